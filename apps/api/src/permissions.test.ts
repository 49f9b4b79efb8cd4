import { can, FEATURES, type OperationSubject } from '@gladhand/domain';
import { PERMISSIONS, REST_OPERATIONS, type RestOperation } from '@gladhand/domain/permissions';
import { CARRIER_ROLES, RoleKind, roleName } from '@gladhand/domain/users';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AREAS } from './areas';
import { accountRoutes } from './auth/accountRoutes';
import { createMemoryRepositories } from './composition/memoryRepositories';
import { buildSchema } from './graphql/server';
import type { RouteEnv } from './http/routeEnv';
import type { RateLimits } from './ports';
import type { RouteServices } from './routeServices';
import { createTestApi, type TestApi, type TestClient } from './testing/testApi';
import { createTestDataset, TEST_PASSWORD, testId, testUser } from './testing/testDataset';

const KINDS = Object.values(RoleKind);
const emailOf = (kind: RoleKind) => `${kind.toLowerCase()}@grid.example`;
const CUSTOMERS = [1, 2, 3, 4];
/** No customer has this id. */
const ABSENT_CUSTOMER = 999;
/** All requests come from one address, and rate limits are not tested here. */
const NO_LIMITS: RateLimits = { waitMs: async () => 0, count: async () => {}, forget: async () => {} };

const page = 'paginationInput: { pageSize: 1, pageNumber: 1 }';
/** An id that does not exist. */
const NO_ID = '01930000-0000-7000-8000-00000000abcd';
const REPORT = `{
  name: " ", reportTypeId: 1, allVehicles: true, vehicleIds: [], vehicleGroupIds: [], allGeofences: true
  geofenceIds: [], allFaultTypes: true, faultTypeIds: [], includeSensorData: false, notifyEmails: [], formats: []
  whenEmpty: "note", isActive: true }`;
