import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type { GeofenceShape } from '@gladhand/domain/geofences';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSqlRepositories } from '../../composition/sqlRepositories';
import type { OpenedDatabase } from '../../database/opened';
import type { Database } from '../../database/schema';
import type { Repositories } from '../../repositories/port';
import { loadDataset } from '../../repositories/sql/loadDataset';
import { bundleServer } from '../../testing/bundleServer';
import { openTestPostgres } from '../../testing/openTestPostgres';
import { createTestDataset, TEST_NOW, testId } from '../../testing/testDataset';
import { foldedVisits, overlapping, storedPresences, storedVisits } from './faults.test.parts';
import { judgeAgainJob } from './judgeAgain';
import type { GeofenceRecord } from './repository';

/** The cache is next to the packages that only the API has. */
const CACHE = resolve('apps/api/node_modules/.cache/gladhand');
const CENTER = { lat: 40.1, lng: -84.2 };
const METERS_PER_LNG = 111_195 * Math.cos((CENTER.lat * Math.PI) / 180);
const TRAILERS = 20;

const fresh = createTestDataset();
const devices = fresh.trailers
  .filter(({ customerId }) => customerId === 1)
  .slice(0, TRAILERS)
  .map((trailer, at) => ({ ...trailer, serialNumber: `D-${at}`, lastReport: null, lat: null, lng: null }));
const serials = devices.map(({ serialNumber }) => serialNumber);

