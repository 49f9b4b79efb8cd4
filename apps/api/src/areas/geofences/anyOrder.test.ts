import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createMemoryRepositories } from '../../composition/memoryRepositories';
import { takeReports } from '../../composition/takeReports';
import type { Repositories } from '../../repositories/port';
import { NO_TRAILERS } from '../../repositories/scope';
import { createTestDataset, TEST_NOW, testId } from '../../testing/testDataset';
import { judgeAgainJob } from './judgeAgain';
import type { GeofenceRecord } from './repository';

const MINUTE_MS = 60_000;
const CENTER = { lat: 40.1, lng: -84.2 };
const METERS_PER_LNG = 111_195 * Math.cos((CENTER.lat * Math.PI) / 180);

const fresh = createTestDataset();
const trailer = fresh.trailers.find(({ customerId }) => customerId === 1);
if (!trailer) throw new Error('no trailer');
const device = { ...trailer, serialNumber: 'D-1', lastReport: null, lat: null, lng: null, dwellingSince: null };
const dataset = { ...fresh, trailers: [device] };

const FAR_METERS = 200_000;

/**
 * Positions along a line through two geofences, in meters east of the first, with speed and accuracy. Far ones are
 * implausible unless the next confirms them, or the time since the last is long.
 */
const fixes = fc.array(
  fc.record({
    minutes: fc.constantFrom(2, 5, 20, 45, 120),
    x: fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: -1_500, max: 2_500 }) },
      { weight: 1, arbitrary: fc.integer({ min: FAR_METERS, max: FAR_METERS + 2_000 }) },
    ),
    accuracyM: fc.constantFrom(5, 30, 150),
    speedMph: fc.constantFrom(0, 0, 45, undefined),
  }),
  { minLength: 2, maxLength: 14 },
);

const geofence = (number: number, x: number, radiusMeters: number, validFrom: Date): GeofenceRecord => ({
  customerId: 1,
  geofenceId: testId(7, number),
  name: `Geofence ${number}`,
  description: null,
  category: 'yard',
  isActive: true,
  shape: { type: 'circle', center: { lat: CENTER.lat, lng: CENTER.lng + x / METERS_PER_LNG }, radiusMeters },
  enterEmails: [],
  exitEmails: [],
  freeMinutes: null,
  version: 1,
  validFrom,
  createdAt: TEST_NOW,
  updatedAt: TEST_NOW,
});

async function place(): Promise<Repositories> {
  const repositories = createMemoryRepositories(dataset);
  for (const [number, x] of [0, 1_200, FAR_METERS + 500].entries())
    await repositories.geofences.add(geofence(number, x, 400, TEST_NOW));
  return repositories;
}

/** A geofence that appears around the others between two batches of reports. */
interface Drawing {
  afterBatch: number;
  minutes: number;
}
const DRAWN = 9;

async function draw(repositories: Repositories, minutes: number): Promise<void> {
  const at = new Date(TEST_NOW.getTime() + minutes * MINUTE_MS);
  const drawn = geofence(DRAWN, 500, 5_000, new Date(at.getTime() - 1_000));
  await repositories.geofences.add(drawn);
  const { signal } = new AbortController();
  await judgeAgainJob({ repositories, now: () => at }).run({
    data: { customerId: 1, geofenceId: drawn.geofenceId },
    signal,
  });
}

async function visitsAfter(batches: readonly (readonly object[])[], drawing?: Drawing) {
  const repositories = await place();
  const now = new Date(TEST_NOW.getTime() + 24 * 60 * MINUTE_MS);
  for (const [at, batch] of batches.entries()) {
    await takeReports(repositories, { customerId: 1 }, batch, now);
    if (drawing && drawing.afterBatch % batches.length === at) await draw(repositories, drawing.minutes);
  }
  const scope = { ...NO_TRAILERS, all: true };
  const { visits } = await repositories.geofences.visits({ customerId: 1, scope, now, limit: 100, offset: 0 });
  return visits.map(({ geofenceId, how, entered, left, endedBy, decidedAt, leftDecidedAt }) => ({
    ...{ geofenceId, how, entered, left, endedBy, decidedAt, leftDecidedAt },
  }));
}

/** Not of the geofence that was drawn later. */
const isOfBeginning = ({ geofenceId }: { geofenceId: string }) => geofenceId !== testId(7, DRAWN);

interface Step {
  x: number;
  accuracyM: number;
  speedMph: number | undefined;
}

function reportOf(at: number, minutes: number, { x, accuracyM, speedMph }: Step) {
  const position = { lat: CENTER.lat, lng: CENTER.lng + x / METERS_PER_LNG, accuracyM, speedMph };
  return {
    reportId: `r-${at}`,
    serialNumber: 'D-1',
    recordedAt: new Date(TEST_NOW.getTime() + minutes * MINUTE_MS).toISOString(),
    readings: { position: JSON.parse(JSON.stringify(position)) },
  };
}

it('notes the first report that confirms an exit, even if it arrives late', async () => {
  const way = [0, -450, 450, 550].map((x, at) => reportOf(at, 2 + 2 * at, { x, accuracyM: 5, speedMph: 30 }));
  const [inside, outside, confirming, last] = way.map((report) => [report]);
  const inOrder = await visitsAfter([way]);
  expect(inOrder[0]?.leftDecidedAt).toEqual(new Date(confirming?.[0]?.recordedAt ?? ''));
  expect(await visitsAfter([inside, outside, last, confirming].map((batch) => batch ?? []))).toEqual(inOrder);
});

it('does not forget a report that arrives after another geofence was drawn, but was recorded before', async () => {
  const way = [-3_000, -395, -380, -370, -3_000, -3_000].map((x, at) =>
    reportOf(at, 2 + 2 * at, { x, accuracyM: 30, speedMph: 30 }),
  );
  const [outside, entering, inside, late, ...away] = way.map((report) => [report]);
  const batches = [outside, entering, inside, ...away, late].map((batch) => batch ?? []);
  const visits = await visitsAfter(batches, { afterBatch: 1, minutes: 7 });
  expect(visits.filter(isOfBeginning)).toEqual(await visitsAfter([way]));
});

const drawings = fc.option(fc.record({ afterBatch: fc.nat(14), minutes: fc.nat(600) }), { nil: undefined });

it('gives the same visits for any order and any batches of the same reports, and never overlapping ones', async () => {
  await fc.assert(
    fc.asyncProperty(
      fixes,
      fc.infiniteStream(fc.nat()),
      fc.integer({ min: 1, max: 5 }),
      drawings,
      async (way, chance, size, drawing) => {
        let minutes = 0;
        const reports = way.map((step, at) => {
          minutes += step.minutes;
          return reportOf(at, minutes, step);
        });
        const shuffled = reports
          .map((report) => ({ report, rank: Number(chance.next().value) }))
          .sort((a, b) => a.rank - b.rank)
          .map(({ report }) => report);
        const batches = Array.from({ length: Math.ceil(shuffled.length / size) }, (_, at) =>
          shuffled.slice(at * size, (at + 1) * size),
        );
        const sorted = await visitsAfter([reports]);
        const visits = await visitsAfter(batches, drawing);
        expect(visits.filter(isOfBeginning)).toEqual(sorted);

        for (const geofenceId of new Set(visits.map((visit) => visit.geofenceId))) {
          const own = visits.filter((visit) => visit.geofenceId === geofenceId).reverse();
          own.slice(1).forEach((next, at) => {
            expect(own[at]?.left?.at.getTime()).toBeLessThanOrEqual(next.entered.at.getTime());
          });
        }
      },
    ),
    { numRuns: 300 },
  );
});