const FIELDS: Record<string, string> = {
  mySessions: 'mySessions { id }',
  mobileApps: 'mobileApps { url }',
  me: 'me { id }',
  getCustomerFeatures: 'getCustomerFeatures(input: {}) { featureName }',
  customers: 'customers { id }',
  findAllCustomers: `findAllCustomers(input: { ${page} }) { customerCount }`,
  managedVehicles: `managedVehicles(input: { ${page} }) { total }`,
  auditLog: 'auditLog(input: { limit: 1 }) { next }',
  users: `users(input: { ${page} }) { userCount }`,
  effectiveAccess: `effectiveAccess(userId: "${NO_ID}") { email }`,
  checkUserRows: 'checkUserRows(rows: [{ email: "x" }]) { problem }',
  vehicleGroups: 'vehicleGroups(customerId: 1) { id }',
  vehicleGroupTrailers: `vehicleGroupTrailers(input: { customerId: 1, vehicleGroupId: "x", ${page} }) { total }`,
  vehicleGroupUsers: `vehicleGroupUsers(input: { customerId: 1, vehicleGroupId: "x", ${page} }) { total }`,
  vehicleGroupChangePreview: 'vehicleGroupChangePreview(input: { customerId: 1, vehicleGroupId: "x" }) { groupCount }',
  fleetStatus: `fleetStatus(input: { ${page} }) { total }`,
  fleetStatusSummary: 'fleetStatusSummary(input: {}) { total }',
  vehicleDetailData: 'vehicleDetailData(vin: "1GRAA000000000001") { asOf }',
  vehicleTrackingV2: 'vehicleTrackingV2(vin: "1GRAA000000000001", pageSize: 1, pageNumber: 0) { activityLog { id } }',
  absFaults: 'absFaults(input: { vin: "1GRAA000000000001" }) { total }',
  absReadings:
    'absReadings(vin: "1GRAA000000000001", from: "2026-01-01T00:00:00Z", to: "2026-01-02T00:00:00Z") { isCut }',
  absTroubleshootingLifecycles: 'absTroubleshootingLifecycles(input: { vin: "1GRAA000000000001" }) { isCut }',
  sensorOrder: 'sensorOrder { moreySensorOrder }',
  deviceLinks: 'deviceLinks(vin: "1GRAA000000000001") { id }',
  mySharedLocations: 'mySharedLocations { id }',
  aftermarketDealers: 'aftermarketDealers { id }',
  closestAftermarketDealers: 'closestAftermarketDealers(vin: "1GRAA000000000001", limit: 1) { reason }',
  recentInspections: 'recentInspections(vin: "1GRAA000000000001") { total }',
  maintenanceLog: 'maintenanceLog(vin: "1GRAA000000000001") { total }',
  trailerImageHistoryData: 'trailerImageHistoryData(vin: "1GRAA000000000001", pageSize: 1, pageNumber: 0) { total }',
  reeferUnit: 'reeferUnit(vin: "1GRAA000000000001") { asOf }',
  reeferTemperatures: 'reeferTemperatures(vin: "1GRAA000000000001", days: 1) { from }',
  reeferCommands: 'reeferCommands(vin: "1GRAA000000000001", limit: 1) { asOf }',
  mailDeliveries: `mailDeliveries(ids: ["${NO_ID}"]) { id }`,
  myMailSettings: 'myMailSettings { weeklySummary }',
  reports: 'reports(customerId: 1) { id }',
  report: 'report(customerId: 1, id: "x") { id }',
  reportPreview: `reportPreview(input: { customerId: 1, report: ${REPORT} }) { total }`,
  reportRuns: 'reportRuns(input: { customerId: 1, pageSize: 1 }) { next }',
  reportRun: 'reportRun(customerId: 1, id: "x") { trailers }',
  reportSettings: 'reportSettings(customerId: 1) { version }',
  reportRows: 'reportRows(input: { customerId: 1, runId: "x", offset: 0, limit: 1 }) { total }',
  alertRules: 'alertRules(customerId: 1) { id }',
  alertRule: 'alertRule(customerId: 1, id: "x") { id }',
  alertNotifications: `alertNotifications(input: { customerId: 1, ${page} }) { total }`,
  alertNotification: 'alertNotification(customerId: 1, id: "x") { alert { id } }',
  alertCount: 'alertCount(customerId: 1)',
  alertSettings: 'alertSettings { version }',
  alertActivity: 'alertActivity(input: { customerId: 1 }) { next }',
  alertBacktest: `alertBacktest(input: { customerId: 1, condition: { kind: "tow" }, allVehicles: true, vehicleIds: [],
    vehicleGroupIds: [], days: 0 }) { next }`,
  explainAlert: `explainAlert(input: { customerId: 1, ruleId: "x", vin: "x", at: "2026-01-01T00:00:00Z" }) { verdict }`,
  pushKey: 'pushKey',
  myMailOptOuts: 'myMailOptOuts { kind }',
  failedAlertMessages: 'failedAlertMessages(customerId: 1) { next }',
  alertMailOptOuts: 'alertMailOptOuts(customerId: 1) { next }',
  pushSubscriptions: 'pushSubscriptions { id }',
  webhooks: 'webhooks(customerId: 1) { id }',
  webhookMessages: 'webhookMessages(customerId: 1, id: "x") { next }',
  geofencesV2: 'geofencesV2(customerId: 1) { id }',
  geofences: 'geofences(customerId: 1) { leftOut }',
  geofenceVisits: `geofenceVisits(input: { customerId: 1, ${page} }) { total }`,
  geofenceCategories: 'geofenceCategories(customerId: 1) { id }',
  savedPlaces: 'savedPlaces(customerId: 1) { id }',
  geofenceBackfill: `geofenceBackfill(customerId: 1, geofenceId: "x") { status }`,
  geofenceDwell: `geofenceDwell(input: { customerId: 1, by: "geofence", from: "2026-01-01T00:00:00Z",
    to: "2026-02-01T00:00:00Z", pageSize: 20 }) { count }`,
  checkGeofences: 'checkGeofences(input: { customerId: 1, features: [] }) { remaining }',
  trailerParts: 'trailerParts(vin: "1GRAA000000000001") { vin }',
  parts: 'parts(input: { paginationInput: { pageSize: 5, pageNumber: 1 } }) { total }',
  partTrailers:
    'partTrailers(input: { maker: "x", partNumber: "x", paginationInput: { pageSize: 5, pageNumber: 1 } }) { total }',
  freight: 'freight { url }',
  sims: `sims(input: { filter: {}, ${page} }) { total }`,
  sim: 'sim(iccid: "x") { sim { vin } }',
  simTarget: 'simTarget(input: { action: "suspend", iccids: [] }) { sims }',
  simPlans: 'simPlans { name }',
  simBatch: 'simBatch(batchId: "x") { total }',
  otaFleet: 'otaFleet(input: { limit: 1 }) { hasMore }',
  otaPackages: 'otaPackages(kind: "mainApp") { hasKeys }',
  otaTarget: `otaTarget(input: { packageId: "${NO_ID}" }) { devices }`,
  otaCampaigns: 'otaCampaigns { campaignId }',
  otaCampaign: `otaCampaign(campaignId: "${NO_ID}") { name }`,
  otaFtpServers: 'otaFtpServers { name }',
  otaFtpFiles: `otaFtpFiles(input: { serverId: "${NO_ID}", path: "", offset: 0, limit: 1 }) { total }`,
  otaFtpTasks: `otaFtpTasks(serverId: "${NO_ID}", limit: 1) { taskId }`,
  otaCampaignDevices: `otaCampaignDevices(input: { campaignId: "${NO_ID}", limit: 1 }) { hasMore }`,
  insights: 'insights(input: { from: "2026-01-01", to: "2026-01-02" }) { through }',
  insightEmbed: 'insightEmbed(customerId: 1) { url }',
  insightTrailers: `insightTrailers(input: { from: "2026-01-01", to: "2026-01-02", measure: "miles", ${page} }) { total }`,
  maintenanceIssues: 'maintenanceIssues(input: { paginationInput: { pageSize: 5, pageNumber: 1 } }) { total }',
  maintenanceIssue: 'maintenanceIssue(id: "none") { issue { id } }',
  plannedWorkTemplates: 'plannedWorkTemplates(customerId: 1) { id }',
  trailerTransfers: 'trailerTransfers(input: { limit: 10 }) { total }',
  trailerTransfer: 'trailerTransfer(id: "x") { id }',
  trailerTransferLines: 'trailerTransferLines(input: { id: "x", limit: 10 }) { hasMore }',
  transferCustomers: 'transferCustomers { id }',
  transferCustomerByName: 'transferCustomerByName(name: "x") { id }',
  checkTrailerTransfer:
    'checkTrailerTransfer(input: { fromCustomerId: 1, toCustomerId: 2, lines: ["x"] }) { trailers }',
  trailerLeases: 'trailerLeases(input: { limit: 10 }) { total }',
  trailerLease: 'trailerLease(id: "x") { id }',
  trailerLeaseTrailers: 'trailerLeaseTrailers(input: { id: "x", limit: 10 }) { hasMore }',
  checkTrailerLease:
    'checkTrailerLease(input: { lessorId: 1, lesseeId: 2, firstDay: "2027-01-01", timeZone: "UTC", lines: ["x"] }) { trailers }',
  developerMessages: 'developerMessages(input: { limit: 10 }) { total }',
  messageReach: 'messageReach(audience: { roles: [], customerIds: [], features: [] }) { users }',
  messageUsers: 'messageUsers(input: { dismissed: "none", limit: 1 }) { hasMore }',
  messageCustomers: 'messageCustomers { id }',
  messagesForMe: 'messagesForMe { nextChangeAt }',
  savedViews: 'savedViews(screen: "tracking") { id }',
  search: 'search(input: { text: "x" }) { trailers { vin } }',
  findTrailer: 'findTrailer(text: "1GRAA000000000001")',
  scheduledJobs: 'scheduledJobs { name }',
  ingestKeys: 'ingestKeys { id }',
  mails: `mails(input: { pageSize: 1, pageNumber: 1 }) { total }`,
  reeferUnits: `reeferUnits(input: { ${page} }) { total }`,
};
const ALERT_RULE = `{ name: " ", severity: "good", condition: { kind: "tow" }, allVehicles: true, vehicleIds: [],
  vehicleGroupIds: [], isActive: true, notifyMe: true, notifyAllCustomerUsers: false, notifyEmails: [],
  includeSensorData: false, alertNotificationRateLimitMs: 0, notifyPresent: false }`;
