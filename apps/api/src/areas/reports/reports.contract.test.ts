import type { ReportInput } from '@gladhand/domain/reports';
import { describe, expect, it } from 'vitest';
import { takeReports } from '../../composition/takeReports';
import { codeOf, everywhere } from '../../testing/everywhere';
import { createTestDataset, TEST_NOW } from '../../testing/testDataset';
import { newRun } from './runs/newRun';
import { runRequest } from './runs/runRequest';

const BOSS = 'boss@northline.example';
const VIEWER = 'view@example.com';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const fresh = createTestDataset();
const dataset = {
  ...fresh,
  features: [...fresh.features, { customerId: 1, feature: 'AssetGeofenceThresholdReport' as const }],
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
    // A type that isn't part of the plan.
    expect(await problems({ reportTypeId: 4, reportHistoryTimeframe: 7 })).toEqual(['reportTypeId']);
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
        csv: new TextDecoder('utf-8', { ignoreBOM: true })
          .decode(await file.arrayBuffer())
          .split('\r\n')
          .map((line) => line.split(',').slice(0, 2).join()),
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

  it('is canceled while it waits, and stays canceled', async () => {
    await create({ name: 'Canceled' });
    const states = await same(async (portal, { test }) => {
      const reportId = await idOf(portal, 'Canceled');
      const owner = await test.repositories.users.byEmail(BOSS);
      const report = await test.repositories.reports.byId(1, reportId);
      if (!report) throw new Error('The report is missing.');
      const start = { startedBy: 'person' as const, requestedBy: owner?.userId, isSent: true };
      const run = newRun(report, {
        ...start,
        plannedAt: test.clock.now,
        now: test.clock.now,
        ids: { uuid: () => crypto.randomUUID() },
      });
      await test.repositories.reportRuns.add([run]);
      const canceled = await portal.reports.cancelRun({ customerId: 1, id: run.runId });
      const again = await portal.reports.cancelRun({ customerId: 1, id: run.runId });
      await test.repositories.jobs.add([runRequest(run)]);
      await portal.reports.list(1);
      const later = await portal.reports.runById({ customerId: 1, id: run.runId });
      return [canceled.summary.state, again.summary.state, later?.summary.state, later?.deliveries.length];
    });
    expect(states).toEqual(['canceled', 'canceled', 'canceled', 0]);
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
      const { pathname, search } = new URL(next?.files[0]?.sharedUrl ?? '');
      statuses.push((await client.fetch(next?.files[0]?.url ?? '')).status);
      const sharedStatus = (await client.fetch(`${pathname}${search}`)).status;
      const page = await (await client.fetch(next?.files[0]?.url ?? '')).text();
      return {
        statuses,
        sharedStatus,
        downloads: revoked.files[0]?.downloads,
        says: page.includes('This link has expired'),
      };
    });
    expect(seen).toEqual({ statuses: [200, 410, 404, 200, 410], sharedStatus: 200, downloads: 2, says: true });
  });
});

/** Runs a day of the planner, minute by minute of the given hours after the present. */
const planAt = (...hours: number[]) =>
  each(async ({ test }) => {
    const from = test.clock.now.getTime();
    for (const hour of hours) {
      test.clock.now = new Date(from + hour * HOUR_MS);
      await test.runScheduled('report.plan');
    }
    return test.clock.now.toISOString();
  });
const runsOf = (name: string) =>
  same(async (portal) => {
    const reportId = await idOf(portal, name);
    const { runs } = await portal.reports.runs({ customerId: 1, reportId, pageSize: 100 });
    return runs.map(({ planned, state, startedBy, sent }) => [planned.slice(0, 13), state, startedBy, sent]);
  }, BOSS);

