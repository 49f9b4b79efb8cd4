import type { FeatureName } from '../../vocabulary/features';
import { RoleKind } from '../../vocabulary/roles';
import type { ScreenId } from '../../vocabulary/screens';
import type { OperationSubject, PermissionSubject } from './permissionSubjects';

/** Who has permission: anyone, anyone signed in, or users with one of these roles. */
export type Allowed = 'public' | 'signedIn' | readonly RoleKind[];

/** The type of a row's subject. */
export type PermissionKind = 'operation' | 'screen' | 'action';

/** One row of the table. */
export interface Permission {
  readonly kind: PermissionKind;
  readonly area: string;
  readonly allowed: Allowed;
  /** Also needed, in addition to the role. */
  readonly feature?: FeatureName | undefined;
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
/** Roles that write messages to users. */
const MESSAGE_WRITERS: readonly RoleKind[] = ['ADMINS', 'DEVELOPER'];
const INSTALLERS: readonly RoleKind[] = [
  'INSTALLER',
  'CUSTOMER_INSTALLER',
  'GO_INSTALLER_CUSTOMER',
  'GO_INSTALLER_ALL_CUSTOMERS',
  'OEM_INSTALLER',
];
const TRANSFER: readonly RoleKind[] = ['ADMINS', 'OEM', ...INSTALLERS];
/** Roles that may write in a module. The all-customer view role is read-only. */
const MODULE_WRITERS: readonly RoleKind[] = ['ADMINS', 'CUSTOMER', 'CUSTOMER_ADMIN'];
/** Roles that work with single trailers outside the modules: management tabs, workshop, installation. */
const TRAILER_READERS = union(MODULE, ADMIN_TYPES, TRANSFER, ['TECHNICIAN']);
const WORKSHOP = union(MODULE, ['TECHNICIAN', 'SUPPORT']);
/** Roles that see the positions of the trailers they have access to. SUPPORT and VIEW_ONLY_ADMIN are read-only. */
const FLEET_VIEWERS = union(MODULE, ['SUPPORT', 'VIEW_ONLY_ADMIN']);
/** Those roles, and the ones that open a single trailer by its full VIN or serial number. */
const TRAILER_VIEWERS = union(FLEET_VIEWERS, INSTALLERS, ['TECHNICIAN']);

function union(...lists: (readonly RoleKind[])[]): readonly RoleKind[] {
  const wanted = new Set(lists.flat());
  return ALL.filter((kind) => wanted.has(kind));
}

type Rows<Subject extends string> = Readonly<Record<Subject, Permission>>;

function rows<const Subject extends PermissionSubject>(
  kind: PermissionKind,
  area: string,
  allowed: Allowed,
  subjects: readonly Subject[],
  feature?: FeatureName,
): Rows<Subject> {
  const row: Permission = { kind, area, allowed, ...(feature ? { feature } : {}) };
  return Object.fromEntries(subjects.map((subject) => [subject, row])) as Rows<Subject>;
}
const operations = <const Subject extends OperationSubject>(
  area: string,
  allowed: Allowed,
  subjects: readonly Subject[],
  feature?: FeatureName,
) => rows('operation', area, allowed, subjects, feature);
const screens = <const Id extends ScreenId>(
  area: string,
  allowed: Allowed,
  ids: readonly Id[],
  feature?: FeatureName,
) =>
  rows(
    'screen',
    area,
    allowed,
    ids.map((id) => `screen:${id}` as const),
    feature,
  );

/**
 * The only permission table: server, guards and menu read nothing else. Anything without a row is denied. A row for
 * something that doesn't exist, or something without a row, doesn't compile. Menu items and tabs appear for users who
 * may open their screen.
 */
export const PERMISSIONS: Rows<PermissionSubject> = {
  // Sign-in: callers have no session yet, or authenticate with a separate token.
  ...operations('account', 'public', [
    'loginV2',
    'login',
    'refreshToken',
    'acceptTermsOfService',
    'request-password-reset',
  ]),
  ...operations('account', 'public', [
    'register-user-anonymously',
    'set-password',
    'confirm-email',
    'change-password',
    'unsubscribe',
    'resubscribe',
    'subscription',
    'link',
  ]),
  ...operations('account', 'public', ['sharedLocation']),
  ...operations('account', 'signedIn', [
    'me',
    'getCustomerFeatures',
    'signOut',
    'updateMyTimezone',
    'mySessions',
    'endMySession',
    'mobileApps',
    'myMailSettings',
    'updateMyMailSettings',
  ]),

  ...operations('users', USER_VIEWERS, ['users', 'effectiveAccess']),
  ...operations('users', WRITERS, [
    'createUser',
    'updateUser',
    'enableUser',
    'disableUser',
    'checkUserRows',
    'applyUserRows',
  ]),
  ...operations('users', WRITERS, ['resetUserPassword', 'sendVerificationEmail']),
  ...operations('users', WRITERS, ['addUsersToVehicleGroups', 'removeUsersFromVehicleGroups']),
  ...operations('users', TOP, ['deleteUser']),

  // Never technicians: anyone can register as one, and would see who the customers are.
  ...operations('customers', union(MODULE, ADMIN_TYPES, TRANSFER), ['customers']),
  ...operations('customers', TOP, [
    'findAllCustomers',
    'createCustomer',
    'updateCustomer',
    'activateCustomer',
    'deactivateCustomer',
  ]),
  ...operations('audit', USER_VIEWERS, ['auditLog', 'exportAuditLog']),
  ...operations('mail', 'signedIn', ['mailDeliveries']),
  ...operations('mail', USER_VIEWERS, ['mails']),
  ...operations('mail', WRITERS, ['retryMail']),
  ...operations('ingest', TOP, ['ingestKeys', 'createIngestKey', 'revokeIngestKey']),
  ...operations('jobs', TOP, ['scheduledJobs', 'runScheduledJob']),

  ...operations('groups', union(MODULE, ADMIN_TYPES), ['vehicleGroupsHierarchy']),
  ...operations('groups', ADMIN_TYPES, ['vehicleGroups', 'vehicleGroupTrailers']),
  ...operations('groups', USER_VIEWERS, ['vehicleGroupUsers']),
  ...operations('groups', WRITERS, [
    'updateVehicleGroup',
    'deleteVehicleGroup',
    'renameVehicleGroup',
    'moveVehicleGroup',
  ]),
  ...operations('groups', WRITERS, ['vehicleGroupChangePreview']),
  ...operations('groups', WRITERS, ['addVehiclesToGroups', 'removeVehiclesFromGroups']),
  ...operations('groups', WRITERS, ['addMultipleVehiclesToTargetedMultipleGroups']),

  ...operations('trailers', TRAILER_READERS, ['vehicleDetailData', 'trailerImageHistoryData']),
  ...operations('trailers', ADMIN_TYPES, ['managedVehicles']),
  ...operations('trailers', WRITERS, ['updateCustomerVehicle', 'updateVehicle', 'createVehicle', 'importVehicles']),
  ...operations('trailers', union(WRITERS, INSTALLERS), ['upsertDetachedSensorBox']),
  ...operations('devices', WRITERS, ['deviceLinks', 'createDeviceLink', 'revokeDeviceLink']),

  ...operations('maintenance', MODULE, ['maintenanceIssues', 'maintenanceIssue', 'workOrders'], 'MaintenanceDashboard'),
  ...operations(
    'maintenance',
    MODULE_WRITERS,
    ['handleMaintenanceIssues', 'emailMaintenanceIssues'],
    'MaintenanceDashboard',
  ),
  ...operations('insights', MODULE, ['insights', 'insightTrailers', 'insightEmbed'], 'Insight'),
  ...operations('maintenance', MODULE, ['plannedWorkTemplates'], 'MaintenanceDashboard'),
  ...operations('maintenance', MODULE_WRITERS, ['completePlannedWork'], 'MaintenanceDashboard'),
  ...operations(
    'maintenance',
    WRITERS,
    ['savePlannedWorkTemplate', 'deletePlannedWorkTemplate'],
    'MaintenanceDashboard',
  ),
  ...operations('parts', MODULE, ['trailerParts', 'parts', 'partTrailers']),
  ...operations('parts', WRITERS, ['importParts', 'deleteParts', 'addPartPicture', 'deletePartPicture']),
  // Pictures of parts and repairs. The link carries the permission.
  ...operations('service', MODULE_WRITERS, ['addPicture']),
  ...operations('service', 'public', ['picture']),
  ...operations('freight', MODULE, ['freight', 'acceptFreightAgreement']),
  ...operations('savedViews', FLEET_VIEWERS, ['savedViews', 'createSavedView', 'updateSavedView', 'deleteSavedView']),
  ...operations(
    'geofences',
    MODULE,
    [
      'geofencesV2',
      'geofences',
      'geofenceVisits',
      'geofenceDwell',
      'geofenceBackfill',
      'geofenceCategories',
      'savedPlaces',
    ],
    'GeofenceV2',
  ),
  ...operations(
    'geofences',
    MODULE_WRITERS,
    [
      'createGeofence',
      'updateGeofence',
      'deleteGeofence',
      'changeGeofences',
      'saveGeofenceCategory',
      'deleteGeofenceCategory',
      'savePlace',
      'deletePlace',
      'startGeofenceBackfill',
      'cancelGeofenceBackfill',
    ],
    'GeofenceV2',
  ),
  ...operations('geofences', MODULE_WRITERS, ['checkGeofences', 'applyGeofences', 'undoGeofenceImport'], 'GeofenceV2'),
  ...operations('alerts', MODULE, [
    'alertRules',
    'alertRule',
    'alertNotifications',
    'alertNotification',
    'alertCount',
    'alertActivity',
    'explainAlert',
    'alertBacktest',
    'alertSettings',
    'saveAlertSettings',
    'sendTestAlert',
    'myMailOptOuts',
    'resumeMail',
  ]),
  // Users of role CUSTOMER change only their own rules.
  ...operations('alerts', MODULE_WRITERS, [
    'createAlertRule',
    'updateAlertRule',
    'deleteAlertRule',
    'moveAlertRule',
    'enableAlertRule',
    'disableAlertRule',
    'handleAlerts',
    'muteAlertRule',
  ]),
  ...operations('reports', MODULE, ['reports', 'report', 'reportRuns', 'reportRun', 'reportRows', 'reportSettings']),
  // Users of role CUSTOMER change only their own reports. Flags hide types, not operations.
  ...operations('reports', MODULE_WRITERS, [
    'reportPreview',
    'createReport',
    'updateReport',
    'deleteReport',
    'activateReport',
    'deactivateReport',
    'runReport',
    'cancelReportRun',
    'createReportFile',
    'sendReport',
    'revokeReportLinks',
  ]),
  ...operations('reports', WRITERS, ['takeOverReport', 'saveReportSettings']),
  // A user's own browsers.
  ...operations('alerts', MODULE, ['pushKey', 'pushSubscriptions', 'subscribePush', 'unsubscribePush', 'testPush']),
  ...operations('alerts', WRITERS, [
    'webhooks',
    'webhookMessages',
    'createWebhook',
    'updateWebhook',
    'deleteWebhook',
    'rotateWebhookSecret',
    'testWebhook',
    'replayWebhookMessage',
    'takeOverAlertRule',
    'failedAlertMessages',
    'alertMailOptOuts',
  ]),
  ...operations('messages', MESSAGE_WRITERS, [
    'developerMessages',
    'messageReach',
    'messageCustomers',
    'createDeveloperMessage',
    'updateDeveloperMessage',
    'withdrawDeveloperMessage',
  ]),
  // Those of them who may see users.
  ...operations(
    'messages',
    MESSAGE_WRITERS.filter((kind) => USER_VIEWERS.includes(kind)),
    ['messageUsers'],
  ),
  // Everyone gets the messages that are meant for them, and no others.
  ...operations('messages', 'signedIn', ['messagesForMe', 'dismissMessage', 'messageChanges']),
  // Searches each kind of result only for callers who may read it.
  ...operations('search', 'signedIn', ['search']),
  ...operations('fleet', MODULE, ['fleetStatus', 'fleetStatusSummary']),
  ...operations('trailers', TRAILER_VIEWERS, ['findTrailer']),
  ...operations('tracking', TRAILER_VIEWERS, ['vehicleTrackingV2', 'trailerHistory']),
  ...operations('tracking', FLEET_VIEWERS, ['trackingPositions']),
  ...operations('tracking', MODULE, ['shareLocation', 'mySharedLocations', 'revokeSharedLocation']),
  ...operations('sensors', TRAILER_VIEWERS, ['sensorOrder']),
  ...operations('sensors', MODULE, ['saveSensorOrder']),
  ...operations('service', TRAILER_VIEWERS, ['aftermarketDealers', 'closestAftermarketDealers']),
  ...operations('service', WORKSHOP, ['sendDiagnosticEmail']),
  ...operations('service', TRAILER_VIEWERS, ['recentInspections', 'maintenanceLog']),
  // The link carries the permission
  ...operations('service', 'public', ['trailerImage']),
  ...operations('service', WRITERS, ['addInspection', 'addMaintenanceEntry']),
  ...operations('abs', TRAILER_VIEWERS, ['absFaults']),
  ...operations('abs', WORKSHOP, ['absTroubleshootingLifecycles', 'absReadings']),

  ...operations(
    'ota',
    TOP,
    [
      'otaFleet',
      'otaPackages',
      'uploadOtaPackage',
      'otaTarget',
      'otaCampaigns',
      'otaCampaign',
      'otaCampaignDevices',
      'createOtaCampaign',
      'controlOtaCampaign',
      'rollBackOtaCampaign',
      'otaFtpServers',
      'otaFtpFiles',
      'otaFtpTasks',
      'createOtaFtpServer',
      'updateOtaFtpServer',
      'deleteOtaFtpServer',
      'testOtaFtpServer',
      'trustOtaFtpServer',
      'publishOtaPackage',
      'verifyOtaFtpFile',
      'deleteOtaFtpFile',
      'controlOtaFtpTask',
    ],
    'OtaManagement',
  ),

  ...operations(
    'transfers',
    TRANSFER,
    [
      'trailerTransfers',
      'trailerTransfer',
      'trailerTransferLines',
      'transferCustomers',
      'transferCustomerByName',
      'checkTrailerTransfer',
      'requestTrailerTransfer',
      'controlTrailerTransfer',
    ],
    'VinTransferPortal',
  ),
  ...operations('leases', TOP, [
    'trailerLeases',
    'trailerLease',
    'trailerLeaseTrailers',
    'checkTrailerLease',
    'createTrailerLease',
    'controlTrailerLease',
  ]),
  ...operations('sims', ADMIN_TYPES, ['sims', 'sim', 'simPlans', 'simTarget', 'simBatch'], 'SubscriptionManagement'),
  ...operations('sims', WRITERS, ['changeSims', 'retrySims'], 'SubscriptionManagement'),
  // The provider signs what it sends.
  ...operations('sims', 'public', ['simEvents']),

  ...operations('reefer', MODULE, ['reeferCommands', 'reeferUnit', 'reeferUnits', 'reeferTemperatures'], 'ThermoKing'),
  // In addition to the role these need the group 'TK Command Control': see mayCommandReefers.
  ...operations('reefer', MODULE_WRITERS, ['sendReeferCommands'], 'ThermoKing'),

  ...screens('account', 'public', [
    'signIn',
    'forgotPassword',
    'resetPassword',
    'setPassword',
    'emailVerification',
    'unsubscribe',
    'createTechnicianAccount',
    'sharedLocation',
  ]),
  ...screens('account', 'signedIn', ['settings', 'profile']),
  ...screens('help', 'signedIn', ['help', 'helpFaq', 'helpTroubleshooting', 'helpInstallation']),
  ...screens('help', ADMIN_TYPES, ['helpAdministration']),
  ...screens('fleet', FLEET_VIEWERS, ['control']),
  ...screens('fleet', TRAILER_VIEWERS, ['tracking']),
  ...screens('fleet', MODULE, ['fleetStatus']),
  ...screens('insights', MODULE, ['insights'], 'Insight'),
  ...screens('freight', MODULE, ['freight', 'freightLink']),
  ...screens('parts', MODULE, ['parts']),
  ...screens('abs', WORKSHOP, ['absTroubleshooting']),
  ...screens('alerts', MODULE, ['alerts']),
  ...screens('alerts', MODULE, ['absFaultDetailReport'], 'AbsFaultDetailReport'),
  ...screens('alerts', MODULE, ['reeferTempHistoryReport'], 'ReeferTempHistoryReport'),
  ...screens('alerts', MODULE, ['assetGeofenceThresholdReport'], 'AssetGeofenceThresholdReport'),
  ...screens('alerts', MODULE, ['maintenanceReports'], 'MaintenanceDashboard'),
  ...screens('maintenance', MODULE, ['maintenance'], 'MaintenanceDashboard'),
  ...screens('geofences', MODULE, ['geofence'], 'GeofenceV2'),
  ...screens('users', USER_VIEWERS, ['userManagement', 'auditLog', 'system']),
  ...screens('management', ADMIN_TYPES, ['trailerManagement', 'groupManagement']),
  ...screens('management', ADMIN_TYPES, ['subscriptionManagement'], 'SubscriptionManagement'),
  ...screens('management', TOP, ['customerManagement', 'leaseManagement']),
  ...screens('management', MESSAGE_WRITERS, ['developerMessages']),
  ...screens('management', TOP, ['otaManagement', 'otaFtpManagement'], 'OtaManagement'),
  ...screens('management', TRANSFER, ['vinTransfer'], 'VinTransferPortal'),

  // Customer administrators accept the data agreement in addition to the terms.
  ...rows('action', 'account', ['CUSTOMER_ADMIN'], ['action:acceptDataAgreement']),
  ...rows('action', 'customers', TOP, ['action:editCustomers']),
  ...rows('action', 'audit', ['ADMINS', 'VIEW_ONLY_ADMIN'], ['action:auditEverything']),
  ...rows('action', 'users', ['ADMINS', 'VIEW_ONLY_ADMIN'], ['action:seeEveryUser']),
  ...rows('action', 'customers', ADMIN_TYPES, ['action:chooseCustomer']),
  ...rows('action', 'savedViews', WRITERS, ['action:shareViews']),
  ...rows('action', 'tracking', ['TECHNICIAN'], ['action:sendGeolocation']),
  ...rows('action', 'tracking', MODULE, ['action:trailerList', 'action:trailerSelectors']),
  ...rows('action', 'fleet', MODULE, ['action:fleetHealth']),
};