const MESSAGE = `{ severity: "info", text: " ", audience: { roles: [], customerIds: [], features: [] },
  isDismissible: true }`;
const WEBHOOK = '{ name: " ", url: "x", severities: [], enabled: true }';
const GEOFENCE = `{ name: " ", category: "yard", isActive: true, enterEmails: [], exitEmails: [],
  shape: { type: "circle", center: { lat: 40, lng: -84 }, radiusMeters: 300 } }`;
const FTP_SERVER = `{ name: "x", protocol: "sftp", host: "files.example", port: 22, folder: "", username: "x",
  secretKind: "password", secret: "x" }`;
const FTP_FILE = `{ taskId: "${NO_ID}", serverId: "${NO_ID}", path: "", fileName: "x", sizeBytes: 1 }`;
const OTA_PLAN = `{ name: "x", stages: [], hoursBetweenStages: 0, conditions: { untethered: false }, stopAbovePercent: 3,
  judgedFromDevices: 1, deadlineHours: 1, maxAttempts: 1 }`;
const MUTATIONS: Record<string, string> = {
  changeSims: `changeSims(input: { batchId: "x", target: { action: "suspend", iccids: [] }, sims: 1 }) { total }`,
  retrySims: `retrySims(input: { batchId: "${NO_ID}", newBatchId: "x" }) { total }`,
  createOtaFtpServer: `createOtaFtpServer(input: { serverId: "x", server: ${FTP_SERVER} }) { name }`,
  updateOtaFtpServer: `updateOtaFtpServer(input: { serverId: "${NO_ID}", version: 1, server: ${FTP_SERVER} }) { name }`,
  deleteOtaFtpServer: `deleteOtaFtpServer(serverId: "${NO_ID}", version: 1)`,
  testOtaFtpServer: `testOtaFtpServer(serverId: "${NO_ID}") { name }`,
  trustOtaFtpServer: `trustOtaFtpServer(input: { serverId: "${NO_ID}", version: 1, fingerprint: "x" }) { name }`,
  publishOtaPackage: `publishOtaPackage(input: { taskId: "${NO_ID}", serverId: "${NO_ID}", packageId: "${NO_ID}", path: "",
    fileName: "x" }) { taskId }`,
  verifyOtaFtpFile: `verifyOtaFtpFile(input: ${FTP_FILE}) { taskId }`,
  deleteOtaFtpFile: `deleteOtaFtpFile(input: ${FTP_FILE}) { taskId }`,
  controlOtaFtpTask: `controlOtaFtpTask(taskId: "${NO_ID}", action: "cancel") { taskId }`,
  createOtaCampaign: `createOtaCampaign(input: { campaignId: "${NO_ID}", target: { packageId: "${NO_ID}" }, devices: 1,
    plan: ${OTA_PLAN} }) { name }`,
  controlOtaCampaign: `controlOtaCampaign(input: { campaignId: "${NO_ID}", version: 1, action: "pause" }) { name }`,
  rollBackOtaCampaign: `rollBackOtaCampaign(input: { campaignId: "${NO_ID}", version: 1, newCampaignId: "${NO_ID}",
    packageId: "${NO_ID}", plan: ${OTA_PLAN} }) { name }`,
  updateMyMailSettings: 'updateMyMailSettings(weeklySummary: false) { weeklySummary }',
  createIngestKey: 'createIngestKey(input: { name: " " }) { secret }',
  revokeIngestKey: 'revokeIngestKey(id: "x")',
  runScheduledJob: 'runScheduledJob(name: "none") { name }',
  exportAuditLog: 'exportAuditLog(input: {}) { hasMore }',
  retryMail: `retryMail(id: "${NO_ID}") { id }`,
  endMySession: 'endMySession(sessionId: "x")',
  updateMyTimezone: 'updateMyTimezone(timezone: null) { id }',
  createAlertRule: `createAlertRule(input: { customerId: 1, rule: ${ALERT_RULE} }) { id }`,
  updateAlertRule: `updateAlertRule(customerId: 1, id: "x", version: 1, input: ${ALERT_RULE}) { id }`,
  deleteAlertRule: 'deleteAlertRule(customerId: 1, id: "x")',
  moveAlertRule: 'moveAlertRule(customerId: 1, id: "x", place: 0) { id }',
  enableAlertRule: 'enableAlertRule(customerId: 1, id: "x") { id }',
  disableAlertRule: 'disableAlertRule(customerId: 1, id: "x") { id }',
  saveAlertSettings: 'saveAlertSettings(version: 0, input: { email: [], push: [] }) { version }',
  sendTestAlert: 'sendTestAlert',
  muteAlertRule: 'muteAlertRule(customerId: 1, id: "x", vin: "x")',
  handleAlerts: 'handleAlerts(input: { customerId: 1, alerts: [], action: "close" }) { alerts { id } }',
  subscribePush: 'subscribePush(input: { endpoint: "x", p256dh: "x", auth: "x", label: "x" }) { id }',
  unsubscribePush: 'unsubscribePush(id: "x")',
  testPush: 'testPush',
  resumeMail: 'resumeMail(subject: "none")',
  createReport: `createReport(input: { customerId: 1, report: ${REPORT} }) { id }`,
  updateReport: `updateReport(customerId: 1, id: "x", version: 1, input: ${REPORT}) { id }`,
  deleteReport: 'deleteReport(customerId: 1, id: "x")',
  activateReport: 'activateReport(customerId: 1, id: "x") { id }',
  deactivateReport: 'deactivateReport(customerId: 1, id: "x") { id }',
  takeOverReport: 'takeOverReport(customerId: 1, id: "x", version: 1) { id }',
  runReport: 'runReport(input: { customerId: 1, reportId: "x", send: false }) { trailers }',
  cancelReportRun: 'cancelReportRun(customerId: 1, id: "x") { trailers }',
  createReportFile: 'createReportFile(customerId: 1, runId: "x", format: "csv") { trailers }',
  sendReport: 'sendReport(input: { customerId: 1, runId: "x", recipients: [] }) { trailers }',
  revokeReportLinks: 'revokeReportLinks(customerId: 1, runId: "x") { trailers }',
  saveReportSettings:
    'saveReportSettings(customerId: 1, version: 0, input: { recipientDomains: [], keepDays: 0 }) { version }',
  takeOverAlertRule: 'takeOverAlertRule(customerId: 1, id: "x", version: 1) { id }',
  createWebhook: `createWebhook(input: { customerId: 1, webhook: ${WEBHOOK} }) { secret }`,
  updateWebhook: `updateWebhook(customerId: 1, id: "x", version: 1, input: ${WEBHOOK}) { id }`,
  deleteWebhook: 'deleteWebhook(customerId: 1, id: "x")',
  rotateWebhookSecret: 'rotateWebhookSecret(customerId: 1, id: "x") { secret }',
  testWebhook: 'testWebhook(customerId: 1, id: "x") { id }',
  replayWebhookMessage: 'replayWebhookMessage(customerId: 1, webhookId: "x", id: "x") { id }',
  createGeofence: `createGeofence(input: { customerId: 1, geofence: ${GEOFENCE} }) { id }`,
  updateGeofence: `updateGeofence(customerId: 1, id: "x", version: 1, input: ${GEOFENCE}) { id }`,
  deleteGeofence: 'deleteGeofence(customerId: 1, id: "x")',
  changeGeofences: 'changeGeofences(input: { customerId: 1, geofences: [] }) { changed }',
  saveGeofenceCategory: 'saveGeofenceCategory(customerId: 1, id: "x", input: { label: " ", freeMinutes: 0 }) { id }',
  deleteGeofenceCategory: 'deleteGeofenceCategory(customerId: 1, id: "x")',
  savePlace: 'savePlace(customerId: 1, id: "x", version: 0, input: { name: " ", lat: 0, lng: 0 }) { id }',
  deletePlace: 'deletePlace(customerId: 1, id: "x")',
  startGeofenceBackfill: 'startGeofenceBackfill(customerId: 1, geofenceId: "x", days: 7) { status }',
  cancelGeofenceBackfill: 'cancelGeofenceBackfill(customerId: 1, geofenceId: "x") { status }',
  applyGeofences: `applyGeofences(input: { customerId: 1, importId: "${NO_ID}", rows: [] }) { id }`,
  undoGeofenceImport: `undoGeofenceImport(customerId: 1, importId: "${NO_ID}") { undone }`,
  importParts: `importParts(input: { dryRun: true, rows: [{ line: 1, category: "abs", name: "x", partNumber: "x",
    maker: "", quantity: 1, position: "", description: "", faultCodes: [] }] }) { results { line } }`,
  deleteParts: 'deleteParts(customerId: 1, ids: []) { deleted }',
  addPartPicture: `addPartPicture(input: {
    customerId: 1, maker: "x", partNumber: "x", pictureId: "x", description: "x" }) { id }`,
  deletePartPicture: 'deletePartPicture(customerId: 1, pictureId: "x")',
  acceptFreightAgreement: 'acceptFreightAgreement(version: "1") { url }',
  emailMaintenanceIssues: 'emailMaintenanceIssues(input: { customerId: 1, ids: [], dealerId: "x" }) { mail { id } }',
  savePlannedWorkTemplate: `savePlannedWorkTemplate(input: { customerId: 1, id: "annualInspection", version: 0, name: "x",
    trailerTypes: [], isOn: false }) { id }`,
  deletePlannedWorkTemplate: 'deletePlannedWorkTemplate(customerId: 1, id: "none", version: 1)',
  completePlannedWork: `completePlannedWork(input: { customerId: 1, id: "none", version: 0, performedOn: "2026-11-01",
    note: "" }) { nextDueOn }`,
  handleMaintenanceIssues:
    'handleMaintenanceIssues(input: { customerId: 1, issues: [], action: "unsnooze" }) { issues { id } }',
  requestTrailerTransfer:
    'requestTrailerTransfer(input: { id: "x", timeZone: "UTC", trailers: 1, fromCustomerId: 1, toCustomerId: 2, lines: ["x"] }) { id }',
  controlTrailerTransfer: 'controlTrailerTransfer(input: { id: "x", version: 1, action: "accept" }) { id }',
  createTrailerLease:
    'createTrailerLease(input: { id: "x", trailers: 1, lease: { lessorId: 1, lesseeId: 2, firstDay: "2027-01-01", timeZone: "UTC", lines: ["x"] } }) { id }',
  controlTrailerLease: 'controlTrailerLease(input: { id: "x", version: 1, action: "end" }) { id }',
  createDeveloperMessage: `createDeveloperMessage(input: { message: ${MESSAGE} }) { id }`,
  updateDeveloperMessage: `updateDeveloperMessage(input: {
    id: "x", version: 1, message: ${MESSAGE}, showAgain: false }) { id }`,
  withdrawDeveloperMessage: 'withdrawDeveloperMessage(id: "x", version: 1) { id }',
  dismissMessage: 'dismissMessage(id: "x")',
  createSavedView: `createSavedView(input: {
    screen: "tracking", view: { name: " ", query: "", audience: "private", isDefault: false } }) { id }`,
  updateSavedView: `updateSavedView(id: "x", version: 1, input: {
    name: "x", query: "", audience: "private", isDefault: false }) { id }`,
  deleteSavedView: 'deleteSavedView(id: "x")',
  createUser: 'createUser(input: { email: "x", roleNames: ["CUSTOMER_1"] }) { mail { id } }',
  updateUser: `updateUser(input: { userId: "${NO_ID}", roleNames: ["CUSTOMER_1"], version: 1 }) { id }`,
  enableUser: `enableUser(input: { userId: "${NO_ID}", roleNames: ["CUSTOMER_1"], version: 1 }) { id }`,
  disableUser: `disableUser(input: { userId: "${NO_ID}", version: 1 }) { id }`,
  deleteUser: `deleteUser(userId: "${NO_ID}")`,
  resetUserPassword: `resetUserPassword(userIds: ["${NO_ID}"]) { reason }`,
  sendVerificationEmail: `sendVerificationEmail(userIds: ["${NO_ID}"]) { reason }`,
  addUsersToVehicleGroups: `addUsersToVehicleGroups(input: {
    userIds: ["${NO_ID}"], customerId: 1, vehicleGroupIds: [] }) { id }`,
  removeUsersFromVehicleGroups: `removeUsersFromVehicleGroups(input: {
    userIds: ["${NO_ID}"], customerId: 1, vehicleGroupIds: [] }) { id }`,
  applyUserRows: 'applyUserRows(rows: [{ email: "x" }]) { problem }',
  updateVehicleGroup: 'updateVehicleGroup(customerId: 1, parentIds: ["x"], name: "x") { id }',
  renameVehicleGroup: 'renameVehicleGroup(customerId: 1, vehicleGroupId: "x", name: "x") { id }',
  moveVehicleGroup: 'moveVehicleGroup(customerId: 1, vehicleGroupId: "x", parentIds: []) { id }',
  deleteVehicleGroup: 'deleteVehicleGroup(customerId: 1, name: "nothing of this name")',
  addVehiclesToGroups: 'addVehiclesToGroups(customerId: 1, vehicleIds: ["x"], vehicleGroupIds: [])',
  removeVehiclesFromGroups: 'removeVehiclesFromGroups(customerId: 1, vehicleIds: ["x"], vehicleGroupIds: [])',
  addMultipleVehiclesToTargetedMultipleGroups: `addMultipleVehiclesToTargetedMultipleGroups(input: {
    customerId: 1, unitIdsOrVins: ["x"], groupNames: ["x"] }) { added }`,
  createCustomer: `createCustomer(input: {
    shortName: " ", longName: "x", abbrev: "x", retentionDurationDays: 365, features: [] }) { id }`,
  updateCustomer: 'updateCustomer(input: { id: 999, version: 1 }) { id }',
  updateCustomerVehicle: 'updateCustomerVehicle(vin: "NOBODY", unitId: "x") { id }',
  updateVehicle: 'updateVehicle(input: { vin: "NOBODY", version: 1 }) { id }',
  createVehicle: `createVehicle(input: {
    customerId: 999, vin: "x", unitId: "x", vehicleTypeId: 1, productType: "PRO", deviceTypeId: 1 }) { id }`,
  importVehicles: 'importVehicles(input: { dryRun: true, rows: [{ line: 1, vin: "x" }] }) { results { line } }',
  upsertDetachedSensorBox:
    'upsertDetachedSensorBox(extMfgrSerialNum: "XB-1", iccid: 0, sensorBoxMfgrId: 1, customerId: 999) { iccid }',
  activateCustomer: 'activateCustomer(customerId: 999, version: 1) { id }',
  deactivateCustomer: 'deactivateCustomer(customerId: 999, version: 1) { id }',
  sendReeferCommands: `sendReeferCommands(input: { commands: [
    { id: "01930000-0000-7000-8000-000000000001", vin: "1GRAA000000000001", kind: "remoteOff" }] }) { status }`,
  createDeviceLink: 'createDeviceLink(vin: "1GRAA000000000001", name: "Phone") { url }',
  revokeDeviceLink: 'revokeDeviceLink(vin: "1GRAA000000000001", linkId: "x")',
  shareLocation: `shareLocation(input: {
    trailers: [{ vin: "1GRAA000000000001", name: "A" }], detail: "position", hours: 1 }) { url }`,
  revokeSharedLocation: 'revokeSharedLocation(linkId: "x")',
  addInspection: `addInspection(input: {
    vin: "1GRAA000000000001", kind: "annual", result: "passed", performedOn: "2026-11-01", note: "" }) { id }`,
  addMaintenanceEntry: `addMaintenanceEntry(input: {
    vin: "1GRAA000000000001", kind: "tires", performedOn: "2026-11-01", note: "" }) { id }`,
  sendDiagnosticEmail: 'sendDiagnosticEmail(vin: "1GRAA000000000001", dealerId: "x") { mail { id } }',
  saveSensorOrder: 'saveSensorOrder(input: { moreySensorOrder: [1] }) { moreySensorOrder }',
};
/** The caller has permission but no access to the object, which the table does not decide. */
const NO_ACCESS = 'NOT_FOUND';
/** The same for an empty input. */
const BAD_INPUT = 'BAD_USER_INPUT';

