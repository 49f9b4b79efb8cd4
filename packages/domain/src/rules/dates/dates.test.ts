import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDayOf, compareDays, dayBounds, isFutureDay, parseCalendarDay } from './calendarDay';
import { formatDate, zoneOffsetMinutes } from './formatDate';

const AT = new Date('2026-01-05T03:07:09Z');

test.each([
  ['shortDateTime', 'America/Chicago', '01/04/26 21:07 CST'],
  ['spokenDateTime', 'America/Chicago', '1/4/26 9:07 PM CST'],
  ['longDateTime', 'America/Chicago', '01/04/2026 09:07 PM CST'],
  ['iso', 'America/Chicago', '2026-01-04T21:07:09-06:00'],
  ['iso', 'UTC', '2026-01-05T03:07:09+00:00'],
  ['iso', 'America/St_Johns', '2026-01-04T23:37:09-03:30'],
  ['fileDate', 'UTC', '01-05-2026'],
  ['date', 'America/Chicago', '01/04/2026'],
] as const)('formats %s in %s as %s', (format, zone, text) => expect(formatDate(AT, format, zone)).toBe(text));

test('formats midnight and noon', () => {
  expect(formatDate(new Date('2026-07-01T00:00:00Z'), 'spokenDateTime', 'UTC')).toBe('7/1/26 12:00 AM UTC');
  expect(formatDate(new Date('2026-07-01T00:00:00Z'), 'shortDateTime', 'UTC')).toBe('07/01/26 00:00 UTC');
  expect(formatDate(new Date('2026-07-01T12:00:00Z'), 'longDateTime', 'UTC')).toBe('07/01/2026 12:00 PM UTC');
});

test('changes the abbreviation of the zone with the season', () => {
  expect(formatDate(new Date('2026-07-01T12:00:00Z'), 'shortDateTime', 'America/Denver')).toContain('MDT');
  expect(zoneOffsetMinutes(new Date('2026-07-01T12:00:00Z'), 'America/Phoenix')).toBe(-420);
});

test('treats empty and invalid values as missing', () => {
  expect(formatDate(null, 'date', 'UTC')).toBe('-');
  expect(formatDate(new Date(Number.NaN), 'date', 'UTC', 'N/A')).toBe('N/A');
});

describe('parseCalendarDay', () => {
  test.each([
    ['1/2/2026', { year: 2026, month: 1, day: 2 }],
    [' 01/02/2026 ', { year: 2026, month: 1, day: 2 }],
    ['2/29/2028', { year: 2028, month: 2, day: 29 }],
    ['2/29/2026', undefined],
    ['13/1/2026', undefined],
    ['0/1/2026', undefined],
    ['1/2/26', undefined],
    ['2026-01-02', undefined],
    ['', undefined],
  ])('parses %s', (text, day) => expect(parseCalendarDay(text)).toEqual(day));

  test('compares days', () => {
    const day = { year: 2026, month: 5, day: 31 };
    expect(compareDays(day, { year: 2026, month: 6, day: 1 })).toBe(-1);
    expect(compareDays(day, day)).toBe(0);
    expect(isFutureDay({ year: 2026, month: 1, day: 5 }, AT, 'America/Chicago')).toBe(true);
    expect(isFutureDay({ year: 2026, month: 1, day: 5 }, AT, 'UTC')).toBe(false);
  });
});

describe('dayBounds', () => {
  test.each([
    ['an ordinary day', 'America/Chicago', [2026, 1, 5], '2026-01-05T06:00:00.000Z', 24],
    ['a day when clocks go forward', 'America/Chicago', [2026, 3, 8], '2026-03-08T06:00:00.000Z', 23],
    ['a day when clocks go back', 'America/Chicago', [2026, 11, 1], '2026-11-01T05:00:00.000Z', 25],
    ['a day without daylight saving time', 'America/Phoenix', [2026, 3, 8], '2026-03-08T07:00:00.000Z', 24],
    ['a day without midnight', 'America/Santiago', [2026, 9, 6], '2026-09-06T04:00:00.000Z', 23],
    ['a day with two midnights', 'America/Havana', [2026, 11, 1], '2026-11-01T04:00:00.000Z', 25],
    ['the last day of a year', 'Pacific/Auckland', [2026, 12, 31], '2026-12-30T11:00:00.000Z', 24],
  ] as const)('returns the bounds of %s in %s', (_, zone, [year, month, day], from, hours) => {
    const bounds = dayBounds({ year, month, day }, zone);
    expect(bounds.from.toISOString()).toBe(from);
    expect((bounds.before.getTime() - bounds.from.getTime()) / 3_600_000).toBe(hours);
  });

  test('include every instant of the day', () => {
    const zone = fc.constantFrom('America/New_York', 'America/Havana', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC');
    const instant = fc.date({ min: new Date('2015-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(zone, instant, (timeZone, at) => {
        const { from, before } = dayBounds(calendarDayOf(at, timeZone), timeZone);
        expect(from.getTime()).toBeLessThanOrEqual(at.getTime());
        expect(before.getTime()).toBeGreaterThan(at.getTime());
      }),
    );
  });
});
