import { describe, expect, it } from 'vitest';
import { isPublicPath, paths, safeRedirect } from './paths';

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
    !['/fleet', '/help', '/tracking', '/control'].some((start) => path.startsWith(start)),
  );
});