const basic = (email: string) => ({ authorization: `Basic ${btoa(`${email}:${TEST_PASSWORD}`)}` });
const post = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
const BOSS = 'boss@northline.example';
const LINK = '?token=unknown';

/** Routes by method and path: how to call them, and the expected result if it isn't a success. */
const ROUTES: Record<string, { init?: RequestInit; query?: string; code?: string; withCookie?: true }> = {
  'GET /auth/v1/login': { init: { headers: basic(BOSS) } },
  'GET /auth/v1/loginV2': { init: { headers: basic(BOSS) } },
  'POST /auth/v1/refreshToken': { init: post({}), withCookie: true },
  'POST /auth/v1/acceptTermsOfService': { init: post({ acceptTermsOfService: true }, basic('view@example.com')) },
  'POST /auth/v1/change-password': { init: post({ newPassword: 'short' }, basic(BOSS)), code: 'PASSWORD_POLICY' },
  'POST /auth/v1/request-password-reset': { init: post({ username: BOSS }) },
  'POST /auth/v1/register-user-anonymously': { init: post({ email: 'new@grid.example', roleNames: ['technician'] }) },
  'POST /auth/v1/set-password': { init: post({ token: 'unknown', password: 'x' }), code: 'LINK_INVALID' },
  'POST /auth/v1/confirm-email': { init: post({ token: 'unknown' }), code: 'LINK_INVALID' },
  'GET /auth/v1/confirm-email': { query: LINK, code: 'LINK_INVALID' },
  'POST /auth/v1/unsubscribe': { init: post({ token: 'unknown' }), code: 'LINK_INVALID' },
  'GET /auth/v1/unsubscribe': { query: LINK },
  'POST /auth/v1/resubscribe': { init: post({ token: 'unknown' }), code: 'LINK_INVALID' },
  'GET /auth/v1/subscription': { query: LINK, code: 'LINK_INVALID' },
  'GET /auth/v1/link': { query: LINK, code: 'LINK_INVALID' },
  'POST /auth/v1/signOut': { init: post({}) },
  'GET /v1/api/vehicle-groups/hierarchy': {},
  'GET /v1/api/shared-location': { code: 'LINK_INVALID' },
  'GET /v1/api/images/trailerImage': { code: 'LINK_INVALID' },
  'POST /v1/api/work-orders': { init: post({ customerId: 1, issueIds: [] }), code: BAD_INPUT },
  'POST /v1/api/pictures': { init: post({}), query: '?customerId=1', code: BAD_INPUT },
  'POST /v1/api/ota/packages': { init: post({}), query: '?kind=none', code: BAD_INPUT },
  'POST /v1/api/sims/events': { init: post({}), code: 'UNAUTHENTICATED' },
  'GET /v1/api/pictures/picture': { code: 'LINK_INVALID' },
  'GET /v1/api/messages/changes': {},
  'GET /v1/api/positions': {},
  'GET /v1/api/positions/changes': {},
  'GET /v1/api/map/cells': { query: '?zoom=5&bounds=-130,20,-60,55' },
  'GET /v1/api/map/trailers': {},
  'POST /v1/api/control/counts': { init: post({}) },
  'POST /v1/api/control/cells': { init: post({ zoom: '5', bounds: '-130,20,-60,55' }) },
  'POST /v1/api/control/trailers': { init: post({}) },
  'GET /v1/api/positions/1GRAA000000000999/history': { query: '?days=1', code: NO_ACCESS },
};
const OPERATION_OF = new Map<string, OperationSubject>(
  Object.entries(REST_OPERATIONS).flatMap(([operation, requests]) =>
    requests.map((request) => [request.replace(/:\w+/, '[^/]+'), operation as RestOperation] as const),
  ),
);

