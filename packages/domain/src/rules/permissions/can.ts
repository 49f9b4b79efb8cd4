import type { Features } from '../features/features';
import { parseRoles } from '../roles/parseRoles';
import type { PermissionSubject } from './permissionSubjects';
import { PERMISSIONS, type Permission } from './permissionTable';

/**
 * True if one of the roles may do what `subject` names. `roles` are names as in the token; `undefined` is a visitor who
 * isn't signed in. Subjects without a row are denied.
 */
export function can(
  roles: readonly string[] | undefined,
  features: Partial<Features>,
  subject: PermissionSubject,
): boolean {
  const row = rowOf(subject);
  if (!row) return false;
  if (row.feature && features[row.feature] !== true) return false;
  if (row.allowed === 'public') return true;
  if (roles === undefined) return false;
  if (row.allowed === 'signedIn') return true;
  const { allowed } = row;
  return parseRoles(roles).some(({ kind }) => allowed.includes(kind));
}

/** True for an operation or a screen that needs no session. */
export const isPublic = (subject: PermissionSubject): boolean => rowOf(subject)?.allowed === 'public';

/** Subjects can come from outside TypeScript, and names that every object inherits have no row either. */
const rowOf = (subject: string): Permission | undefined =>
  Object.hasOwn(PERMISSIONS, subject) ? PERMISSIONS[subject as PermissionSubject] : undefined;

/** True if roles, feature and membership in 'TK Command Control' together allow reefer commands. */
export function mayCommandReefers(
  roles: readonly string[],
  features: Partial<Features>,
  groupKinds: readonly string[],
): boolean {
  return can(roles, features, 'sendReeferCommands') && groupKinds.includes('tkCommandControl');
}

/** The answer to a command from a user who may not send commands. */
export const NO_COMMAND_ACCESS = 'You do not have access to send a command';
