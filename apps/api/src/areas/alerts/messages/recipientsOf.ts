import type { Repositories } from '../../../repositories/port';
import type { TrailerKey } from '../../../repositories/trailers';
import type { AlertOwner, AlertRuleRecord } from '../rules/ruleRepository';

/** A person or an address that is notified. */
export interface Recipient {
  readonly address: string;
  /** Null for an address without an account. */
  readonly userId: string | null;
  /** Whether the rule names the recipient; otherwise it is one of all users, and only of those with access. */
  readonly isNamed: boolean;
  /** Whether the recipient may know about a trailer, now. */
  sees(trailerId: string): boolean;
}

/** The recipients of a rule, each address once, with what they have access to now. */
export async function recipientsOf(
  { alertRules, users }: Pick<Repositories, 'alertRules' | 'users'>,
  { customerId, ownerId, notifyOwner, notifyAllUsers, notifyEmails }: AlertRuleRecord,
  trailers: readonly TrailerKey[],
): Promise<readonly Recipient[]> {
  const groups = await alertRules.groupsOf(trailers);
  const userIds = [...(notifyOwner ? [ownerId] : []), ...(notifyAllUsers ? await alertRules.usersOf(customerId) : [])];
  const owners = await alertRules.owners([...new Set(userIds)].map((userId) => ({ customerId, userId })));
  const byAddress = new Map<string, Recipient>();
  for (const owner of owners) {
    const isNamed = notifyOwner && owner.userId === ownerId;
    if (owner.email) byAddress.set(owner.email, recipientOf(owner.email, owner, { groups, isNamed }));
  }
  for (const address of notifyEmails) {
    const known = byAddress.get(address);
    if (known) byAddress.set(address, { ...known, isNamed: true });
    if (known) continue;
    const user = await users.byEmail(address);
    const [owner] = user ? await alertRules.owners([{ customerId, userId: user.userId }]) : [];
    byAddress.set(
      address,
      owner
        ? recipientOf(address, owner, { groups, isNamed: true })
        : { address, userId: null, isNamed: true, sees: () => true },
    );
  }
  return [...byAddress.values()];
}

const recipientOf = (
  address: string,
  { userId, access }: AlertOwner,
  { groups, isNamed }: { groups: ReadonlyMap<string, readonly string[]>; isNamed: boolean },
): Recipient => ({
  address,
  userId,
  isNamed,
  sees: (trailerId) =>
    access === 'all' || (groups.get(trailerId)?.some((groupId) => access?.includes(groupId) ?? false) ?? false),
});
