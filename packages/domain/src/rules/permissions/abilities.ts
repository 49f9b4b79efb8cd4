import { parseRole } from '../roles/parseRoles';
import { PERMISSIONS } from './permissionTable';

/** Something that a person can do in the product, with a name that a person understands. */
export interface Ability {
  readonly group: AbilityGroup;
  readonly label: string;
  /** All have the same row in the permission table. */
  readonly operations: readonly string[];
  /** Where it is done; who can't open the page can't do it. */
  readonly page: string;
}
export type AbilityGroup = 'Fleet' | 'Service' | 'Refrigeration units' | 'Administration' | 'System';

const ability = (group: AbilityGroup, label: string, page: string, operations: string): Ability => ({
  group,
  label,
  page,
  operations: operations.split(' '),
});
const TRAILER = '/tracking/{vin?}';

/** Every ability of the product, grouped. What is not built has none. */
export const ABILITIES: readonly Ability[] = [
  ability('Fleet', 'See the fleet in Fleet Control and on the map', '/control', 'trackingPositions'),
  ability(
    'Fleet',
    'Open a trailer with its sensors, faults and history',
    TRAILER,
    'vehicleTrackingV2 trailerHistory absFaults sensorOrder findTrailer',
  ),
  ability('Fleet', 'Filter and export the fleet status', '/fleet/currentFleetStatus', 'fleetStatus fleetStatusSummary'),
  ability('Fleet', 'Share the location of trailers', TRAILER, 'shareLocation mySharedLocations revokeSharedLocation'),
  ability('Fleet', 'Change the order of sensors', TRAILER, 'saveSensorOrder'),
  ability('Fleet', 'Track a trailer with a phone', TRAILER, 'deviceLinks createDeviceLink revokeDeviceLink'),
  ability(
    'Service',
    'See service centers, inspections and maintenance',
    TRAILER,
    'aftermarketDealers closestAftermarketDealers recentInspections maintenanceLog',
  ),
  ability('Service', 'Add inspections and maintenance', TRAILER, 'addInspection addMaintenanceEntry'),
  ability('Service', 'Email diagnostics to a service center', TRAILER, 'sendDiagnosticEmail'),
  ability(
    'Refrigeration units',
    'See refrigeration units, temperatures and commands',
    TRAILER,
    'reeferUnit reeferUnits reeferTemperatures reeferCommands',
  ),
  ability('Refrigeration units', 'Send commands to refrigeration units', TRAILER, 'sendReeferCommands'),
  ability('Administration', 'See users and their access', '/user-management', 'users effectiveAccess'),
  ability(
    'Administration',
    'Create, edit, disable and import users',
    '/user-management',
    'createUser updateUser enableUser disableUser checkUserRows applyUserRows',
  ),
  ability(
    'Administration',
    'Send password and verification emails',
    '/user-management',
    'resetUserPassword sendVerificationEmail',
  ),
  ability(
    'Administration',
    'Change the groups of users',
    '/user-management',
    'addUsersToVehicleGroups removeUsersFromVehicleGroups',
  ),
  ability('Administration', 'Delete users', '/user-management', 'deleteUser'),
  ability('Administration', 'See groups and their trailers', '/group-management', 'vehicleGroups vehicleGroupTrailers'),
  ability('Administration', 'See the users of groups', '/group-management', 'vehicleGroupUsers'),
  ability(
    'Administration',
    'Create, edit, move and delete groups',
    '/group-management',
    'updateVehicleGroup renameVehicleGroup moveVehicleGroup deleteVehicleGroup vehicleGroupChangePreview ' +
      'addVehiclesToGroups removeVehiclesFromGroups addMultipleVehiclesToTargetedMultipleGroups',
  ),
  ability('Administration', 'See the list of trailers', '/trailer-management', 'managedVehicles'),
  ability(
    'Administration',
    'Create, edit and import trailers',
    '/trailer-management',
    'createVehicle updateVehicle updateCustomerVehicle importVehicles',
  ),
  ability('Administration', 'Register detached sensor boxes', '/trailer-management', 'upsertDetachedSensorBox'),
  ability(
    'Administration',
    'Create, edit and deactivate customers',
    '/customer-management',
    'findAllCustomers createCustomer updateCustomer activateCustomer deactivateCustomer',
  ),
  ability('System', 'Read and export the audit log', '/audit-log', 'auditLog exportAuditLog'),
  ability('System', 'See outgoing email', '/system', 'mails'),
  ability('System', 'Send failed email again', '/system', 'retryMail'),
  ability('System', 'See and run scheduled jobs', '/system', 'scheduledJobs runScheduledJob'),
];

/** An ability that a user has, and why. */
export interface GivenAbility {
  readonly label: string;
  /** Names of roles and groups that give it. */
  readonly through: readonly string[];
  /** Feature of the customer that it also needs. */
  readonly feature: string | undefined;
}

/** The abilities behind allowed operations, by group, without those whose page none of the roles may open. */
export function abilitiesOf(
  roles: readonly string[],
  allowed: readonly { readonly operation: string; readonly through: readonly string[] }[],
): readonly { readonly group: AbilityGroup; readonly abilities: readonly GivenAbility[] }[] {
  const through = new Map(allowed.map(({ operation, through: names }) => [operation, names]));
  const groups = new Map<AbilityGroup, GivenAbility[]>();
  for (const { group, label, operations, page } of ABILITIES) {
    const [operation = ''] = operations.filter((name) => through.has(name));
    const names = through.get(operation);
    if (!names || !roles.some((role) => opens(role, page))) continue;
    const given = { label, through: names, feature: PERMISSIONS[operation]?.feature };
    groups.set(group, [...(groups.get(group) ?? []), given]);
  }
  return [...groups].map(([group, abilities]) => ({ group, abilities }));
}

function opens(role: string, page: string): boolean {
  const allowed = PERMISSIONS[page]?.allowed ?? [];
  const kind = parseRole(role)?.kind;
  return typeof allowed === 'string' || (kind !== undefined && allowed.includes(kind));
}
