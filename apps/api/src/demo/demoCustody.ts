import type { Fleet, FleetTrailer } from '@gladhand/domain/fleet';
import { calendarDayOf } from '@gladhand/domain/formats';
import { isoDayOf } from '@gladhand/domain/history';
import { LeaseState, leaseSpan } from '@gladhand/domain/leases';
import { TransferState } from '@gladhand/domain/transfers';
import { AREAS } from '../areas';
import { leaseJob } from '../areas/leases/leaseJob';
import type { LeaseRecord } from '../areas/leases/repository';
import { checkedLines, movingOf, toLineRecord } from '../areas/transfers/checkedLines';
import type { TransferRecord } from '../areas/transfers/repository';
import { runTransfers } from '../areas/transfers/transferJob';
import { createChangeCustody } from '../engine/custody';
import type { IdMaker } from '../ports';
import type { Repositories } from '../repositories/port';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const TIME_ZONE = 'America/Chicago';
const MAX_LINES = 100;
/** What trailers have reported since they moved fills their new records, so some of them have to report often. */
const REPORTED_WITHIN_MS = HOUR_MS;

interface Given {
  now: Date;
  ids: IdMaker;
  author: { userId: string | null };
  /** A user of the largest customer who may request transfers. */
  installer: { userId: string | null };
}

/**
 * A transfer that is done and one that waits for an answer, a lease that runs and one that is to come, before the
 * trailers report. Returns the fleet with the records that its trailers have then. The trailers are the last ones of
 * customers that nothing else is shown with.
 */
export async function addDemoCustody(repositories: Repositories, fleet: Fleet, given: Given): Promise<Fleet> {
  const moved = await addDoneTransfer(repositories, lastOf(fleet, 7, 3, given.now), given);
  await addWaitingTransfer(repositories, lastOf(fleet, 1, 4, given.now), given);
  await addLease(repositories, { lessorId: 2, lesseeId: 4, firstDay: -12, lastDay: 16 }, fleet, given);
  await addLease(repositories, { lessorId: 6, lesseeId: 2, firstDay: 5, lastDay: 35 }, fleet, given);
  const recordOf = <Row extends { customerId: number; trailerId: string }>(row: Row): Row => {
    const to = moved.get(row.trailerId);
    return to ? { ...row, ...to } : row;
  };
  return { ...fleet, trailers: fleet.trailers.map(recordOf), statuses: fleet.statuses.map(recordOf) };
}

/** The last trailers of a customer that report often, by unit ID. */
function lastOf({ trailers, statuses }: Fleet, customerId: number, count: number, now: Date): FleetTrailer[] {
  return trailers
    .filter(({ serialNumber }, index) => {
      const { lastReport = null } = statuses[index] ?? {};
      return serialNumber !== null && lastReport !== null && now.getTime() - lastReport.getTime() < REPORTED_WITHIN_MS;
    })
    .filter((trailer) => trailer.customerId === customerId)
    .sort((a, b) => a.unitId.localeCompare(b.unitId, 'en', { numeric: true }))
    .slice(-count);
}

/** Trailers of one customer that moved to another one some hours ago. Returns their new records by the earlier ones. */
async function addDoneTransfer(
  repositories: Repositories,
  trailers: readonly FleetTrailer[],
  { now, ids, author }: Given,
): Promise<ReadonlyMap<string, { customerId: number; trailerId: string }>> {
  const at = new Date(now.getTime() - 3 * HOUR_MS);
  const transfer: TransferRecord = {
    ...{ transferId: ids.uuid(), state: TransferState.Scheduled, fromCustomerId: 7, toCustomerId: 3, at: null },
    ...{ timeZone: TIME_ZONE, requestedBy: 'administrator', requesterId: author.userId, requestedAt: at },
    ...{ answererId: null, answeredAt: null, reason: null, endedAt: null, version: 1 },
  };
  await addLines(
    repositories,
    transfer,
    trailers.map(({ vin }) => vin),
  );
  const mailsNobody = async () => undefined;
  await runTransfers({ ...jobDeps(repositories, ids, at), onEnd: mailsNobody }, new AbortController().signal);
  const lines = await repositories.transfers.lines(transfer.transferId, { results: null, after: 0, limit: MAX_LINES });
  return new Map(
    lines.flatMap(({ fromTrailerId, toTrailerId }) =>
      fromTrailerId && toTrailerId
        ? [[fromTrailerId, { customerId: transfer.toCustomerId, trailerId: toTrailerId }] as const]
        : [],
    ),
  );
}

