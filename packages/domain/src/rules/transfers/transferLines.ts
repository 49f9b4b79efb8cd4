import { TRANSFER_RESULTS, TransferResult, type TransferResultKind } from '../../vocabulary/transfers';
import { checkVin } from '../vin/vin';
import { TRANSFER_POLICY } from './transferPolicy';

/** A trailer that a line may name. */
export interface NamedTrailer {
  trailerId: string;
  vin: string;
  unitId: string;
  isLeased: boolean;
  isOnLease: boolean;
  isInTransfer: boolean;
}

/** A line of a list of trailers with its result. */
export interface TransferLine {
  /** Of the list as it was given, from 1. Empty lines count. */
  line: number;
  text: string;
  result: TransferResult;
  /** Null unless the line names one trailer of the customer. */
  trailerId: string | null;
  vin: string | null;
  unitId: string | null;
}

/** A text from this length on is taken for a VIN. */
const VIN_FROM_CHARS = 11;

/** The lines of a list that aren't empty, with their numbers. */
export function filledLines(lines: readonly string[]): { line: number; text: string }[] {
  return lines
    .map((text, at) => ({ line: at + 1, text: text.trim().slice(0, TRANSFER_POLICY.lineChars) }))
    .filter(({ text }) => text !== '');
}

/** Judges lines by the trailers of a customer that they name, by VIN or unit ID in any case. */
export function judgeTransferLines(
  lines: readonly { line: number; text: string }[],
  trailers: readonly NamedTrailer[],
): TransferLine[] {
  const byName = new Map<string, NamedTrailer[]>();
  for (const trailer of trailers) {
    for (const name of new Set([trailer.vin.toLowerCase(), trailer.unitId.toLowerCase()]))
      byName.set(name, [...(byName.get(name) ?? []), trailer]);
  }
  const chosen = new Set<string>();
  return lines.map(({ line, text }) => {
    const [trailer, other] = byName.get(text.toLowerCase()) ?? [];
    const none = { line, text, trailerId: null, vin: null, unitId: null };
    if (!trailer) {
      const isVin = text.length < VIN_FROM_CHARS || checkVin(text)?.level !== 'error';
      return { ...none, result: isVin ? TransferResult.NotFound : TransferResult.NotAVin };
    }
    if (other) return { ...none, result: TransferResult.Ambiguous };
    const { trailerId, vin, unitId } = trailer;
    const result = chosen.has(trailerId) ? TransferResult.Duplicate : resultOf(trailer);
    chosen.add(trailerId);
    return { line, text, result, trailerId, vin, unitId };
  });
}

function resultOf({ isLeased, isInTransfer, isOnLease }: NamedTrailer): TransferResult {
  if (isLeased) return TransferResult.Leased;
  if (isInTransfer) return TransferResult.InTransfer;
  return isOnLease ? TransferResult.OnLease : TransferResult.Ready;
}

/** Whether a line names a trailer that moves. */
export const moves = (result: string): boolean => result === TransferResult.Ready || result === TransferResult.OnLease;

/** The group of a result; results of a newer server count as left out. */
export const transferResultKind = (result: string): TransferResultKind =>
  TRANSFER_RESULTS.find(({ id }) => id === result)?.kind ?? 'leftOut';
