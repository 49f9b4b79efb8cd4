// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { localStore } from './localStore';
import { redirectMemory } from './redirectMemory';

beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

it('keeps the place of this tab when another tab writes the shared key', () => {
  redirectMemory.write('/help');
  localStore.write('redirect', '/profile');
  expect(redirectMemory.read()).toBe('/help');
});

it('keeps the place of this tab when another tab takes the shared key away', () => {
  redirectMemory.write('/help');
  localStore.remove('redirect');
  expect(redirectMemory.read()).toBe('/help');
});

it('falls back to the shared key in a tab without a place', () => {
  localStore.write('redirect', '/profile');
  expect(redirectMemory.read()).toBe('/profile');
});

it('is empty after it was followed', () => {
  redirectMemory.write('/help');
  redirectMemory.remove();
  expect(redirectMemory.read()).toBeNull();
});
