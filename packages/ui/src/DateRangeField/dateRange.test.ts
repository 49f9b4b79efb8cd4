import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DatePreset, daysBetween, writeRange } from './dateRange';

const names = { all: 'All', '24h': 'Last 24 Hours', '7d': 'Last 7 Days', '14d': 'Last 14 Days', '31d': 'Last 31 Days' };

test.each([
  [{ preset: DatePreset.TwoWeeks }, 'Last 14 Days'],
  [{ from: '2026-11-01', to: '2026-11-09' }, '11/1/2026 – 11/9/2026'],
  [{ from: '2026-11-01', to: '2026-11-01' }, '11/1/2026'],
  [null, ''],
])('writes %j as %j', (range, text) => {
  expect(writeRange(range, names)).toBe(text);
});

test.each([
  [null, '2026-11-01'],
  ['2026-11-01', null],
  [null, null],
])('has no range from %j to %j', (one, other) => {
  expect(daysBetween(one, other)).toBeUndefined();
});

const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });

test('accepts both days in either order', () => {
  fc.assert(
    fc.property(day, day, (a, b) => {
      const [one, other] = [a.toISOString().slice(0, 10), b.toISOString().slice(0, 10)];
      const range = daysBetween(one, other);
      expect(range).toEqual(daysBetween(other, one));
      expect(range && range.from <= range.to).toBe(true);
    }),
  );
});
