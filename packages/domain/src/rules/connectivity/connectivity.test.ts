import { expect, test } from 'vitest';
import { dwellMs, trailerAgeYears, untetheredDays } from '../tether/durations';
import { connectivityOf, DAY_MS, isRecent, newestOf } from './connectivity';

const NOW = new Date('2026-11-17T10:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

test.each([
  [0, 'tethered', 'GOOD'],
  [2, 'tethered', 'GOOD'],
  [2.01, 'tethered', 'CAUTION'],
  [2.01, 'untethered', 'GOOD'],
  [3, 'untethered', 'GOOD'],
  [3.01, 'untethered', 'CAUTION'],
  [2.5, null, 'GOOD'],
  [9.99, 'tethered', 'CAUTION'],
  [10, 'tethered', 'CRITICAL'],
  [10, 'untethered', 'CRITICAL'],
  [-1, 'tethered', 'GOOD'],
] as const)('%s days ago, %s: %s', (days, tethered, expected) =>
  expect(connectivityOf({ newestReport: daysAgo(days), tetheredStatus: tethered, simStatus: 'activated' }, NOW)).toBe(
    expected,
  ),
);

test('is NA for a trailer that has never reported', () => {
  const never = { tetheredStatus: 'tethered', simStatus: null };
  expect(connectivityOf({ ...never, newestReport: null }, NOW)).toBe('NA');
  expect(connectivityOf({ ...never, newestReport: newestOf([null, undefined]) }, NOW)).toBe('NA');
});

test.each([[0], [5], [400], [null]])('is suspended with a suspended SIM, %s days after the last report', (days) => {
  const newestReport = days === null ? null : daysAgo(days);
  expect(connectivityOf({ newestReport, tetheredStatus: 'tethered', simStatus: 'suspended' }, NOW)).toBe('SUSPENDED');
});

test('uses the newest of several reports', () => {
  expect(newestOf([daysAgo(4), null, daysAgo(1), daysAgo(2)])).toEqual(daysAgo(1));
});

test('counts time spans, not calendar days, for recent reports', () => {
  expect(isRecent(daysAgo(2), 2 * DAY_MS, NOW)).toBe(true);
  expect(isRecent(daysAgo(2.001), 2 * DAY_MS, NOW)).toBe(false);
  expect(isRecent(null, 2 * DAY_MS, NOW)).toBe(false);
});

test('never returns a negative duration, and keeps an unknown one absent', () => {
  expect(untetheredDays(daysAgo(1.5), NOW)).toBe(1.5);
  expect(untetheredDays(daysAgo(-1), NOW)).toBe(0);
  expect(untetheredDays(null, NOW)).toBeUndefined();
  expect(dwellMs(daysAgo(1), NOW)).toBe(DAY_MS);
  expect(dwellMs(undefined, NOW)).toBeUndefined();
});

test.each([
  [2020, 6],
  [2025, 1],
  [2026, 0],
  [2027, 0],
  [null, undefined],
])('a trailer of model year %s is %s years old', (modelYear, age) => {
  expect(trailerAgeYears(modelYear, NOW)).toBe(age);
});
