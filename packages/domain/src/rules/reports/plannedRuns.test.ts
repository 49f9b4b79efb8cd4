import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { nextRuns, nextSkipped } from './plannedRuns';
import type { ReportSchedule } from './reportSchedule';

const ZONES = [
  ...['America/Los_Angeles', 'America/New_York', 'America/St_Johns', 'Europe/Berlin', 'Asia/Kolkata'],
  ...['Australia/Lord_Howe', 'Africa/Casablanca', 'Pacific/Auckland', 'UTC'],
];
const schedules: fc.Arbitrary<ReportSchedule> = fc
  .record({
    frequency: fc.constantFrom('daily', 'weekly', 'semiMonthly', 'monthly'),
    timeZone: fc.constantFrom(...ZONES),
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
    times: fc.uniqueArray(
      fc
        .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 15, 30, 59))
        .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`),
      { minLength: 1, maxLength: 3 },
    ),
  })
  .map(({ frequency, weekdays, ...rest }) => ({
    ...rest,
    frequency,
    weekdays: frequency === 'weekly' ? weekdays : [],
  }));
const instants = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });

/** The next runs by another implementation of calendars and zones. */
function oracle({ frequency, timeZone, weekdays, times }: ReportSchedule, after: Date, count: number): string[] {
  const found: bigint[] = [];
  const from = BigInt(after.getTime()) * 1_000_000n;
  let day = Temporal.Instant.fromEpochMilliseconds(after.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  day = day.subtract({ days: 1 });
  for (let days = 0; found.length < count + 3 * times.length && days < 800; days++, day = day.add({ days: 1 })) {
    const isLast = day.day === day.daysInMonth;
    const runs =
      frequency === 'daily' ||
      (frequency === 'weekly' && weekdays.includes(day.dayOfWeek - 1)) ||
      (frequency === 'monthly' && isLast) ||
      (frequency === 'semiMonthly' && (isLast || day.day === 15));
    if (!runs) continue;
    for (const time of times) {
      const wall = day.toPlainDateTime(Temporal.PlainTime.from(time));
      const zoned = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
      // A time that the clocks skip is moved, so it isn't on the clock.
      if (zoned.toPlainDateTime().equals(wall) && zoned.epochNanoseconds > from) found.push(zoned.epochNanoseconds);
    }
  }
  return found
    .sort((a, b) => (a < b ? -1 : 1))
    .slice(0, count)
    .map((at) => new Date(Number(at / 1_000_000n)).toISOString());
}

describe('next runs', () => {
  it('are those of another calendar, grow, and keep their wall time', () => {
    fc.assert(
      fc.property(schedules, instants, (schedule, after) => {
        const found = nextRuns(schedule, after, 6).map(({ at }) => at.toISOString());
        expect(found).toEqual(oracle(schedule, after, 6));
        expect([...found].sort()).toEqual(found);
        expect(new Set(found).size).toBe(found.length);
      }),
      { numRuns: 150 },
    );
  });

  const chicago = { frequency: 'daily', timeZone: 'America/Chicago', weekdays: [] } as const;
  it.each([
    [
      'skips a time that the clocks skip',
      '02:30',
      '2027-03-13T00:00:00Z',
      ['2027-03-13T08:30:00.000Z', '2027-03-15T07:30:00.000Z'],
    ],
    [
      'runs once, at the first, where a time occurs twice',
      '01:30',
      '2026-11-01T00:00:00Z',
      ['2026-11-01T06:30:00.000Z', '2026-11-02T07:30:00.000Z'],
    ],
  ])('%s', (_, time, after, expected) => {
    const runs = nextRuns({ ...chicago, times: [time] }, new Date(after), 2);
    expect(runs.map(({ at }) => at.toISOString())).toEqual(expected);
  });

  it('say what the clocks and the calendar do', () => {
    const twice = nextRuns({ ...chicago, times: ['01:30'] }, new Date('2026-10-31T12:00:00Z'), 2);
    expect(twice.map(({ remarks }) => remarks)).toEqual([['occursTwice'], []]);
    const months = { ...chicago, frequency: 'monthly', times: ['06:00'] } as const;
    const ends = nextRuns(months, new Date('2027-01-02T00:00:00Z'), 3);
    expect(ends.map(({ day, remarks }) => [day.month, day.day, ...remarks])).toEqual([
      [1, 31],
      [2, 28, 'lastDay'],
      [3, 31],
    ]);
    const skipped = nextSkipped({ ...chicago, times: ['02:30'] }, new Date('2026-11-20T00:00:00Z'), 400 * 86_400_000);
    expect(skipped?.day).toEqual({ year: 2027, month: 3, day: 14 });
    expect(
      nextSkipped({ ...chicago, times: ['12:00'] }, new Date('2026-11-20T00:00:00Z'), 400 * 86_400_000),
    ).toBeUndefined();
  });
});
