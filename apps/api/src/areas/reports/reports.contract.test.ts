import type { ReportInput } from '@gladhand/domain/reports';
import { describe, expect, it } from 'vitest';
import { takeReports } from '../../composition/takeReports';
import { codeOf, everywhere } from '../../testing/everywhere';
import { createTestDataset, TEST_NOW } from '../../testing/testDataset';

const BOSS = 'boss@northline.example';
const VIEWER = 'view@example.com';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const fresh = createTestDataset();
const dataset = {
  ...fresh,
  trailers: fresh.trailers.map((trailer) => ({
    ...trailer,
    ...{ serialNumber: `D-${trailer.vin}`, lastReport: null, lat: null, lng: null, geofence: null },
  })),
};
const own = dataset.trailers.filter(({ customerId }) => customerId === 1);
const { same, each } = everywhere(dataset, BOSS);

const YARD: ReportInput = {
  ...{ name: 'Morning yard', reportTypeId: 1, allVehicles: true, vehicleIds: [], vehicleGroupIds: [] },
  ...{ allGeofences: true, geofenceIds: [], allFaultTypes: true, faultTypeIds: [], includeSensorData: false },
  columns: ['geofence', 'unitId', 'entered', 'lastReport'],
  reportingSchedules: {
    timezone: 'America/Chicago',
    category: 'daily',
    schedules: [{ dayOfWeek: null, time: '06:00' }],
  },
  ...{ emailFrequency: null, reportHistoryTimeframe: null, assetThreshold: null },
  ...{ notifyEmails: ['gate@example.com', 'dispatch@example.com'], formats: ['csv', 'xlsx'] },
  ...{ whenEmpty: 'note', isActive: true },
};
const place = { lat: 40.1, lng: -84.2 };
const DAILY_6AM = '2026-11-18T12:00:00.000Z';

/** Trailers of customer 1 that report twice to be in the yard. */
const park = (...indexes: number[]) =>
  each(async ({ repositories, test }) => {
    const statuses: string[] = [];
    for (const nth of [1, 2]) {
      test.pass(5 * MINUTE_MS);
      const batch = indexes.map((index) => ({
        reportId: `park-${index}-${nth}`,
        serialNumber: own[index]?.serialNumber ?? '',
        recordedAt: test.clock.now.toISOString(),
        readings: { position: { ...place, speedMph: 0, accuracyM: 5 } },
      }));
      const answers = await takeReports(repositories, { customerId: 1 }, batch, test.clock.now);
      statuses.push(...answers.map(({ status }) => status));
    }
    return statuses;
  });
const create = (change: Partial<ReportInput> = {}) =>
  same(async (portal) => {
    const { nextRun, name, version, isOwn } = await portal.reports.create({
      customerId: 1,
      report: { ...YARD, ...change },
    });
    return { nextRun, name, version, isOwn };
  });
/** Id of a report by name; ids differ between the storages. */
const idOf = async (portal: Parameters<Parameters<typeof same>[0]>[0], name: string) =>
  (await portal.reports.list(1)).find((report) => report.name === name)?.id ?? '';
const mailsTo = (name: string) =>
  each(async ({ repositories }) =>
    (await repositories.outbox.latest(100))
      .filter(({ subject }) => subject === name)
      .map(({ to }) => to)
      .sort(),
  );

describe('reports', () => {
  it('are created, changed, switched and deleted, and every change is audited', async () => {
    expect(await create()).toEqual({ nextRun: DAILY_6AM, name: 'Morning yard', version: 1, isOwn: true });
    const changed = await same(async (portal) => {
      const id = await idOf(portal, 'Morning yard');
      const key = { customerId: 1, id };
      const updated = await portal.reports.update({ ...key, version: 1, input: { ...YARD, name: 'Evening yard' } });
      const late = await codeOf(portal.reports.update({ ...key, version: 1, input: YARD }));
      const off = await portal.reports.deactivate(key);
      const on = await portal.reports.activate(key);
      await portal.reports.delete(key);
      const gone = await portal.reports.byId(key);
      return [updated.name, late, off.deactivated, off.nextRun, on.deactivated, on.version, gone];
    });
    expect(changed).toEqual(['Evening yard', 'CONFLICT', true, null, null, 4, null]);
  });

  it('says what is wrong with each field, and with trailers and geofences that are not there', async () => {
    const problems = (change: Partial<ReportInput>) =>
      same(async (portal) => {
        const failed = portal.reports.create({ customerId: 1, report: { ...YARD, ...change } });
        return failed.then(
          () => [],
          ({ details }: { details: { problems: { field: string }[] } }) => details.problems.map(({ field }) => field),
        );
      });
    expect(await problems({ name: ' ', notifyEmails: ['nobody'], formats: [] })).toEqual([
      'name',
      'notifyEmails',
      'formats',
    ]);
    const foreign = dataset.trailers.find(({ customerId }) => customerId === 2)?.trailerId ?? '';
    expect(await problems({ allVehicles: false, vehicleIds: [foreign] })).toEqual(['vehicles']);
    expect(await problems({ allGeofences: false, geofenceIds: [foreign] })).toEqual(['geofences']);
    expect(await problems({ reportingSchedules: null })).toEqual(['schedule']);
  });

  it('can be read but not changed without the right to write', async () => {
    await create({ name: 'Guarded' });
    const codes = await same(async (portal) => {
      const id = await idOf(portal, 'Guarded');
      const key = { customerId: 1, id };
      return Promise.all([
        codeOf(portal.reports.byId(key)),
        codeOf(portal.reports.deactivate(key)),
        codeOf(portal.reports.run({ customerId: 1, reportId: id, send: true })),
      ]);
    }, VIEWER);
    expect(codes).toEqual(['answered', 'FORBIDDEN', 'FORBIDDEN']);
  });
});

