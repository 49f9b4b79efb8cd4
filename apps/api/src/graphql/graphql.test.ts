import { can, type OperationSubject } from '@gladhand/domain';
import { PERMISSIONS } from '@gladhand/domain/permissions';
import { buildSchema as buildSchemaOf, validateSchema } from 'graphql';
import { afterEach, expect, it } from 'vitest';
import { createMemoryRepositories } from '../composition/memoryRepositories';
import type { ApiDeps } from '../ports';
import { createTestApi, TEST_CONFIG, type TestApi, type TestClient } from '../testing/testApi';
import { createTestDataset, testId } from '../testing/testDataset';
import persisted from './generated/persistedDocuments.json';
import { typeDefs } from './generated/typeDefs';
import { buildSchema } from './server';

let test: TestApi | undefined;
afterEach(() => test?.close());

async function signedIn(extra: Partial<ApiDeps> = {}): Promise<TestClient> {
  const dataset = createTestDataset();
  // Only members of a group may command its reefers.
  const commander = { customerId: 1, groupId: testId(2, 7), userId: testId(3, 1) };
  const groupUsers = [...dataset.groupUsers, commander];
  const features = [
    ...dataset.features,
    { customerId: 1, feature: 'MaintenanceDashboard' },
    { customerId: 1, feature: 'OtaManagement' },
    { customerId: 1, feature: 'VinTransferPortal' },
    { customerId: 1, feature: 'SubscriptionManagement' },
  ];
  test = await createTestApi(createMemoryRepositories({ ...dataset, groupUsers, features }), extra);
  return test.signedIn('admin@example.com');
}

async function post(client: TestClient, body: unknown, path = '/graphql') {
  const response = await client.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const answer = text.startsWith('{')
    ? (JSON.parse(text) as {
        errors?: { message: string; extensions: { code: string } }[];
        data?: unknown;
        error?: { code: string };
      })
    : {};
  return { status: response.status, text, answer, code: answer.errors?.[0]?.extensions?.code ?? answer.error?.code };
}

const me = '{ me { id } }';
const deep = `{ fleetStatus(input: {paginationInput: {pageSize: 1, pageNumber: 1}}) { ${'trailers { '.repeat(7)} id ${'} '.repeat(7)} } }`;

