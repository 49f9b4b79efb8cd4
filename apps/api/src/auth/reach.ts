import { can } from '@gladhand/domain';
import { administeredCustomerIds, mayGrantRoles, parseRole, parseRoles, RoleKind } from '@gladhand/domain/users';
import type { UserRecord } from '../repositories/entities';
import { customerIdsOf } from '../repositories/userFacts';
import type { Access } from './access';
import { AUTH_MESSAGES } from './messages';

/** Customers whose users a caller can see; 'all' includes users without a customer. */
export type Reach = readonly number[] | 'all';

/** Top-level and view-only administrators see all customers, account administrators those that they administer. */
export function reachOf({ user }: Access): Reach {
  return can(user.roles, {}, 'action:seeEveryUser') ? 'all' : administeredCustomerIds(user.roles);
}

export const isWithin = (reach: Reach, customerId: number): boolean => reach === 'all' || reach.includes(customerId);

/** Whether the caller has access to a user. */
export const isInReach = (reach: Reach, { roles }: Pick<UserRecord, 'roles'>): boolean =>
  reach === 'all' || customerIdsOf(roles).some((id) => reach.includes(id));

/** The reason why the caller can't change this account; undefined if they can. */
export function whyUnchangeable(
  { user: caller }: Access,
  user: Pick<UserRecord, 'userId' | 'roles'>,
): string | undefined {
  if (user.userId === caller.userId) return AUTH_MESSAGES.ownAccount;
  if (isTop(caller.roles) || mayGrantRoles(caller.roles, user.roles)) return undefined;
  return AUTH_MESSAGES.sharedAccount;
}

/** Whether the caller may give a user these roles. Existing roles that the caller can't change may stay. */
export function mayGive({ user: caller }: Access, before: readonly string[], after: readonly string[]): boolean {
  if (after.length === 0 || after.some((name) => !parseRole(name))) return false;
  if (!isTop(caller.roles)) return mayGrantRoles(caller.roles, after);
  const added = after.filter((name) => !before.includes(name));
  return added.length === 0 || mayGrantRoles(caller.roles, added);
}

/**
 * Roles that must keep at least one holder: always ADMINS; account administrators unless a top-level administrator
 * makes the change.
 */
export function keptRoles({ user: caller }: Access, roles: readonly string[]): readonly string[] {
  return parseRoles(roles)
    .filter(({ kind }) => kind === RoleKind.Admins || (kind === RoleKind.CustomerAdmin && !isTop(caller.roles)))
    .map(({ name }) => name);
}

const isTop = (roles: readonly string[]) => parseRoles(roles).some(({ kind }) => kind === RoleKind.Admins);