/** The operation that a request belongs to. */
function subjectOf(route: string): OperationSubject {
  for (const [pattern, operation] of OPERATION_OF) if (new RegExp(`^${pattern}$`).test(route)) return operation;
  throw new Error(`${route} is no request of REST_OPERATIONS.`);
}

type Ask = (client: TestClient) => Promise<{ code: string; expected: string }>;
const ANSWERED = 'answered';

async function codeOf(response: Response): Promise<string> {
  if (response.headers.get('content-type') === 'text/event-stream') {
    await response.body?.cancel();
    return ANSWERED;
  }
  const text = await response.text();
  const body = text ? JSON.parse(text) : {};
  return body.errors?.[0].extensions.code ?? body.error?.code ?? ANSWERED;
}

const askField =
  (field: string): Ask =>
  async (client) => {
    const query = MUTATIONS[field] ? `mutation { ${MUTATIONS[field]} }` : `{ ${FIELDS[field]} }`;
    const code = await codeOf(await client.fetch('/graphql', post({ query })));
    return { code: code === NO_ACCESS || code === BAD_INPUT ? ANSWERED : code, expected: ANSWERED };
  };
const askRoute =
  (route: string): Ask =>
  async (client) => {
    const { init = {}, query = '', code = ANSWERED, withCookie } = ROUTES[route] ?? {};
    const caller = withCookie ? await test.signedIn(BOSS) : client;
    if (withCookie) caller.session.token = client.session.token;
    const response = await caller.fetch(`${route.split(' ')[1]}${query}`, { method: route.split(' ')[0], ...init });
    return { code: await codeOf(response), expected: code };
  };

