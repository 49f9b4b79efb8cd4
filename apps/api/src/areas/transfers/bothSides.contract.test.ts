import type { PortalApi } from '@gladhand/domain';
import type { AlertRuleInput } from '@gladhand/domain/alerts';
import type { ReportInput } from '@gladhand/domain/reports';
import { SensorType } from '@gladhand/domain/trailers';
import { expect, it } from 'vitest';
import { takeReports } from '../../composition/takeReports';
import { everywhere } from '../../testing/everywhere';
import type { TestApi } from '../../testing/testApi';
import { alertFeatures, createTestDataset, testId, testUser } from '../../testing/testDataset';

const ADMIN = 'admin@example.com';
const GIVER = 'boss@northline.example';
const GETTER = 'boss@alder.example';
const MINUTE_MS = 60_000;
const YARD = { lat: 40.1, lng: -84.2 };

const fresh = createTestDataset();
const chosen = fresh.trailers.find(({ customerId }) => customerId === 1);
const vin = chosen?.vin ?? '';
const SERIAL = 'D-MOVED';
const returning = fresh.trailers.filter(({ customerId }) => customerId === 1)[1];
const RETURNING_SERIAL = 'D-RETURNED';
const TRACKED = {
  ...{ serialNumber: SERIAL, lastReport: null, lat: null, lng: null },
  installedSensorTypeIds: [SensorType.Door, SensorType.AbsFault, SensorType.CargoCamera, SensorType.Gps],
};
const dataset = {
  ...fresh,
  features: [
    ...[1, 2].flatMap((customerId) => alertFeatures(customerId)),
    ...[1, 2].map((customerId) => ({ customerId, feature: 'GeofenceV2' })),
    { customerId: 1, feature: 'VinTransferPortal' },
    ...[1, 2].map((customerId) => ({ customerId, feature: 'MaintenanceDashboard' })),
  ],
  users: [...fresh.users, testUser(30, GETTER, ['CUSTOMER_ADMIN_2'])],
  trailers: fresh.trailers.map((trailer) => {
    if (trailer.vin === vin) return { ...trailer, ...TRACKED };
    return trailer === returning ? { ...trailer, ...TRACKED, serialNumber: RETURNING_SERIAL } : trailer;
  }),
};
const { same, each } = everywhere(dataset, ADMIN);

const RULE: AlertRuleInput = {
  ...{ name: 'Moves', severity: 'caution', allVehicles: true, vehicleIds: [], vehicleGroupIds: [], isActive: true },
  condition: { kind: 'doorChange', to: 'open' },
  ...{ notifyMe: true, notifyAllCustomerUsers: false, notifyEmails: [], includeSensorData: false },
  ...{ alertNotificationRateLimitMs: 0, notifyPresent: false },
};
const REPORT: ReportInput = {
  ...{ name: 'Yard', reportTypeId: 1, allVehicles: true, vehicleIds: [], vehicleGroupIds: [] },
  ...{ allGeofences: true, geofenceIds: [], allFaultTypes: true, faultTypeIds: [], includeSensorData: false },
  ...{
    columns: ['geofence', 'unitId', 'entered'],
    reportingSchedules: {
      timezone: 'America/Chicago',
      category: 'daily',
      schedules: [{ dayOfWeek: null, time: '06:00' }],
    },
  },
  ...{ emailFrequency: null, reportHistoryTimeframe: null, assetThreshold: null, notifyEmails: [GIVER] },
  ...{ formats: ['csv'], whenEmpty: 'note', isActive: true },
};
const paginationInput = { pageSize: 100, pageNumber: 0 };
const code = ({ code: found }: { code: string }) => found;

/** What each interface answers about the trailer. */
const LOOKS: Readonly<Record<string, (portal: PortalApi, customerId: number) => Promise<unknown>>> = {
  grid: async ({ fleetStatus }) => {
    const { trailers } = await fleetStatus.page({ paginationInput: { ...paginationInput, pageNumber: 1 } });
    return trailers.filter((trailer) => trailer.vin === vin).length;
  },
  details: ({ trailers }) => trailers.detail(vin).then(() => 'open', code),
  search: async ({ search }) => (await search.find({ text: vin, limit: 10 })).trailers.length,
  'activity log': ({ trailers }) =>
    trailers.activityLog({ vin, ...paginationInput }).then((entries) => entries.length, code),
  history: ({ tracking }) =>
    tracking.history({ vin, span: { days: 30 } }).then(({ columns }) => columns.lat.length, code),
  'map and stream': async ({ tracking }) => {
    const answer = await tracking.positions({ customerId: null });
    return JSON.stringify(answer).includes(vin);
  },
  faults: ({ trailers }) =>
    trailers
      .absFaults({ vin, showAll: true } as Parameters<typeof trailers.absFaults>[0])
      .then(({ total }) => total, code),
  'geofence visits': async ({ geofences }, customerId) =>
    (await geofences.visits({ customerId, vin, paginationInput: { ...paginationInput, pageNumber: 1 } })).total,
  alerts: async ({ alerts }, customerId) =>
    (await alerts.list({ customerId, vin, paginationInput: { ...paginationInput, pageNumber: 1 } })).alerts.length,
  report: async ({ reports }, customerId) =>
    JSON.stringify(await reports.preview({ customerId, report: REPORT })).includes(chosen?.unitId ?? '-'),
  inspections: ({ service }) => service.inspections(vin).then(({ total }) => total, code),
  'cargo images': ({ service }) =>
    service.images({ vin, pageSize: 10, pageNumber: 0 }).then(({ total }) => total, code),
  'members of groups': async ({ administration }, customerId) => {
    const groups = await administration.groups.list(customerId);
    const regular = groups.filter(({ kind }) => kind === 'regular');
    return regular.map(({ name, vehicleCount, totalVehicleCount }) => `${name} ${vehicleCount}/${totalVehicleCount}`);
  },
  audit: async ({ administration }) =>
    (await administration.audit.log({ target: vin, limit: 100 })).lines.map(({ action }) => action).sort(),
};

