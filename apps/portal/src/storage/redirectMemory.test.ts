// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localStore } from './localStore';
import { redirectMemory } from './redirectMemory';

beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

it('keeps the page of this tab when another tab writes the shared key', () => {
  redirectMemory.write('/help');
  localStore.write('redirect', '/profile');
  expect(redirectMemory.read()).toBe('/help');
});

it('keeps the page of this tab when another tab removes the shared key', () => {
  redirectMemory.write('/help');
  localStore.remove('redirect');
  expect(redirectMemory.read()).toBe('/help');
});

it('falls back to the shared key in a tab without a page', () => {
  localStore.write('redirect', '/profile');
  expect(redirectMemory.read()).toBe('/profile');
});

describe('a redirect that was followed', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('survives a reload before the tab has reached the page, and is removed later', () => {
    redirectMemory.write('/help');
    redirectMemory.followed();
    expect(redirectMemory.read()).toBe('/help');
    vi.advanceTimersByTime(2_000);
    expect(redirectMemory.read()).toBeNull();
  });

  it('is replaced by another page', () => {
    redirectMemory.write('/help');
    redirectMemory.followed();
    redirectMemory.write('/profile');
    vi.advanceTimersByTime(2_000);
    expect(redirectMemory.read()).toBe('/profile');
  });

  it('is kept when the session ends on that page right after the sign-in', () => {
    redirectMemory.write('/help');
    redirectMemory.followed();
    vi.advanceTimersByTime(500);
    redirectMemory.write('/help');
    vi.advanceTimersByTime(10_000);
    expect(redirectMemory.read()).toBe('/help');
  });
});