const OPERATIONS: [label: string, subject: OperationSubject, ask: Ask][] = [
  ...Object.keys({ ...FIELDS, ...MUTATIONS }).map((field): [string, OperationSubject, Ask] => [
    field,
    field as OperationSubject,
    askField(field),
  ]),
  ...Object.keys(ROUTES).map((route): [string, OperationSubject, Ask] => [route, subjectOf(route), askRoute(route)]),
];

const start = (features: readonly string[]) => {
  const dataset = createTestDataset();
  const users = KINDS.map((kind, index) => testUser(100 + index, emailOf(kind), [roleName(kind, 1)]));
  return createTestApi(
    createMemoryRepositories({
      ...dataset,
      users: [...dataset.users, ...users],
      // Group membership is checked separately from the table, so everyone is a member here.
      groupUsers: [
        ...dataset.groupUsers,
        ...users.map(({ userId }) => ({ customerId: 1, groupId: testId(2, 7), userId })),
      ],
      features: CUSTOMERS.flatMap((customerId) => features.map((feature) => ({ customerId, feature }))),
    }),
    { limits: NO_LIMITS },
  );
};

let test: TestApi;
let clients: Map<RoleKind, TestClient>;

describe.each<[string, readonly string[]]>([
  ['every feature', FEATURES.map(({ id }) => id)],
  ['no feature', []],
])('with %s', (_, features) => {
  // Roles without a customer of their own get their customers by further roles. Alone they have none, and no features.
  const featuresOf = (kind: RoleKind) =>
    Object.fromEntries((CARRIER_ROLES.includes(kind) ? [] : features).map((feature) => [feature, true]));
  beforeAll(async () => {
    test = await start(features);
    clients = new Map();
  });
  afterAll(() => test.close());
  /** A role keeps its session for GraphQL. Some routes end it. */
  const clientOf = async (kind: RoleKind, isRoute: boolean) => {
    const kept = isRoute ? undefined : clients.get(kind);
    const client = kept ?? (await test.signedIn(emailOf(kind)));
    if (!isRoute) clients.set(kind, client);
    return client;
  };

  it.each(OPERATIONS)('%s allows exactly the roles of the permission table', async (label, subject, ask) => {
    const found: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const kind of [...KINDS, undefined]) {
      const client = kind ? await clientOf(kind, label in ROUTES) : test.client();
      const { code, expected } = await ask(client);
      const denied = kind ? 'FORBIDDEN' : 'UNAUTHENTICATED';
      found[kind ?? 'nobody'] = code;
      wanted[kind ?? 'nobody'] = can(kind && [roleName(kind, 1)], kind ? featuresOf(kind) : {}, subject)
        ? expected
        : denied;
    }
    expect(found).toEqual(wanted);
  });
});