const look = (as: string, customerId: number) =>
  same(async (portal) => {
    const seen: Record<string, unknown> = {};
    for (const [name, ask] of Object.entries(LOOKS)) seen[name] = await ask(portal, customerId);
    return seen;
  }, as);

it('shows a transferred trailer to each customer with what happened while it was theirs', async () => {
  for (const [as, customerId] of [
    [GIVER, 1],
    [GETTER, 2],
  ] as const) {
    await same(async (portal) => {
      const shape = { type: 'circle', center: YARD, radiusMeters: 300 } as const;
      const geofence = { name: 'Yard', category: 'yard', isActive: true, shape, enterEmails: [], exitEmails: [] };
      await portal.geofences.create({ customerId, geofence });
      await portal.alerts.createRule({ customerId, rule: RULE });
    }, as);
  }
  const secrets = new Map<TestApi, string>();
  await each(async ({ test }) => {
    const { portal } = await test.signedIn(GIVER);
    await portal.service.addInspection({
      ...{ vin, kind: 'annual', result: 'passed', performedOn: '2026-11-10', odometerMiles: null, note: 'Fine.' },
    } as Parameters<typeof portal.service.addInspection>[0]);
    const { url } = await portal.sharing.share({ trailers: [{ vin, name: 'Load' }], detail: 'lastDay', hours: 48 });
    secrets.set(test, url.split('#')[1] ?? '');
  });
  let sent = 0;
  const report = async (door: 'open' | 'closed') => {
    await each(async ({ test, repositories }) => {
      test.pass(5 * MINUTE_MS);
      const recordedAt = test.clock.now.toISOString();
      const readings = { position: { ...YARD, speedMph: 0, accuracyM: 5 }, door, abs: { active: true } };
      const one = { reportId: `b-${sent}`, serialNumber: SERIAL, recordedAt, readings };
      const answer = await takeReports(repositories, { deviceTypeIds: [1, 2, 3, 4, 5, 6] }, [one], test.clock.now);
      return answer.map(({ status }) => status);
    });
    sent++;
  };
  for (const door of ['closed', 'open', 'closed'] as const) await report(door);
  const before = { giver: await look(GIVER, 1), getter: await look(GETTER, 2) };
  await same(async (portal) => {
    const transfer = { fromCustomerId: 1, toCustomerId: 2, timeZone: 'America/Chicago', lines: [vin], trailers: 1 };
    return (await portal.transfers.request({ id: testId(7, 1), ...transfer })).trailers;
  });
  await each(({ test }) => test.runScheduled('transfers.run'));
  const after = { giver: await look(GIVER, 1), getter: await look(GETTER, 2) };
  for (const door of ['closed', 'open', 'closed', 'open'] as const) await report(door);
  const later = { giver: await look(GIVER, 1), getter: await look(GETTER, 2) };
  const shared = await each(async ({ test }) =>
    test
      .client()
      .portal.sharing.open({ secret: secrets.get(test) ?? '' })
      .then(() => 'open', code),
  );
  const columns = { before, after, later };
  const table = Object.keys(LOOKS).map((name) => [
    name,
    ...Object.values(columns).flatMap(({ giver, getter }) => [text(giver[name]), text(getter[name])]),
  ]);
  console.info(table.map((row) => row.map((cell) => String(cell).padEnd(16)).join('')).join('\n'));
  expect(shared).toBe('LINK_INVALID');
  // Each pair: what the giving and the getting customer see before, right after, and after four more reports.
  expect(table).toEqual([
    ['grid', '1', '0', '0', '1', '0', '1'],
    ['details', 'open', 'NOT_FOUND', 'NOT_FOUND', 'open', 'NOT_FOUND', 'open'],
    ['search', '1', '0', '0', '1', '0', '1'],
    ['activity log', '3', 'NOT_FOUND', '3', '0', '3', '4'],
    ['history', '3', 'NOT_FOUND', '3', '0', '3', '4'],
    ['map and stream', 'true', 'false', 'false', 'true', 'false', 'true'],
    ['faults', '1', 'NOT_FOUND', 'NOT_FOUND', '1', 'NOT_FOUND', '1'],
    ['geofence visits', '1', '0', '1', '0', '1', '1'],
    ['alerts', '1', '0', '1', '0', '1', '2'],
    ['report', 'true', 'false', 'false', 'false', 'false', 'true'],
    ['inspections', '1', 'NOT_FOUND', 'NOT_FOUND', '1', 'NOT_FOUND', '1'],
    ['cargo images', '0', 'NOT_FOUND', '0', '0', '0', '0'],
    [
      'members of groups',
      'Boston yard 6/6, East 4/12, east / Boston 4/8, West 6/6',
      'Depot 3/3',
      'Boston yard 6/6, East 3/11, east / Boston 4/8, West 6/6',
      'Depot 3/3',
      'Boston yard 6/6, East 3/11, east / Boston 4/8, West 6/6',
      'Depot 3/3',
    ],
    [
      'audit',
      'inspection.added',
      '',
      'inspection.added, transfer.trailersMoved',
      'transfer.trailersMoved',
      'inspection.added, transfer.trailersMoved',
      'transfer.trailersMoved',
    ],
  ]);
});

