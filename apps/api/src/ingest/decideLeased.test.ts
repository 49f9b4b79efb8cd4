import { expect, it } from 'vitest';
import { createTestDataset, testId } from '../testing/testDataset';
import { decideLeased } from './decideLeased';

const [trailer] = createTestDataset().trailers;
if (!trailer) throw new Error('no trailer');
const FROM = new Date('2026-12-01T05:00:00.000Z');
const UNTIL = new Date('2026-12-02T05:00:00.000Z');
const now = new Date('2026-12-03T05:00:00.000Z');

const lessee = (trailerId: string, heldSince: Date, lentUntil: Date | null) => ({
  ...{ trailer: { ...trailer, trailerId }, retentionDurationDays: 30, unloadedUpToLbs: null, heldSince, lentUntil },
});
/** Ids of the lessees' records that get a copy. */
const copiesTo = (
  recorded: string,
  lessees: readonly ReturnType<typeof lessee>[],
  status: 'accepted' | 'duplicate' = 'accepted',
) => {
  const report = { reportId: 'r-1', serialNumber: 'D-1', recordedAt: new Date(recorded), readings: {} };
  const { log } = decideLeased(
    [{ index: 0, logId: 'l-1', report, claimedAt: undefined }],
    [{ index: 0, status }],
    { earlier: new Map(), leased: new Map([['D-1', lessees]]) },
    { now, timesLife: 1, source: undefined, startsAnew: false, onReport: () => {} },
  );
  return log.map(({ trailerId }) => trailerId);
};
const [first, next] = [testId(4, 901), testId(4, 902)];

it.each<[string, string, Date | null, boolean]>([
  ['before the lease', '2026-12-01T04:59:59.999Z', UNTIL, false],
  ['when it begins', '2026-12-01T05:00:00.000Z', UNTIL, true],
  ['in its last moment', '2026-12-02T04:59:59.999Z', UNTIL, true],
  ['when it ends, even if it still follows the trailer', '2026-12-02T05:00:00.000Z', UNTIL, false],
  ['at any later time of one without an end', '2026-12-02T05:00:00.000Z', null, true],
])('a report recorded %s is copied to the lessee or not', (_, recorded, lentUntil, copied) => {
  expect(copiesTo(recorded, [lessee(first, FROM, lentUntil)])).toEqual(copied ? [first] : []);
});

it.each([
  ['in the last moment of a lease', '2026-12-02T04:59:59.999Z', first],
  ['when the next one begins', '2026-12-02T05:00:00.000Z', next],
])('a report recorded %s is copied to its lessee only', (_, recorded, expected) => {
  const leases = [lessee(next, UNTIL, null), lessee(first, FROM, UNTIL)];
  expect(copiesTo(recorded, leases)).toEqual([expected]);
  expect(copiesTo(recorded, leases.toReversed())).toEqual([expected]);
});

it('a duplicate is not copied again', () => {
  expect(copiesTo('2026-12-01T12:00:00.000Z', [lessee(first, FROM, null)], 'duplicate')).toEqual([]);
});
