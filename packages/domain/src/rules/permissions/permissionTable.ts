import type { FeatureName } from '../../vocabulary/features';
import { RoleKind } from '../../vocabulary/roles';

/** Who may: everybody, everybody signed in, or holders of one of these roles. */
export type Allowed = 'public' | 'signedIn' | readonly RoleKind[];

/** What a row speaks of. */
export type PermissionKind = 'operation' | 'route' | 'menu' | 'tab' | 'action';

/** One row of the table. */
export interface Permission {
  readonly kind: PermissionKind;
  readonly area: string;
  readonly allowed: Allowed;
  /** Needed on top of the role. */
  readonly feature?: FeatureName;
}

const ALL = Object.values(RoleKind);

/** Module areas: alerts, insights, locations, geofences, health, trailer list, selectors, fleet, parts, freight. */
const MODULE: readonly RoleKind[] = ['ADMINS', 'CUSTOMER', 'CUSTOMER_ADMIN', 'ALL_CUSTOMER_VIEW'];
/** "Admin-type roles". */
const ADMIN_TYPES: readonly RoleKind[] = [
  'ADMINS',
  'CUSTOMER_ADMIN',
  'SUPPORT',
  'VIEW_ONLY_ADMIN',
  'ALL_CUSTOMER_VIEW',
];
const USER_VIEWERS: readonly RoleKind[] = ['ADMINS', 'CUSTOMER_ADMIN', 'VIEW_ONLY_ADMIN'];
const WRITERS: readonly RoleKind[] = ['ADMINS', 'CUSTOMER_ADMIN'];
const TOP: readonly RoleKind[] = ['ADMINS'];
const INSTALLERS: readonly RoleKind[] = [
  'INSTALLER',
  'CUSTOMER_INSTALLER',
  'GO_INSTALLER_CUSTOMER',
  'GO_INSTALLER_ALL_CUSTOMERS',
  'OEM_INSTALLER',
];
const TRANSFER: readonly RoleKind[] = ['ADMINS', 'OEM', ...INSTALLERS];
/** Writers of a module. All-customer view looks and does not touch. */
const MODULE_WRITERS: readonly RoleKind[] = ['ADMINS', 'CUSTOMER', 'CUSTOMER_ADMIN'];
/** Whoever deals with single trailers outside the modules: management tabs, the workshop, installation. */
const TRAILER_READERS = union(MODULE, ADMIN_TYPES, TRANSFER, ['TECHNICIAN']);
const WORKSHOP = union(MODULE, ['TECHNICIAN', 'SUPPORT']);
/** Whoever sees where the trailers of their access scope are; SUPPORT and VIEW_ONLY_ADMIN only look. */
const FLEET_VIEWERS = union(MODULE, ['SUPPORT', 'VIEW_ONLY_ADMIN']);
/** The same, and those who open one trailer at a time by its full VIN or serial number. */
const TRAILER_VIEWERS = union(FLEET_VIEWERS, INSTALLERS, ['TECHNICIAN']);

function union(...lists: (readonly RoleKind[])[]): readonly RoleKind[] {
  const wanted = new Set(lists.flat());
  return ALL.filter((kind) => wanted.has(kind));
}

type Rows = Readonly<Record<string, Permission>>;

function rows(kind: PermissionKind, area: string, allowed: Allowed, ids: string, feature?: FeatureName): Rows {
  const row: Permission = { kind, area, allowed, ...(feature ? { feature } : {}) };
  return Object.fromEntries(ids.split(/\s+/).map((id) => [id, row]));
}
const operations = (area: string, allowed: Allowed, ids: string, feature?: FeatureName) =>
  rows('operation', area, allowed, ids, feature);
const routes = (area: string, allowed: Allowed, ids: string, feature?: FeatureName) =>
  rows('route', area, allowed, ids, feature);

