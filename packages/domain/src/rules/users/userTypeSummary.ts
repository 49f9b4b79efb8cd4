import { USER_TYPES, type UserType } from '../../vocabulary/userTypes';
import { FEATURES_ON } from '../features/featuresOn';
import { can } from '../permissions/can';
import type { PermissionSubject } from '../permissions/permissionSubjects';
import { rolesForUserTypes } from '../roles/creatableUserTypes';
import { roleScope } from '../roles/roleScope';

/** The records that administrators manage, with the operations to view and to change them. */
const RECORDS = [
  { name: 'customers', view: 'findAllCustomers', change: 'updateCustomer' },
  { name: 'users', view: 'users', change: 'updateUser' },
  { name: 'groups', view: 'vehicleGroups', change: 'updateVehicleGroup' },
  { name: 'trailers', view: 'managedVehicles', change: 'updateVehicle' },
] as const;

/**
 * A one-line summary of what users of a type can see and do, based on the permission table and the role's access scope.
 */
export function userTypeSummary(id: UserType): string {
  const word = USER_TYPES.find((type) => type.id === id);
  if (!word) return '';
  const roles = rolesForUserTypes([{ type: id, customerIds: [1] }]);
  const may = (subject: PermissionSubject) => can(roles, FEATURES_ON, subject);
  const scope = roleScope(roles);
  const isBound = scope.kind === 'customers';
  const changed = RECORDS.filter(({ change }) => may(change)).map(({ name }) => name);
  const viewed = RECORDS.filter(({ view, change }) => may(view) && !may(change)).map(({ name }) => name);
  const whole = `Sees all trailers of ${isBound ? 'their' : 'all'} customers.`;
  const fleet = may('screen:control')
    ? isBound && scope.groupBoundCustomerIds.length > 0
      ? 'Sees the trailers of their groups, which can be all of a customer.'
      : whole
    : may('findTrailer')
      ? 'Can open one trailer at a time, of any customer, by full VIN or serial number.'
      : 'Sees no trailers, only Help and their own profile.';
  return [
    fleet,
    changed.length > 0 && `Manages ${listed(changed)}.`,
    viewed.length > 0 && `Views ${listed(viewed)} in Settings.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const listed = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join();
