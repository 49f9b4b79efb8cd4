import { RoleKind } from '../../vocabulary/roles';
import { parseRoles } from '../roles/parseRoles';
import { USER_TEXTS } from './userTexts';

/**
 * Text of the column 'Customer Name(s)': the customers, 'Admin' for administrators without one, '-' for other users
 * without one.
 */
export function customerNamesText(user: {
  readonly roles: readonly string[];
  readonly customers: readonly { readonly shortName: string }[];
}): string {
  if (user.customers.length > 0) return user.customers.map(({ shortName }) => shortName).join('; ');
  return parseRoles(user.roles).some(({ kind }) => kind === RoleKind.Admins) ? USER_TEXTS.admin : '-';
}