/** A request that the OEM account can accept, because it belongs to both customers. */
async function addWaitingTransfer(
  repositories: Repositories,
  trailers: readonly FleetTrailer[],
  { now, ids, installer }: Given,
): Promise<void> {
  const transfer: TransferRecord = {
    ...{ transferId: ids.uuid(), state: TransferState.Requested, fromCustomerId: 1, toCustomerId: 3, at: null },
    ...{ timeZone: TIME_ZONE, requestedBy: 'from', requesterId: installer.userId },
    ...{ requestedAt: new Date(now.getTime() - 20 * HOUR_MS), answererId: null, answeredAt: null },
    ...{ reason: null, endedAt: null, version: 1 },
  };
  const vins = trailers.map(({ vin }) => vin);
  await addLines(repositories, transfer, [...vins, vins[0] ?? '', 'TRLR-0000']);
}

async function addLines(repositories: Repositories, transfer: TransferRecord, texts: string[]): Promise<void> {
  const lines = await checkedLines(texts, transfer.fromCustomerId, repositories);
  if (movingOf(lines).length === 0) throw new Error('[api] The demonstration has no trailers to transfer.');
  await repositories.transfers.add(transfer, lines.map(toLineRecord));
}

interface LeaseDays {
  lessorId: number;
  lesseeId: number;
  /** Days from now. */
  firstDay: number;
  lastDay: number;
}

async function addLease(
  repositories: Repositories,
  { lessorId, lesseeId, ...days }: LeaseDays,
  fleet: Fleet,
  { now, ids, author }: Given,
): Promise<void> {
  const first = new Date(now.getTime() + days.firstDay * DAY_MS);
  const last = new Date(now.getTime() + days.lastDay * DAY_MS);
  const [firstDay, lastDay] = [isoDayOf(first, TIME_ZONE), isoDayOf(last, TIME_ZONE)];
  const { from, until } = leaseSpan({
    firstDay: calendarDayOf(first, TIME_ZONE),
    lastDay: calendarDayOf(last, TIME_ZONE),
    timeZone: TIME_ZONE,
  });
  const createdAt = new Date(Math.min(from.getTime(), now.getTime()) - 2 * DAY_MS);
  const lease: LeaseRecord = {
    ...{ leaseId: ids.uuid(), state: LeaseState.Planned, lessorId, lesseeId, firstDay, lastDay, timeZone: TIME_ZONE },
    ...{ from, until, creatorId: author.userId, createdAt, version: 1 },
  };
  const trailers = lastOf(fleet, lessorId, 4, now).map(({ trailerId, vin, unitId }) => ({
    ...{ lessorTrailerId: trailerId, lesseeTrailerId: ids.uuid(), vin, unitId, leftAt: null },
  }));
  await repositories.leases.add(lease, trailers);
  await repositories.custody.lend(
    trailers.map(({ lessorTrailerId, lesseeTrailerId }) => ({
      from: { customerId: lessorId, trailerId: lessorTrailerId },
      to: { customerId: lesseeId, trailerId: lesseeTrailerId },
      ...{ heldSince: from, lentUntil: until },
    })),
    createdAt,
  );
  if (from <= now)
    await leaseJob(jobDeps(repositories, ids, from)).run({ data: {}, signal: new AbortController().signal });
}

/** The demonstration is written in one transaction, so the jobs work within it. */
const jobDeps = (repositories: Repositories, ids: IdMaker, at: Date) => ({
  repositories: {
    ...repositories,
    transaction: <Result>(work: (within: Repositories) => Promise<Result>) => work(repositories),
  },
  ids,
  now: () => at,
  custody: createChangeCustody(AREAS),
});
