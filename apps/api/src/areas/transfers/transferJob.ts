import { TRANSFER_POLICY, TransferResult, TransferState } from '@gladhand/domain/transfers';
import type { JobDeps } from '../../engine/jobDeps';
import type { JobDefinition, JobRequest, JobSchedule } from '../../engine/jobs';
import { createUnits, type Unit } from '../../engine/unitOfWork';
import type { CustodyMove } from '../../repositories/custody';
import { auditParties } from './auditParties';
import { movedTrailers } from './countOf';
import { mailRequester } from './mailTransfer';
import type { TransferLineRecord, TransferRecord } from './repository';

const TRANSFER_JOB = 'transfers.run';
/** Results of lines that are still to move. */
export const MOVING = [TransferResult.Ready, TransferResult.OnLease];

/** When transfers are carried out. */
export const TRANSFER_SCHEDULES = {
  [TRANSFER_JOB]: { cron: '* * * * *', label: 'Every minute' },
} as const satisfies Record<string, JobSchedule>;

/** Carries out a transfer at its time, or at once. */
export const transferRequest = ({ transferId, at }: Pick<TransferRecord, 'transferId' | 'at'>): JobRequest => ({
  ...{ name: TRANSFER_JOB, data: { transferId }, key: transferId },
  ...(at && { startAfter: at }),
});

interface RunDeps extends Pick<JobDeps, 'repositories' | 'now' | 'ids' | 'custody'> {
  /** A transfer is done or undone, within the transaction of that. */
  onEnd: (unit: Unit, state: EndState, transferId: string) => Promise<void>;
}
type EndState = typeof TransferState.Done | typeof TransferState.Undone;

/** Carries out transfers, and mails their requesters. */
export function transferJob(
  deps: Pick<JobDeps, 'repositories' | 'now' | 'ids' | 'custody' | 'linkKey' | 'publicUrl'>,
): JobDefinition {
  return {
    name: TRANSFER_JOB,
    schedule: TRANSFER_SCHEDULES[TRANSFER_JOB],
    expireInSeconds: 900,
    run: ({ signal }) =>
      runTransfers(
        { ...deps, onEnd: (unit, state, transferId) => mailRequester(unit, state, transferId, deps) },
        signal,
      ),
  };
}

/**
 * Carries out the transfers that are due, and gives back what is undone, in batches. A run that was killed goes on where
 * it was.
 */
export async function runTransfers(deps: RunDeps, signal: AbortSignal): Promise<void> {
  const runUnit = createUnits(deps);
  for (const transferId of await deps.repositories.transfers.due(deps.now())) {
    while (!signal.aborted && (await runUnit((unit) => takeBatch(unit, transferId, deps))));
  }
}

/** Carries out one batch. The lock on the transfer keeps processes from doing it together. False if nothing is left. */
async function takeBatch(unit: Unit, transferId: string, deps: RunDeps): Promise<boolean> {
  const { transfers } = unit.repositories;
  const transfer = await transfers.lock(transferId);
  if (transfer?.state === TransferState.Undoing) return giveBack(unit, transfer, deps);
  if (transfer?.state !== TransferState.Scheduled && transfer?.state !== TransferState.Running) return false;
  const lines = await transfers.lines(transferId, { results: MOVING, after: 0, limit: TRANSFER_POLICY.batch });
  const at = deps.now();
  if (lines.length === 0) {
    await end(unit, transfer, TransferState.Done, { ...deps, at });
    return false;
  }
  const moved = await move(unit, transfer, lines, { ...deps, at });
  await transfers.putLines(transferId, moved);
  if (transfer.state === TransferState.Scheduled)
    await transfers.put({ ...transfer, state: TransferState.Running, version: transfer.version + 1 });
  return true;
}

