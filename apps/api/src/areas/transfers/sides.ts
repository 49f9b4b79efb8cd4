import { ApiErrorCode } from '@gladhand/domain';
import {
  preparesTransfer,
  type TransferAction,
  TransferResult,
  TransferState,
  type TransferViewer,
  transferActions,
} from '@gladhand/domain/transfers';
import { parseRoles, RoleKind } from '@gladhand/domain/users';
import type { Access } from '../../auth/access';
import { apiError, notFound } from '../../http/apiError';
import { linesWith, movedTrailers } from './countOf';
import type { NamedTransfer, TransferRecord, TransferSide } from './repository';

/** Who acts: a caller, or a user who gets a mail. */
export type TransferCaller = Pick<Access, 'user' | 'scope'>;
type Parties = Pick<TransferRecord, 'fromCustomerId' | 'toCustomerId'>;

export const isAdministrator = ({ user }: TransferCaller) =>
  parseRoles(user.roles).some(({ kind }) => kind === RoleKind.Admins);
const actsFor = ({ scope }: TransferCaller, customerId: number) =>
  scope.customerIds === 'all' || scope.customerIds.includes(customerId);

/** For which sides of a transfer a caller acts. */
export const viewerOf = (access: TransferCaller, { fromCustomerId, toCustomerId }: Parties): TransferViewer => ({
  isAdministrator: isAdministrator(access),
  gives: actsFor(access, fromCustomerId),
  gets: actsFor(access, toCustomerId),
});

/** The side for which a caller requests a transfer. Rejects callers who act for neither. */
export function requestingSide(access: TransferCaller, parties: Parties): TransferSide {
  const viewer = viewerOf(access, parties);
  if (viewer.isAdministrator) return 'administrator';
  if (viewer.gives) return 'from';
  if (viewer.gets) return 'to';
  throw notFound();
}

/** What a caller can do with a transfer. Requests are answered by another user, even if the one who made it acts for both sides. */
export function actionsOf(access: TransferCaller, transfer: NamedTransfer, now: Date): TransferAction[] {
  const viewer = viewerOf(access, transfer);
  const isOwn = transfer.requesterId === access.user.userId && !viewer.isAdministrator;
  return transferActions({ ...transfer, moved: movedTrailers(transfer) }, viewer, now).filter(
    (action) => !isOwn || (action !== 'accept' && action !== 'decline'),
  );
}

/** A transfer that the caller may see. */
export function visible<Transfer extends Parties & Pick<TransferRecord, 'state' | 'requestedBy'>>(
  transfer: Transfer | undefined,
  access: TransferCaller,
): Transfer | undefined {
  if (!transfer) return undefined;
  const viewer = viewerOf(access, transfer);
  if (transfer.state === TransferState.Draft && !preparesTransfer(transfer.requestedBy, viewer)) return undefined;
  return viewer.gives || viewer.gets ? transfer : undefined;
}

/** Results that lines have only once trailers have begun to move. */
const AFTER_START: readonly TransferResult[] = [
  ...[TransferResult.Moved, TransferResult.Gone, TransferResult.NotMoved, TransferResult.Returned],
];

/**
 * Whether the caller may know which lines are trailers of the customer that gives: the other side does once trailers
 * have begun to move.
 */
export function seesResults(access: TransferCaller, transfer: NamedTransfer): boolean {
  return viewerOf(access, transfer).gives || hasBegun(transfer);
}

/** Whether trailers have begun to move. */
export const hasBegun = (transfer: NamedTransfer): boolean =>
  linesWith(transfer, (result) => AFTER_START.includes(result)) > 0;

export const changed = (message: string, details: Record<string, unknown>) =>
  apiError(ApiErrorCode.Conflict, message, { details });
