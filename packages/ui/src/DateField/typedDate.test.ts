import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasShortYear, isoDay, localDate, readTypedDate, writeTypedDate } from './typedDate';

test.each([
  ['11/1/2026', '2026-11-01'],
  ['1/9/2026', '2026-01-09'],
  [' 02/28/2026 ', '2026-02-28'],
  ['2/29/2028', '2028-02-29'],
  ['2/29/2026', undefined],
  ['13/1/2026', undefined],
  ['0/1/2026', undefined],
  ['4/31/2026', undefined],
  ['11.1.2026', '2026-11-01'],
  ['11,1,2026', '2026-11-01'],
  ['11-1-2026', '2026-11-01'],
  ['11 1  2026', undefined],
  ['11 1 2026', '2026-11-01'],
  ['11012026', '2026-11-01'],
  ['02302026', undefined],
  ['1112026', undefined],
  ['2026-11-01', '2026-11-01'],
  ['2026-11-1', undefined],
  ['2026-13-01', undefined],
  ['11/1/26', '2026-11-01'],
  ['2/29/00', '2000-02-29'],
  ['1/1/69', '2069-01-01'],
  ['1/1/70', '1970-01-01'],
  ['11/1/226', undefined],
  ['11/1-2026', undefined],
  ['yesterday', undefined],
  ['', undefined],
])('reads %j as %j', (typed, day) => {
  expect(readTypedDate(typed)).toBe(day);
});

test.each([
  ['2026-11-01', '11/1/2026'],
  ['0999-01-31', '1/31/0999'],
  [null, ''],
  ['', ''],
])('writes %j as %j', (day, written) => {
  expect(writeTypedDate(day)).toBe(written);
});

test.each(['2026-01-01', '2026-03-29', '2026-12-31'])('keeps %s when converting it to a local date and back', (day) => {
  expect(isoDay(localDate(day))).toBe(day);
});

test.each([
  ['11/1/20', true],
  ['11/1/2026', false],
  ['2026-11-01', false],
  ['11/1/2', false],
])('detects a two-digit year in %j: %j', (typed, short) => {
  expect(hasShortYear(typed)).toBe(short);
});

test('reads a written date as the same day, with any separator', () => {
  const days = fc.date({ min: new Date('0100-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.constantFrom('/', '.', ',', '-', ' '), (date, between) => {
      const day = date.toISOString().slice(0, 10);
      const written = writeTypedDate(day);
      expect(readTypedDate(written)).toBe(day);
      expect(readTypedDate(written.replaceAll('/', between))).toBe(day);
      expect(readTypedDate(day)).toBe(day);
    }),
  );
});
