import {
  filledLines,
  judgeTransferLines,
  moves,
  TRANSFER_POLICY,
  type TransferLine,
  TransferResult,
} from '@gladhand/domain/transfers';
import { badInput } from '../../http/apiError';
import type { Repositories } from '../../repositories/port';
import { TRANSFER_MESSAGES } from './messages';
import type { TransferLineRecord } from './repository';

/** Judges lines by the current trailers of the customer that gives, those of other transfers aside. */
export async function checkedLines(
  lines: readonly string[],
  fromCustomerId: number,
  { custody, transfers }: Pick<Repositories, 'custody' | 'transfers'>,
  exceptTransferId?: string,
): Promise<TransferLine[]> {
  if (lines.length > TRANSFER_POLICY.lines) throw badInput(TRANSFER_MESSAGES.tooManyLines(TRANSFER_POLICY.lines));
  const filled = filledLines(lines);
  const held = await custody.named(
    fromCustomerId,
    filled.map(({ text }) => text),
  );
  const [waiting, lent] = await Promise.all([
    transfers.waiting(
      held.map(({ trailerId }) => trailerId),
      exceptTransferId,
    ),
    custody.lent(held),
  ]);
  const onLease = new Set(lent.map(({ lessor }) => lessor?.trailerId));
  return judgeTransferLines(
    filled,
    held.map(({ trailerId, vin, unitId, lessor }) => ({
      ...{ trailerId, vin, unitId, isLeased: lessor !== null },
      ...{ isOnLease: onLease.has(trailerId), isInTransfer: waiting.has(trailerId) },
    })),
  );
}

/** Trailers that move. */
export const movingOf = (lines: readonly TransferLine[]): TransferLine[] => lines.filter(({ result }) => moves(result));

/**
 * Lines as they are shown to callers who don't see the customer that gives: whether it has a trailer is for that
 * customer to say. A text counts once.
 */
export function unchecked<Line extends Pick<TransferLine, 'line' | 'text' | 'result' | 'vin' | 'unitId'>>(
  lines: readonly Line[],
): Line[] {
  const seen = new Set<string>();
  return lines.map((line) => {
    const text = line.text.toLowerCase();
    const isRepeated = seen.has(text);
    seen.add(text);
    return {
      ...line,
      result: isRepeated ? TransferResult.Duplicate : TransferResult.Unchecked,
      vin: null,
      unitId: null,
    };
  });
}

export const toLineRecord = ({ line, text, result, trailerId, vin, unitId }: TransferLine): TransferLineRecord => ({
  ...{ line, text, result, vin, unitId, fromTrailerId: trailerId, toTrailerId: null, at: null },
});
