import { RoleKind } from '../../vocabulary/roles';
import { parseRoles } from './parseRoles';

/** Customers in sight; a customer is never in both lists. */
export interface CustomersInSight {
  /** Every trailer of these. */
  readonly customerIds: readonly number[];
  /** Of these only the trailers of the user's vehicle groups and their descendants. */
  readonly groupBoundCustomerIds: readonly number[];
}

/**
 * Which trailers a user may see at all; the permission table says what may be done with them.
 * `technician` sees all trailers that are not hidden from technicians, and the listed customers besides.
 */
export type ScopeOfSight =
  | { readonly kind: 'all' }
  | ({ readonly kind: 'technician' } & CustomersInSight)
  | ({ readonly kind: 'customers' } & CustomersInSight)
  | { readonly kind: 'none' };

const SEE_ALL: ReadonlySet<RoleKind> = new Set([
  RoleKind.Admins,
  RoleKind.AllCustomerView,
  RoleKind.ViewOnlyAdmin,
  RoleKind.Support,
  RoleKind.Installer,
  RoleKind.GoInstallerAllCustomers,
]);

/** Roles that see the whole of the customers named by the CUSTOMER_<id> roles beside them. */
const SEE_BOUND_CUSTOMERS: ReadonlySet<RoleKind> = new Set([
  RoleKind.GoInstallerCustomer,
  RoleKind.CustomerInstaller,
  RoleKind.Oem,
  RoleKind.OemInstaller,
]);

/** The union over a user's roles. */
export function scopeOfSight(names: readonly string[]): ScopeOfSight {
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
