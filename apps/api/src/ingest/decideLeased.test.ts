import { expect, it } from 'vitest';
import { createTestDataset } from '../testing/testDataset';
import { decideLeased } from './decideLeased';

const [trailer] = createTestDataset().trailers;
if (!trailer) throw new Error('no trailer');
const FROM = new Date('2026-12-01T05:00:00.000Z');
const UNTIL = new Date('2026-12-02T05:00:00.000Z');
const now = new Date('2026-12-03T05:00:00.000Z');

const isCopied = (recorded: string, lentUntil: Date | null, status: 'accepted' | 'duplicate' = 'accepted') => {
  const recordedAt = new Date(recorded);
  const report = { reportId: 'r-1', serialNumber: 'D-1', recordedAt, readings: {} };
  const device = { trailer, retentionDurationDays: 30, unloadedUpToLbs: null, heldSince: null };
  const { log } = decideLeased(
    [{ index: 0, logId: 'l-1', report, claimedAt: undefined }],
    [{ index: 0, status }],
    {
      ...{ devices: new Map(), earlier: new Map(), logged: new Set() },
      leased: new Map([['D-1', { ...device, lentFrom: FROM, lentUntil }]]),
    },
    { now, timesLife: 1, source: undefined, startsAnew: false, onReport: () => {} },
  );
  return log.length === 1;
};

it.each<[string, string, Date | null, boolean]>([
  ['before the lease', '2026-12-01T04:59:59.999Z', UNTIL, false],
  ['when it begins', '2026-12-01T05:00:00.000Z', UNTIL, true],
  ['in its last moment', '2026-12-02T04:59:59.999Z', UNTIL, true],
  ['when it ends, even if it still follows the trailer', '2026-12-02T05:00:00.000Z', UNTIL, false],
  ['at any later time of one without an end', '2026-12-02T05:00:00.000Z', null, true],
])('a report recorded %s is copied to the lessee or not', (_, recorded, lentUntil, copied) => {
  expect(isCopied(recorded, lentUntil)).toBe(copied);
});

it('a duplicate is not copied again', () => {
  expect(isCopied('2026-12-01T12:00:00.000Z', null, 'duplicate')).toBe(false);
});
