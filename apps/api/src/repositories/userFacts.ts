import { parseRoles, RoleKind, scopeOfSight } from '@gladhand/domain';
import type { UserRecord } from './entities';

/** Customers of customer-bound roles, ascending. */
export function customerIdsOf(roles: readonly string[]): number[] {
  const ids = parseRoles(roles).flatMap(({ customerId }) => (customerId === undefined ? [] : [customerId]));
  return [...new Set(ids)].sort((a, b) => a - b);
}

/** Whether a change is an administrator's, who may be told that somebody else saved first. */
export const isEdit = (change: Partial<UserRecord>): boolean => 'roles' in change || 'enabled' in change;
/** Whether a change only notes a sign-in, which is no update of the account. */
export const isSignInAlone = (change: Partial<UserRecord>): boolean => Object.keys(change).join() === 'lastLoginAt';

/** Which customers' groups a change of roles gives and takes. Who sees every customer may stay in any group. */
export function customersChanged(before: readonly string[], after: readonly string[]) {
  const [had, has] = [customerIdsOf(before), customerIdsOf(after)];
  return {
    joined: has.filter((id) => !had.includes(id)),
    left: scopeOfSight(after).kind === 'all' ? [] : had.filter((id) => !has.includes(id)),
  };
}

/** Roles that carry customers by CUSTOMER roles beside them, which are then no type of their own. */
export const CARRIER_ROLES: readonly RoleKind[] = [
  RoleKind.GoInstallerCustomer,
  RoleKind.CustomerInstaller,
  RoleKind.Oem,
  RoleKind.OemInstaller,
];
