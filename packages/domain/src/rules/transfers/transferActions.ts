import { TransferState } from '../../vocabulary/transfers';
import { TRANSFER_POLICY } from './transferPolicy';

export type TransferAction = 'accept' | 'decline' | 'cancel' | 'undo' | 'discard';

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
  /** Trailers that have moved and weren't given back. */
  moved: number;
}

/** What a viewer can do with a transfer now. */
export function transferActions(
  { state, requestedBy, endedAt, moved }: TransferProgress,
  { isAdministrator, gives, gets }: TransferViewer,
  now: Date,
): TransferAction[] {
  if (state === TransferState.Draft)
    return preparesTransfer(requestedBy, { isAdministrator, gives, gets }) ? ['discard'] : [];
  if (state === TransferState.Requested) {
    const answers = isAdministrator || (requestedBy === 'from' ? gets : gives);
    const asks = isAdministrator || (requestedBy === 'from' ? gives : gets);
    return [...(answers ? (['accept', 'decline'] as const) : []), ...(asks ? (['cancel'] as const) : [])];
  }
  if (state === TransferState.Scheduled || state === TransferState.Running)
    return isAdministrator || gives || gets ? ['cancel'] : [];
  const until = undoableUntil({ state, endedAt, moved });
  return isAdministrator && until !== null && now < until ? ['undo'] : [];
}

/** Whether a viewer is of the side that prepares a draft, which no one else sees. */
export function preparesTransfer(
  requestedBy: TransferProgress['requestedBy'],
  { isAdministrator, gives, gets }: TransferViewer,
): boolean {
  return { administrator: isAdministrator, from: gives, to: gets }[requestedBy];
}

/** Until when a transfer can be undone that is done, or was canceled while it ran. Null if nothing can be undone. */
export function undoableUntil({ state, endedAt, moved }: Omit<TransferProgress, 'requestedBy'>): Date | null {
  const isOver = state === TransferState.Done || state === TransferState.Canceled;
  return isOver && endedAt !== null && moved > 0 ? new Date(endedAt.getTime() + TRANSFER_POLICY.undoMs) : null;
}
