import { can } from '@gladhand/domain';
import { RoleKind } from '@gladhand/domain/users';
import { scopeOf } from '../../auth/accessScope';
import { queueSubscribed } from '../../engine/mail/queueSubscribed';
import { createSubscriptionTokens } from '../../engine/mail/subscriptionTokens';
import type { Unit } from '../../engine/unitOfWork';
import { rolesOf } from '../../repositories/groups';
import type { NamedTransfer } from './repository';
import { actionsOf, type TransferCaller, visible } from './sides';
import { type TransferEvent, transferMail } from './transferMail';

/** The subject of subscriptions to these mails. */
const SUBJECT = 'transfer';

type Within = Pick<Unit, 'repositories' | 'mail'>;
interface Deps {
  linkKey: CryptoKey;
  publicUrl: string;
  now: () => Date;
}

/**
 * Mails users of the customer that has to answer a request, or administrators if none of its users can. Within the
 * transaction of the request.
 */
export async function mailAnswerers(within: Within, transferId: string, deps: Deps): Promise<void> {
  const { transfers } = within.repositories;
  const transfer = await transfers.byId(transferId);
  if (!transfer) return;
  const customerId = transfer.requestedBy === 'from' ? transfer.toCustomerId : transfer.fromCustomerId;
  const mailed = await mailThose(rolesOf(customerId), customerId);
  if (mailed === 0) await mailThose([RoleKind.Admins], null);

  async function mailThose(roles: readonly string[], mailOf: number | null): Promise<number> {
    let count = 0;
    for (const { userId } of await transfers.usersWith(roles)) {
      const reader = await readerOf(userId, within, deps.now());
      if (!reader || !transfer || !actionsOf(reader, transfer, deps.now()).includes('accept')) continue;
      await send(within, 'requested', transfer, reader, mailOf, deps);
      count++;
    }
    return count;
  }
}

/**
 * Mails what has become of a transfer to the user who requested it, unless it is the user who has done it, and only as
 * long as this user can open it. Within the transaction of the change.
 */
export async function mailRequester(
  within: Within,
  event: TransferEvent,
  transferId: string,
  deps: Deps,
  byUserId?: string,
): Promise<void> {
  const transfer = await within.repositories.transfers.byId(transferId);
  if (!transfer?.requesterId || transfer.requesterId === byUserId) return;
  const reader = await readerOf(transfer.requesterId, within, deps.now());
  if (!reader || !visible(transfer, reader)) return;
  const { requestedBy, fromCustomerId, toCustomerId } = transfer;
  const customerId = { from: fromCustomerId, to: toCustomerId, administrator: null }[requestedBy];
  await send(within, event, transfer, reader, customerId, deps);
}

/** A user as it can open transfers at a time; undefined if it can't. */
async function readerOf(userId: string, { repositories }: Within, at: Date): Promise<TransferCaller | undefined> {
  const principal = await repositories.sessions.principalScope(userId, at);
  if (!principal) return undefined;
  const scope = scopeOf(principal);
  const features = await repositories.customers.features(scope.customerIds);
  const isAllowed = can(
    principal.user.roles,
    Object.fromEntries(features.map((name) => [name, true])),
    'controlTrailerTransfer',
  );
  return isAllowed ? { user: principal.user, scope } : undefined;
}

async function send(
  within: Within,
  event: TransferEvent,
  transfer: NamedTransfer,
  reader: TransferCaller,
  customerId: number | null,
  deps: Deps,
): Promise<void> {
  const { email: address } = reader.user;
  const mail = transferMail(event, transfer, reader, deps.publicUrl);
  await queueSubscribed(
    within,
    { address, subject: SUBJECT, ...(customerId !== null && { customerId }), ...mail },
    { tokens: createSubscriptionTokens(deps), publicUrl: deps.publicUrl },
  );
}
