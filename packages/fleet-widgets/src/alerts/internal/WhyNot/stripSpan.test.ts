import { expect, it } from 'vitest';
import { stripSpan } from './stripSpan';

it.each([
  ['2026-11-17T15:17:00Z', '2026-11-17T06:00:00.000Z', 24],
  ['2026-11-18T05:59:59Z', '2026-11-17T06:00:00.000Z', 24],
  ['2026-11-01T12:00:00Z', '2026-11-01T05:00:00.000Z', 25],
  ['2026-03-08T12:00:00Z', '2026-03-08T06:00:00.000Z', 23],
])('is the day of %s in Chicago', (at, start, hours) => {
  const { from, to } = stripSpan(new Date(at), 'America/Chicago');
  expect([from.toISOString(), (to.getTime() - from.getTime()) / 3_600_000]).toEqual([start, hours]);
});
