import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSqlRepositories } from '../composition/sqlRepositories';
import { openPGlite } from '../database/pglite';
import { bundleServer } from '../testing/bundleServer';
import { createTestDataset, TEST_NOW } from '../testing/testDataset';

const CACHE = resolve('node_modules/.cache/gladhand');
const SENDERS = 3;
const REPORTS_A_BATCH = 25;
/** Late enough that partitions, log and newest values are all being written. */
const KILL_AFTER_ACKNOWLEDGED = 600;

let folder: string;
let child: ChildProcess | undefined;
beforeAll(async () => {
  // Within the repository, so that packages outside the bundle are found.
  await mkdir(CACHE, { recursive: true });
  folder = await mkdtemp(join(CACHE, 'kill-'));
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

it('keeps every acknowledged report of a server that is killed during writes', async () => {
  const entry = join(folder, 'server.mjs');
  await bundleServer('ingestServer.ts', entry);
  const dir = join(folder, 'db');
  const server = spawn(process.execPath, [entry, dir, CACHE], { stdio: ['ignore', 'pipe', 'inherit'] });
  child = server;
  const ended = once(server, 'exit');
  const [line] = (await once(createInterface({ input: server.stdout }), 'line')) as [string];
  const { url, key } = JSON.parse(line) as { url: string; key: string };

  const devices = createTestDataset().trailers.filter(
    ({ customerId, serialNumber }) => customerId === 1 && serialNumber !== null,
  );
  const acknowledged = new Set<string>();
  let made = 0;
  let isOver = false;
  const send = async () => {
    while (!isOver) {
      const reports = Array.from({ length: REPORTS_A_BATCH }, () => {
        const number = ++made;
        return {
          reportId: `r-${number}`,
          serialNumber: devices[number % devices.length]?.serialNumber,
          recordedAt: new Date(TEST_NOW.getTime() - 60 * 60_000 + number * 100).toISOString(),
          readings: { tether: number % 2 === 0 ? 'tethered' : 'untethered' },
        };
      });
      const answer = await fetch(`${url}/ingest/v1/reports`, {
        method: 'POST',
        headers: { 'x-ingest-key': key },
        body: JSON.stringify({ reports }),
      })
        .then(async (response) => (await response.json()) as { results: { index: number; status: string }[] })
        .catch(() => undefined);
      for (const { index, status } of answer?.results ?? []) {
        if (status !== 'rejected') acknowledged.add(reports[index]?.reportId ?? '');
      }
      if (acknowledged.size >= KILL_AFTER_ACKNOWLEDGED && !isOver) {
        isOver = true;
        // The other senders are waiting for their responses now.
        server.kill('SIGKILL');
      }
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, send));
  expect(await ended).toEqual([null, 'SIGKILL']);

  const { db, close } = await openPGlite({ dir });
  const rows = await db.selectFrom('activity_log').select(['report_id', 'trailer_id', 'recorded']).execute();
  const kept = new Set(rows.map(({ report_id }) => report_id));
  expect([...acknowledged].filter((reportId) => !kept.has(reportId))).toEqual([]);
  expect(kept.size).toBe(rows.length);

  // Nothing is half-written: the newest value of each trailer matches the newest row of its log.
  const newest = new Map<string, number>();
  for (const { trailer_id, recorded } of rows) {
    newest.set(trailer_id, Math.max(newest.get(trailer_id) ?? 0, recorded.getTime()));
  }
  const stored = await createSqlRepositories(db).ingest.devices({ customerId: 1 });
  const reported = stored.filter(({ trailer }) => newest.has(trailer.trailerId));
  expect(reported.length).toBeGreaterThan(10);
  for (const { trailer } of reported) {
    const before = createTestDataset().trailers.find(({ trailerId }) => trailerId === trailer.trailerId)?.lastReport;
    const latest = Math.max(newest.get(trailer.trailerId) ?? 0, before?.getTime() ?? 0);
    expect(trailer.lastReport?.getTime()).toBe(latest);
  }
  await close();
});
