import { RoleKind } from '../../vocabulary/roles';
import { USER_TYPES, type UserType } from '../../vocabulary/userTypes';
import { isEmail, normalizeEmail } from '../contact/email';
import { rolesForUserTypes } from '../roles/creatableUserTypes';
import { parseRoles } from '../roles/parseRoles';

/** A user type in the dialog with its chosen customers. */
export interface ChosenType {
  readonly type: UserType;
  readonly customerIds: readonly number[];
}

/**
 * Converts roles to types and customers for the edit dialog. A plain role with customers (OEM, installers) gets the
 * customers of all CUSTOMER roles, because roles don't define which of them each customer belongs to.
 */
export function chosenTypesOf(roles: readonly string[]): readonly ChosenType[] {
  const parsed = parseRoles(roles);
  const idsOf = (kind: RoleKind) =>
    parsed
      .filter((role) => role.kind === kind)
      .flatMap(({ customerId }) => (customerId === undefined ? [] : [customerId]));
  const kinds = new Set(parsed.map(({ kind }) => kind));
  const isCarrier = USER_TYPES.some(({ role, binding }) => binding === 'customerRoles' && kinds.has(role));
  return USER_TYPES.filter(({ role }) => kinds.has(role) && !(isCarrier && role === RoleKind.Customer)).map(
    ({ id, role, binding }) => ({
      type: id,
      customerIds: binding === 'none' ? [] : idsOf(binding === 'ownName' ? role : RoleKind.Customer),
    }),
  );
}

/** Whether each type that requires customers has at least one. */
export function typesAreComplete(chosen: readonly ChosenType[]): boolean {
  return (
    chosen.length > 0 &&
    chosen.every(({ type, customerIds }) => {
      const word = USER_TYPES.find(({ id }) => id === type);
      return word !== undefined && (word.binding === 'none' || customerIds.length > 0);
    })
  );
}

/** Whether both selections result in the same roles, regardless of their order. */
export function sameTypes(a: readonly ChosenType[], b: readonly ChosenType[]): boolean {
  return rolesForUserTypes(a).join() === rolesForUserTypes(b).join();
}

/**
 * Create is enabled when the email address is valid, a type is chosen with its customers, and no creation is in
 * progress.
 */
export function canCreate(form: { email: string; chosen: readonly ChosenType[]; working: boolean }): boolean {
  return !form.working && isEmail(normalizeEmail(form.email)) && typesAreComplete(form.chosen);
}

/** Update is enabled when types or customers have changed and nothing is in progress. */
export function canUpdate(form: {
  before: readonly ChosenType[];
  chosen: readonly ChosenType[];
  working: boolean;
}): boolean {
  return !form.working && typesAreComplete(form.chosen) && !sameTypes(form.before, form.chosen);
}
