import { expect, it } from 'vitest';
import { takeReports } from '../../../composition/takeReports';
import { codeOf, everywhere } from '../../../testing/everywhere';
import { createTestDataset, TEST_NOW, testId } from '../../../testing/testDataset';
import { backfillRequest } from './backfillJob';

const BOSS = 'boss@northline.example';
const VIEWER = 'view@example.com';
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

const fresh = createTestDataset();
const dataset = {
  ...fresh,
  trailers: fresh.trailers.map((trailer) => ({
    ...trailer,
    ...{
      serialNumber: `D-${trailer.vin}`,
      lastReport: null,
      lat: null,
      lng: null,
      geofence: null,
      dwellingSince: null,
    },
  })),
};
const own = dataset.trailers.filter(({ customerId }) => customerId === 1);
const { same, each } = everywhere(dataset, BOSS);

const place = { lat: 40.1, lng: -84.2 };
const east = (meters: number) => ({
  lat: place.lat,
  lng: place.lng + meters / (111_195 * Math.cos((place.lat * Math.PI) / 180)),
});
const at = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * MINUTE_MS);
let reported = 0;
const report = (index: number, minutes: number, meters: number) => ({
  reportId: `b-${++reported}`,
  serialNumber: own[index]?.serialNumber ?? '',
  recordedAt: at(minutes).toISOString(),
  readings: { position: { ...east(meters), speedMph: 40, accuracyM: 5 } },
});
const ingest = (now: number, ...batch: ReturnType<typeof report>[]) =>
  each(async ({ repositories }) => {
    const answers = await takeReports(repositories, { customerId: 1 }, batch, at(now));
    return answers.map(({ status }) => status);
  });
const YARD = { category: 'yard', isActive: true, enterEmails: ['gate@example.com'], exitEmails: [] };
const shape = { type: 'circle', center: place, radiusMeters: 300 } as const;
const geofence = (name: string) => ({ ...YARD, name, shape });
const idOf = (name: string) =>
  each(async ({ repositories }) => (await repositories.geofences.list(1)).some((known) => known.name === name));
const visitsOf = (name: string) =>
  same(async (portal) => {
    const page = { pageSize: 100, pageNumber: 1 };
    const { visits } = await portal.geofences.visits({ customerId: 1, paginationInput: page });
    return visits
      .filter(({ geofenceName }) => geofenceName === name)
      .map(({ id: _, geofenceId: __, ...visit }) => visit);
  });
/** Starts a search for earlier visits on every storage and lets its job run. */
const search = (name: string, days: number) =>
  same(async (portal, { test }) => {
    const found = (await portal.geofences.list(1)).find((known) => known.name === name);
    const key = { customerId: 1, geofenceId: found?.id ?? '' };
    const started = await portal.geofences.startBackfill({ ...key, days });
    await test.runJobs();
    const ended = await portal.geofences.backfill(key);
    return [started, ended].map((search) => search && { status: search.status, percent: search.percent });
  });

it('finds the visits from before a geofence existed, and the entry of a trailer that is inside', async () => {
  await ingest(
    -1_000,
    ...[report(0, -3_000, 2_000), report(0, -2_990, 0), report(0, -2_900, 50), report(0, -2_890, 2_000)],
    ...[report(1, -1_400, 2_000), report(1, -1_395, 10), report(1, -1_300, 20)],
    ...[report(2, -2_000, 9_000), report(2, -1_990, 8_000)],
  );
  await same((portal) =>
    portal.geofences.create({ customerId: 1, geofence: geofence('Dock') }).then(({ name }) => name),
  );
  expect(await idOf('Dock')).toBe(true);
  expect((await visitsOf('Dock')).map(({ entered }) => entered.after)).toEqual([null]);

  expect(await search('Dock', 7)).toEqual([
    { status: 'running', percent: 0 },
    { status: 'done', percent: 100 },
  ]);
  const visits = await visitsOf('Dock');
  expect(visits).toEqual([
    expect.objectContaining({ vin: own[1]?.vin, left: null, isBackfilled: true }),
    expect.objectContaining({ vin: own[0]?.vin, endedBy: 'exit', isBackfilled: true }),
  ]);
  expect(visits[0]?.entered).toMatchObject({ after: at(-1_400).toISOString(), before: at(-1_395).toISOString() });
  expect(visits[1]?.left).toMatchObject({ after: at(-2_900).toISOString(), before: at(-2_890).toISOString() });
});

