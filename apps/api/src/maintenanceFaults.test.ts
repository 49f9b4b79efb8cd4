import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { SensorType } from '@gladhand/domain/trailers';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addUpDays } from './areas/insights/daysJob';
import { createMemoryRepositories } from './composition/memoryRepositories';
import { createSqlRepositories } from './composition/sqlRepositories';
import { takeReports } from './composition/takeReports';
import type { OpenedDatabase } from './database/opened';
import type { Repositories } from './repositories/port';
import { NO_TRAILERS } from './repositories/scope';
import { loadDataset } from './repositories/sql/loadDataset';
import { bundleServer } from './testing/bundleServer';
import { maintenanceReport } from './testing/maintenanceReports';
import { openTestPostgres } from './testing/openTestPostgres';
import { createTestDataset, TEST_NOW, testId } from './testing/testDataset';

/** The cache is next to the packages that only the API has. */
const CACHE = resolve('apps/api/node_modules/.cache/gladhand');
const TRAILERS = 12;
const KILLS = 8;
/** Apart, so that no two processes send the same report. */
const NUMBERS_A_PROCESS = 1_000_000;
const EVERYTHING = { ...NO_TRAILERS, all: true };

const fresh = createTestDataset();
const devices = fresh.trailers
  .filter(({ customerId }) => customerId === 1)
  .slice(0, TRAILERS)
  .map((trailer, at) => ({
    ...trailer,
    ...{ serialNumber: `D-${at}`, lastReport: null, installationDate: null, simStatus: 'activated' },
    ...{ absOdometer: null, gpsOdometer: null },
    installedSensorTypeIds: [
      ...[SensorType.AbsFault, SensorType.TrailerBattery, SensorType.TireInflation],
      ...[SensorType.Gps, SensorType.GpsMileage],
    ],
  }));
const dataset = { ...fresh, trailers: devices, groupTrailers: [] };
const serials = devices.map(({ serialNumber }) => serialNumber);

let folder: string;
let end: Date;
let database: OpenedDatabase & { url: string };
let repositories: Repositories;
const processes: ChildProcess[] = [];
beforeEach(async () => {
  await mkdir(CACHE, { recursive: true });
  folder = await mkdtemp(join(CACHE, 'maintenance-'));
  await bundleServer('maintenanceReporter.ts', join(folder, 'reporter.mjs'));
  database = await openTestPostgres();
  await loadDataset(database.db, dataset, TEST_NOW);
  repositories = createSqlRepositories(database.db);
  end = new Date();
});
afterEach(async () => {
  for (const child of processes.splice(0)) child.kill('SIGKILL');
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function start(first: number): Promise<ChildProcess> {
  const parameters = [join(folder, 'reporter.mjs'), database.url, `${first}`, end.toISOString(), ...serials];
  const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
  processes.push(child);
  await once(createInterface({ input: child.stdout as NodeJS.ReadableStream }), 'line');
  return child;
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Each issue of a trailer with what reports say about it, without ids. */
async function issuesOf({ maintenance }: Repositories, trailerId: string) {
  const found = await maintenance.openedAfter({ customerId: 1, trailerId }, new Date(0));
  const issues = [];
  for (const { issueId } of found) {
    const issue = await maintenance.byId(issueId, EVERYTHING, end);
    const { kind, openedAt, round, roundAt, state, worst, occurrences, goodSince, closedAt } = issue ?? {};
    const events = (await maintenance.events(1, issueId)).map((event) => [event.kind, event.at, event.state]).sort();
    issues.push({ kind, openedAt, round, roundAt, state, worst, occurrences, goodSince, closedAt, events });
  }
  return issues.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

async function daysOf({ insights }: Repositories, trailerId: string) {
  const days = await insights.daysOf({ customerId: 1, trailerId }, '2000-01-01', '2100-01-01');
  return days.map(({ day, figures }) => ({ day, figures }));
}

describe('issues, planned work and insights', () => {
  it('follow from the stored reports while two processes ingest and are killed', { timeout: 180_000 }, async () => {
    await repositories.transaction((within) =>
      within.plannedWork.putTemplate({
        ...{ customerId: 1, templateId: testId(9, 1), name: 'Brake service', trailerTypes: [] },
        ...{ everyMonths: null, everyMiles: 500, everyEngineHours: null, isOn: true },
        ...{ version: 1, createdAt: new Date(end.getTime() - 400 * 86_400_000), deletedAt: null },
      }),
    );
    const stays = await start(1);
    for (let kill = 1; kill <= KILLS; kill++) {
      const child = await start(kill * NUMBERS_A_PROCESS);
      await pause(300 + Math.random() * 500);
      await stop(child, 'SIGKILL');
    }
    await stop(stays, 'SIGTERM');
    const now = () => new Date();
    await addUpDays({ repositories, now }, new AbortController().signal);

    const stored = await database.db.selectFrom('activity_log').select('report_id').execute();
    expect(stored.length).toBeGreaterThan(200);
    const reports = stored
      .map(({ report_id }) => maintenanceReport(Number(report_id), serials, end))
      .sort((a, b) => (a.recordedAt < b.recordedAt ? -1 : 1));
    const pure = createMemoryRepositories(dataset);
    for (const report of reports) {
      await takeReports(pure, { customerId: 1 }, [report], new Date(report.recordedAt));
    }
    await addUpDays({ repositories: pure, now }, new AbortController().signal);
    for (const { trailerId } of devices) {
      expect(await issuesOf(repositories, trailerId)).toEqual(await issuesOf(pure, trailerId));
      expect(await daysOf(repositories, trailerId)).toEqual(await daysOf(pure, trailerId));
    }

    const { rows } = await sql<{ trailers: number; doubled: number }>`select count(*)::int as trailers,
        count(*) filter (where issues > 1)::int as doubled
      from (select count(*) as issues from maintenance_issues where kind = 'plannedWork' and closed_at is null
        group by trailer_id) open`.execute(database.db);
    expect(rows[0]?.trailers).toBeGreaterThan(0);
    expect(rows[0]?.doubled).toBe(0);
  });
});
