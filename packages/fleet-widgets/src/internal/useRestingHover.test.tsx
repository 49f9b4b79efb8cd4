import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCell } from '../map/cell';
import { useRestingHover } from './useRestingHover';

/** Longer than the mouse has to rest, as where a map is drawn without a graphics card. */
const SLOW_FRAME_MS = 150;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A list whose mouse has rested on a row, and how often what is hovered has changed since. */
function restedOn(id: string) {
  const hovered = createCell<string | undefined>(undefined);
  const { result } = renderHook(() => useRestingHover(hovered));
  result.current(id);
  vi.advanceTimersByTime(2 * SLOW_FRAME_MS);
  expect(hovered.get()).toBe(id);
  const changed = vi.fn();
  hovered.subscribe(changed);
  return { hovered, hover: result.current, changed };
}

test('rows that pass below the mouse change nothing, however long a frame takes', () => {
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work, SLOW_FRAME_MS));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  const { hovered, hover, changed } = restedOn('1');
  for (const id of ['2', '3', '4']) {
    vi.advanceTimersByTime(SLOW_FRAME_MS);
    hover(undefined);
    hover(id);
  }
  expect(changed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2 * SLOW_FRAME_MS);
  expect(hovered.get()).toBe('4');
  expect(changed).toHaveBeenCalledOnce();
});

test('nothing is hovered once the mouse has left the rows', () => {
  const { hovered, hover } = restedOn('1');
  hover(undefined);
  vi.advanceTimersByTime(200);
  expect(hovered.get()).toBeUndefined();
});

test('what is hovered on the map stays when the mouse has left the rows', () => {
  const { hovered, hover } = restedOn('1');
  hover(undefined);
  hovered.set('on the map');
  vi.advanceTimersByTime(200);
  expect(hovered.get()).toBe('on the map');
});
