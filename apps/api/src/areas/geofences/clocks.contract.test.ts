import { expect, it } from 'vitest';
import { takeReports } from '../../composition/takeReports';
import { codeOf, everywhere } from '../../testing/everywhere';
import { createTestDataset, TEST_NOW } from '../../testing/testDataset';

const BOSS = 'boss@northline.example';
const MINUTE_MS = 60_000;
const CENTER = { lat: 41.65, lng: -83.53 };
const GATE_ID = '01930007-0000-7000-8000-000000000001';
const GATE = {
  ...{ name: 'Gate', category: 'yard', isActive: true, enterEmails: [], exitEmails: [] },
  shape: { type: 'circle', center: CENTER, radiusMeters: 300 } as const,
};

const fresh = createTestDataset();
const dataset = {
  ...fresh,
  trailers: fresh.trailers.map((trailer) => ({
    ...trailer,
    ...{ serialNumber: `D-${trailer.vin}`, lastReport: null, lat: null, lng: null, dwellingSince: null },
  })),
};
const own = dataset.trailers.filter(({ customerId }) => customerId === 1);
const { same, each } = everywhere(dataset, BOSS, {
  async prepare(repositories) {
    const at = TEST_NOW;
    await repositories.geofences.add({
      ...{ ...GATE, customerId: 1, geofenceId: GATE_ID, description: null },
      ...{ freeMinutes: null, version: 1, validFrom: at, createdAt: at, updatedAt: at },
    });
  },
});

const at = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * MINUTE_MS);
const trailer = (index: number) => {
  const found = own[index];
  if (!found) throw new Error('no such trailer');
  return found;
};
let reported = 0;
/** One report that arrives at a minute, with the minute of the device's clock. */
const report = (index: number, arrives: number, recorded: number, meters: number) =>
  each(async ({ repositories }) => {
    const lng = CENTER.lng + meters / (111_195 * Math.cos((CENTER.lat * Math.PI) / 180));
    const position = { lat: CENTER.lat, lng, speedMph: 30, accuracyM: 5 };
    const { serialNumber } = trailer(index);
    const entry = { reportId: `c-${++reported}`, serialNumber, recordedAt: at(recorded).toISOString() };
    const [result] = await takeReports(
      repositories,
      { customerId: 1 },
      [{ ...entry, readings: { position } }],
      at(arrives),
    );
    return { status: result?.status, remark: result && 'remark' in result ? result.remark : undefined };
  });
/** Minutes of entering and leaving. */
const visitsOf = (index: number) =>
  same(async (portal) => {
    const page = { pageSize: 100, pageNumber: 1 };
    const { vin } = trailer(index);
    const { visits } = await portal.geofences.visits({ customerId: 1, vin, paginationInput: page });
    const minute = (instant: string | undefined) => instant && (Date.parse(instant) - TEST_NOW.getTime()) / MINUTE_MS;
    return visits.map(({ how, entered, left }) => [how, minute(entered.before), minute(left?.before)]);
  });

it('takes the time of arrival of a device whose clock is hours ahead, until the clock is corrected', async () => {
  await report(0, 10, 10 + 180, -3_000);
  await report(0, 15, 15 + 180, 0);
  await report(0, 20, 20 + 180, 50);
  expect(await visitsOf(0)).toEqual([['seen', 15, undefined]]);
  await report(0, 25, 25, 100);
  await report(0, 30, 30, 3_000);
  expect(await visitsOf(0)).toEqual([['seen', 15, 30]]);
});

it('sorts the reports of a clock that was minutes ahead and is corrected', async () => {
  await report(1, 10, 10, -3_000);
  await report(1, 15, 19, 3_000);
  expect(await visitsOf(1)).toEqual([['passed', 19, 19]]);
  await report(1, 16, 16, 0);
  expect(await visitsOf(1)).toEqual([['seen', 16, 19]]);
});

it('believes a position that only a late report makes reachable', async () => {
  await report(2, 10, 10, -400_000);
  expect(await report(2, 70, 70, 0)).toMatchObject({ status: 'accepted' });
  expect(await visitsOf(2)).toEqual([]);
  await report(2, 71, 5, -10_000);
  await report(2, 71, 10.1, -10_100);
  await report(2, 71, 11, -10_200);
  expect(await visitsOf(2)).toEqual([['seen', 70, undefined]]);
});

it('ends a visit that rested on a position which a late report makes unreachable', async () => {
  await report(3, 10, 10, 0);
  expect(await visitsOf(3)).toEqual([['seen', 10, undefined]]);
  await report(3, 11, 8, 400_000);
  expect(await visitsOf(3)).toEqual([]);
  await report(3, 12, 12, 20);
  expect(await visitsOf(3)).toEqual([['seen', 12, undefined]]);
});

it('ends the visit of a device whose clock is ahead when its geofence is deactivated', async () => {
  await each(async ({ test }) => {
    test.clock.now = at(30);
  });
  await report(4, 30, 34, 0);
  await each(async ({ test }) => {
    const { portal } = await test.signedIn(BOSS);
    await portal.geofences.update({ customerId: 1, id: GATE_ID, version: 1, input: { ...GATE, isActive: false } });
  });
  // Not before it began.
  expect(await visitsOf(4)).toEqual([['seen', 34, 34]]);
});

it('refuses to save a geofence that was deleted while it was open elsewhere', async () => {
  const ids = new Map<string, string>();
  await each(async ({ engine, test }) => {
    const { portal } = await test.signedIn(BOSS);
    const { id } = await portal.geofences.create({ customerId: 1, geofence: { ...GATE, name: 'Dock' } });
    ids.set(engine, id);
    await portal.geofences.delete({ customerId: 1, id });
  });
  const answers = await each(async ({ engine, test }) => {
    const { portal } = await test.signedIn(BOSS);
    const id = ids.get(engine) ?? '';
    return [
      await codeOf(portal.geofences.update({ customerId: 1, id, version: 1, input: { ...GATE, name: 'Dock 2' } })),
      await codeOf(portal.geofences.delete({ customerId: 1, id })),
    ];
  });
  expect(answers).toEqual(['NOT_FOUND', 'NOT_FOUND']);
});
