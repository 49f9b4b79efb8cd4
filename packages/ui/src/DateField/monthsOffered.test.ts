import { expect, test } from 'vitest';
import { monthsOffered } from './monthsOffered';
import { isoDay } from './typedDate';

const today = '2026-11-17';

test.each([
  ['no limits', undefined, undefined, today, '1926-01-01', '2046-12-01'],
  ['both limits', '2024-03-05', '2026-11-17', today, '2024-03-05', '2026-11-17'],
  ['a day far in the future', undefined, undefined, '2060-05-01', '1926-01-01', '2080-12-01'],
  ['a day far in the past', undefined, today, '1901-05-01', '1801-01-01', today],
])('offers the expected months with %s', (_, min, max, shown, first, last) => {
  const { startMonth, endMonth } = monthsOffered({ min, max, today, shown });
  expect([isoDay(startMonth), isoDay(endMonth)]).toEqual([first, last]);
});
