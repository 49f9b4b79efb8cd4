import { isPublic } from '@gladhand/domain';
import { describe, expect, it } from 'vitest';
import { isPublicPath, safeRedirect } from './publicPaths';
import { SCREENS } from './screens';

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

it.each(SCREENS.map(({ path, id }) => [path, id] as const))(
  '%s is public only if its permission is public',
  (path, id) => expect(isPublicPath(path)).toBe(isPublic(`screen:${id}`)),
);
