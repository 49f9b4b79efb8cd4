import { expect, it } from 'vitest';
import { summaryDueFor } from './weeklySummary';

it.each([
  ['a minute before seven', '2026-11-23T12:59:00Z', 'America/Chicago', null, undefined],
  ['at seven', '2026-11-23T13:00:00Z', 'America/Chicago', null, '2026-11-23'],
  ['at seven, sent last week', '2026-11-23T13:00:00Z', 'America/Chicago', '2026-11-16', '2026-11-23'],
  ['at eight, sent already', '2026-11-23T14:00:00Z', 'America/Chicago', '2026-11-23', undefined],
  ['made up on Monday night', '2026-11-24T04:00:00Z', 'America/Chicago', null, '2026-11-23'],
  ['made up early on Tuesday', '2026-11-24T12:30:00Z', 'America/Chicago', null, '2026-11-23'],
  ['no longer on Tuesday at seven', '2026-11-24T13:00:00Z', 'America/Chicago', null, undefined],
  ['in the middle of the week', '2026-11-26T13:00:00Z', 'America/Chicago', null, undefined],
  ['on Monday in Auckland, Sunday elsewhere', '2026-11-22T18:00:00Z', 'Pacific/Auckland', null, '2026-11-23'],
  ['after the clocks changed on Sunday', '2026-11-02T13:00:00Z', 'America/Chicago', null, '2026-11-02'],
])('%s', (_, now, zone, sentFor, due) => {
  expect(summaryDueFor(new Date(now), zone, sentFor)).toBe(due);
});

it('refuses an unknown zone', () => {
  expect(() => summaryDueFor(new Date(0), 'Mars/Olympus', null)).toThrow(RangeError);
});
