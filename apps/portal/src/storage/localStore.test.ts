// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { localStore, STORAGE_KEYS } from './localStore';

beforeEach(() => localStorage.clear());

describe('the end of a session', () => {
  it('keeps layout, modules, redirect, theme and menu, and removes the other keys', () => {
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

describe('blocked storage', () => {
  const block = () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    }
  };

  it('falls back to memory while the page is open', () => {
    expect(localStore.isKept()).toBe(true);
    block();
    expect(localStore.isKept()).toBe(false);
    localStore.write('lastActivity', '1');
    localStore.write('theme', 'dark');
    expect([localStore.read('lastActivity'), localStore.read('theme')]).toEqual(['1', 'dark']);
    localStore.clearSession();
    expect([localStore.read('lastActivity'), localStore.read('theme')]).toEqual([null, 'dark']);
    localStore.remove('theme');
    expect(localStore.read('theme')).toBeNull();
  });
});