let folder: string;
let database: OpenedDatabase & { url: string };
let repositories: Repositories;
const processes: ChildProcess[] = [];
beforeEach(async () => {
  await mkdir(CACHE, { recursive: true });
  folder = await mkdtemp(join(CACHE, 'geofences-'));
  await bundleServer('geofenceReporter.ts', join(folder, 'reporter.mjs'));
  database = await openTestPostgres();
  await loadDataset(database.db, { ...fresh, trailers: devices, groupTrailers: [] }, TEST_NOW);
  repositories = createSqlRepositories(database.db);
});
afterEach(async () => {
  for (const child of processes.splice(0)) child.kill('SIGKILL');
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** A process that reports until it is killed. */
async function report(lane: number, lanes: number): Promise<ChildProcess> {
  const origin = `${CENTER.lat},${CENTER.lng}`;
  const parameters = [join(folder, 'reporter.mjs'), database.url, `${lane}`, `${lanes}`, origin, ...serials];
  const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
  processes.push(child);
  await once(createInterface({ input: child.stdout as NodeJS.ReadableStream }), 'line');
  return child;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

const circle = (x: number, radiusMeters = 500): GeofenceShape => ({
  type: 'circle',
  center: { lat: CENTER.lat, lng: CENTER.lng + x / METERS_PER_LNG },
  radiusMeters,
});

async function waitingStatements(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ query: string }>`select query from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.map(({ query }) => query).join();
}

let made = 0;
const geofence = (shape: GeofenceShape): GeofenceRecord => {
  made++;
  return {
    customerId: 1,
    geofenceId: testId(7, made),
    name: `Geofence ${made}`,
    description: null,
    category: 'yard',
    isActive: true,
    shape,
    enterEmails: [],
    exitEmails: [],
    freeMinutes: null,
    version: 1,
    validFrom: new Date(Date.now() - 3_600_000),
    createdAt: TEST_NOW,
    updatedAt: TEST_NOW,
  };
};
const add = async (record: GeofenceRecord): Promise<GeofenceRecord> => {
  await repositories.transaction((within) => within.geofences.add(record));
  return record;
};

describe('visits', () => {
  it('follow from the stored reports, however often ingest is killed', { timeout: 120_000 }, async () => {
    for (const x of [-1_500, 0, 1_500]) await add(geofence(circle(x)));
    for (let kill = 0; kill < 10; kill++) {
      const child = await report(0, 1);
      await pause(200 + Math.random() * 300);
      await end(child, 'SIGKILL');
    }
    const stored = await storedVisits(database.db);
    expect(stored.length).toBeGreaterThan(TRAILERS);
    const folded = await foldedVisits(repositories, devices);
    expect(stored).toEqual(folded.visits);
    expect(await storedPresences(repositories)).toEqual(folded.inside);
    expect(overlapping(stored)).toEqual([]);
  });

  it('are decided while a change of their geofence waits for it', async () => {
    const { db } = database;
    const record = await add(geofence(circle(0)));
    // Without the repetition after a deadlock.
    const change = () =>
      db.transaction().execute((trx) => createSqlRepositories(trx).geofences.replace({ ...record, version: 2 }));
    let changed: Promise<string> | undefined;
    await db.transaction().execute(async (ingest) => {
      await sql`select from geofence_revisions where customer_id = 1 for share`.execute(ingest);
      changed = change();
      await expect.poll(() => waitingStatements(db)).toContain('geofence_revisions');
      // As the reference of a visit to its geofence does.
      await sql`select from geofences where geofence_id = ${record.geofenceId}::uuid for key share`.execute(ingest);
    });
    expect(await changed).toBe('replaced');
  });

  it('are right while two processes ingest and geofences change', { timeout: 120_000 }, async () => {
    const kept = await add(geofence(circle(0)));
    const judge = async ({ geofenceId }: GeofenceRecord) =>
      judgeAgainJob({ repositories, now: () => new Date() }).run({
        data: { customerId: 1, geofenceId },
        signal: new AbortController().signal,
      });
    const reporters = [await report(0, 2), await report(1, 2)];
    const endedAt = new Map<string, Date>();
    const reshaped: { geofenceId: string; at: Date }[] = [];
    for (let round = 0; round < 8; round++) {
      const changing = await add({ ...geofence(circle(1_500)), validFrom: new Date() });
      await judge(changing);
      await pause(250);
      const moved = { ...changing, shape: circle(90_000), version: 2, validFrom: new Date() };
      await repositories.transaction((within) => within.geofences.replace(moved));
      reshaped.push({ geofenceId: changing.geofenceId, at: new Date() });
      await judge(moved);
      await pause(50);
      const back = { ...changing, shape: circle(1_200), version: 3, validFrom: new Date() };
      await repositories.transaction((within) => within.geofences.replace(back));
      await judge(back);
      await pause(250);
      if (round % 2 === 0) {
        await repositories.transaction((within) => within.geofences.delete(1, back.geofenceId, new Date()));
      } else {
        const inactive = { ...back, isActive: false, version: 4 };
        await repositories.transaction((within) => within.geofences.replace(inactive));
      }
      endedAt.set(changing.geofenceId, new Date());
      await judge(back);
    }
    for (const child of reporters) await end(child, 'SIGTERM');

    const stored = await storedVisits(database.db);
    const ofKept = stored.filter(({ geofenceId }) => geofenceId === kept.geofenceId);
    expect(ofKept.length).toBeGreaterThan(TRAILERS);
    const folded = await foldedVisits(repositories, devices);
    expect(ofKept).toEqual(folded.visits);
    expect(await storedPresences(repositories)).toEqual(folded.inside);
    expect(overlapping(stored)).toEqual([]);

    const ofChanged = stored.filter(({ geofenceId }) => endedAt.has(geofenceId));
    expect(new Set(ofChanged.map(({ endedBy }) => endedBy))).toEqual(
      new Set(['exit', 'reshaped', 'deleted', 'deactivated']),
    );
    // No report that arrived after a change was committed is decided by the geofence before it.
    const log = await Promise.all(
      devices.map((trailer) => repositories.activityLog.page(trailer, { limit: 100_000, offset: 0 })),
    );
    const received = new Map(
      log.flat().map(({ trailerId, recorded, received: at }) => [`${trailerId} ${recorded.toISOString()}`, at]),
    );
    for (const { geofenceId, trailerId, decidedAt } of ofChanged) {
      const arrived = received.get(`${trailerId} ${decidedAt}`);
      if (arrived) expect(arrived.getTime()).toBeLessThanOrEqual(endedAt.get(geofenceId)?.getTime() ?? 0);
    }
    expect(reshaped.length).toBe(8);
  });
});