async function move(
  unit: Unit,
  { transferId, fromCustomerId, toCustomerId }: TransferRecord,
  lines: readonly TransferLineRecord[],
  { custody, ids, at }: RunDeps & { at: Date },
): Promise<TransferLineRecord[]> {
  const { repositories, audit } = unit;
  const wanted = lines.flatMap(({ fromTrailerId }) =>
    fromTrailerId ? [{ customerId: fromCustomerId, trailerId: fromTrailerId }] : [],
  );
  // A trailer that the customer has given up since then, or has on lease itself, stays where it is.
  const held = (await repositories.custody.lock(wanted)).filter(({ lessor }) => lessor === null);
  const moveOf = new Map<string, CustodyMove>(
    held.map(({ customerId, trailerId }) => [
      trailerId,
      { from: { customerId, trailerId }, to: { customerId: toCustomerId, trailerId: ids.uuid() } },
    ]),
  );
  await custody.move(repositories, [...moveOf.values()], at);
  for (const { vin, trailerId } of held) {
    const to = moveOf.get(trailerId)?.to;
    const entry = { subject: vin, detail: { transferId } };
    await audit('transfer.trailersMoved', { ...entry, customerId: fromCustomerId, subjectId: trailerId });
    await audit('transfer.trailersMoved', { ...entry, customerId: toCustomerId, subjectId: to?.trailerId ?? null });
  }
  return lines.map((line) => {
    const to = moveOf.get(line.fromTrailerId ?? '')?.to;
    return to
      ? { ...line, result: TransferResult.Moved, toTrailerId: to.trailerId, at }
      : { ...line, result: TransferResult.Gone, at };
  });
}

async function giveBack(unit: Unit, transfer: TransferRecord, deps: RunDeps): Promise<boolean> {
  const { custody, now } = deps;
  const { repositories, audit } = unit;
  const { transferId, fromCustomerId, toCustomerId } = transfer;
  const lines = await repositories.transfers.lines(transferId, {
    ...{ results: [TransferResult.Moved], after: 0, limit: TRANSFER_POLICY.batch },
  });
  const at = now();
  if (lines.length === 0) {
    await end(unit, transfer, TransferState.Undone, { ...deps, at });
    return false;
  }
  const wanted = lines.flatMap(({ fromTrailerId, toTrailerId }): CustodyMove[] =>
    fromTrailerId && toTrailerId
      ? [
          {
            from: { customerId: fromCustomerId, trailerId: fromTrailerId },
            to: { customerId: toCustomerId, trailerId: toTrailerId },
          },
        ]
      : [],
  );
  await repositories.custody.lock(wanted.map(({ to }) => to));
  const returned = new Set((await custody.giveBack(repositories, wanted, at)).map(({ from }) => from.trailerId));
  await repositories.transfers.putLines(
    transferId,
    lines.map((line) => ({
      ...{ ...line, at },
      result: returned.has(line.fromTrailerId ?? '') ? TransferResult.Returned : TransferResult.Gone,
    })),
  );
  for (const { vin, fromTrailerId, toTrailerId } of lines) {
    if (!returned.has(fromTrailerId ?? '')) continue;
    const entry = { subject: vin, detail: { transferId } };
    await audit('transfer.trailersReturned', { ...entry, customerId: fromCustomerId, subjectId: fromTrailerId });
    await audit('transfer.trailersReturned', { ...entry, customerId: toCustomerId, subjectId: toTrailerId });
  }
  return true;
}

async function end(
  unit: Unit,
  transfer: TransferRecord,
  state: EndState,
  { at, onEnd }: RunDeps & { at: Date },
): Promise<void> {
  const { transfers } = unit.repositories;
  await transfers.put({ ...transfer, state, endedAt: at, version: transfer.version + 1 });
  await onEnd(unit, state, transfer.transferId);
  if (state !== TransferState.Done) return;
  const named = await transfers.byId(transfer.transferId);
  const trailers = named ? movedTrailers(named) : 0;
  await auditParties(unit, 'transfer.done', transfer, { trailers });
}
