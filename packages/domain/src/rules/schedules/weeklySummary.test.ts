import { expect, it } from 'vitest';
import { summaryDueFor } from './weeklySummary';

it.each([
  ['is not due a minute before seven', '2026-11-23T12:59:00Z', 'America/Chicago', null, undefined],
  ['is due at seven', '2026-11-23T13:00:00Z', 'America/Chicago', null, '2026-11-23'],
  ['is due at seven if it was sent last week', '2026-11-23T13:00:00Z', 'America/Chicago', '2026-11-16', '2026-11-23'],
  ['is not due at eight if it was already sent', '2026-11-23T14:00:00Z', 'America/Chicago', '2026-11-23', undefined],
  ['is due on Monday night if it was missed', '2026-11-24T04:00:00Z', 'America/Chicago', null, '2026-11-23'],
  ['is due early on Tuesday if it was missed', '2026-11-24T12:30:00Z', 'America/Chicago', null, '2026-11-23'],
  ['is not due on Tuesday at seven', '2026-11-24T13:00:00Z', 'America/Chicago', null, undefined],
  ['is not due in the middle of the week', '2026-11-26T13:00:00Z', 'America/Chicago', null, undefined],
  [
    'is due on Monday in Auckland while it is Sunday elsewhere',
    '2026-11-22T18:00:00Z',
    'Pacific/Auckland',
    null,
    '2026-11-23',
  ],
  ['is due at seven after the clocks changed on Sunday', '2026-11-02T13:00:00Z', 'America/Chicago', null, '2026-11-02'],
])('%s', (_, now, zone, sentFor, due) => {
  expect(summaryDueFor(new Date(now), zone, sentFor)).toBe(due);
});

it('refuses an unknown zone', () => {
  expect(() => summaryDueFor(new Date(0), 'Mars/Olympus', null)).toThrow(RangeError);
});
