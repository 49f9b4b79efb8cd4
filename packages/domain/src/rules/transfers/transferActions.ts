import { TransferState } from '../../vocabulary/transfers';
import { TRANSFER_POLICY } from './transferPolicy';

export type TransferAction = 'accept' | 'decline' | 'cancel' | 'undo';

/** Who looks at a transfer. */
export interface TransferViewer {
  /** Whether the viewer acts for both sides. */
  isAdministrator: boolean;
  /** Whether the viewer acts for the customer that gives, and for the one that gets. */
  gives: boolean;
  gets: boolean;
}

/** What decides who can do something with a transfer. */
export interface TransferProgress {
  state: string;
  /** The side that requested it. */
  requestedBy: 'from' | 'to' | 'administrator';
  endedAt: Date | null;
}

/** What a viewer can do with a transfer now. */
export function transferActions(
  { state, requestedBy, endedAt }: TransferProgress,
  { isAdministrator, gives, gets }: TransferViewer,
  now: Date,
): TransferAction[] {
  if (state === TransferState.Requested) {
    const answers = isAdministrator || (requestedBy === 'from' ? gets : gives);
    const asks = isAdministrator || (requestedBy === 'from' ? gives : gets);
    return [...(answers ? (['accept', 'decline'] as const) : []), ...(asks ? (['cancel'] as const) : [])];
  }
  if (state === TransferState.Scheduled) return isAdministrator || gives || gets ? ['cancel'] : [];
  const isDone = state === TransferState.Done && endedAt !== null;
  return isAdministrator && isDone && now < undoableUntil(endedAt) ? ['undo'] : [];
}

/** Until when a transfer that has ended can be undone. */
export const undoableUntil = (endedAt: Date): Date => new Date(endedAt.getTime() + TRANSFER_POLICY.undoMs);
