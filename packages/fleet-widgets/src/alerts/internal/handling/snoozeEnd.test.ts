import { expect, it } from 'vitest';
import { snoozeEnd } from './snoozeEnd';

it.each([
  ['1', '2026-11-17T15:12:00Z', '2026-11-17T16:12:00.000Z'],
  ['4', '2026-11-17T15:12:00Z', '2026-11-17T19:12:00.000Z'],
  ['tomorrow', '2026-11-17T15:12:00Z', '2026-11-18T14:00:00.000Z'],
  ['tomorrow', '2026-11-18T05:30:00Z', '2026-11-18T14:00:00.000Z'],
  ['tomorrow', '2026-10-31T15:00:00Z', '2026-11-01T14:00:00.000Z'],
  ['tomorrow', '2026-10-30T15:00:00Z', '2026-10-31T13:00:00.000Z'],
])('snoozes for %s at %s until %s in Chicago', (choice, now, until) => {
  expect(snoozeEnd(choice, new Date(now), 'America/Chicago').toISOString()).toBe(until);
});