const text = (seen: unknown) => (Array.isArray(seen) ? seen.join(', ') : String(seen));

it('leaves what has ended as it is after an undo, and new reports begin new visits and alerts', async () => {
  const back = returning?.vin ?? '';
  const dock = { lat: 41.5, lng: -85 };
  await same(async ({ alerts, geofences }) => {
    const shape = { type: 'circle', center: dock, radiusMeters: 300 } as const;
    const geofence = { name: 'Dock', category: 'yard', isActive: true, shape, enterEmails: [], exitEmails: [] };
    await geofences.create({ customerId: 1, geofence });
    const rule: AlertRuleInput = { ...RULE, name: 'Fault', condition: { kind: 'absFault', of: 'component' } };
    await alerts.createRule({ customerId: 1, rule });
  }, GIVER);
  let sent = 0;
  const report = async () => {
    await each(async ({ test, repositories }) => {
      test.pass(5 * MINUTE_MS);
      const recordedAt = test.clock.now.toISOString();
      const abs = { active: true, amberLampMs: 3 * 60 * MINUTE_MS, spn: 789, fmi: 3 };
      const readings = { position: { ...dock, speedMph: 0, accuracyM: 5 }, abs };
      const one = { reportId: `u-${sent}`, serialNumber: RETURNING_SERIAL, recordedAt, readings };
      await takeReports(repositories, { deviceTypeIds: [1, 2, 3, 4, 5, 6] }, [one], test.clock.now);
    });
    sent++;
  };
  const issueIds = new Set<string>();
  const ofGiver = () =>
    same(async ({ geofences, alerts, maintenance }) => {
      const page = { paginationInput: { ...paginationInput, pageNumber: 1 } };
      const { visits } = await geofences.visits({ customerId: 1, vin: back, ...page });
      const listed = await alerts.list({ customerId: 1, vin: back, ...page });
      const { issues } = await maintenance.issues({ vin: back, ...page });
      for (const { id } of issues) issueIds.add(id);
      return {
        visits: visits.map(({ endedBy }) => endedBy ?? 'inside'),
        alerts: listed.alerts.map(({ endedBy }) => endedBy ?? 'holds'),
        issues: issues.map(({ kind, round }) => `${kind} ${round}`),
      };
    }, GIVER);
  await report();
  expect(await ofGiver()).toEqual({
    ...{ visits: ['inside'], alerts: ['holds'], issues: ['amberLamp 1'] },
  });
  const id = testId(7, 2);
  const input = { fromCustomerId: 1, toCustomerId: 2, timeZone: 'America/Chicago', lines: [back], trailers: 1 };
  await same(async (portal) => (await portal.transfers.request({ id, ...input })).state);
  await each(({ test }) => test.runScheduled('transfers.run'));
  await same(async (portal) => {
    const version = (await portal.transfers.transfer(id))?.version ?? 0;
    return (await portal.transfers.control({ id, version, action: 'undo', reason: 'Wrong list.', trailers: 1 })).state;
  });
  await each(({ test }) => test.runScheduled('transfers.run'));
  expect(await ofGiver()).toEqual({ visits: ['moved'], alerts: ['trailerLeft'], issues: [] });
  await report();
  expect(await ofGiver()).toEqual({
    ...{ visits: ['inside', 'moved'], alerts: ['holds', 'trailerLeft'] },
    issues: ['amberLamp 1'],
  });
  // A second issue, not a further round of the one that has ended.
  expect(issueIds.size).toBe(2);
});
