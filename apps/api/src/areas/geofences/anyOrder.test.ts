import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createMemoryRepositories } from '../../composition/memoryRepositories';
import { takeReports } from '../../composition/takeReports';
import type { Repositories } from '../../repositories/port';
import { NO_TRAILERS } from '../../repositories/scope';
import { createTestDataset, TEST_NOW, testId } from '../../testing/testDataset';

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

async function place(): Promise<Repositories> {
  const repositories = createMemoryRepositories(dataset);
  for (const [at, x] of [0, 1_200, FAR_METERS + 500].entries()) {
    const center = { lat: CENTER.lat, lng: CENTER.lng + x / METERS_PER_LNG };
    await repositories.geofences.add({
      customerId: 1,
      geofenceId: testId(7, at),
      name: `Geofence ${at}`,
      description: null,
      category: 'yard',
      isActive: true,
      shape: { type: 'circle', center, radiusMeters: 400 },
      enterEmails: [],
      exitEmails: [],
      freeMinutes: null,
      version: 1,
      validFrom: TEST_NOW,
      createdAt: TEST_NOW,
      updatedAt: TEST_NOW,
    });
  }
  return repositories;
}

async function visitsAfter(batches: readonly (readonly object[])[]) {
  const repositories = await place();
  const now = new Date(TEST_NOW.getTime() + 24 * 60 * MINUTE_MS);
  for (const batch of batches) await takeReports(repositories, { customerId: 1 }, batch, now);
  const scope = { ...NO_TRAILERS, all: true };
  const { visits } = await repositories.geofences.visits({ customerId: 1, scope, now, limit: 100, offset: 0 });
  return visits.map(({ geofenceId, how, entered, left, endedBy, decidedAt, leftDecidedAt }) => ({
    ...{ geofenceId, how, entered, left, endedBy, decidedAt, leftDecidedAt },
  }));
}

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

it('gives the same visits for any order and any batches of the same reports, and never overlapping ones', async () => {
  await fc.assert(
    fc.asyncProperty(fixes, fc.infiniteStream(fc.nat()), fc.integer({ min: 1, max: 5 }), async (way, chance, size) => {
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
      expect(await visitsAfter(batches)).toEqual(sorted);

      for (const geofenceId of new Set(sorted.map((visit) => visit.geofenceId))) {
        const own = sorted.filter((visit) => visit.geofenceId === geofenceId).reverse();
        own.slice(1).forEach((next, at) => {
          expect(own[at]?.left?.at.getTime()).toBeLessThanOrEqual(next.entered.at.getTime());
        });
      }
    }),
    { numRuns: 300 },
  );
});
