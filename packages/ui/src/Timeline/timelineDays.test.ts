import { expect, test } from 'vitest';
import { daysBetween, dayWriter, groupByDay } from './timelineDays';

const at = (iso: string) => ({ at: new Date(iso) });

test('groups events by days of the time zone, not of UTC', () => {
  const events = [at('2026-11-20T07:00:00Z'), at('2026-11-20T05:59:00Z'), at('2026-11-19T14:00:00Z')];
  const days = (zone: string) =>
    groupByDay(events, dayWriter(zone)).map(({ day, events: { length } }) => [day, length]);
  expect(days('America/Chicago')).toEqual([
    ['2026-11-20', 1],
    ['2026-11-19', 2],
  ]);
  expect(days('UTC')).toEqual([
    ['2026-11-20', 2],
    ['2026-11-19', 1],
  ]);
});

test('returns no days without events', () => {
  expect(groupByDay([], dayWriter('UTC'))).toEqual([]);
});

test.each([
  ['2026-11-19', '2026-11-19', 0],
  ['2026-11-19', '2026-11-20', 1],
  // The clocks are set back in between: that day has 25 hours.
  ['2026-10-31', '2026-11-02', 2],
  ['2026-11-20', '2026-11-19', -1],
])('from %s to %s, counts %i days', (earlier, later, days) => {
  expect(daysBetween(earlier, later)).toBe(days);
});
