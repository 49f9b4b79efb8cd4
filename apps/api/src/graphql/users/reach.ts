import { administeredCustomerIds, can, mayGrantRoles, parseRole, parseRoles, RoleKind } from '@gladhand/domain';
import type { Access } from '../../auth/access';
import type { UserEntry } from '../../repositories/userAdministration';
import { customerIdsOf } from '../../repositories/userFacts';

/** Customers whose users a caller looks at; 'all' includes users of none. */
export type Reach = readonly number[] | 'all';

/** Top-level and view-only administrators look everywhere, account administrators at what they administer. */
export function reachOf({ user }: Access): Reach {
  return can(user.roles, {}, 'action:seeEveryUser') ? 'all' : administeredCustomerIds(user.roles);
}

export const isWithin = (reach: Reach, customerId: number): boolean => reach === 'all' || reach.includes(customerId);

/** Whether a user is the caller's to know of. */
export const isInReach = (reach: Reach, { roles }: Pick<UserEntry, 'roles'>): boolean =>
  reach === 'all' || customerIdsOf(roles).some((id) => reach.includes(id));

/** Why the caller may not change this account, in one sentence; undefined when nothing speaks against it. */
export function whyUnchangeable(
  { user: caller }: Access,
  user: Pick<UserEntry, 'userId' | 'roles'>,
): string | undefined {
  if (user.userId === caller.userId) return 'Nobody changes roles or access of the own account.';
  if (isTop(caller.roles) || mayGrantRoles(caller.roles, user.roles)) return undefined;
  return 'This account is not yours alone: only a top-level administrator may change it.';
}

/** Whether the caller may leave a user with these roles. What a top-level administrator does not touch may stay. */
export function mayGive({ user: caller }: Access, before: readonly string[], after: readonly string[]): boolean {
  if (after.length === 0 || after.some((name) => !parseRole(name))) return false;
  if (!isTop(caller.roles)) return mayGrantRoles(caller.roles, after);
  const added = after.filter((name) => !before.includes(name));
  return added.length === 0 || mayGrantRoles(caller.roles, added);
}

/** Of these roles somebody must remain: ADMINS whoever acts, account administrators unless the top level acts. */
export function keptRoles({ user: caller }: Access, roles: readonly string[]): readonly string[] {
  return parseRoles(roles)
    .filter(({ kind }) => kind === RoleKind.Admins || (kind === RoleKind.CustomerAdmin && !isTop(caller.roles)))
    .map(({ name }) => name);
}

const isTop = (roles: readonly string[]) => parseRoles(roles).some(({ kind }) => kind === RoleKind.Admins);
