import { expect, test } from 'vitest';
import { instantOf, lastDayOfMonth, weekdayOf } from './wallTime';

test.each([
  [[2026, 1, 5], '06:30', 'America/Los_Angeles', '2026-01-05T14:30:00.000Z'],
  [[2026, 3, 8], '02:30', 'America/Los_Angeles', undefined],
  [[2026, 3, 8], '03:00', 'America/Los_Angeles', '2026-03-08T10:00:00.000Z'],
  [[2026, 11, 1], '01:30', 'America/Los_Angeles', '2026-11-01T08:30:00.000Z'],
  [[2026, 11, 1], '02:00', 'America/Los_Angeles', '2026-11-01T10:00:00.000Z'],
  [[2026, 3, 8], '02:30', 'America/Phoenix', '2026-03-08T09:30:00.000Z'],
  [[2026, 1, 5], '24:00', 'UTC', undefined],
  [[2026, 1, 5], '6:30', 'UTC', undefined],
] as const)('%j %s in %s is %s', ([year, month, day], time, zone, expected) =>
  expect(instantOf({ year, month, day }, time, zone)?.toISOString()).toBe(expected),
);

test.each([
  [2026, 2, 28],
  [2028, 2, 29],
  [2026, 4, 30],
  [2026, 12, 31],
])('the last day of %i-%i is %i', (year, month, day) => expect(lastDayOfMonth(year, month)).toBe(day));

test.each([
  [2026, 11, 16, 0],
  [2026, 11, 22, 6],
])('%i-%i-%i is weekday %i', (year, month, day, expected) => expect(weekdayOf({ year, month, day })).toBe(expected));
