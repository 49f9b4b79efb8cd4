import type { AlertCondition } from '@gladhand/domain/alerts';
import { SensorType } from '@gladhand/domain/trailers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createMemoryRepositories } from '../../composition/memoryRepositories';
import { takeReports } from '../../composition/takeReports';
import type { Repositories } from '../../repositories/port';
import { NO_TRAILERS } from '../../repositories/scope';
import { alertFeatures, createTestDataset, TEST_NOW, testId } from '../../testing/testDataset';
import { judgeDue } from './engine/dueJob';

const MINUTE_MS = 60_000;
const CENTER = { lat: 40.1, lng: -84.2 };
const METERS_PER_LNG = 111_195 * Math.cos((CENTER.lat * Math.PI) / 180);
const YARD = testId(7, 1);

const fresh = createTestDataset();
const trailer = fresh.trailers.find(({ customerId }) => customerId === 1);
if (!trailer) throw new Error('no trailer');
const device = {
  ...trailer,
  ...{ serialNumber: 'D-1', lastReport: null, lat: null, lng: null, dwellingSince: null },
  installedSensorTypeIds: [SensorType.Door, SensorType.ReeferUnit, SensorType.Gps],
};
const dataset = { ...fresh, trailers: [device], features: alertFeatures(1) };

const CONDITIONS: readonly AlertCondition[] = [
  { kind: 'doorFor', status: 'open', durationMs: 30 * MINUTE_MS },
  { kind: 'doorChange', to: 'any' },
  { kind: 'fuelBelow', percent: 25 },
  { kind: 'crossing', on: ['entered', 'left'], geofences: 'any' },
  { kind: 'occupancy', where: 'outside', geofences: [YARD], durationMs: 60 * MINUTE_MS },
  { kind: 'tow' },
  {
    kind: 'all',
    of: [
      { kind: 'doorChange', to: 'open' },
      { kind: 'occupancy', where: 'outside', geofences: 'any', durationMs: 0 },
    ],
  },
  {
    kind: 'any',
    of: [
      { kind: 'silence', durationMs: 90 * MINUTE_MS },
      { kind: 'fuelBelow', percent: 10 },
    ],
  },
];

const story = fc.array(
  fc.record({
    minutes: fc.constantFrom(2, 5, 20, 45, 120, 400),
    door: fc.constantFrom('open', 'closed', undefined),
    tether: fc.constantFrom('tethered', 'untethered', undefined),
    fuelPercent: fc.constantFrom(5, 22, 27, 60, undefined),
    x: fc.option(fc.integer({ min: -1_500, max: 2_500 }), { nil: undefined }),
    speedMph: fc.constantFrom(0, 0, 30),
  }),
  { minLength: 2, maxLength: 12 },
);

async function place(): Promise<Repositories> {
  const repositories = createMemoryRepositories(dataset);
  await repositories.geofences.add({
    ...{ customerId: 1, geofenceId: YARD, name: 'Yard', description: null, category: 'yard', isActive: true },
    shape: { type: 'circle', center: CENTER, radiusMeters: 400 },
    ...{ enterEmails: [], exitEmails: [], freeMinutes: null, version: 1 },
    ...{ validFrom: TEST_NOW, createdAt: TEST_NOW, updatedAt: TEST_NOW },
  });
  for (const [at, condition] of CONDITIONS.entries()) {
    await repositories.alertRules.add({
      ...{ customerId: 1, ruleId: testId(8, at), name: `Rule ${at}`, severity: 'caution', condition },
      ...{ allVehicles: true, trailerIds: [], groupIds: [], ownerId: testId(3, 2) },
      ...{ notifyOwner: true, notifyAllUsers: false, notifyEmails: [], includeSensorData: false },
      ...{
        rateLimitMs: 0,
        windows: null,
        escalation: [],
        notifyPresent: false,
        disabledAt: null,
        place: at,
        version: 1,
      },
      ...{ validFrom: TEST_NOW, createdAt: TEST_NOW, updatedAt: TEST_NOW, failedAt: null, failure: null },
    });
  }
  return repositories;
}

interface Batch {
  readonly reports: readonly { recordedAt: string }[];
  /** Whether timers run after the batch. */
  readonly isTimed: boolean;
}

const END = new Date(TEST_NOW.getTime() + 60 * 60 * MINUTE_MS);

async function episodesAfter(batches: readonly Batch[]) {
  const repositories = await place();
  let now = TEST_NOW;
  for (const { reports, isTimed } of batches) {
    const times = reports.map(({ recordedAt }) => Date.parse(recordedAt));
    now = new Date(Math.max(now.getTime(), ...times));
    await takeReports(repositories, { customerId: 1 }, reports, now);
    if (isTimed) await repositories.transaction((within) => judgeDue(within, now));
  }
  await repositories.transaction((within) => judgeDue(within, END));
  const scope = { ...NO_TRAILERS, all: true };
  const { episodes } = await repositories.alertEpisodes.search({
    ...{ customerId: 1, scope, now: END, limit: 1_000, offset: 0 },
  });
  return episodes
    .filter(({ withdrawnAt }) => !withdrawnAt)
    .map(({ ruleName, since, endedAt, endedBy }) => [ruleName, since.toISOString(), endedAt?.toISOString(), endedBy])
    .sort((a, b) => (String(a) < String(b) ? -1 : 1));
}

it('gives the same episodes for any order, duplication and batches of reports, with timers in between', async () => {
  let fired = 0;
  await fc.assert(
    fc.asyncProperty(
      story,
      fc.infiniteStream(fc.nat()),
      fc.integer({ min: 1, max: 5 }),
      async (steps, chance, size) => {
        let minutes = 0;
        const reports = steps.map(({ minutes: later, door, tether, fuelPercent, x, speedMph }, at) => {
          minutes += later;
          return {
            ...{ reportId: `r-${at}`, serialNumber: 'D-1' },
            recordedAt: new Date(TEST_NOW.getTime() + minutes * MINUTE_MS).toISOString(),
            readings: {
              door,
              tether,
              ...(fuelPercent !== undefined && { reefer: { power: 'on', fuelPercent } }),
              ...(x !== undefined && {
                position: { lat: CENTER.lat, lng: CENTER.lng + x / METERS_PER_LNG, accuracyM: 5, speedMph },
              }),
            },
          };
        });
        const sorted = await episodesAfter(reports.map((report) => ({ reports: [report], isTimed: true })));
        fired += sorted.length;
        const rank = new Map(reports.map((report) => [report.reportId, chance.next().value]));
        const shuffled = [...reports, ...reports.slice(0, 3)].sort(
          (a, b) => Number(rank.get(a.reportId)) - Number(rank.get(b.reportId)),
        );
        const batches: Batch[] = [];
        for (let start = 0; start < shuffled.length; start += size) {
          batches.push({
            reports: shuffled.slice(start, start + size),
            isTimed: Number(chance.next().value) % 2 === 0,
          });
        }
        expect(await episodesAfter(batches)).toEqual(sorted);
      },
    ),
    { numRuns: 150 },
  );
  // The stories are about something.
  expect(fired).toBeGreaterThan(500);
}, 120_000);
