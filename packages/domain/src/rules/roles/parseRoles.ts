import { RoleKind } from '../../vocabulary/roles';

/** A role name taken apart. */
export interface ParsedRole {
  /** The name as it came, for example CUSTOMER_ADMIN_12. */
  readonly name: string;
  readonly kind: RoleKind;
  /** The customer the name is bound to; only CUSTOMER_<id> and CUSTOMER_ADMIN_<id> have one. */
  readonly customerId: number | undefined;
}

const KINDS: ReadonlySet<string> = new Set(Object.values(RoleKind));
const CUSTOMER_BOUND = /^(CUSTOMER|CUSTOMER_ADMIN)_([1-9]\d{0,8})$/;

/**
 * Reads one role name. Names are matched whole, so CUSTOMER_INSTALLER is no customer,
 * and a bare CUSTOMER or CUSTOMER_ADMIN without an id is no role at all: it would be bound to nobody.
 */
export function parseRole(name: string): ParsedRole | undefined {
  const bound = CUSTOMER_BOUND.exec(name);
  if (bound) return { name, kind: bound[1] as RoleKind, customerId: Number(bound[2]) };
  if (name === RoleKind.Customer || name === RoleKind.CustomerAdmin) return undefined;
  return KINDS.has(name) ? { name, kind: name as RoleKind, customerId: undefined } : undefined;
}

/** Reads role names or the groups of a token, as a list or as one comma-separated text. Unknown names give nothing. */
export function parseRoles(names: readonly string[] | string): readonly ParsedRole[] {
  const list = typeof names === 'string' ? names.split(',') : names;
  return list.map((name) => parseRole(name.trim())).filter((role) => role !== undefined);
}

/** The name of a role for a customer: CUSTOMER and 12 give CUSTOMER_12; other kinds are their own name. */
export function roleName(kind: RoleKind, customerId?: number): string {
  const bound = kind === RoleKind.Customer || kind === RoleKind.CustomerAdmin;
  return bound && customerId !== undefined ? `${kind}_${customerId}` : kind;
}

/** The customer id in the first customer-bound group of a token; undefined for people of no single customer. */
export function customerIdOf(names: readonly string[]): number | undefined {
  return parseRoles(names).find(({ customerId }) => customerId !== undefined)?.customerId;
}
