import { RoleKind } from '../../vocabulary/roles';
import { USER_TYPES, type UserType } from '../../vocabulary/userTypes';
import { isEmail, normalizeEmail } from '../contact/email';
import { rolesForUserTypes } from '../roles/creatableUserTypes';
import { parseRoles } from '../roles/parseRoles';

/** A user type of the dialog with the customers chosen for it. */
export interface ChosenType {
  readonly type: UserType;
  readonly customerIds: readonly number[];
}

/**
 * The types and customers that make up these roles, as the edit dialog shows them at first. A plain role with customers
 * (OEM, installers) takes every CUSTOMER role beside it, for the roles do not tell apart whose customer it is.
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

/** Whether each type that is bound to customers has at least one. */
export function typesAreComplete(chosen: readonly ChosenType[]): boolean {
  return (
    chosen.length > 0 &&
    chosen.every(({ type, customerIds }) => {
      const word = USER_TYPES.find(({ id }) => id === type);
      return word !== undefined && (word.binding === 'none' || customerIds.length > 0);
    })
  );
}

/** Whether both make up the same roles, in whatever order they were chosen. */
export function sameTypes(a: readonly ChosenType[], b: readonly ChosenType[]): boolean {
  return rolesForUserTypes(a).join() === rolesForUserTypes(b).join();
}

/** Create is open when the address is right, a type is chosen with its customers, and no creation is under way. */
export function canCreate(form: { email: string; chosen: readonly ChosenType[]; working: boolean }): boolean {
  return !form.working && isEmail(normalizeEmail(form.email)) && typesAreComplete(form.chosen);
}

/** Update is open once types or customers differ from what they were, and nothing is under way. */
export function canUpdate(form: {
  before: readonly ChosenType[];
  chosen: readonly ChosenType[];
  working: boolean;
}): boolean {
  return !form.working && typesAreComplete(form.chosen) && !sameTypes(form.before, form.chosen);
}
