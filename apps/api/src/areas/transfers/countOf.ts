import { moves, TransferResult } from '@gladhand/domain/transfers';
import type { NamedTransfer } from './repository';

type Counts = Pick<NamedTransfer, 'counts'>;

/** Lines of a transfer whose result meets a condition. */
export const linesWith = ({ counts }: Counts, has: (result: TransferResult) => boolean): number =>
  counts.filter(({ result }) => has(result)).reduce((sum, { lines }) => sum + lines, 0);

/** Trailers that are still to move. */
export const movingTrailers = (transfer: Counts): number => linesWith(transfer, moves);

/** Trailers that have moved and weren't given back. */
export const movedTrailers = (transfer: Counts): number =>
  linesWith(transfer, (result) => result === TransferResult.Moved);