describe('a run', () => {
  it('has the same rows on the screen and in every file, and is mailed once to each recipient', async () => {
    await same((portal) =>
      portal.geofences
        .create({
          customerId: 1,
          geofence: {
            ...{ name: 'Dock', category: 'yard', isActive: true, enterEmails: [], exitEmails: [] },
            shape: { type: 'circle', center: place, radiusMeters: 300 },
          },
        })
        .then(({ name }) => name),
    );
    await park(0, 1);
    await create({ name: 'Run now' });
    const seen = await same(async (portal, { client }) => {
      const id = await idOf(portal, 'Run now');
      const preview = await portal.reports.preview({ customerId: 1, report: YARD });
      const started = await portal.reports.run({ customerId: 1, reportId: id, send: true });
      const run = await portal.reports.runById({ customerId: 1, id: started.summary.id });
      const { rows, total } = await portal.reports.rows({
        ...{ customerId: 1, runId: started.summary.id, offset: 0, limit: 500 },
      });
      const csv = run?.files.find(({ format }) => format === 'csv');
      const file = await client.fetch(csv?.url ?? '');
      return {
        state: run?.summary.state,
        files: run?.files.map(({ format, state, sizeBytes }) => [format, state, (sizeBytes ?? 0) > 100]),
        deliveries: run?.deliveries.map(({ recipient, state, nth }) => [recipient, state, nth]),
        columns: run?.columns,
        trailers: run?.trailers,
        total,
        units: rows.map(([vin, , geofence, unitId]) => [vin, geofence, unitId]),
        isLikePreview: JSON.stringify(preview.rows) === JSON.stringify(rows),
        csv: (await file.text()).split('\r\n').map((line) => line.split(',').slice(0, 2).join()),
        disposition: file.headers.get('content-disposition'),
      };
    });
    expect(seen).toMatchObject({
      state: 'done',
      ...{ total: 2, trailers: 2, columns: YARD.columns, isLikePreview: true },
      files: [
        ['csv', 'done', true],
        ['xlsx', 'done', true],
      ],
      deliveries: [
        ['dispatch@example.com', 'sent', 1],
        ['gate@example.com', 'sent', 1],
      ],
    });
    expect(seen.units.map(([vin]) => vin).sort()).toEqual([own[0]?.vin, own[1]?.vin].sort());
    expect(seen.csv[0]?.startsWith('\uFEFFGeofence,Unit ID')).toBe(true);
    expect(seen.csv.slice(1, -1)).toEqual(seen.units.map(([, geofence, unitId]) => `${geofence},${unitId}`));
    expect(await mailsTo('Run now')).toEqual(['dispatch@example.com', 'gate@example.com']);
  });

  it('is sent again to those who are named, and a recipient who unsubscribed gets nothing', async () => {
    const states = await same(async (portal, { test }) => {
      const reportId = await idOf(portal, 'Run now');
      const { runs } = await portal.reports.runs({ customerId: 1, reportId, pageSize: 10 });
      const runId = runs[0]?.id ?? '';
      await test.repositories.subscriptions.optOut('gate@example.com', `report:${reportId}`, TEST_NOW);
      await portal.reports.send({ customerId: 1, runId, recipients: ['gate@example.com', 'new@example.com'] });
      const run = await portal.reports.runById({ customerId: 1, id: runId });
      return run?.deliveries.map(({ recipient, state, nth }) => [recipient, state, nth]);
    });
    expect(states).toEqual([
      ['dispatch@example.com', 'sent', 1],
      ['gate@example.com', 'unsubscribed', 2],
      ['new@example.com', 'sent', 1],
    ]);
    expect(await mailsTo('Run now')).toEqual(['dispatch@example.com', 'gate@example.com', 'new@example.com']);
  });

  it('has links that end when they are revoked, and downloads are counted', async () => {
    const seen = await same(async (portal, { test, client }) => {
      const reportId = await idOf(portal, 'Run now');
      const { runs } = await portal.reports.runs({ customerId: 1, reportId, pageSize: 10 });
      const runId = runs[0]?.id ?? '';
      const before = await portal.reports.runById({ customerId: 1, id: runId });
      const url = before?.files[0]?.url ?? '';
      const statuses = [(await client.fetch(url)).status];
      test.pass(1_000);
      const revoked = await portal.reports.revokeLinks({ customerId: 1, runId });
      statuses.push((await client.fetch(url)).status, (await client.fetch(`${url}0`)).status);
      test.pass(1_000);
      const next = await portal.reports.runById({ customerId: 1, id: runId });
      statuses.push((await client.fetch(next?.files[0]?.url ?? '')).status);
      test.pass(2 * HOUR_MS);
      statuses.push((await client.fetch(next?.files[0]?.url ?? '')).status);
      return { statuses, downloads: revoked.files[0]?.downloads };
    });
    expect(seen).toEqual({ statuses: [200, 410, 404, 200, 410], downloads: 2 });
  });
});