describe('the server', () => {
  beforeAll(async () => {
    test = await start([]);
  });
  afterAll(() => test.close());

  it('has no field that is missing in this test', () => {
    const { Query, Mutation, Subscription } = buildSchema().getTypeMap();
    const fieldsOf = (type: unknown) => Object.keys((type as { getFields(): object }).getFields()).sort();
    expect(Subscription).toBeUndefined();
    expect(fieldsOf(Query)).toEqual(Object.keys(FIELDS).sort());
    expect(fieldsOf(Mutation)).toEqual(Object.keys(MUTATIONS).sort());
  });

  it('has no account route that is missing in this test', () => {
    // Registering the routes uses none of these; only a request would.
    const deps = { config: {}, keys: {} };
    const services = { deps, account: { deps } } as RouteServices;
    const app = new Hono<RouteEnv>().route('/auth/v1', accountRoutes(services.account));
    for (const area of AREAS) area.routes?.(app, services);
    const served = app.routes
      .map(({ method, path }) => `${method} ${path}`)
      .filter((route) => route.includes(' /auth/'));
    expect([...new Set(served)].sort()).toEqual(
      Object.keys(ROUTES)
        .filter((route) => route.includes('/auth/'))
        .sort(),
    );
  });

  it('has no request of the contract that is missing in this test', () => {
    const requests = [...OPERATION_OF.keys()];
    const called = Object.keys(ROUTES);
    expect(requests.filter((request) => !called.some((route) => new RegExp(`^${request}$`).test(route)))).toEqual([]);
  });

  it.each(OPERATIONS)('has a row in the permission table for %s', (_, subject) =>
    expect(PERMISSIONS[subject]).toMatchObject({ kind: 'operation' }),
  );

  // Repeated here, so that a wrong table can't confirm itself.
  it.each<[string, RoleKind | undefined, string]>([
    ['me', 'DEALER', ANSWERED],
    ['me', undefined, 'UNAUTHENTICATED'],
    ['POST /auth/v1/signOut', 'DEVELOPER', ANSWERED],
    ['POST /auth/v1/signOut', undefined, 'UNAUTHENTICATED'],
    ['fleetStatus', 'ADMINS', ANSWERED],
    ['fleetStatus', 'CUSTOMER', ANSWERED],
    ['fleetStatus', 'CUSTOMER_ADMIN', ANSWERED],
    ['fleetStatus', 'ALL_CUSTOMER_VIEW', ANSWERED],
    ['fleetStatus', 'TECHNICIAN', 'FORBIDDEN'],
    ['fleetStatus', 'SUPPORT', 'FORBIDDEN'],
    ['fleetStatus', 'CUSTOMER_INSTALLER', 'FORBIDDEN'],
    ['fleetStatus', 'DEALER', 'FORBIDDEN'],
    ['fleetStatus', undefined, 'UNAUTHENTICATED'],
    ['fleetStatusSummary', 'VIEW_ONLY_ADMIN', 'FORBIDDEN'],
    ['GET /v1/api/positions', 'VIEW_ONLY_ADMIN', ANSWERED],
    ['GET /v1/api/positions', 'TECHNICIAN', 'FORBIDDEN'],
    ['GET /v1/api/map/trailers', 'INSTALLER', 'FORBIDDEN'],
    ['findTrailer', 'DEVELOPER', 'FORBIDDEN'],
    ['developerMessages', 'ADMINS', ANSWERED],
    ['developerMessages', 'DEVELOPER', ANSWERED],
    ['developerMessages', 'CUSTOMER_ADMIN', 'FORBIDDEN'],
    ['developerMessages', 'SUPPORT', 'FORBIDDEN'],
    ['developerMessages', 'VIEW_ONLY_ADMIN', 'FORBIDDEN'],
    ['messageCustomers', 'CUSTOMER', 'FORBIDDEN'],
    ['messageReach', 'CUSTOMER_ADMIN', 'FORBIDDEN'],
    ['messageUsers', 'CUSTOMER_ADMIN', 'FORBIDDEN'],
    // Messages are written by some who may not see users.
    ['messageUsers', 'DEVELOPER', 'FORBIDDEN'],
    ['createDeveloperMessage', 'CUSTOMER_ADMIN', 'FORBIDDEN'],
    ['updateDeveloperMessage', 'SUPPORT', 'FORBIDDEN'],
    ['withdrawDeveloperMessage', 'VIEW_ONLY_ADMIN', 'FORBIDDEN'],
    ['withdrawDeveloperMessage', undefined, 'UNAUTHENTICATED'],
    ['messagesForMe', 'DEALER', ANSWERED],
    ['messagesForMe', undefined, 'UNAUTHENTICATED'],
    ['GET /v1/api/messages/changes', 'TECHNICIAN', ANSWERED],
    ['GET /v1/api/messages/changes', undefined, 'UNAUTHENTICATED'],
    ['customers', 'SUPPORT', ANSWERED],
    ['customers', 'DEALER', 'FORBIDDEN'],
    ['customers', 'TECHNICIAN', 'FORBIDDEN'],
    ['customers', undefined, 'UNAUTHENTICATED'],
    ['GET /v1/api/vehicle-groups/hierarchy', 'VIEW_ONLY_ADMIN', ANSWERED],
    ['GET /v1/api/vehicle-groups/hierarchy', 'TECHNICIAN', 'FORBIDDEN'],
    ['GET /v1/api/vehicle-groups/hierarchy', 'OEM', 'FORBIDDEN'],
    ['GET /v1/api/vehicle-groups/hierarchy', undefined, 'UNAUTHENTICATED'],
    ['GET /auth/v1/loginV2', undefined, ANSWERED],
    ['POST /auth/v1/request-password-reset', undefined, ANSWERED],
  ])('%s for %s: %s', async (label, kind, expected) => {
    const ask = OPERATIONS.find(([name]) => name === label)?.[2];
    const client = kind ? await test.signedIn(emailOf(kind)) : test.client();
    expect((await ask?.(client))?.code).toBe(expected);
  });
});

