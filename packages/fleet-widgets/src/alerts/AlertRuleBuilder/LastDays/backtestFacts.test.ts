import type { AlertFiring } from '@gladhand/domain/alerts';
import { expect, it } from 'vitest';
import { backtestFacts } from './backtestFacts';

const ZONE = 'America/Chicago';
const NOW = new Date('2026-11-24T20:02:00Z');
const HOUR_MS = 3_600_000;

const firing = (unitId: string, since: string, endedAt: string | null): AlertFiring => ({
  ...{ vin: `VIN-${unitId}`, unitId, geofence: null, since, endedAt },
});
const factsOf = (firings: readonly AlertFiring[], days = 30) =>
  backtestFacts(firings, { now: NOW, days, timeZone: ZONE });

it('counts by the local day on which an alert begins, also over the end of daylight saving time', () => {
  const { perDay, busiest } = factsOf([
    // The evening before in Chicago.
    firing('A', '2026-11-24T05:30:00Z', null),
    firing('A', '2026-11-24T06:00:00Z', null),
    firing('B', '2026-11-24T20:00:00Z', null),
    // November 1 has 25 hours there.
    firing('B', '2026-11-02T05:59:00Z', null),
  ]);
  expect(perDay).toHaveLength(31);
  expect(perDay[0]?.day).toBe('2026-10-25');
  expect(perDay.filter(({ count }) => count > 0)).toEqual([
    { day: '2026-11-01', count: 1 },
    { day: '2026-11-23', count: 1 },
    { day: '2026-11-24', count: 2 },
  ]);
  expect(new Set(perDay.map(({ day }) => day)).size).toBe(31);
  expect(busiest).toBe(2);
});

it('lists the newest first, and the trailers with the most', () => {
  const { newestFirst, subjects } = factsOf([
    firing('B', '2026-11-20T10:00:00Z', null),
    firing('C', '2026-11-22T10:00:00Z', null),
    firing('A', '2026-11-21T10:00:00Z', null),
    firing('C', '2026-11-23T10:00:00Z', null),
  ]);
  expect(newestFirst.map(({ unitId }) => unitId)).toEqual(['C', 'C', 'A', 'B']);
  expect(subjects.map(({ subject, count }) => [subject.unitId, count])).toEqual([
    ['C', 2],
    ['A', 1],
    ['B', 1],
  ]);
});

it('takes the longest and the middle one of those that last, until now if they hold', () => {
  const since = '2026-11-24T10:02:00Z';
  const event = firing('E', since, since);
  expect(factsOf([event]).durations).toBeUndefined();
  expect(
    factsOf([
      event,
      firing('A', since, '2026-11-24T11:02:00Z'),
      firing('B', since, '2026-11-24T13:02:00Z'),
      firing('C', since, null),
      firing('D', since, '2026-11-24T15:02:00Z'),
    ]).durations,
  ).toEqual({ longestMs: 10 * HOUR_MS, medianMs: 4 * HOUR_MS });
});

it('has nothing to say about nothing', () => {
  expect(factsOf([], 1)).toMatchObject({ busiest: 0, newestFirst: [], subjects: [], durations: undefined });
});