it.each([
  ['deep nesting', deep, 'QUERY_TOO_COMPLEX'],
  [
    'many aliases',
    `{ ${Array.from({ length: 4 }, (_, i) => `m${i}: me { ${Array.from({ length: 5 }, (__, j) => `e${j}: email`).join(' ')} }`).join(' ')} }`,
    'QUERY_TOO_COMPLEX',
  ],
  ['many root fields', `{ ${'me { id } '.repeat(6)} }`, 'QUERY_TOO_COMPLEX'],
  ['many tokens', `{ me { ${'id '.repeat(2000)} } }`, 'QUERY_TOO_COMPLEX'],
  [
    'a web of fragments',
    `{ ...f0 } ${Array.from({ length: 30 }, (_, i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`).join(' ')} fragment f30 on Query { me { id } }`,
    'QUERY_TOO_COMPLEX',
  ],
  ['an unknown field', '{ me { passwordHash } }', 'BAD_USER_INPUT'],
  ['broken syntax', '{ me { id }', 'BAD_USER_INPUT'],
  ['missing variables', 'query($input: FleetStatusInput!) { fleetStatus(input: $input) { total } }', 'BAD_USER_INPUT'],
])('refuses %s', async (_, query, expected) => {
  const { code, status, text } = await post(await signedIn(), { query });
  expect({ code, text }).toMatchObject({ code: expected });
  expect(status).toBeLessThan(500);
  expect(text).not.toMatch(/Did you mean|node_modules/);
});

it.each([['[]'], ['null'], ['{'], ['{"query": 5}'], ['{"variables": {}}'], ['"x"'], ['']])(
  'responds 4xx to the body %j',
  async (body) => {
    const { status } = await post(await signedIn(), body);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  },
);

it('refuses bodies that are too large', async () => {
  const { status } = await post(await signedIn(), { query: me, variables: { x: 'x'.repeat(300_000) } });
  expect(status).toBe(413);
});

it('responds on both paths, and only to signed-in users', async () => {
  const client = await signedIn();
  for (const path of ['/graphql', '/auth/graphql']) {
    expect((await post(client, { query: me }, path)).answer.data).toBeTruthy();
    expect((await post((test as TestApi).client(), { query: me }, path)).status).toBe(401);
  }
});

it('runs only known documents and hides the schema in production', async () => {
  const client = await signedIn({
    config: { ...TEST_CONFIG, mode: 'production' },
    persistedDocuments: new Set(Object.values(persisted)),
  });
  expect((await client.portal.me()).email).toBe('admin@example.com');
  expect(await post(client, { query: me })).toMatchObject({ code: 'UNKNOWN_DOCUMENT' });
  expect(await post(client, { query: '{ __schema { types { name } } }' })).toMatchObject({ code: 'UNKNOWN_DOCUMENT' });
});

it('reveals no details of internal errors', async () => {
  const repositories = createMemoryRepositories(createTestDataset());
  test = await createTestApi({
    ...repositories,
    customers: { ...repositories.customers, list: () => Promise.reject(new Error('secret table name')) },
  });
  const { code, text } = await post(await test.signedIn('admin@example.com'), { query: '{ customers { id } }' });
  expect(code).toBe('INTERNAL');
  expect(text).not.toContain('secret');
  expect(test.logged.some(({ level }) => level === 'error')).toBe(true);
});

it('reports an unavailable database as temporary', async () => {
  const repositories = createMemoryRepositories(createTestDataset());
  const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  test = await createTestApi({
    ...repositories,
    sessions: { ...repositories.sessions, caller: () => Promise.reject(away) },
    ping: () => Promise.reject(away),
  });
  const client = await test.signedIn('admin@example.com');
  const response = await client.fetch('/graphql', { method: 'POST' });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  expect((await test.api.request('/health/ready')).status).toBe(503);
  expect((await test.api.request('/health/live')).status).toBe(200);
});

it('has a contract without mistakes', () => {
  expect(validateSchema(buildSchemaOf(typeDefs))).toEqual([]);
});

it('has a row in the permission table for every operation', () => {
  const schema = buildSchema();
  const names = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  expect(names).toContain('fleetStatus');
  expect(names.filter((name) => PERMISSIONS[name as OperationSubject]?.kind !== 'operation')).toEqual([]);
});

/** The first field that a document requests. */
const operationOf = (document: string) => /\{\s*(\w+)/.exec(document.slice(document.indexOf('{')))?.[1] ?? '';
const VIN = '1GRAA000000000001';
const GROUP = testId(2, 3);
const PART = {
  ...{ line: 2, category: 'abs', name: 'x', partNumber: 'x', maker: '', quantity: 1, position: '' },
  ...{ description: '', faultCodes: [] },
};
const GEOFENCE = {
  name: ' ',
  category: 'yard',
  isActive: true,
  shape: { type: 'circle', center: { lat: 40, lng: -84 }, radiusMeters: 300 },
  enterEmails: [],
  exitEmails: [],
};
const ALERT_RULE = {
  ...{ name: ' ', severity: 'good', condition: { kind: 'tow' }, isActive: true },
  ...{ allVehicles: true, vehicleIds: [], vehicleGroupIds: [] },
  ...{ notifyMe: true, notifyAllCustomerUsers: false, notifyEmails: [], includeSensorData: false },
  ...{ alertNotificationRateLimitMs: 0, notifyPresent: false },
};
const REPORT = {
  ...{ name: ' ', reportTypeId: 1, allVehicles: true, vehicleIds: [], vehicleGroupIds: [] },
  ...{ allGeofences: true, geofenceIds: [], allFaultTypes: true, faultTypeIds: [], includeSensorData: false },
  ...{ notifyEmails: [], formats: [], whenEmpty: 'note', isActive: true },
};
const WEBHOOK = { name: ' ', url: 'x', severities: [], enabled: true };
const TRANSFER = {
  ...{ id: 'none', fromCustomerId: 1, toCustomerId: 2, timeZone: 'UTC', lines: ['none'], trailers: 1 },
};
const LEASE = { lessorId: 1, lesseeId: 2, firstDay: '2027-01-01', timeZone: 'UTC', lines: ['none'] };
const MESSAGE = {
  ...{ severity: 'info', text: ' ', isDismissible: true },
  audience: { roles: [], customerIds: [], features: [] },
};
const FTP_SERVER = {
  ...{ name: 'Depot', protocol: 'sftp', host: 'files.example', port: 22, folder: '', username: 'gateway' },
  ...{ secretKind: 'password', secret: 'x' },
};
const FTP_FILE = { taskId: 'none', serverId: 'none', path: '', fileName: 'main.bin', sizeBytes: 1 };
const OTA_PLAN = {
  ...{ name: 'x', stages: [], hoursBetweenStages: 0, conditions: { untethered: false }, stopAbovePercent: 3 },
  ...{ judgedFromDevices: 1, deadlineHours: 1, maxAttempts: 1 },
};
const VARIABLES: Record<string, object> = {
  reports: { customerId: 1 },
  report: { customerId: 1, id: 'none' },
  reportPreview: {
    input: {
      customerId: 1,
      report: {
        ...{ ...REPORT, name: 'Yard', notifyEmails: ['a@example.com'], formats: ['csv'] },
        reportingSchedules: { timezone: 'UTC', category: 'daily', schedules: [{ dayOfWeek: null, time: '06:00' }] },
      },
    },
  },
  reportRuns: { input: { customerId: 1, pageSize: 1 } },
  reportRun: { customerId: 1, id: 'none' },
  reportRows: { input: { customerId: 1, runId: 'none', offset: 0, limit: 1 } },
  createReport: { input: { customerId: 1, report: REPORT } },
  updateReport: { customerId: 1, id: 'none', version: 1, input: REPORT },
  deleteReport: { customerId: 1, id: 'none' },
  activateReport: { customerId: 1, id: 'none' },
  deactivateReport: { customerId: 1, id: 'none' },
  takeOverReport: { customerId: 1, id: 'none', version: 1 },
  runReport: { input: { customerId: 1, reportId: 'none', send: false } },
  cancelReportRun: { customerId: 1, id: 'none' },
  createReportFile: { customerId: 1, runId: 'none', format: 'csv' },
  sendReport: { input: { customerId: 1, runId: 'none', recipients: [] } },
  revokeReportLinks: { customerId: 1, runId: 'none' },
  reportSettings: { customerId: 1 },
  saveReportSettings: { customerId: 1, version: 5, input: { recipientDomains: [], keepDays: 30 } },
  alertRules: { customerId: 1 },
  alertRule: { customerId: 1, id: 'none' },
  alertNotifications: { input: { customerId: 1, paginationInput: { pageSize: 20, pageNumber: 1 } } },
  alertNotification: { customerId: 1, id: 'none' },
  alertCount: { customerId: 1 },
  alertSettings: {},
  saveAlertSettings: { version: 9, input: { email: [], push: [] } },
  sendTestAlert: {},
  muteAlertRule: { customerId: 1, id: 'none', vin: VIN },
  alertActivity: { input: { customerId: 1 } },
  alertBacktest: {
    input: {
      ...{ customerId: 1, condition: { kind: 'tow' }, days: 1 },
      ...{ allVehicles: true, vehicleIds: [], vehicleGroupIds: [] },
    },
  },
  explainAlert: { input: { customerId: 1, ruleId: 'none', vin: VIN, at: '2026-01-01T00:00:00Z' } },
  createAlertRule: { input: { customerId: 1, rule: ALERT_RULE } },
  updateAlertRule: { customerId: 1, id: 'none', version: 1, input: ALERT_RULE },
  deleteAlertRule: { customerId: 1, id: 'none' },
  moveAlertRule: { customerId: 1, id: 'none', place: 0 },
  enableAlertRule: { customerId: 1, id: 'none' },
  disableAlertRule: { customerId: 1, id: 'none' },
  takeOverAlertRule: { customerId: 1, id: 'none', version: 1 },
  resumeMail: { subject: 'none' },
  failedAlertMessages: { customerId: 1, limit: 20 },
  alertMailOptOuts: { customerId: 1, limit: 20 },
  handleAlerts: { input: { customerId: 1, alerts: [], action: 'close' } },
  subscribePush: { input: { endpoint: 'x', p256dh: 'x', auth: 'x', label: 'x' } },
  unsubscribePush: { id: 'none' },
  webhooks: { customerId: 1 },
  webhookMessages: { customerId: 1, id: 'none', limit: 20 },
  createWebhook: { input: { customerId: 1, webhook: WEBHOOK } },
  updateWebhook: { customerId: 1, id: 'none', version: 1, input: WEBHOOK },
  deleteWebhook: { customerId: 1, id: 'none' },
  rotateWebhookSecret: { customerId: 1, id: 'none' },
  testWebhook: { customerId: 1, id: 'none' },
  replayWebhookMessage: { customerId: 1, webhookId: 'none', id: 'none' },
  endMySession: { sessionId: 'none' },
  updateMyTimezone: { timezone: null },
  fleetStatus: { input: { paginationInput: { pageSize: 20, pageNumber: 1 } } },
  vehicleDetailData: { vin: VIN },
  vehicleTrackingV2: { vin: VIN, pageSize: 10, pageNumber: 0 },
  absFaults: { input: { vin: VIN } },
  absReadings: { vin: VIN, from: '2026-01-01T00:00:00Z', to: '2026-02-01T00:00:00Z' },
  absTroubleshootingLifecycles: { input: { vin: VIN } },
  auditLog: { input: { limit: 20 } },
  users: { input: { paginationInput: { pageSize: 20, pageNumber: 1 } } },
  effectiveAccess: { userId: testId(3, 2) },
  checkUserRows: { rows: [{ email: 'new@northline.example', types: 'Standard User', customers: '1' }] },
  createUser: { input: { email: 'nobody', roleNames: ['CUSTOMER_1'] } },
  updateUser: { input: { userId: testId(3, 999), roleNames: ['CUSTOMER_1'], version: 1 } },
  enableUser: { input: { userId: testId(3, 999), roleNames: ['CUSTOMER_1'], version: 1 } },
  disableUser: { input: { userId: testId(3, 999), version: 1 } },
  deleteUser: { userId: testId(3, 999) },
  resetUserPassword: { userIds: [testId(3, 999)] },
  sendVerificationEmail: { userIds: [testId(3, 999)] },
  addUsersToVehicleGroups: { input: { userIds: [testId(3, 999)], customerId: 1, vehicleGroupIds: [] } },
  removeUsersFromVehicleGroups: { input: { userIds: [testId(3, 999)], customerId: 1, vehicleGroupIds: [] } },
  applyUserRows: { rows: [{ email: 'nobody' }] },
  vehicleGroups: { customerId: 1 },
  vehicleGroupTrailers: {
    input: { customerId: 1, vehicleGroupId: GROUP, paginationInput: { pageSize: 20, pageNumber: 1 } },
  },
  vehicleGroupUsers: {
    input: { customerId: 1, vehicleGroupId: GROUP, paginationInput: { pageSize: 20, pageNumber: 1 } },
  },
  vehicleGroupChangePreview: { input: { customerId: 1, vehicleGroupId: GROUP, parentIds: [] } },
  // Repeating these mutations would return a different result, so they request objects that don't exist.
  updateVehicleGroup: { customerId: 1, parentIds: ['none'], name: 'x' },
  renameVehicleGroup: { customerId: 1, vehicleGroupId: 'none', name: 'x' },
  moveVehicleGroup: { customerId: 1, vehicleGroupId: 'none', parentIds: [] },
  deleteVehicleGroup: { customerId: 1, name: 'none' },
  addVehiclesToGroups: { customerId: 1, vehicleIds: ['none'], vehicleGroupIds: [] },
  removeVehiclesFromGroups: { customerId: 1, vehicleIds: ['none'], vehicleGroupIds: [] },
  addMultipleVehiclesToTargetedMultipleGroups: {
    input: { customerId: 1, unitIdsOrVins: ['none'], groupNames: ['none'] },
  },
  findAllCustomers: { input: { paginationInput: { pageSize: 20, pageNumber: 1 } } },
  createCustomer: {
    input: { shortName: ' ', longName: 'x', abbrev: 'x', retentionDurationDays: 365, features: [] },
  },
  updateCustomer: { input: { id: 999, version: 1 } },
  activateCustomer: { customerId: 999, version: 1 },
  managedVehicles: { input: { paginationInput: { pageSize: 20, pageNumber: 1 } } },
  updateCustomerVehicle: { vin: 'NOBODY', unitId: 'x' },
  updateVehicle: { input: { vin: 'NOBODY', version: 1 } },
  createVehicle: {
    input: { customerId: 999, vin: VIN, unitId: 'x', vehicleTypeId: 1, productType: 'PRO', deviceTypeId: 1 },
  },
  importVehicles: { input: { dryRun: true, rows: [{ line: 2, vin: 'x' }] } },
  upsertDetachedSensorBox: { extMfgrSerialNum: 'XB-1', iccid: 0, sensorBoxMfgrId: 1 },
  deactivateCustomer: { customerId: 999, version: 1 },
  deviceLinks: { vin: VIN },
  // Each new address differs, so these request a trailer that no one has access to.
  createDeviceLink: { vin: 'NOBODY', name: 'Phone' },
  search: { input: { text: VIN, limit: 5 } },
  findTrailer: { text: VIN },
  mails: { input: { pageSize: 10, pageNumber: 1 } },
  mailDeliveries: { ids: ['01930000-0000-7000-8000-000000000001'] },
  updateMyMailSettings: { weeklySummary: false },
  runScheduledJob: { name: 'none' },
  createIngestKey: { input: { name: 'x' } },
  revokeIngestKey: { id: 'none' },
  exportAuditLog: { input: { area: 'none' } },
  retryMail: { id: '01930000-0000-7000-8000-000000000001' },
  revokeDeviceLink: { vin: 'NOBODY', linkId: 'none' },
  shareLocation: { input: { trailers: [{ vin: 'NOBODY', name: 'A' }], detail: 'position', hours: 1 } },
  revokeSharedLocation: { linkId: 'none' },
  closestAftermarketDealers: { vin: VIN, limit: 3 },
  geofencesV2: { customerId: 1 },
  geofences: { customerId: 1 },
  geofenceVisits: { input: { customerId: 1, paginationInput: { pageSize: 20, pageNumber: 1 } } },
  geofenceDwell: {
    input: { customerId: 1, by: 'geofence', from: '2026-01-01T00:00:00Z', to: '2026-02-01T00:00:00Z', pageSize: 20 },
  },
  createGeofence: { input: { customerId: 1, geofence: GEOFENCE } },
  updateGeofence: { customerId: 1, id: 'none', version: 1, input: GEOFENCE },
  deleteGeofence: { customerId: 1, id: 'none' },
  geofenceCategories: { customerId: 1 },
  savedPlaces: { customerId: 1 },
  changeGeofences: { input: { customerId: 1, geofences: [] } },
  saveGeofenceCategory: { customerId: 1, id: 'none', input: { label: ' ', freeMinutes: 0 } },
  deleteGeofenceCategory: { customerId: 1, id: 'none' },
  savePlace: { customerId: 1, id: 'none', version: 0, input: { name: ' ', lat: 0, lng: 0 } },
  deletePlace: { customerId: 1, id: 'none' },
  geofenceBackfill: { customerId: 1, geofenceId: 'none' },
  startGeofenceBackfill: { customerId: 1, geofenceId: 'none', days: 7 },
  cancelGeofenceBackfill: { customerId: 1, geofenceId: 'none' },
  checkGeofences: { input: { customerId: 1, features: [] } },
  applyGeofences: { input: { customerId: 1, importId: '01930000-0000-7000-8000-000000000001', rows: [] } },
  undoGeofenceImport: { customerId: 1, importId: 'none' },
  trailerParts: { vin: VIN },
  parts: { input: { paginationInput: { pageSize: 20, pageNumber: 1 } } },
  partTrailers: { input: { maker: 'x', partNumber: 'x', paginationInput: { pageSize: 20, pageNumber: 1 } } },
  importParts: { input: { dryRun: true, rows: [PART] } },
  deleteParts: { customerId: 1, ids: [] },
  addPartPicture: { input: { customerId: 1, maker: 'x', partNumber: 'x', pictureId: 'none', description: 'x' } },
  deletePartPicture: { customerId: 1, pictureId: 'none' },
  acceptFreightAgreement: { version: '1' },
  otaFtpFiles: { input: { serverId: 'none', path: '', offset: 0, limit: 10 } },
  otaFtpTasks: { serverId: 'none', limit: 10 },
  createOtaFtpServer: { input: { serverId: 'none', server: FTP_SERVER } },
  updateOtaFtpServer: { input: { serverId: 'none', version: 1, server: FTP_SERVER } },
  deleteOtaFtpServer: { serverId: 'none', version: 1 },
  testOtaFtpServer: { serverId: 'none' },
  trustOtaFtpServer: { input: { serverId: 'none', version: 1, fingerprint: 'x' } },
  publishOtaPackage: {
    input: { taskId: 'none', serverId: 'none', packageId: 'none', path: '', fileName: 'main.bin' },
  },
  verifyOtaFtpFile: { input: FTP_FILE },
  deleteOtaFtpFile: { input: FTP_FILE },
  controlOtaFtpTask: { taskId: 'none', action: 'cancel' },
  otaFleet: { input: { limit: 10 } },
  otaPackages: { kind: 'mainApp' },
  otaTarget: { input: { packageId: 'none' } },
  otaCampaign: { campaignId: 'none' },
  otaCampaignDevices: { input: { campaignId: 'none', limit: 10 } },
  sims: { input: { filter: {}, paginationInput: { pageSize: 20, pageNumber: 1 } } },
  sim: { iccid: 'none' },
  simTarget: { input: { action: 'suspend', iccids: [] } },
  simPlans: {},
  simBatch: { batchId: 'none' },
  changeSims: { input: { batchId: 'none', target: { action: 'suspend', iccids: [] }, sims: 1 } },
  retrySims: { input: { batchId: 'none', newBatchId: 'none' } },
  createOtaCampaign: { input: { campaignId: 'none', target: { packageId: 'none' }, devices: 1, plan: OTA_PLAN } },
  controlOtaCampaign: { input: { campaignId: 'none', version: 1, action: 'pause' } },
  rollBackOtaCampaign: {
    input: { campaignId: 'none', version: 1, newCampaignId: 'none', packageId: 'none', plan: OTA_PLAN },
  },
  maintenanceIssues: { input: { paginationInput: { pageSize: 20, pageNumber: 1 } } },
  insights: { input: { from: '2026-01-01', to: '2026-01-02' } },
  insightEmbed: { customerId: 1 },
  insightTrailers: {
    input: {
      ...{ from: '2026-01-01', to: '2026-01-02', measure: 'miles' },
      paginationInput: { pageSize: 20, pageNumber: 1 },
    },
  },
  maintenanceIssue: { id: 'none' },
  emailMaintenanceIssues: { input: { customerId: 1, ids: [], dealerId: 'none' } },
  handleMaintenanceIssues: { input: { customerId: 1, issues: [], action: 'unsnooze' } },
  plannedWorkTemplates: { customerId: 1 },
  savePlannedWorkTemplate: {
    input: {
      ...{ customerId: 1, id: 'annualInspection', version: 0, name: 'Annual inspection', trailerTypes: [] },
      ...{ everyMonths: 12, isOn: false },
    },
  },
  deletePlannedWorkTemplate: { customerId: 1, id: 'none', version: 1 },
  completePlannedWork: { input: { customerId: 1, id: 'none', version: 0, performedOn: '2026-11-01', note: '' } },
  trailerTransfers: { input: { limit: 10 } },
  trailerTransfer: { id: 'none' },
  trailerTransferLines: { input: { id: 'none', limit: 10 } },
  transferCustomers: {},
  transferCustomerByName: { name: 'none' },
  checkTrailerTransfer: { input: { fromCustomerId: 1, toCustomerId: 2, lines: ['none'] } },
  requestTrailerTransfer: { input: TRANSFER },
  controlTrailerTransfer: { input: { id: 'none', version: 1, action: 'accept' } },
  trailerLeases: { input: { limit: 10 } },
  trailerLease: { id: 'none' },
  trailerLeaseTrailers: { input: { id: 'none', limit: 10 } },
  checkTrailerLease: { input: LEASE },
  createTrailerLease: { input: { id: 'none', lease: LEASE, trailers: 1 } },
  controlTrailerLease: { input: { id: 'none', version: 1, action: 'cancel' } },
  developerMessages: { input: { limit: 10 } },
  messageReach: { audience: { roles: [], customerIds: [], features: [] } },
  messageUsers: { input: { audience: { roles: [], customerIds: [], features: [] }, limit: 1 } },
  createDeveloperMessage: { input: { message: MESSAGE } },
  updateDeveloperMessage: { input: { id: 'none', version: 1, message: MESSAGE, showAgain: false } },
  withdrawDeveloperMessage: { id: 'none', version: 1 },
  dismissMessage: { id: 'none' },
  savedViews: { screen: 'tracking' },
  createSavedView: {
    input: { screen: 'tracking', view: { name: 'A', query: '', audience: 'everyone', isDefault: false } },
  },
  updateSavedView: {
    id: 'none',
    version: 1,
    input: { name: 'A', query: '', audience: 'private', isDefault: false },
  },
  deleteSavedView: { id: 'none' },
  recentInspections: { vin: VIN },
  maintenanceLog: { vin: VIN },
  trailerImageHistoryData: { vin: VIN, pageSize: 10, pageNumber: 0 },
  addInspection: { input: { vin: 'NOBODY', kind: 'annual', result: 'passed', performedOn: '2026-11-01', note: 'x' } },
  addMaintenanceEntry: { input: { vin: 'NOBODY', kind: 'repair', performedOn: '2026-11-01', note: 'x' } },
  sendDiagnosticEmail: { vin: 'NOBODY', dealerId: 'none' },
  saveSensorOrder: { input: { moreySensorOrder: [1, 7] } },
  reeferUnit: { vin: VIN },
  reeferTemperatures: { vin: VIN, days: 7 },
  reeferCommands: { vin: VIN, limit: 10 },
  reeferUnits: { input: { paginationInput: { pageSize: 20, pageNumber: 1 } } },
  sendReeferCommands: {
    input: { commands: [{ id: '01930000-0000-7000-8000-000000000001', vin: VIN, kind: 'remoteOff' }] },
  },
};
/** These request a trailer that no one has access to. */
const REFUSED = [
  'changeSims',
  'retrySims',
  'createOtaFtpServer',
  'updateOtaFtpServer',
  'deleteOtaFtpServer',
  'testOtaFtpServer',
  'trustOtaFtpServer',
  'publishOtaPackage',
  'verifyOtaFtpFile',
  'deleteOtaFtpFile',
  'controlOtaFtpTask',
  'createOtaCampaign',
  'controlOtaCampaign',
  'rollBackOtaCampaign',
  'acceptFreightAgreement',
  'requestTrailerTransfer',
  'controlTrailerTransfer',
  'createTrailerLease',
  'controlTrailerLease',
  'createDeveloperMessage',
  'updateDeveloperMessage',
  'withdrawDeveloperMessage',
  'dismissMessage',
  'emailMaintenanceIssues',
  'deletePlannedWorkTemplate',
  'completePlannedWork',
  'addPartPicture',
  'deletePartPicture',
  'saveAlertSettings',
  'endMySession',
  'createUser',
  'updateUser',
  'enableUser',
  'disableUser',
  'deleteUser',
  'addUsersToVehicleGroups',
  'removeUsersFromVehicleGroups',
  'updateVehicleGroup',
  'renameVehicleGroup',
  'moveVehicleGroup',
  'deleteVehicleGroup',
  'addVehiclesToGroups',
  'removeVehiclesFromGroups',
  'createCustomer',
  'updateCustomer',
  'activateCustomer',
  'updateCustomerVehicle',
  'updateVehicle',
  'createVehicle',
  'deactivateCustomer',
  'createDeviceLink',
  'revokeDeviceLink',
  'shareLocation',
  'revokeSharedLocation',
  'createAlertRule',
  'updateAlertRule',
  'deleteAlertRule',
  'moveAlertRule',
  'enableAlertRule',
  'disableAlertRule',
  'takeOverAlertRule',
  'createReport',
  'updateReport',
  'deleteReport',
  'activateReport',
  'deactivateReport',
  'takeOverReport',
  'runReport',
  'cancelReportRun',
  'createReportFile',
  'sendReport',
  'revokeReportLinks',
  'saveReportSettings',
  'resumeMail',
  'subscribePush',
  'unsubscribePush',
  'createWebhook',
  'updateWebhook',
  'deleteWebhook',
  'rotateWebhookSecret',
  'testWebhook',
  'replayWebhookMessage',
  'createGeofence',
  'updateGeofence',
  'deleteGeofence',
  'saveGeofenceCategory',
  'deleteGeofenceCategory',
  'savePlace',
  'deletePlace',
  'startGeofenceBackfill',
  'cancelGeofenceBackfill',
  'undoGeofenceImport',
  'createSavedView',
  'updateSavedView',
  'deleteSavedView',
  'addInspection',
  'addMaintenanceEntry',
  'sendDiagnosticEmail',
  'retryMail',
  'createIngestKey',
  'revokeIngestKey',
  'runScheduledJob',
];
const variablesOf = (operation: string) => VARIABLES[operation] ?? { input: {} };

it('checks the permission table in every operation', async () => {
  const dataset = createTestDataset();
  const nobody = dataset.users.map((user) =>
    user.email === 'dealer@example.com' ? { ...user, roles: ['DEALER'] } : user,
  );
  test = await createTestApi(createMemoryRepositories({ ...dataset, users: nobody }));
  const client = await test.signedIn('dealer@example.com');
  for (const document of Object.values(persisted)) {
    const operation = operationOf(document);
    const variables = variablesOf(operation);
    const { code } = await post(client, { query: document, variables });
    expect([operation, code === 'FORBIDDEN']).toEqual([operation, !can(['DEALER'], {}, operation as OperationSubject)]);
  }
});

it('hides customers from technicians', async () => {
  const fresh = createTestDataset();
  const customers = fresh.customers.map((customer) => ({
    ...customer,
    shortName: `short-${customer.customerId}-secret`,
    longName: `long-${customer.customerId}-secret`,
    abbrev: 'SECRET',
    dotNumber: 'secret',
  }));
  test = await createTestApi(createMemoryRepositories({ ...fresh, customers }));
  const [technician, admin] = await Promise.all([
    test.signedIn('tech@example.com'),
    test.signedIn('admin@example.com'),
  ]);
  const messages = { technician: [] as string[], admin: [] as string[] };
  for (const document of Object.values(persisted)) {
    const operation = operationOf(document);
    const body = { query: document, variables: variablesOf(operation) };
    // An error names its operation, and one of them is about secrets.
    const leaks = (text: string) => /secret/i.test(text.replaceAll(operation, ''));
    if (leaks((await post(technician, body)).text)) messages.technician.push(operation);
    if (document.startsWith('query') && leaks((await post(admin, body)).text)) messages.admin.push(operation);
  }
  expect(messages.technician).toEqual([]);
  // The test dataset has names that must not leak.
  expect(messages.admin).toContain('customers');
});

it('returns the same result as graphql-js for a known document', async () => {
  const client = await signedIn();
  for (const document of Object.values(persisted)) {
    const variables = variablesOf(operationOf(document));
    const compiled = await post(client, { query: document, variables });
    const executed = await post(client, { query: `${document} `, variables });
    // The second call may be answered from the cached list of the first.
    const unnamed = (text: string) => text.replace(/"listId":(null|"[^"]*")/, '');
    expect(unnamed(compiled.text)).toBe(unnamed(executed.text));
    expect([operationOf(document), compiled.answer.data !== null]).toEqual([
      operationOf(document),
      !REFUSED.includes(operationOf(document)),
    ]);
  }
});

it('returns the error of graphql-js for a result that violates the schema', async () => {
  const repositories = createMemoryRepositories(createTestDataset());
  test = await createTestApi({
    ...repositories,
    customers: { ...repositories.customers, list: async () => [{ shortName: null }] as never },
  });
  const client = await test.signedIn('admin@example.com');
  await expect(client.portal.customers.list()).rejects.toMatchObject({ code: 'INTERNAL' });
});
