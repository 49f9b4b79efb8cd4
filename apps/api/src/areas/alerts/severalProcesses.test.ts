import type { AlertCondition } from '@gladhand/domain/alerts';
import { createRandom } from '@gladhand/domain/fleet';
import { SensorType } from '@gladhand/domain/trailers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMemoryRepositories } from '../../composition/memoryRepositories';
import { createSqlRepositories } from '../../composition/sqlRepositories';
import { takeReports } from '../../composition/takeReports';
import type { OpenedDatabase } from '../../database/opened';
import { createMemoryJobs } from '../../engine/memoryJobs';
import type { Repositories } from '../../repositories/port';
import { NO_TRAILERS } from '../../repositories/scope';
import { loadDataset } from '../../repositories/sql/loadDataset';
import { openTestPostgres } from '../../testing/openTestPostgres';
import { alertFeatures, createTestDataset, TEST_NOW, testId } from '../../testing/testDataset';
import { countTrailers } from './counts/countTrailers';
import { judgeDue } from './engine/dueJob';

const MINUTE_MS = 60_000;
const TRAILERS = 12;
const REPORTS = 10;
const COPIES = 3;
const PROCESSES = 3;

const fresh = createTestDataset();
const devices = fresh.trailers
  .filter(({ customerId }) => customerId === 1)
  .slice(0, TRAILERS)
  .map((trailer, at) => ({
    ...trailer,
    ...{ serialNumber: `D-${at}`, lastReport: null, lat: null, lng: null },
    installedSensorTypeIds: [SensorType.Door, SensorType.ReeferUnit, SensorType.Gps],
  }));
const dataset = { ...fresh, trailers: devices, groupTrailers: [], features: alertFeatures(1) };

const CONDITIONS: readonly AlertCondition[] = [
  { kind: 'doorFor', status: 'open', durationMs: 20 * MINUTE_MS },
  { kind: 'doorChange', to: 'any' },
  { kind: 'fuelBelow', percent: 25 },
  { kind: 'geofenceCount', where: 'within', geofences: 'any', atLeast: 6 },
  { kind: 'geofenceCount', where: 'outside', geofences: 'any', atLeast: 6 },
];
const CENTER = { lat: 40.1, lng: -84.2 };

const END = new Date(TEST_NOW.getTime() + 300 * MINUTE_MS);

async function addRules(repositories: Repositories): Promise<void> {
  const { alertRules, geofences } = repositories;
  await geofences.add({
    ...{ customerId: 1, geofenceId: testId(7, 1), name: 'Yard', description: null, category: 'yard', isActive: true },
    shape: { type: 'circle', center: CENTER, radiusMeters: 400 },
    ...{ enterEmails: [], exitEmails: [], freeMinutes: null, version: 1 },
    ...{ validFrom: TEST_NOW, createdAt: TEST_NOW, updatedAt: TEST_NOW },
  });
  for (const [place, condition] of CONDITIONS.entries()) {
    await alertRules.add({
      ...{ customerId: 1, ruleId: testId(8, place), name: `Rule ${place}`, severity: 'caution', condition, place },
      ...{ allVehicles: true, trailerIds: [], groupIds: [], ownerId: testId(3, 2), version: 1 },
      ...{ notifyOwner: true, notifyAllUsers: false, notifyEmails: [], includeSensorData: false },
      ...{
        rateLimitMs: 0,
        windows: null,
        escalation: [],
        notifyPresent: false,
        disabledAt: null,
        failedAt: null,
        failure: null,
      },
      ...{ validFrom: TEST_NOW, createdAt: TEST_NOW, updatedAt: TEST_NOW },
    });
  }
  await count(repositories);
}

/** What the job does that reports request. */
const count = (repositories: Repositories) =>
  repositories.transaction((within) => countTrailers(within, { customerId: 1, geofenceId: undefined, now: END }));

/** Reports of all trailers, in the order of their times. */
function makeReports(seed: number) {
  const random = createRandom(seed);
  return devices
    .flatMap(({ serialNumber }) => {
      let minutes = 0;
      return Array.from({ length: REPORTS }, (_, at) => {
        minutes += random.pick([2, 5, 15, 30]);
        return {
          ...{ reportId: `r-${at}`, serialNumber },
          recordedAt: new Date(TEST_NOW.getTime() + minutes * MINUTE_MS).toISOString(),
          readings: {
            door: random.pick(['open', 'closed'] as const),
            position: {
              ...{ lat: CENTER.lat + random.pick([0, 0, 1_500, 1_500]) / 111_195, lng: CENTER.lng },
              ...{ accuracyM: 5, speedMph: 0 },
            },
            reefer: { power: 'on' as const, fuelPercent: random.pick([10, 24, 28, 60]) },
          },
        };
      });
    })
    .sort((a, b) => (a.recordedAt < b.recordedAt ? -1 : 1));
}

async function episodesOf({ alertEpisodes }: Repositories) {
  const scope = { ...NO_TRAILERS, all: true };
  const { episodes } = await alertEpisodes.search({ customerId: 1, scope, now: END, limit: 10_000, offset: 0 });
  return episodes
    .filter(({ withdrawnAt }) => !withdrawnAt)
    .map(({ ruleName, vin, since, endedAt }) => `${ruleName} ${vin} ${since.toISOString()} ${endedAt?.toISOString()}`)
    .sort();
}

let database: OpenedDatabase;
beforeEach(async () => {
  database = await openTestPostgres();
  await loadDataset(database.db, dataset, TEST_NOW);
});
afterEach(() => database.close());

it('gives the episodes of the sorted reports if several processes get each report several times in random order', async () => {
  const reports = makeReports(7);
  const sorted = createMemoryRepositories(dataset);
  await addRules(sorted);
  for (const report of reports) await takeReports(sorted, { customerId: 1 }, [report], END);
  await sorted.transaction((within) => judgeDue(within, END));
  await count(sorted);
  const expected = await episodesOf(sorted);
  expect(expected.length).toBeGreaterThan(TRAILERS * 3);
  for (const rule of ['Rule 3', 'Rule 4'])
    expect(expected.filter((episode) => episode.startsWith(rule)).length).toBeGreaterThan(1);

  const processes = Array.from({ length: PROCESSES }, () =>
    createSqlRepositories(database.db, { queueOn: () => createMemoryJobs() }),
  );
  const [first] = processes as [Repositories];
  await addRules(first);
  const random = createRandom(11);
  const queues = processes.map(() => [] as object[][]);
  const shuffled = Array.from({ length: COPIES }, () => reports)
    .flat()
    .map((report) => ({ report, rank: random.next() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ report }) => report);
  for (let start = 0; start < shuffled.length; ) {
    const size = random.integer(1, 8);
    queues[random.integer(0, PROCESSES - 1)]?.push(shuffled.slice(start, start + size));
    start += size;
  }
  const results = await Promise.all(
    processes.map(async (repositories, index) => {
      const statuses: string[] = [];
      for (const batch of queues[index] ?? []) {
        const taken = await takeReports(repositories, { customerId: 1 }, batch, END);
        statuses.push(...taken.map(({ status }) => status));
        await repositories.transaction((within) => judgeDue(within, END));
        await count(repositories);
      }
      return statuses;
    }),
  );
  const statuses = results.flat();
  expect(statuses.filter((status) => status === 'duplicate')).toHaveLength(reports.length * (COPIES - 1));
  expect(statuses).not.toContain('rejected');
  await first.transaction((within) => judgeDue(within, END));
  await count(first);
  expect(await episodesOf(first)).toEqual(expected);
}, 60_000);
