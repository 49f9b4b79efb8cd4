import { expect, it } from 'vitest';
import { alertTime } from './alertTime';

const NOW = new Date('2026-11-17T15:12:00Z');

it.each([
  ['2026-11-17T15:00:00Z', 'America/Chicago', '09:00 CST'],
  ['2026-11-17T05:30:00Z', 'America/Chicago', 'Nov 16, 23:30 CST'],
  ['2026-11-17T05:30:00Z', 'UTC', '05:30 UTC'],
])('writes %s in %s as %s', (at, timeZone, text) => {
  expect(alertTime(new Date(at), NOW, timeZone, 'en-US')).toBe(text);
});
