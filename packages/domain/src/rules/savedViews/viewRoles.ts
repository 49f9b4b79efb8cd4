import { ROLES, type RoleWord } from '../../vocabulary/roles';
import { PERMISSIONS } from '../permissions/permissionTable';

/**
 * The roles that a view can be shared with: those that open saved views, and for one customer only those that belong to
 * a customer.
 */
export function viewRoles(customerId: number | null): readonly RoleWord[] {
  const { allowed } = PERMISSIONS.savedViews;
  return ROLES.filter(
    ({ id, binding }) =>
      Array.isArray(allowed) && allowed.includes(id) && (customerId === null || binding === 'ownName'),
  );
}
