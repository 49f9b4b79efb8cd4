import { parseRoles, roleScope } from '@gladhand/domain/users';
import type { UserRecord } from './entities';

/** Customers of customer-bound roles, ascending. */
export function customerIdsOf(roles: readonly string[]): number[] {
  const ids = parseRoles(roles).flatMap(({ customerId }) => (customerId === undefined ? [] : [customerId]));
  return [...new Set(ids)].sort((a, b) => a - b);
}

/** Whether a change was made by an administrator, who can be notified of a conflict. */
export const isEdit = (change: Partial<UserRecord>): boolean => 'roles' in change || 'enabled' in change;
/** Whether a change only records a sign-in, which doesn't count as an update of the account. */
export const isSignInAlone = (change: Partial<UserRecord>): boolean => Object.keys(change).join() === 'lastLoginAt';

/**
 * Customers whose groups are added or removed by a change of roles. Users who see every customer may stay in any group.
 */
export function customersChanged(before: readonly string[], after: readonly string[]) {
  const [had, has] = [customerIdsOf(before), customerIdsOf(after)];
  return {
    joined: has.filter((id) => !had.includes(id)),
    left: roleScope(after).kind === 'all' ? [] : had.filter((id) => !has.includes(id)),
  };
}
