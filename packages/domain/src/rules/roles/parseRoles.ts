import { RoleKind } from '../../vocabulary/roles';

/** The parts of a role name. */
export interface ParsedRole {
  /** The original name, for example CUSTOMER_ADMIN_12. */
  readonly name: string;
  readonly kind: RoleKind;
  /** The customer of the role; only CUSTOMER_<id> and CUSTOMER_ADMIN_<id> have one. */
  readonly customerId: number | undefined;
}

const KINDS: ReadonlySet<string> = new Set(Object.values(RoleKind));
const CUSTOMER_BOUND = /^(CUSTOMER|CUSTOMER_ADMIN)_([1-9]\d{0,8})$/;

/**
 * Parses a role name. Names must match completely, so CUSTOMER_INSTALLER is not a customer role, and CUSTOMER or
 * CUSTOMER_ADMIN without an id is invalid, because it would belong to no customer.
 */
export function parseRole(name: string): ParsedRole | undefined {
  const bound = CUSTOMER_BOUND.exec(name);
  if (bound) return { name, kind: bound[1] as RoleKind, customerId: Number(bound[2]) };
  if (name === RoleKind.Customer || name === RoleKind.CustomerAdmin) return undefined;
  return KINDS.has(name) ? { name, kind: name as RoleKind, customerId: undefined } : undefined;
}

/** Parses role names or the groups of a token, as a list or as comma-separated text. Unknown names are skipped. */
export function parseRoles(names: readonly string[] | string): readonly ParsedRole[] {
  const list = typeof names === 'string' ? names.split(',') : names;
  return list.map((name) => parseRole(name.trim())).filter((role) => role !== undefined);
}

/** The name of a role for a customer: CUSTOMER and 12 give CUSTOMER_12; other kinds have no customer in their name. */
export function roleName(kind: RoleKind, customerId?: number): string {
  const bound = kind === RoleKind.Customer || kind === RoleKind.CustomerAdmin;
  return bound && customerId !== undefined ? `${kind}_${customerId}` : kind;
}

/** The customer id in the first customer-bound group of a token; undefined for users without a single customer. */
export function customerIdOf(names: readonly string[]): number | undefined {
  return parseRoles(names).find(({ customerId }) => customerId !== undefined)?.customerId;
}
