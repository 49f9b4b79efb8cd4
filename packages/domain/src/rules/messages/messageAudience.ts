import type { FeatureName } from '../../vocabulary/features';
import { RoleKind } from '../../vocabulary/roles';
import { CARRIER_ROLES } from '../roles/carrierRoles';
import { parseRoles } from '../roles/parseRoles';
import { SEE_ALL_ROLES } from '../roles/roleScope';

/** Who a message is for. Each list that is empty means everyone; a user has to match all three. */
export interface MessageAudience {
  /** Users with one of these roles. */
  readonly roles: readonly RoleKind[];
  /** Users of one of these customers. */
  readonly customerIds: readonly number[];
  /** Users for whom one of these features is on. */
  readonly features: readonly FeatureName[];
}

/** A role of a user at one customer. */
export interface Membership {
  readonly role: RoleKind;
  /** Null: the role isn't bound to a customer. */
  readonly customerId: number | null;
}

/** Roles without a customer for which a feature counts as on if any customer has it: they work with all customers. */
export const ALL_CUSTOMER_ROLES: readonly RoleKind[] = [...SEE_ALL_ROLES, RoleKind.Technician];

/**
 * The memberships of a user. CUSTOMER roles that only name the customers of another role, such as OEM, don't count as
 * roles of their own.
 */
export function membershipsOf(roleNames: readonly string[]): Membership[] {
  const roles = parseRoles(roleNames);
  const carriers = roles.filter(({ kind }) => CARRIER_ROLES.includes(kind));
  const carried = roles.flatMap(({ kind, customerId }) =>
    kind === RoleKind.Customer && customerId ? [customerId] : [],
  );
  return roles.flatMap(({ kind, customerId = null }): Membership[] => {
    if (carriers.length > 0 && kind === RoleKind.Customer) return [];
    if (!CARRIER_ROLES.includes(kind) || carried.length === 0) return [{ role: kind, customerId }];
    return carried.map((id) => ({ role: kind, customerId: id }));
  });
}

/**
 * The memberships that put a user into an audience; empty if the message isn't for the user. Role, customer and feature
 * have to match in one membership: an account administrator of one customer who is a standard user of another isn't an
 * administrator there.
 *
 * @param hasFeature Whether a feature is on for a customer; for null, whether any customer has it.
 */
export function matchingMemberships(
  { roles, customerIds, features }: MessageAudience,
  memberships: readonly Membership[],
  hasFeature: (feature: FeatureName, customerId: number | null) => boolean,
): Membership[] {
  return memberships.filter(({ role, customerId }) => {
    if (roles.length > 0 && !roles.includes(role)) return false;
    if (customerIds.length > 0 && (customerId === null || !customerIds.includes(customerId))) return false;
    if (features.length === 0) return true;
    if (customerId === null && !ALL_CUSTOMER_ROLES.includes(role)) return false;
    return features.some((feature) => hasFeature(feature, customerId));
  });
}
