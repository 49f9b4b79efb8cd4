import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DurationUnit, joinDuration, readDuration, splitDuration } from './duration';

describe('splitDuration', () => {
  test.each([
    [86_400_000, { amount: 1, unit: 'days' }],
    [172_800_000, { amount: 2, unit: 'days' }],
    [129_600_000, { amount: 36, unit: 'hours' }],
    [3_600_000, { amount: 1, unit: 'hours' }],
    [5_400_000, { amount: 90, unit: 'minutes' }],
    [60_000, { amount: 1, unit: 'minutes' }],
    [90_000, { amount: 2, unit: 'minutes' }],
    [1, { amount: 1, unit: 'minutes' }],
    [0, undefined],
    [-60_000, undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [null, undefined],
    [undefined, undefined],
  ])('splits %j ms into %j', (valueMs, duration) => {
    expect(splitDuration(valueMs)).toEqual(duration);
  });
});

describe('joinDuration', () => {
  test.each([
    ['1', DurationUnit.Days, 86_400_000],
    ['90', DurationUnit.Minutes, 5_400_000],
    [' 48 ', DurationUnit.Hours, 172_800_000],
    ['007', DurationUnit.Minutes, 420_000],
    ['0', DurationUnit.Hours, null],
    ['-5', DurationUnit.Hours, null],
    ['1.5', DurationUnit.Hours, null],
    ['two', DurationUnit.Hours, null],
    ['', DurationUnit.Days, null],
    ['99999999999999', DurationUnit.Days, null],
  ])('joins %j %s to %j ms', (text, unit, valueMs) => {
    expect(joinDuration(text, unit)).toBe(valueMs);
  });
});

const GERMAN = { minutes: 'Minuten', hours: 'Stunden', days: 'Tage' };

test.each([
  ['90 min', { amount: 90, unit: 'minutes' }],
  ['90m', { amount: 90, unit: 'minutes' }],
  [' 2 hrs. ', { amount: 2, unit: 'hours' }],
  ['1 Day', { amount: 1, unit: 'days' }],
  ['3 tage', { amount: 3, unit: 'days' }],
  ['90', undefined],
  ['1.5 h', undefined],
  ['2 weeks', undefined],
  ['two hours', undefined],
  ['', undefined],
])('reads a pasted %j as %j', (text, duration) => {
  expect(readDuration(text, [GERMAN])).toEqual(duration);
});

const anyUnit = fc.constantFrom(...Object.values(DurationUnit));

test('keeps a typed duration when converting it to milliseconds and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), anyUnit, (amount, unit) => {
      const valueMs = joinDuration(String(amount), unit);
      const shown = splitDuration(valueMs);
      expect(shown && joinDuration(String(shown.amount), shown.unit)).toBe(valueMs);
    }),
  );
});

test('shows the largest unit with a whole amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (minutes) => {
      const shown = splitDuration(minutes * 60_000);
      const expected = minutes % 1440 === 0 ? 'days' : minutes % 60 === 0 ? 'hours' : 'minutes';
      expect(shown?.unit).toBe(expected);
    }),
  );
});
