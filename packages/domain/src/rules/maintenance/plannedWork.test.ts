import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dueWork,
  monthsAfter,
  stateBeganOn,
  type WorkBase,
  type WorkIntervals,
  type WorkReadings,
} from './plannedWork';

const NEVER: WorkIntervals = { everyMonths: null, everyMiles: null, everyEngineHours: null };
const yearly: WorkIntervals = { ...NEVER, everyMonths: 12 };
const base: WorkBase = { on: '2026-01-31', miles: 10_000, engineHours: 100 };
const nothing: Omit<WorkReadings, 'today'> = { miles: null, engineHours: null };

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-11-15', 3, '2027-02-15'],
  ['2026-12-31', 2, '2027-02-28'],
])('%s and %d months is %s', (day, months, expected) => expect(monthsAfter(day, months)).toBe(expected));

describe('a date', () => {
  it.each([
    ['2026-12-31', 'notDue', 31],
    ['2027-01-01', 'dueSoon', 30],
    ['2027-01-31', 'dueSoon', 0],
    ['2027-02-01', 'overdue', -1],
  ])('on %s is %s with %d days left', (today, state, daysLeft) =>
    expect(dueWork(yearly, base, { today, ...nothing })).toMatchObject({ state, daysLeft, dueOn: '2027-01-31' }),
  );

  it('of a short interval has a shorter lead', () => {
    const monthly = { ...NEVER, everyMonths: 1 };
    expect(dueWork(monthly, base, { today: '2026-02-20', ...nothing }).state).toBe('notDue');
    expect(dueWork(monthly, base, { today: '2026-02-21', ...nothing }).state).toBe('dueSoon');
  });

  it('began to be due soon or overdue on a day', () => {
    expect(stateBeganOn(yearly, base, 'dueSoon')).toBe('2027-01-01');
    expect(stateBeganOn(yearly, base, 'overdue')).toBe('2027-02-01');
    expect(stateBeganOn({ ...NEVER, everyMiles: 500 }, base, 'overdue')).toBeNull();
  });
});

describe('miles and engine hours', () => {
  const today = '2026-02-01';
  it.each<[Partial<WorkIntervals>, Partial<WorkReadings>, object]>([
    [{ everyMiles: 25_000 }, { miles: 33_999 }, { state: 'notDue', milesLeft: 1_001 }],
    [{ everyMiles: 25_000 }, { miles: 34_580 }, { state: 'dueSoon', milesLeft: 420 }],
    [{ everyMiles: 25_000 }, { miles: 35_000 }, { state: 'overdue', milesLeft: 0 }],
    [{ everyMiles: 2_000 }, { miles: 11_499 }, { state: 'notDue' }],
    [{ everyEngineHours: 1_500 }, { engineHours: 1_700 }, { state: 'overdue', engineHoursLeft: -100 }],
    // Whichever comes first.
    [{ everyMonths: 12, everyMiles: 25_000 }, { miles: 40_000 }, { state: 'overdue', daysLeft: 364 }],
  ])('%o with %o is %o', (intervals, readings, expected) =>
    expect(dueWork({ ...NEVER, ...intervals }, base, { today, ...nothing, ...readings })).toMatchObject(expected),
  );

  it.each<[string, WorkBase, Partial<WorkReadings>]>([
    ['without a reading', base, {}],
    ['without one at its base', { ...base, miles: null }, { miles: 10_000 }],
    ['of an odometer that was replaced', base, { miles: 12 }],
  ])('%s are not judged and not good', (_, from, readings) =>
    expect(dueWork({ ...NEVER, everyMiles: 25_000 }, from, { today, ...nothing, ...readings })).toMatchObject({
      ...{ state: null, milesLeft: null, unjudged: ['miles'] },
    }),
  );

  it('that are not known leave the date to decide', () =>
    expect(dueWork({ ...yearly, everyEngineHours: 500 }, base, { today, ...nothing })).toMatchObject({
      ...{ state: 'notDue', unjudged: ['engineHours'] },
    }));
});

const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const maybe = (max: number) => fc.option(fc.integer({ min: 1, max }));
const RANK = { notDue: 0, dueSoon: 1, overdue: 2 };

it('never gets better as time passes and readings grow', () =>
  fc.assert(
    fc.property(
      fc.record({ everyMonths: maybe(60), everyMiles: maybe(100_000), everyEngineHours: maybe(5_000) }),
      days,
      days,
      days,
      fc.nat(200_000),
      fc.nat(200_000),
      (intervals, on, one, other, miles, further) => {
        const [today, later] = [one, other].sort();
        if (!today || !later) return;
        const from = { on, miles: 0, engineHours: 0 };
        const before = dueWork(intervals, from, { today, miles, engineHours: miles }).state;
        const reading = miles + further;
        const after = dueWork(intervals, from, { today: later, miles: reading, engineHours: reading }).state;
        if (before === null || after === null) expect(after).toBe(before);
        else expect(RANK[after]).toBeGreaterThanOrEqual(RANK[before]);
      },
    ),
  ));

it('a month later is the same day or the last of its month', () =>
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 240 }), (day, months) => {
      const later = monthsAfter(day, months);
      const count = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
      expect(count(later) - count(day)).toBe(months);
      const next = new Date(Date.parse(later) + 86_400_000).toISOString().slice(8, 10);
      expect(later.slice(8) === day.slice(8) || next === '01').toBe(true);
    }),
  ));
