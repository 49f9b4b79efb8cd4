import { TransferResult, undoableUntil } from '@gladhand/domain/transfers';
import type { TrailerTransfer, TransferLine } from '../../graphql/generated/resolvers';
import { linesWith, movedTrailers } from './countOf';
import type { NamedTransfer, TransferLineRecord } from './repository';
import { actionsOf, seesResults, type TransferCaller } from './sides';

/** Results of lines that count as a trailer. */
const COUNTED: readonly string[] = [
  TransferResult.Ready,
  TransferResult.OnLease,
  TransferResult.Unchecked,
  TransferResult.Moved,
  TransferResult.Returned,
];

/** A transfer for a caller. */
export function toTransfer(transfer: NamedTransfer, access: TransferCaller, now: Date): TrailerTransfer {
  const { transferId, version, state, at, timeZone, requestedBy, reason, requestedAt, answeredAt, endedAt } = transfer;
  const counts = countsFor(transfer, access);
  const actions = actionsOf(access, transfer, now);
  return {
    ...{ id: transferId, version, state, timeZone, requestedBy, reason, counts, actions },
    from: { id: transfer.fromCustomerId, name: transfer.fromName },
    to: { id: transfer.toCustomerId, name: transfer.toName },
    at: at?.toISOString() ?? null,
    requestedByEmail: transfer.requesterEmail,
    requestedAt: requestedAt.toISOString(),
    answeredByEmail: transfer.answererEmail,
    answeredAt: answeredAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    undoableUntil: undoableUntil({ state, endedAt, moved: movedTrailers(transfer) })?.toISOString() ?? null,
    trailers: trailersIn({ counts }),
  };
}

/** Lines that count as a trailer. */
export const trailersIn = (transfer: Pick<NamedTransfer, 'counts'>): number =>
  linesWith(transfer, (result) => COUNTED.includes(result));

/** Callers who may not know the results see only how many lines there are. */
export function countsFor(transfer: NamedTransfer, access: TransferCaller): NamedTransfer['counts'][number][] {
  if (seesResults(access, transfer)) return [...transfer.counts];
  const lines = linesWith(transfer, (result) => result !== TransferResult.Duplicate);
  return [{ result: TransferResult.Unchecked, lines }];
}

export const toLine = (
  { line, text, result, vin, unitId, at }: TransferLineRecord,
  openable: ReadonlySet<string>,
): TransferLine => ({
  ...{ line, text, result, vin, unitId },
  at: at?.toISOString() ?? null,
  opens: vin !== null && openable.has(vin),
});