it('finds nothing twice, and sends no mails', async () => {
  const before = await visitsOf('Dock');
  await search('Dock', 31);
  expect(await visitsOf('Dock')).toEqual(before);
  const mails = await each(async ({ repositories }) => (await repositories.outbox.latest(100)).map(({ to }) => to));
  expect(mails.filter((to) => to === 'gate@example.com')).toHaveLength(0);
});

it('keeps the visits of an earlier shape', async () => {
  await ingest(10, report(3, 1, 0), report(3, 5, 10), report(3, 8, 2_000));
  const before = await visitsOf('Dock');
  await each(async ({ test, repositories }) => {
    test.clock.now = at(60);
    const { portal } = await test.signedIn(BOSS);
    const [stored] = await repositories.geofences.list(1);
    const input = { ...geofence('Dock'), shape: { ...shape, radiusMeters: 400 } };
    await portal.geofences.update({ customerId: 1, id: stored?.geofenceId ?? '', version: 1, input });
    await test.runJobs();
  });
  await search('Dock', 7);
  const after = await visitsOf('Dock');
  expect(after.filter(({ vin }) => vin === own[3]?.vin)).toEqual(before.filter(({ vin }) => vin === own[3]?.vin));
  expect(after.filter(({ vin }) => vin === own[0]?.vin)).toHaveLength(1);
});

it('searches only the days that were asked for', async () => {
  await ingest(
    70,
    report(4, -10 * DAY_MINUTES, 0),
    report(4, -10 * DAY_MINUTES + 5, 5),
    report(4, -9 * DAY_MINUTES, 9_000),
  );
  await same((portal) =>
    portal.geofences.create({ customerId: 1, geofence: geofence('Gate') }).then(({ name }) => name),
  );
  const visitors = async () => (await visitsOf('Gate')).map(({ vin }) => vin).filter((vin) => vin === own[4]?.vin);
  await search('Gate', 7);
  expect(await visitors()).toEqual([]);
  await search('Gate', 31);
  expect(await visitors()).toEqual([own[4]?.vin]);
});

it('stops when it is canceled, and when the geofence was changed', async () => {
  await same((portal) =>
    portal.geofences.create({ customerId: 1, geofence: geofence('Ramp') }).then(({ name }) => name),
  );
  const ends = await each(async ({ test, repositories }) => {
    const { portal } = await test.signedIn(BOSS);
    const ramp = (await repositories.geofences.list(1)).find(({ name }) => name === 'Ramp');
    const key = { customerId: 1, geofenceId: ramp?.geofenceId ?? '' };
    const begin = (until: Date | undefined) => {
      const search = { ...key, backfillId: testId(9, 1), from: at(0), until: until ?? at(0) };
      return repositories.geofenceBackfills.put({
        ...search,
        ...{ status: 'running', afterTrailerId: null, searched: 0, total: 10 },
      });
    };
    await begin(ramp?.validFrom);
    const canceled = await portal.geofences.cancelBackfill(key);
    await repositories.jobs.add([backfillRequest({ ...key, backfillId: testId(9, 1) })]);
    await test.runJobs();
    const afterwards = await portal.geofences.backfill(key);
    await begin(at(-1));
    await repositories.jobs.add([backfillRequest({ ...key, backfillId: testId(9, 1) })]);
    await test.runJobs();
    return [canceled.status, afterwards?.status, (await portal.geofences.backfill(key))?.status];
  });
  expect(ends).toEqual(['canceled', 'canceled', 'outdated']);
});

it('is refused for an inactive geofence, for too many days, and for roles that only read', async () => {
  const codes = await same(async (portal) => {
    const { id } = await portal.geofences.create({ customerId: 1, geofence: { ...geofence('Off'), isActive: false } });
    const start = (days: number) => codeOf(portal.geofences.startBackfill({ customerId: 1, geofenceId: id, days }));
    return [await start(7), await start(32), await start(0)];
  });
  expect(codes).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT']);
  const asViewer = await same(
    (portal) => codeOf(portal.geofences.startBackfill({ customerId: 1, geofenceId: 'x', days: 7 })),
    VIEWER,
  );
  expect(asViewer).toBe('FORBIDDEN');
});
