import { expect, test } from 'vitest';
import { isoDay, localDate, readTypedDate, writeTypedDate } from './typedDate';

test.each([
  ['11/1/2026', '2026-11-01'],
  ['1/9/2026', '2026-01-09'],
  [' 02/28/2026 ', '2026-02-28'],
  ['2/29/2028', '2028-02-29'],
  ['2/29/2026', undefined],
  ['13/1/2026', undefined],
  ['0/1/2026', undefined],
  ['4/31/2026', undefined],
  ['11/1/26', undefined],
  ['2026-11-01', undefined],
  ['yesterday', undefined],
  ['', undefined],
])('%j is the day %j', (typed, day) => {
  expect(readTypedDate(typed)).toBe(day);
});

test.each([
  ['2026-11-01', '11/1/2026'],
  ['0999-01-31', '1/31/0999'],
  [null, ''],
  ['', ''],
])('the day %j is written %j', (day, written) => {
  expect(writeTypedDate(day)).toBe(written);
});

test.each(['2026-01-01', '2026-03-29', '2026-12-31'])('%s survives the way through a local date', (day) => {
  expect(isoDay(localDate(day))).toBe(day);
});
