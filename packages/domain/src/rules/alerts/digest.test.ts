import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Digest, isDigest, nextDigestAt } from './digest';

const WORKDAYS: Digest = { zone: 'America/Chicago', days: [0, 1, 2, 3, 4], time: '07:30' };
const next = (digest: Digest, after: string) => nextDigestAt(digest, new Date(after))?.toISOString();

it.each([
  ['later on the same day', WORKDAYS, '2026-11-17T12:00:00Z', '2026-11-17T13:30:00.000Z'],
  ['on the next day at the very instant', WORKDAYS, '2026-11-17T13:30:00Z', '2026-11-18T13:30:00.000Z'],
  ['on the next day within its minute', WORKDAYS, '2026-11-17T13:30:59Z', '2026-11-18T13:30:00.000Z'],
  ['on Monday after Friday', WORKDAYS, '2026-11-20T14:00:00Z', '2026-11-23T13:30:00.000Z'],
  ['in the last minute of a day', { ...WORKDAYS, time: '23:59' }, '2026-11-17T12:00:00Z', '2026-11-18T05:59:00.000Z'],
  [
    'right after the gap of a night without its time',
    { ...WORKDAYS, days: [6], time: '02:30' },
    '2026-03-08T06:00:00Z',
    '2026-03-08T08:00:00.000Z',
  ],
  [
    'a week later after the gap',
    { ...WORKDAYS, days: [6], time: '02:30' },
    '2026-03-08T08:00:00Z',
    '2026-03-15T07:30:00.000Z',
  ],
  [
    'once in a night with an hour more',
    { ...WORKDAYS, days: [5, 6], time: '00:30' },
    '2026-11-01T05:30:00Z',
    '2026-11-07T06:30:00.000Z',
  ],
  ['in summer an hour earlier in UTC', WORKDAYS, '2026-03-06T14:00:00Z', '2026-03-09T12:30:00.000Z'],
])('is sent %s', (_, digest, after, expected) => expect(next(digest, after)).toBe(expected));

it('is never sent without a day', () => expect(nextDigestAt({ ...WORKDAYS, days: [] }, new Date())).toBeNull());

it('is always sent later, and at its time', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
      fc.nat(23),
      (after, hour) => {
        const digest = { zone: 'UTC', days: [0, 3], time: `${String(hour).padStart(2, '0')}:15` };
        const due = nextDigestAt(digest, after);
        expect(due?.getTime()).toBeGreaterThan(after.getTime());
        expect([due?.getUTCHours(), due?.getUTCMinutes()]).toEqual([hour, 15]);
        expect([1, 4]).toContain(due?.getUTCDay());
      },
    ),
  );
});

it.each([
  ['a digest', WORKDAYS, true],
  ['no day', { ...WORKDAYS, days: [] }, false],
  ['an unknown zone', { ...WORKDAYS, zone: 'Mars/Base' }, false],
  ['a wrong time', { ...WORKDAYS, time: '24:00' }, false],
  ['nothing', null, false],
])('knows %s', (_, value, expected) => expect(isDigest(value)).toBe(expected));
