import type { ScreenId } from '../../vocabulary/screens';
import { parseRole } from '../roles/parseRoles';
import type { OperationSubject } from './permissionSubjects';
import { PERMISSIONS } from './permissionTable';

/** Something that a user can do in the product, named so that people understand it. */
export interface Ability {
  readonly group: AbilityGroup;
  readonly label: string;
  /** All have the same row in the permission table. */
  readonly operations: readonly OperationSubject[];
  /** The screen where it is done; users who can't open the screen can't do it. */
  readonly screen: ScreenId;
}
export type AbilityGroup = 'Fleet' | 'Service' | 'Refrigeration units' | 'Administration' | 'System';

const ability = (
  group: AbilityGroup,
  label: string,
  screen: ScreenId,
  operations: readonly OperationSubject[],
): Ability => ({
  group,
  label,
  screen,
  operations,
});
const TRAILER: ScreenId = 'tracking';

/** Every ability of the product by group. Unbuilt features have none. */
export const ABILITIES: readonly Ability[] = [
  ability('Fleet', 'See the fleet in Fleet Control and on the map', 'control', ['trackingPositions']),
  ability('Fleet', 'Open a trailer with its sensors, faults and history', TRAILER, [
    'vehicleTrackingV2',
    'trailerHistory',
    'absFaults',
    'sensorOrder',
    'findTrailer',
  ]),
  ability('Fleet', 'Filter and export the fleet status', 'fleetStatus', ['fleetStatus', 'fleetStatusSummary']),
  ability('Fleet', 'Save filters and columns as views', 'fleetStatus', [
    'savedViews',
    'createSavedView',
    'updateSavedView',
    'deleteSavedView',
  ]),
  ability('Fleet', 'See maintenance issues', 'maintenance', [
    'maintenanceIssues',
    'maintenanceIssue',
    'workOrders',
    'plannedWorkTemplates',
  ]),
  ability('Fleet', 'Snooze, assign and repair maintenance issues', 'maintenance', [
    'handleMaintenanceIssues',
    'completePlannedWork',
  ]),
  ability('Fleet', 'Plan maintenance by date, miles and engine hours', 'maintenance', [
    'savePlannedWorkTemplate',
    'deletePlannedWorkTemplate',
  ]),
  ability('Fleet', 'Email maintenance issues to service centers', 'maintenance', ['emailMaintenanceIssues']),
  ability('Fleet', 'See the lifecycles of ABS faults', 'absTroubleshooting', [
    'absTroubleshootingLifecycles',
    'absReadings',
  ]),
  ability('Fleet', 'See Insights', 'insights', ['insights', 'insightTrailers', 'insightEmbed']),
  ability('Fleet', 'See the parts of trailers', 'parts', ['trailerParts', 'parts', 'partTrailers']),
  ability('Fleet', 'Import and delete parts and their pictures', 'parts', [
    'importParts',
    'deleteParts',
    'addPartPicture',
    'deletePartPicture',
  ]),
  ability('Fleet', 'Upload pictures of parts and repairs', 'parts', ['addPicture']),
  ability('Fleet', 'Open the page of the freight partner', 'freight', ['freight', 'acceptFreightAgreement']),
  ability('Fleet', 'See geofences and visits', 'geofence', [
    'geofencesV2',
    'geofences',
    'geofenceVisits',
    'geofenceDwell',
    'geofenceBackfill',
    'geofenceCategories',
    'savedPlaces',
  ]),
  ability('Fleet', 'Create and change geofences', 'geofence', [
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
  ]),
  ability('Fleet', 'Import geofences', 'geofence', ['checkGeofences', 'applyGeofences', 'undoGeofenceImport']),
  ability('Fleet', 'See alerts and alert rules', 'alerts', [
    'alertRules',
    'alertRule',
    'alertNotifications',
    'alertNotification',
    'alertCount',
    'alertActivity',
    'explainAlert',
    'alertBacktest',
  ]),
  ability('Fleet', 'Choose when to be notified of alerts', 'alerts', [
    'alertSettings',
    'saveAlertSettings',
    'sendTestAlert',
    'myMailOptOuts',
    'resumeMail',
  ]),
  ability('Fleet', 'Handle alerts', 'alerts', ['handleAlerts', 'muteAlertRule']),
  ability('Fleet', 'Create and change alert rules', 'alerts', [
    'createAlertRule',
    'updateAlertRule',
    'deleteAlertRule',
    'moveAlertRule',
    'enableAlertRule',
    'disableAlertRule',
  ]),
  ability('Fleet', 'See reports and their results', 'alerts', [
    'reports',
    'report',
    'reportRuns',
    'reportRun',
    'reportRows',
    'reportSettings',
  ]),
  ability('Fleet', 'Create, run and send reports', 'alerts', [
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
  ability('Fleet', 'Take over reports whose owner has no access', 'alerts', ['takeOverReport']),
  ability('Fleet', 'Decide where reports may be sent and how long they are kept', 'alerts', ['saveReportSettings']),
  ability('Fleet', 'Receive push messages', 'alerts', [
    'pushKey',
    'pushSubscriptions',
    'subscribePush',
    'unsubscribePush',
    'testPush',
  ]),
  ability('Fleet', 'Manage webhooks', 'alerts', [
    'webhooks',
    'webhookMessages',
    'createWebhook',
    'updateWebhook',
    'deleteWebhook',
    'rotateWebhookSecret',
    'testWebhook',
    'replayWebhookMessage',
  ]),
  ability('Fleet', 'Take over alert rules', 'alerts', ['takeOverAlertRule']),
  ability('Fleet', 'See which messages about alerts did not arrive', 'alerts', [
    'failedAlertMessages',
    'alertMailOptOuts',
  ]),
  ability('Fleet', 'Share the location of trailers', TRAILER, [
    'shareLocation',
    'mySharedLocations',
    'revokeSharedLocation',
  ]),
  ability('Fleet', 'Change the order of sensors', TRAILER, ['saveSensorOrder']),
  ability('Fleet', 'Track a trailer with a phone', TRAILER, ['deviceLinks', 'createDeviceLink', 'revokeDeviceLink']),
  ability('Service', 'See service centers, inspections and maintenance', TRAILER, [
    'aftermarketDealers',
    'closestAftermarketDealers',
    'recentInspections',
    'maintenanceLog',
  ]),
  ability('Service', 'Add inspections and maintenance', TRAILER, ['addInspection', 'addMaintenanceEntry']),
  ability('Service', 'Email diagnostics to a service center', TRAILER, ['sendDiagnosticEmail']),
  ability('Refrigeration units', 'See refrigeration units, temperatures and commands', TRAILER, [
    'reeferUnit',
    'reeferUnits',
    'reeferTemperatures',
    'reeferCommands',
  ]),
  ability('Refrigeration units', 'Send commands to refrigeration units', TRAILER, ['sendReeferCommands']),
  ability('Administration', 'See users and their access', 'userManagement', ['users', 'effectiveAccess']),
  ability('Administration', 'Create, edit, disable and import users', 'userManagement', [
    'createUser',
    'updateUser',
    'enableUser',
    'disableUser',
    'checkUserRows',
    'applyUserRows',
  ]),
  ability('Administration', 'Send password and verification emails', 'userManagement', [
    'resetUserPassword',
    'sendVerificationEmail',
  ]),
  ability('Administration', 'Change the groups of users', 'userManagement', [
    'addUsersToVehicleGroups',
    'removeUsersFromVehicleGroups',
  ]),
  ability('Administration', 'Delete users', 'userManagement', ['deleteUser']),
  ability('Administration', 'See groups and their trailers', 'groupManagement', [
    'vehicleGroups',
    'vehicleGroupTrailers',
  ]),
  ability('Administration', 'See the users of groups', 'groupManagement', ['vehicleGroupUsers']),
  ability('Administration', 'Create, edit, move and delete groups', 'groupManagement', [
    'updateVehicleGroup',
    'renameVehicleGroup',
    'moveVehicleGroup',
    'deleteVehicleGroup',
    'vehicleGroupChangePreview',
    'addVehiclesToGroups',
    'removeVehiclesFromGroups',
    'addMultipleVehiclesToTargetedMultipleGroups',
  ]),
  ability('Administration', 'See the list of trailers', 'trailerManagement', ['managedVehicles']),
  ability('Administration', 'Create, edit and import trailers', 'trailerManagement', [
    'createVehicle',
    'updateVehicle',
    'updateCustomerVehicle',
    'importVehicles',
  ]),
  ability('Administration', 'See SIMs and plans', 'subscriptionManagement', [
    'sims',
    'sim',
    'simPlans',
    'simTarget',
    'simBatch',
  ]),
  ability('Administration', 'Activate, suspend and deactivate SIMs', 'subscriptionManagement', [
    'changeSims',
    'retrySims',
  ]),
  ability('Administration', 'Register detached sensor boxes', 'trailerManagement', ['upsertDetachedSensorBox']),
  ability('Administration', 'Create, edit and deactivate customers', 'customerManagement', [
    'findAllCustomers',
    'createCustomer',
    'updateCustomer',
    'activateCustomer',
    'deactivateCustomer',
  ]),
  ability('Administration', 'Transfer trailers to another customer', 'vinTransfer', [
    'trailerTransfers',
    'trailerTransfer',
    'trailerTransferLines',
    'transferCustomers',
    'transferCustomerByName',
    'checkTrailerTransfer',
    'requestTrailerTransfer',
    'controlTrailerTransfer',
  ]),
  ability('Administration', 'Lease trailers to another customer', 'leaseManagement', [
    'trailerLeases',
    'trailerLease',
    'trailerLeaseTrailers',
    'checkTrailerLease',
    'createTrailerLease',
    'controlTrailerLease',
  ]),
  ability('System', 'Write messages to users', 'developerMessages', [
    'developerMessages',
    'messageReach',
    'messageCustomers',
    'createDeveloperMessage',
    'updateDeveloperMessage',
    'withdrawDeveloperMessage',
  ]),
  ability('System', 'See which users messages reach', 'developerMessages', ['messageUsers']),
  ability('System', 'Read and export the audit log', 'auditLog', ['auditLog', 'exportAuditLog']),
  ability('System', 'See outgoing email', 'system', ['mails']),
  ability('System', 'Send failed email again', 'system', ['retryMail']),
  ability('System', 'Create and revoke ingest keys', 'system', ['ingestKeys', 'createIngestKey', 'revokeIngestKey']),
  ability('System', 'See device versions, packages and campaigns', 'otaManagement', [
    'otaFleet',
    'otaPackages',
    'otaTarget',
    'otaCampaigns',
    'otaCampaign',
    'otaCampaignDevices',
  ]),
  ability('System', 'Upload packages and update devices over the air', 'otaManagement', [
    'uploadOtaPackage',
    'createOtaCampaign',
    'controlOtaCampaign',
    'rollBackOtaCampaign',
  ]),
  ability('System', 'See file servers and their files', 'otaFtpManagement', [
    'otaFtpServers',
    'otaFtpFiles',
    'otaFtpTasks',
  ]),
  ability('System', 'Manage file servers, publish and delete their files', 'otaFtpManagement', [
    'createOtaFtpServer',
    'updateOtaFtpServer',
    'deleteOtaFtpServer',
    'testOtaFtpServer',
    'trustOtaFtpServer',
    'publishOtaPackage',
    'verifyOtaFtpFile',
    'deleteOtaFtpFile',
    'controlOtaFtpTask',
  ]),
  ability('System', 'See and run scheduled jobs', 'system', ['scheduledJobs', 'runScheduledJob']),
];

/** An ability of a user, and where it comes from. */
export interface GivenAbility {
  readonly label: string;
  /** Names of the roles and groups that grant it. */
  readonly through: readonly string[];
  /** Customer feature that it also needs. */
  readonly feature: string | undefined;
}

/** The abilities behind allowed operations by group, except those whose screen none of the roles can open. */
export function abilitiesOf(
  roles: readonly string[],
  allowed: readonly { readonly operation: string; readonly through: readonly string[] }[],
): readonly { readonly group: AbilityGroup; readonly abilities: readonly GivenAbility[] }[] {
  const through = new Map(allowed.map(({ operation, through: names }) => [operation, names]));
  const groups = new Map<AbilityGroup, GivenAbility[]>();
  for (const { group, label, operations, screen } of ABILITIES) {
    const operation = operations.find((name) => through.has(name));
    const names = operation && through.get(operation);
    if (!names || !roles.some((role) => opens(role, screen))) continue;
    const given = { label, through: names, feature: PERMISSIONS[operation].feature };
    groups.set(group, [...(groups.get(group) ?? []), given]);
  }
  return [...groups].map(([group, abilities]) => ({ group, abilities }));
}

function opens(role: string, screen: ScreenId): boolean {
  const allowed = PERMISSIONS[`screen:${screen}`].allowed;
  const kind = parseRole(role)?.kind;
  return typeof allowed === 'string' || (kind !== undefined && allowed.includes(kind));
}