describe('the planner', () => {
  it('adds one run per planned instant, however often it plans', async () => {
    await create({ name: 'Planned', notifyEmails: ['planned@example.com'], whenEmpty: 'send' });
    await planAt(0, 24, 24, 24.1, 48);
    expect(await runsOf('Planned')).toEqual([
      ['2026-11-19T12', 'done', 'schedule', 1],
      ['2026-11-18T12', 'done', 'schedule', 1],
    ]);
  });

  it('makes up only for the latest run after an outage, and lists the others, which a person can run', async () => {
    await planAt(96);
    const seen = await runsOf('Planned');
    expect(seen.slice(0, 4)).toEqual([
      ['2026-11-23T12', 'done', 'schedule', 1],
      ['2026-11-22T12', 'missed', 'schedule', 0],
      ['2026-11-21T12', 'missed', 'schedule', 0],
      ['2026-11-20T12', 'missed', 'schedule', 0],
    ]);
    const made = await same(async (portal) => {
      const reportId = await idOf(portal, 'Planned');
      const { runs } = await portal.reports.runs({ customerId: 1, reportId, states: ['missed'], pageSize: 1 });
      const again = { customerId: 1, reportId, missedRunId: runs[0]?.id ?? '', send: false };
      const run = await portal.reports.run(again);
      const twice = await codeOf(portal.reports.run(again));
      return [run.summary.planned, run.summary.startedBy, twice];
    });
    expect(made).toEqual(['2026-11-22T12:00:00.000Z', 'missed', 'BAD_USER_INPUT']);
  });

  it('skips a run whose owner has no access any more, and an administrator takes the report over', async () => {
    await each(async ({ repositories, test }) => {
      const owner = await repositories.users.byEmail(BOSS);
      await repositories.users.update(owner?.userId ?? '', { enabled: false }, { now: test.clock.now });
      return 1;
    });
    await planAt(24);
    const after = await each(async ({ repositories }) => {
      const report = (await repositories.reports.list(1)).find(({ content }) => content.name === 'Planned');
      const [newest] = await repositories.reportRuns.list({
        ...{ customerId: 1, reportId: report?.reportId ?? '', states: null, ownerId: null, after: undefined, limit: 1 },
      });
      const owner = await repositories.users.byEmail(BOSS);
      await repositories.users.update(owner?.userId ?? '', { enabled: true }, { now: TEST_NOW });
      return [newest?.state, newest?.reason];
    });
    expect(after).toEqual(['skipped', expect.stringContaining('no longer has access')]);
  });

  it('shows times of a report without a schedule in its zone, which has to exist', async () => {
    const crowded = (timezone: string | null): ReportInput => ({
      ...{ ...YARD, reportTypeId: 5, columns: null, reportingSchedules: null },
      assetThreshold: { comparison: 'atLeast', trailers: 2 },
      emailFrequency: { value: 1, units: 'days', timezone },
    });
    const zones = await same(async (portal) => {
      const preview = async (timezone: string | null) =>
        (await portal.reports.preview({ customerId: 1, report: crowded(timezone) })).timezone;
      const saved = await portal.reports.create({ customerId: 1, report: crowded('America/New_York') });
      return {
        shown: [await preview('America/New_York'), await preview(null)],
        saved: saved.emailFrequency?.timezone,
        refused: await codeOf(preview('Mars/Olympus')),
      };
    });
    expect(zones).toMatchObject({
      shown: ['America/New_York', 'America/Los_Angeles'],
      saved: 'America/New_York',
      refused: 'BAD_USER_INPUT',
    });
  });

  it('sends when a threshold begins to hold, and not again before its time', async () => {
    const threshold: Partial<ReportInput> = {
      ...{ name: 'Crowded', reportTypeId: 5, columns: null, reportingSchedules: null },
      ...{ emailFrequency: { value: 6, units: 'hours' }, assetThreshold: { comparison: 'atLeast', trailers: 2 } },
    };
    await create(threshold);
    await planAt(0.1, 0.2, 5, 6.5, 7);
    const seen = await runsOf('Crowded');
    expect(seen.map(([, state, startedBy]) => [state, startedBy])).toEqual([
      ['done', 'threshold'],
      ['done', 'threshold'],
    ]);
  });
});
