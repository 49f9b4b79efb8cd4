import { expect, it } from 'vitest';
import { chartSpan } from './chartSpan';

const at = (hours: number) => new Date(Date.UTC(2026, 10, 24, hours)).toISOString();
const NOW = new Date(at(20));

it.each([
  ['that holds', at(17), null, [8, 20]],
  ['that has held for long', at(2), null, [0, 20]],
  ['that ended just now', at(17), at(19.5), [8, 20]],
  ['that ended a while ago', at(3), at(5), [-6, 6]],
])('shows an alert %s', (_, since, endedAt, [from = 0, to = 0]) => {
  expect(chartSpan({ since, endedAt }, NOW)).toEqual({ fromMs: Date.parse(at(from)), toMs: Date.parse(at(to)) });
});
