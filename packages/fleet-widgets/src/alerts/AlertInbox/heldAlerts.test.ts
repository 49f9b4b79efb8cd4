import type { Alert } from '@gladhand/domain/alerts';
import { expect, it } from 'vitest';
import { hold, refreshed, waitingCount, withoutGone } from './heldAlerts';

const alert = (id: string, version = 1) => ({ id, version }) as Alert;
const HELD = hold('attention', [alert('a'), alert('b')]);
const FRESH = [alert('new'), alert('b', 2)];

it('keeps rows in place, with their present state', () => {
  expect(refreshed(HELD, FRESH).alerts).toEqual([alert('a'), alert('b', 2)]);
  expect(waitingCount(HELD, FRESH)).toBe(1);
});

it('drops what is gone, and still lets new ones wait', () => {
  expect(withoutGone(refreshed(HELD, FRESH), FRESH).alerts).toEqual([alert('b', 2)]);
});

it('is the same object if nothing has changed', () => {
  expect(refreshed(HELD, HELD.alerts)).toBe(HELD);
  expect(withoutGone(HELD, HELD.alerts)).toBe(HELD);
});
