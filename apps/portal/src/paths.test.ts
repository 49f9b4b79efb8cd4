import { describe, expect, it } from 'vitest';
import { historyPath, isHistory, isPublicPath, paths, safeRedirect, settingsPaths, withoutHistory } from './paths';

describe('the history', () => {
  it('keeps what the tracking screen has in its query, and gives it back', () => {
    const path = historyPath('1UYV', { days: '7' }, 'q=R-22&from=100&view=history&first=2026-11-01&last=2026-11-02');
    expect(path).toBe('/tracking/1UYV?q=R-22&from=100&view=history&days=7');
    const { searchParams } = new URL(path, 'https://portal.invalid');
    expect(isHistory(searchParams)).toBe(true);
    expect(withoutHistory(searchParams.toString())).toBe('q=R-22&from=100');
    expect(isHistory(new URLSearchParams('view=map'))).toBe(false);
  });
});

describe('safeRedirect', () => {
  it.each([
    ['/fleet/currentFleetStatus?status=critical', '/fleet/currentFleetStatus?status=critical'],
    ['/no/such/page', '/no/such/page'],
    [null, undefined],
    ['', undefined],
    ['/', undefined],
    ['/forgotPassword', undefined],
    ['//evil.example/x', undefined],
    ['/\\evil.example', undefined],
    ['https://evil.example', undefined],
    ['javascript:alert(1)', undefined],
  ])('%j leads to %j', (stored, target) => {
    expect(safeRedirect(stored)).toBe(target);
  });
});

it.each(Object.values(paths))('%s is public only when it is an account screen', (path) => {
  expect(isPublicPath(path)).toBe(
    !['/fleet', '/help', '/tracking', '/control', ...settingsPaths].some((start) => path.startsWith(start)),
  );
});
