// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { localStore, STORAGE_KEYS } from './localStore';

beforeEach(() => localStorage.clear());

describe('the end of a session', () => {
  it('keeps layout, modules, redirect, theme and menu, and takes everything else of ours', () => {
    for (const { name } of Object.values(STORAGE_KEYS)) localStorage.setItem(name, 'x');
    localStorage.setItem('gladhand.ofAnOlderVersion', 'x');
    localStorage.setItem('somebodyElses', 'x');
    localStore.clearSession();
    const kept = Object.values(STORAGE_KEYS).flatMap((key) => (key.kept ? [key.name] : []));
    expect(Object.keys(localStorage).sort()).toEqual([...kept, 'somebodyElses'].sort());
    expect(kept).not.toContain(STORAGE_KEYS.lastActivity.name);
  });
});

it('has no key that could hold a secret', () => {
  for (const name of Object.keys(STORAGE_KEYS)) expect(name).not.toMatch(/token|password|secret|email|session/i);
});
