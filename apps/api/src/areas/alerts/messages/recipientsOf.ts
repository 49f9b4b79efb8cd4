import type { Repositories } from '../../../repositories/port';
import type { TrailerKey } from '../../../repositories/trailers';
import type { AlertOwner, AlertRuleRecord } from '../rules/ruleRepository';
import type { AlertSettingsRecord, DeliveryRecord } from './messageRepository';

/** A person or an address that a rule notifies. */
export interface Notified {
  readonly address: string;
  /** Null for an address without an account. */
  readonly userId: string | null;
  /** Whether the rule names it; otherwise it is one of all users, and only of those with access. */
  readonly isNamed: boolean;
}

type AlertSubject = Pick<DeliveryRecord, 'trailerId' | 'ruleId'>;

/** A recipient as it is now. */
export interface Recipient {
  /** Whether it may know about the trailer of an alert, or about all trailers that its rule counts. */
  sees(alert: AlertSubject): boolean;
  /** What a user has set; undefined for the defaults. */
  readonly settings: AlertSettingsRecord | undefined;
}

/** Who is notified by a rule, each address once. */
export async function notifiedBy(
  repositories: Pick<Repositories, 'alertRules' | 'users'>,
  { customerId, ownerId, notifyOwner, notifyAllUsers, notifyEmails }: AlertRuleRecord,
): Promise<readonly Notified[]> {
  const { alertRules } = repositories;
  const userIds = [...(notifyOwner ? [ownerId] : []), ...(notifyAllUsers ? await alertRules.usersOf(customerId) : [])];
  const users = await alertRules.owners([...new Set(userIds)].map((userId) => ({ customerId, userId })));
  const byAddress = new Map<string, Notified>();
  for (const { userId, email } of users) {
    const isNamed = notifyOwner && userId === ownerId;
    if (email) byAddress.set(email, { address: email, userId, isNamed });
  }
  for (const one of await notifiedAt(repositories, notifyEmails)) {
    byAddress.set(one.address, { ...(byAddress.get(one.address) ?? one), isNamed: true });
  }
  return [...byAddress.values()];
}

/** Addresses that a rule names. */
export const notifiedAt = ({ users }: Pick<Repositories, 'users'>, addresses: readonly string[]): Promise<Notified[]> =>
  Promise.all(
    addresses.map(async (address) => {
      const user = await users.byEmail(address);
      return { address, userId: user?.userId ?? null, isNamed: true };
    }),
  );

/** The recipients of messages as they are now, with their access to the trailers, by user id and for other addresses. */
export async function recipientsOf(
  { alertCounts, alertMessages, alertRules }: Pick<Repositories, 'alertCounts' | 'alertMessages' | 'alertRules'>,
  deliveries: readonly DeliveryRecord[],
): Promise<(delivery: DeliveryRecord) => Recipient> {
  const trailers = new Map<string, TrailerKey>();
  for (const { customerId, trailerId } of deliveries) if (trailerId) trailers.set(trailerId, { customerId, trailerId });
  /** The trailers that a rule counts, by rule. */
  const counted = new Map<string, readonly string[]>();
  for (const { customerId, trailerId, ruleId } of deliveries) {
    if (trailerId !== null || counted.has(ruleId)) continue;
    const trailerIds = (await alertCounts.basis(customerId, ruleId))?.trailerIds ?? [];
    counted.set(ruleId, trailerIds);
    for (const one of trailerIds) trailers.set(one, { customerId, trailerId: one });
  }
  const groups = await alertRules.groupsOf([...trailers.values()]);
  const users = [...new Map(deliveries.flatMap((one) => (one.userId ? [[one.userId, one] as const] : [])))];
  const owners = await alertRules.owners(users.map(([userId, { customerId }]) => ({ customerId, userId })));
  const settings = await alertMessages.settings(users.map(([userId]) => userId));
  const byUser = new Map(
    owners.map((owner) => {
      const seesTrailer = (trailerId: string) => hasAccess(owner, groups.get(trailerId) ?? []);
      return [
        owner.userId,
        {
          sees({ trailerId, ruleId }: AlertSubject) {
            if (trailerId !== null) return seesTrailer(trailerId);
            const trailerIds = counted.get(ruleId) ?? [];
            return owner.access === 'all' || (trailerIds.length > 0 && trailerIds.every(seesTrailer));
          },
          settings: settings.find(({ userId }) => userId === owner.userId),
        },
      ];
    }),
  );
  return ({ userId }) => (userId === null ? ANYONE : (byUser.get(userId) ?? NO_ONE));
}

/** An address without an account, which a user of the customer has named. */
const ANYONE: Recipient = { sees: () => true, settings: undefined };
/** A user whose account was deleted. */
const NO_ONE: Recipient = { sees: () => false, settings: undefined };

const hasAccess = ({ access }: AlertOwner, groupIds: readonly string[]) =>
  access === 'all' || groupIds.some((groupId) => access?.includes(groupId) ?? false);