/**
 * The one permission table: server, guards and menu read nothing else. What has no row is denied.
 * Operations go by name, routes by path ('/tracking/{vin?}'), menu items by 'menu:…', settings tabs by 'tab:…'
 * and parts of a screen by 'action:…'.
 */
export const PERMISSIONS: Rows = {
  // Sign-in: whoever calls these has no session yet, or proves the right by a token of its own.
  ...operations('account', 'public', 'loginV2 login refreshToken acceptTermsOfService request-password-reset'),
  ...operations(
    'account',
    'public',
    'register-user-anonymously set-password confirm-email change-password unsubscribe resubscribe subscription link',
  ),
  ...operations('account', 'public', 'sharedLocation'),
  ...operations(
    'account',
    'signedIn',
    'me getCustomerFeatures signOut updateMyTimezone mySessions endMySession mobileApps myMailSettings updateMyMailSettings',
  ),

  ...operations('users', USER_VIEWERS, 'users effectiveAccess'),
  ...operations('users', WRITERS, 'createUser updateUser enableUser disableUser checkUserRows applyUserRows'),
  ...operations('users', WRITERS, 'requestPasswordReset resetUserPassword sendVerificationEmail resendVerification'),
  ...operations('users', WRITERS, 'addUsersToVehicleGroups removeUsersFromVehicleGroups'),
  ...operations('users', TOP, 'deleteUser'),

  // Never technicians: whoever registers as one would read who the customers are.
  ...operations('customers', union(MODULE, ADMIN_TYPES, TRANSFER), 'customers'),
  ...operations('customers', TOP, 'findAllCustomers createCustomer updateCustomer activateCustomer deactivateCustomer'),
  ...operations('audit', USER_VIEWERS, 'auditLog exportAuditLog'),
  ...operations('mail', 'signedIn', 'mailDeliveries'),
  ...operations('mail', USER_VIEWERS, 'mails'),
  ...operations('mail', WRITERS, 'retryMail'),
  ...operations('jobs', TOP, 'scheduledJobs runScheduledJob'),

  ...operations('groups', union(MODULE, ADMIN_TYPES), 'vehicleGroupsHierarchy'),
  ...operations('groups', ADMIN_TYPES, 'vehicleGroups vehicleGroupTrailers'),
  ...operations('groups', USER_VIEWERS, 'vehicleGroupUsers'),
  ...operations('groups', WRITERS, 'updateVehicleGroup deleteVehicleGroup renameVehicleGroup moveVehicleGroup'),
  ...operations('groups', WRITERS, 'vehicleGroupChangePreview'),
  ...operations('groups', WRITERS, 'addVehiclesToGroups removeVehiclesFromGroups'),
  ...operations('groups', WRITERS, 'addMultipleVehiclesToTargetedMultipleGroups'),

  ...operations('trailers', TRAILER_READERS, 'vehicleDetailData trailerImageHistoryData'),
  ...operations('trailers', union(MODULE, ADMIN_TYPES, TRANSFER), 'vehicles'),
  ...operations('trailers', ADMIN_TYPES, 'managedVehicles'),
  ...operations('trailers', WRITERS, 'updateCustomerVehicle updateVehicle createVehicle importVehicles'),
  ...operations('trailers', union(WRITERS, INSTALLERS), 'upsertDetachedSensorBox'),
  ...operations('devices', WRITERS, 'deviceLinks createDeviceLink revokeDeviceLink'),
  ...operations('trailers', TRANSFER, 'transferVehicles vinTransfer', 'VinTransferPortal'),

  ...operations('fleet', MODULE, 'fleetStatus fleetStatusSummary fleetSummary'),
  ...operations('trailers', TRAILER_VIEWERS, 'findTrailer'),
  ...operations('tracking', TRAILER_VIEWERS, 'vehicleTrackingV2 trailerHistory'),
  ...operations('tracking', FLEET_VIEWERS, 'fleetTrailers trackingPositions positions'),
  ...operations('tracking', MODULE, 'shareLocation mySharedLocations revokeSharedLocation'),
  ...operations('sensors', TRAILER_VIEWERS, 'sensorOrder'),
  ...operations('sensors', MODULE, 'saveSensorOrder updateSensorOrder'),
  ...operations('service', TRAILER_VIEWERS, 'aftermarketDealers closestAftermarketDealers'),
  ...operations('service', WORKSHOP, 'sendDiagnosticEmail'),
  ...operations('service', TRAILER_VIEWERS, 'recentInspections maintenanceLog'),
  // The link carries the permission.
  ...operations('service', 'public', 'trailerImage'),
  ...operations('service', WRITERS, 'addInspection addMaintenanceEntry'),
  ...operations('abs', WORKSHOP, 'absTroubleshootingLifecycles'),
  ...operations('abs', TRAILER_VIEWERS, 'absFaults'),

  ...operations('geofences', MODULE, 'geofencesV2', 'GeofenceV2'),
  ...operations('geofences', MODULE_WRITERS, 'createGeofence updateGeofence deleteGeofence', 'GeofenceV2'),
  ...operations('alerts', MODULE, 'alertRules alertRule alertNotifications alertActivity'),
  ...operations('alerts', MODULE_WRITERS, 'createAlertRule updateAlertRule deleteAlertRule moveAlertRule'),
  ...operations('alerts', MODULE_WRITERS, 'enableAlertRule disableAlertRule'),
  ...operations('reports', MODULE, 'reportConfigs reportConfig'),
  ...operations('reports', MODULE_WRITERS, 'createReportConfig updateReportConfig deleteReportConfig'),
  ...operations('reports', MODULE_WRITERS, 'activateReportConfig deactivateReportConfig'),
  ...operations('maintenance', MODULE, 'maintenanceSummary maintenanceList snoozeFault', 'MaintenanceDashboard'),
  ...operations('parts', MODULE, 'parts'),
  ...operations('reefer', MODULE, 'reeferCommands reeferUnit reeferUnits reeferTemperatures', 'ThermoKing'),
  // Besides the role these need the group 'TK Command Control': see mayCommandReefers.
  ...operations('reefer', MODULE_WRITERS, 'sendReeferCommands', 'ThermoKing'),
  ...operations('ota', TOP, 'otaFleetStatus deviceConfigVersions deviceScripts mainApps', 'OtaManagement'),
  ...operations('ota', TOP, 'publishConfiguration applyConfiguration publishScript applyScript', 'OtaManagement'),
  ...operations('ota', TOP, 'publishFirmware applyFirmware resetDevices', 'OtaManagement'),

  ...routes('account', 'public', '/ /forgotPassword /resetPassword /unsubscribe /setpassword /emailverification'),
  ...routes('account', 'public', '/shared-location /createTechnicianAccount'),
  ...routes('account', 'signedIn', '/settings /profile'),
  ...routes('help', 'signedIn', '/help /help/faq /help/troubleshooting /help/installation'),
  ...routes('help', ADMIN_TYPES, '/help/administration'),
  ...routes('fleet', FLEET_VIEWERS, '/control'),
  ...routes('fleet', TRAILER_VIEWERS, '/tracking/{vin?}'),
  ...routes('fleet', MODULE, '/fleet/currentFleetStatus'),
  ...routes('insights', MODULE, '/quicksight', 'Insight'),
  ...routes('freight', MODULE, '/freight /freight-link'),
  ...routes('parts', MODULE, '/specs/{vin?} /parts/{vin?}'),
  ...routes('abs', WORKSHOP, '/absTroubleshooting/{vin?}'),
  ...routes(
    'alerts',
    MODULE,
    '/alertconfiguration /alertconfiguration/alert/{id} /alertconfiguration/yard/{id} /alertconfiguration/dwell/{id} /alertconfiguration/absSummary/{id} /alertconfiguration/dwell /alertconfiguration/yard /alertconfiguration/absSummary',
  ),
  ...routes('alerts', MODULE, '/alertconfiguration/absFaultDetail', 'AbsFaultDetailReport'),
  ...routes('alerts', MODULE, '/alertconfiguration/reeferTempHistory', 'ReeferTempHistoryReport'),
  ...routes('alerts', MODULE, '/alertconfiguration/assetGeofenceThreshold', 'AssetGeofenceThresholdReport'),
  ...routes(
    'alerts',
    MODULE,
    '/alertconfiguration/dailyMaintenanceReport /alertconfiguration/weeklyMaintenanceReport',
    'MaintenanceDashboard',
  ),
  ...routes('maintenance', MODULE, '/maintenance', 'MaintenanceDashboard'),
  ...routes('geofences', MODULE, '/geofence', 'GeofenceV2'),
  ...routes('users', USER_VIEWERS, '/user-management /audit-log /system'),
  ...routes('management', ADMIN_TYPES, '/trailer-management /group-management'),
  ...routes('management', ADMIN_TYPES, '/subscription-management', 'SubscriptionManagement'),
  ...routes('management', TOP, '/customer-management /lease-management /developer-message-management'),
  ...routes('management', TOP, '/ota-management /ota-ftp-management', 'OtaManagement'),
  ...routes('management', TRANSFER, '/vin-transfer /vin-transfer/{id}', 'VinTransferPortal'),

  ...rows('tab', 'settings', 'signedIn', 'tab:/profile'),
  ...rows('tab', 'settings', USER_VIEWERS, 'tab:/user-management tab:/audit-log tab:/system'),
  ...rows('tab', 'settings', ADMIN_TYPES, 'tab:/trailer-management tab:/group-management'),
  ...rows('tab', 'settings', ADMIN_TYPES, 'tab:/subscription-management', 'SubscriptionManagement'),
  ...rows('tab', 'settings', TOP, 'tab:/customer-management tab:/lease-management'),
  ...rows('tab', 'settings', TOP, 'tab:/ota-management tab:/ota-ftp-management', 'OtaManagement'),
  ...rows('tab', 'settings', TRANSFER, 'tab:/vin-transfer', 'VinTransferPortal'),

  ...rows('menu', 'menu', 'signedIn', 'menu:help menu:settings menu:logOut'),
  ...rows('menu', 'menu', FLEET_VIEWERS, 'menu:control'),
  ...rows('menu', 'menu', TRAILER_VIEWERS, 'menu:tracking'),
  ...rows('menu', 'menu', MODULE, 'menu:insights', 'Insight'),
  ...rows('menu', 'menu', MODULE, 'menu:fleet menu:alerts menu:parts'),
  ...rows('menu', 'menu', 'signedIn', 'menu:maintenance', 'MaintenanceDashboard'),
  ...rows('menu', 'menu', 'signedIn', 'menu:geofence', 'GeofenceV2'),

  // Who may accept the data agreement beside the terms, edit customers in tables, and tells where they are.
  ...rows('action', 'account', ['CUSTOMER_ADMIN'], 'action:acceptDataAgreement'),
  ...rows('action', 'customers', TOP, 'action:editCustomers'),
  ...rows('action', 'audit', ['ADMINS', 'VIEW_ONLY_ADMIN'], 'action:auditEverything'),
  ...rows('action', 'users', ['ADMINS', 'VIEW_ONLY_ADMIN'], 'action:seeEveryUser'),
  ...rows('action', 'customers', ADMIN_TYPES, 'action:chooseCustomer'),
  ...rows('action', 'tracking', ['TECHNICIAN'], 'action:sendGeolocation'),
  ...rows('action', 'tracking', MODULE, 'action:trailerList action:trailerSelectors'),
  ...rows('action', 'fleet', MODULE, 'action:fleetHealth'),
};
