import type { Features } from '../features/features';
import { parseRoles } from '../roles/parseRoles';
import { PERMISSIONS } from './permissionTable';

/**
 * True when one of the roles may do what `subject` names. `roles` are names as the token carries them;
 * `undefined` is somebody who is not signed in. Subjects without a row are denied.
 */
export function can(roles: readonly string[] | undefined, features: Partial<Features>, subject: string): boolean {
  const row = Object.hasOwn(PERMISSIONS, subject) ? PERMISSIONS[subject] : undefined;
  if (!row) return false;
  if (row.feature && features[row.feature] !== true) return false;
  if (row.allowed === 'public') return true;
  if (roles === undefined) return false;
  if (row.allowed === 'signedIn') return true;
  const { allowed } = row;
  return parseRoles(roles).some(({ kind }) => allowed.includes(kind));
}

/** True for an operation or route that needs no session. */
export function isPublic(subject: string): boolean {
  return Object.hasOwn(PERMISSIONS, subject) && PERMISSIONS[subject]?.allowed === 'public';
}

/** True when roles, feature and the membership of 'TK Command Control' together allow reefer commands. */
export function mayCommandReefers(
  roles: readonly string[],
  features: Partial<Features>,
  groupKinds: readonly string[],
): boolean {
  return can(roles, features, 'sendReeferCommands') && groupKinds.includes('tkCommandControl');
}

/** Said when a command comes from somebody who may not. */
export const NO_COMMAND_ACCESS = 'You do not have access to send a command';
