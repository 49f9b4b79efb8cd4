import { ROLES, type RoleKind } from '../../vocabulary/roles';

/** Roles whose customers are given by additional CUSTOMER roles, which then don't count as a role of their own. */
export const CARRIER_ROLES: readonly RoleKind[] = ROLES.filter(({ binding }) => binding === 'customerRoles').map(
  ({ id }) => id,
);