describe('access to a customer', () => {
  beforeAll(async () => {
    test = await start([]);
  });
  afterAll(() => test.close());

  type OfCustomer = (client: TestClient, customerId: number | null) => Promise<[status: number, body: unknown]>;
  const answerOf = async (response: Response): Promise<[number, unknown]> => [response.status, await response.json()];
  const fleetStatus: OfCustomer = async (client, customerId) => {
    const input = { customerId, paginationInput: { pageSize: 100, pageNumber: 1 } };
    const query = 'query ($input: FleetStatusInput!) { fleetStatus(input: $input) { total trailers { customerId } } }';
    return answerOf(await client.fetch('/graphql', post({ query, variables: { input } })));
  };
  const hierarchy: OfCustomer = async (client, customerId) =>
    answerOf(await client.fetch(`/v1/api/vehicle-groups/hierarchy?customerId=${customerId}`));

  const nothing = { data: { fleetStatus: { total: 0, trailers: [] } } };
  const notFound = { error: { code: 'NOT_FOUND' } };

  // The test dataset: customer 1 has 41 trailers, customer 2 has 12, customer 3 has 7.
  it.each<[string, number | null, number, readonly number[]]>([
    [BOSS, 1, 41, [1]],
    [BOSS, null, 41, [1]],
    ['all@northline.example', 1, 41, [1]],
    ['admin@example.com', 2, 12, [2]],
    ['admin@example.com', null, 60, [1, 2, 3]],
    ['view@example.com', 3, 7, [3]],
    ['two@example.com', 3, 7, [3]],
  ])('is granted to %s for customer %s', async (email, customerId, total, customers) => {
    const client = await test.signedIn(email);
    const [status, body] = await fleetStatus(client, customerId);
    expect([status, body]).toMatchObject([200, { data: { fleetStatus: { total } } }]);
    const { trailers } = (body as { data: { fleetStatus: { trailers: { customerId: number }[] } } }).data.fleetStatus;
    expect([...new Set(trailers.map((trailer) => trailer.customerId))].sort()).toEqual(customers);
    const [code, tree] = await hierarchy(client, customerId);
    expect([code, (tree as { id: number }[]).map(({ id }) => id).sort()]).toEqual([200, customers]);
  });

  it.each([
    [BOSS, 2],
    [BOSS, 3],
    [BOSS, 4],
    ['east@northline.example', 2],
    ['all@northline.example', 3],
    ['none@northline.example', 2],
    ['two@example.com', 2],
  ])('is denied to %s for customer %i as for an unknown one', async (email, customerId) => {
    const client = await test.signedIn(email);
    const fleet = await fleetStatus(client, customerId);
    expect(fleet).toEqual([200, nothing]);
    expect(fleet).toEqual(await fleetStatus(client, ABSENT_CUSTOMER));
    const groups = await hierarchy(client, customerId);
    expect(groups).toMatchObject([404, notFound]);
    expect(groups).toEqual(await hierarchy(client, ABSENT_CUSTOMER));
  });
});
