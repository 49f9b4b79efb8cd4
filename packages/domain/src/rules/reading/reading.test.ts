import { expect, test } from 'vitest';
import { readingOf } from './reading';

const NOW = new Date('2026-11-17T10:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const DAY = 24 * 60;

test.each([
  ['position', true, 15, 'fresh'],
  ['position', true, 15.01, 'stale'],
  ['position', false, 3 * DAY, 'fresh'],
  ['position', false, 3 * DAY + 1, 'stale'],
  ['abs', true, 60, 'fresh'],
  ['abs', true, 61, 'stale'],
  ['abs', false, 61, 'fresh'],
  ['reefer', false, 61, 'stale'],
  ['deviceBattery', true, 2 * DAY, 'fresh'],
  ['deviceBattery', true, 2 * DAY + 1, 'stale'],
] as const)('%s, tethered %s, %d minutes old: %s', (kind, tethered, minutes, state) => {
  const reading = readingOf({ kind, installed: true, value: 0, reportedAt: minutesAgo(minutes), tethered, now: NOW });
  expect(reading).toMatchObject({ state, value: 0, ageMs: minutes * 60_000 });
});

test.each([
  ['a sensor that is not installed, even with an old value', false, 12.4, minutesAgo(1), { state: 'notInstalled' }],
  ['no value', true, null, minutesAgo(1), { state: 'missing' }],
  ['no time', true, 12.4, undefined, { state: 'missing' }],
])('%s', (_, installed, value, reportedAt, expected) => {
  const input = { kind: 'trailerBattery', installed, value, reportedAt, tethered: true, now: NOW } as const;
  expect(readingOf(input)).toEqual(expected);
});

test('treats a time in the future as just now', () => {
  const input = { kind: 'door', installed: true, value: 'open', tethered: true, now: NOW } as const;
  expect(readingOf({ ...input, reportedAt: minutesAgo(-5) })).toMatchObject({ state: 'fresh', ageMs: 0 });
});
