import { randomUUID } from 'node:crypto';
import { createRandom } from '@gladhand/domain/fleet';
import { otaStateCounts } from '@gladhand/domain/ota';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSqlRepositories } from '../../composition/sqlRepositories';
import { takeReports } from '../../composition/takeReports';
import type { OpenedDatabase } from '../../database/opened';
import { createMemoryJobs } from '../../engine/memoryJobs';
import { createUnits } from '../../engine/unitOfWork';
import type { Repositories } from '../../repositories/port';
import { loadDataset } from '../../repositories/sql/loadDataset';
import { openTestPostgres } from '../../testing/openTestPostgres';
import { createTestDataset, TEST_NOW, testId } from '../../testing/testDataset';
import { followCampaign } from './campaigns/followCampaign';
import { createJobFinder } from './devices/findJob';
import type { OtaCampaignRecord, OtaTargetSearch } from './repository';

const PROCESSES = 3;
const DEVICES = 60;
const FIRST_STAGE = 20;
const TARGET = '4.18.2';
const MINUTE_MS = 60_000;

const fresh = createTestDataset();
const dataset = {
  ...fresh,
  groupTrailers: [],
  trailers: fresh.trailers.slice(0, DEVICES).map((trailer, at) => ({
    ...trailer,
    ...{ customerId: 1, serialNumber: `D-${at}`, deviceTypeId: 1, mainAppVersion: '4.17.2', lastReport: null },
  })),
};
const SEARCH: OtaTargetSearch = {
  ...{ kind: 'mainApp', family: 1, version: TARGET, trailerIds: null, customerId: null, fromVersions: null },
  ...{ reportedSince: null, confirmedIn: null },
};

let database: OpenedDatabase;
let processes: Repositories[];
let clock: Date;
const now = () => clock;
beforeEach(async () => {
  clock = TEST_NOW;
  database = await openTestPostgres();
  await loadDataset(database.db, dataset, TEST_NOW);
  processes = Array.from({ length: PROCESSES }, () =>
    createSqlRepositories(database.db, { queueOn: () => createMemoryJobs() }),
  );
  const [{ ota, otaFiles }] = processes as [Repositories];
  const fileId = testId(5, 1);
  await otaFiles.note({ customerId: 0, fileId, store: 'database' }, TEST_NOW);
  await ota.addPackage({
    ...{ packageId: testId(5, 2), kind: 'mainApp', family: 1, version: TARGET, name: 'Main app', note: '', fileId },
    ...{ sizeBytes: 1, sha256: '0'.repeat(64), signature: '', keyId: '', store: 'database', authorId: null },
    ...{ author: 'admin@example.com', createdAt: TEST_NOW },
  });
});
afterEach(() => database.close());

const campaign = (campaignId: string): OtaCampaignRecord => ({
  ...{ campaignId, packageId: testId(5, 2), name: 'Rollout', state: 'running', devices: DEVICES, stage: 0 },
  stages: [
    { stage: { devices: FIRST_STAGE }, end: FIRST_STAGE, openedAt: TEST_NOW.toISOString() },
    { stage: 'all', end: DEVICES, openedAt: null },
  ],
  ...{ hoursBetweenStages: 0, stageOverAt: null, stopRule: { abovePercent: 60, fromDevices: 1_000 } },
  conditions: { untethered: false, minVolts: null, parkedMinutes: null, hours: null },
  ...{ resumedWith: null, stopped: null, deadlineHours: 72, maxAttempts: 3, rollsBack: null },
  target: { lines: null, customerName: null, fromVersions: [], reportedWithinDays: null },
  ...{ authorId: null, author: 'admin@example.com', createdAt: TEST_NOW, endedAt: null, version: 1 },
});

it('has one open job per device, however many campaigns are created at once', async () => {
  const ids = [testId(7, 1), testId(7, 2), testId(7, 3)];
  const added = await Promise.all(
    processes.map((repositories, at) =>
      repositories.transaction((within) => within.ota.addCampaign(campaign(ids[at] ?? ''), SEARCH)),
    ),
  );
  expect(added.reduce((sum, one) => sum + (one?.devices ?? 0), 0)).toBe(DEVICES);
  const [{ ota }] = processes as [Repositories];
  for (const one of added) {
    const counts = await ota.counts([one?.campaignId ?? '']);
    const queued = counts.reduce((sum, { devices }) => sum + devices, 0);
    expect(queued).toBe(one?.devices);
    expect(one?.stages.at(-1)?.end).toBe(one?.devices);
  }
}, 60_000);

it('offers each device once, never beyond the stage, and counts every device while processes work on it at once', async () => {
  const id = testId(7, 1);
  const [first] = processes as [Repositories];
  await first.transaction((within) => within.ota.addCampaign(campaign(id), SEARCH));
  const finders = processes.map((repositories) => createJobFinder({ repositories, now }));
  const random = createRandom(5);
  const bound = { customerId: 1 };
  const serials = dataset.trailers.map(({ serialNumber }) => serialNumber ?? '');

  const pollAll = async () => {
    const found = await Promise.all(
      finders.flatMap((find) => serials.map(async (serial) => ({ serial, job: (await find(bound, serial)).job }))),
    );
    return found.filter(({ job }) => job !== undefined);
  };
  const offers = await pollAll();
  // Every process has found the same job for the same devices.
  expect(offers).toHaveLength(FIRST_STAGE * PROCESSES);
  expect(new Set(offers.map(({ serial }) => serial)).size).toBe(FIRST_STAGE);
  expect(offers.map(({ job }) => job?.device.attempt)).toEqual(offers.map(() => 1));

  const confirm = async (serials: readonly string[]) => {
    await Promise.all(
      serials.map(async (serialNumber, at) => {
        const repositories = processes[at % PROCESSES] as Repositories;
        const version = random.chance(0.9) ? TARGET : '4.17.9';
        const report = {
          ...{ reportId: randomUUID(), serialNumber, recordedAt: clock.toISOString() },
          ...{ versions: { mainApp: version }, readings: {} },
        };
        await takeReports(repositories, bound, [report], clock);
      }),
    );
    await Promise.all(
      processes.map((repositories) =>
        createUnits({ repositories, now, ids: { uuid: randomUUID } })((unit) => followCampaign(unit, id, clock)),
      ),
    );
  };
  const serialsOf = (found: typeof offers) => [...new Set(found.map(({ serial }) => serial))];
  await confirm(serialsOf(offers));
  expect(await first.ota.campaign(id)).toMatchObject({ state: 'running', stage: 1 });
  clock = new Date(clock.getTime() + MINUTE_MS);
  const rest = await pollAll();
  expect(serialsOf(rest)).toHaveLength(DEVICES - FIRST_STAGE);
  await confirm(serialsOf(rest));

  expect(await first.ota.campaign(id)).toMatchObject({ state: 'done' });
  const { confirmed, failed } = otaStateCounts(await first.ota.counts([id]));
  expect(confirmed + failed).toBe(DEVICES);
  expect(failed).toBeGreaterThan(0);
  const lines = await first.audit.latest(50);
  expect(lines.filter(({ action }) => action === 'ota.campaignDone')).toHaveLength(1);
}, 60_000);
