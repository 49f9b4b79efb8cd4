import { RoleKind } from '../../vocabulary/roles';
import { USER_TYPES, type UserType, type UserTypeWord } from '../../vocabulary/userTypes';
import { parseRoles, roleName } from './parseRoles';

/** The user types that holders of these roles may assign; only ADMINS may assign all of them. */
export function creatableUserTypes(names: readonly string[]): readonly UserTypeWord[] {
  const kinds = new Set(parseRoles(names).map(({ kind }) => kind));
  return USER_TYPES.filter(({ createdBy }) => createdBy.some((kind) => kinds.has(kind)));
}

/** The customers for which holders of these roles may create users: 'all', or those they administer. */
export function administeredCustomerIds(names: readonly string[]): 'all' | readonly number[] {
  const roles = parseRoles(names);
  if (roles.some(({ kind }) => kind === RoleKind.Admins)) return 'all';
  const ids = roles.filter(({ kind }) => kind === RoleKind.CustomerAdmin).map(({ customerId }) => customerId);
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/** The role names of the chosen user types, each with its chosen customers, in a stable order without duplicates. */
export function rolesForUserTypes(
  chosen: readonly { readonly type: UserType; readonly customerIds: readonly number[] }[],
): string[] {
  const names = new Set<string>();
  for (const { type, customerIds } of chosen) {
    const word = USER_TYPES.find(({ id }) => id === type);
    if (!word) continue;
    if (word.binding !== 'ownName') names.add(word.role);
    const bound = word.binding === 'ownName' ? word.role : RoleKind.Customer;
    if (word.binding !== 'none') for (const id of customerIds) names.add(roleName(bound, id));
  }
  return [...names].sort();
}

/**
 * Whether holders of `names` may assign all of `roleNames`. Account administrators can assign only roles of their own
 * customers, and plain roles only together with one of those customers.
 */
export function mayGrantRoles(names: readonly string[], roleNames: readonly string[]): boolean {
  const customers = administeredCustomerIds(names);
  const granted = parseRoles(roleNames);
  if (granted.length === 0 || granted.length !== roleNames.length) return false;
  if (customers === 'all') return granted.every(({ kind }) => kind !== RoleKind.Developer);

  const creatable = new Set(creatableUserTypes(names).map(({ role }) => role));
  const bound = granted.filter(({ customerId }) => customerId !== undefined);
  return (
    bound.length > 0 &&
    granted.every(({ kind }) => creatable.has(kind)) &&
    bound.every(({ customerId }) => customerId !== undefined && customers.includes(customerId))
  );
}
