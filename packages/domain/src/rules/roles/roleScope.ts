import { RoleKind } from '../../vocabulary/roles';
import { parseRoles } from './parseRoles';

/** Customers that a user has access to; a customer is never in both lists. */
export interface VisibleCustomers {
  /** Customers with access to every trailer. */
  readonly customerIds: readonly number[];
  /** Customers with access only to the trailers of the user's vehicle groups and their descendants. */
  readonly groupBoundCustomerIds: readonly number[];
}

/**
 * The trailers that a user can see; the permission table defines what the user may do with them. `technician` sees all
 * trailers that are not hidden from technicians, plus those of the listed customers.
 */
export type RoleScope =
  | { readonly kind: 'all' }
  | ({ readonly kind: 'technician' } & VisibleCustomers)
  | ({ readonly kind: 'customers' } & VisibleCustomers)
  | { readonly kind: 'none' };

/** Roles with access to all trailers of all customers. */
export const SEE_ALL_ROLES: readonly RoleKind[] = [
  RoleKind.Admins,
  RoleKind.AllCustomerView,
  RoleKind.ViewOnlyAdmin,
  RoleKind.Support,
  RoleKind.Installer,
  RoleKind.GoInstallerAllCustomers,
];
const SEE_ALL: ReadonlySet<RoleKind> = new Set(SEE_ALL_ROLES);

/** Roles with access to all trailers of the customers in their additional CUSTOMER_<id> roles. */
const SEE_BOUND_CUSTOMERS: ReadonlySet<RoleKind> = new Set([
  RoleKind.GoInstallerCustomer,
  RoleKind.CustomerInstaller,
  RoleKind.Oem,
  RoleKind.OemInstaller,
]);

/** The union of the scopes of a user's roles. */
export function roleScope(names: readonly string[]): RoleScope {
  const roles = parseRoles(names);
  if (roles.some(({ kind }) => SEE_ALL.has(kind))) return { kind: 'all' };

  const seesBound = roles.some(({ kind }) => SEE_BOUND_CUSTOMERS.has(kind));
  const whole = new Set<number>();
  const grouped = new Set<number>();
  for (const { kind, customerId } of roles) {
    if (customerId === undefined) continue;
    (kind === RoleKind.CustomerAdmin || seesBound ? whole : grouped).add(customerId);
  }
  const customerIds = sorted(whole);
  const groupBoundCustomerIds = sorted(grouped).filter((id) => !whole.has(id));

  if (roles.some(({ kind }) => kind === RoleKind.Technician)) {
    return { kind: 'technician', customerIds, groupBoundCustomerIds };
  }
  if (customerIds.length === 0 && groupBoundCustomerIds.length === 0) return { kind: 'none' };
  return { kind: 'customers', customerIds, groupBoundCustomerIds };
}

const sorted = (ids: Iterable<number>) => [...ids].sort((a, b) => a - b);
