import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '@gladhand/domain/fleet';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createUnits } from '../../engine/unitOfWork';
import { loadDataset } from '../../repositories/sql/loadDataset';
import { type CountingSmtp, startCountingSmtp } from '../../testing/countingSmtp';
import { createKillableCluster, type KillableCluster } from '../../testing/killableCluster';
import { createTestDataset } from '../../testing/testDataset';
import { sendRequest } from './provider/sendJob';
import { addTestSims, SECRET, signedEvent, testSims } from './testing/simTest.parts';

const ROLES = ['both', 'both'] as const;
/** More of them take longer and find rarer faults. */
const KILLS = Number(process.env.KILLS ?? 4);
const SEED = Number(process.env.SEED ?? 3);
const ANSWER_MS = 150;
const REPEATS = 10;
/** SIMs of the change during which all database connections are lost, how often and how fast. */
const LOST = { sims: 24, times: 30, everyMs: 20 };
const WAIT = { timeout: 120_000, interval: 250 };

const dataset = createTestDataset();
const active = testSims(dataset).filter(({ state }) => state === 'active');

/** A provider on HTTP that makes a change once per key, and answers late. */
interface Provider {
  url: string;
  /** How often each key was requested, and the SIM that it changed. */
  keys: Map<string, { iccid: string; calls: number }>;
  server: Server;
}

async function startProvider(): Promise<Provider> {
  const keys: Provider['keys'] = new Map();
  const server = createServer(async (request, response) => {
    const iccid = /^\/sims\/(\d+)\/changes$/.exec(request.url ?? '')?.[1] ?? '';
    const key = String(request.headers['idempotency-key']);
    keys.set(key, { iccid, calls: (keys.get(key)?.calls ?? 0) + 1 });
    await pause(ANSWER_MS);
    response.writeHead(202).end();
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, keys, server };
}

let smtp: CountingSmtp;
let provider: Provider;
let cluster: KillableCluster;

beforeEach(async () => {
  smtp = await startCountingSmtp();
  provider = await startProvider();
  process.env.SIM_PROVIDER_URL = provider.url;
  process.env.SIM_PROVIDER_TOKEN = 'token';
  process.env.SIM_WEBHOOK_SECRETS = SECRET;
  cluster = await createKillableCluster({
    roles: ROLES,
    smtpUrl: smtp.url,
    jobs: ['sims.send', 'sims.reconcile', 'maintenance.silence', 'alert.sweep'],
  });
});
afterEach(async () => {
  for (const name of ['SIM_PROVIDER_URL', 'SIM_PROVIDER_TOKEN', 'SIM_WEBHOOK_SECRETS']) delete process.env[name];
  await cluster.close();
  provider.server.close();
  await smtp.close();
});

it('changes each SIM once at the provider, however often connections are lost and processes are killed', async () => {
  const { database, repositories } = cluster;
  const now = () => new Date();
  await loadDataset(database.db, dataset, now());
  await addTestSims(repositories, dataset);
  await cluster.start();
  const firstPids = cluster.pids();
  const requests = () => database.db.selectFrom('sim_requests').selectAll().execute();
  const suspend = (sims: typeof active) => {
    const batchId = randomUUID();
    return createUnits({ repositories, now, ids: { uuid: randomUUID } })(async (unit) => {
      const at = now();
      await unit.repositories.sims.addRequests(
        sims.map(({ iccid }) => ({
          ...{ requestId: randomUUID(), batchId, iccid, action: 'suspend', planId: null, state: 'queued' },
          ...{ reason: null, detail: null, requestedAt: at, userId: null, requestedBy: 'admin@example.com' },
          ...{ attempts: 0, nextAt: at, answeredAt: null },
        })),
      );
      await unit.repositories.jobs.add([sendRequest(batchId)]);
    });
  };

  // All connections are lost several times while answers arrive. The job goes on without help, in the same processes.
  await suspend(active.slice(0, LOST.sims));
  await vi.waitFor(() => expect(provider.keys.size).toBeGreaterThan(0), { ...WAIT, interval: 5 });
  const isOpen = async () => (await requests()).some(({ state }) => state !== 'accepted');
  expect(await isOpen()).toBe(true);
  for (let times = 0; times < LOST.times; times++) {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db);
    await pause(LOST.everyMs);
  }
  await vi.waitFor(async () => expect(await isOpen()).toBe(false), WAIT);
  expect(cluster.pids()).toEqual(firstPids);
  expect(provider.keys.size).toBe(LOST.sims);
  const afterLoss = [...provider.keys.values()].filter(({ calls }) => calls > 1).length;

  await suspend(active.slice(LOST.sims));
  const random = createRandom(SEED);
  for (let kills = 0; kills < KILLS; kills++) {
    await repositories.jobs.add([{ name: 'sims.reconcile' }]);
    await pause(random.integer(150, 700));
    for (const victim of ROLES.keys()) {
      await cluster.isUp(victim);
      cluster.kill(victim);
    }
    await Promise.all(ROLES.map((_, index) => cluster.isUp(index)));
  }
  await vi.waitFor(async () => {
    await repositories.jobs.add([{ name: 'sims.reconcile' }]);
    expect(await isOpen()).toBe(false);
  }, WAIT);

  expect(new Set([...provider.keys.values()].map(({ iccid }) => iccid)).size).toBe(active.length);
  expect(provider.keys.size).toBe(active.length);
  expect(new Set(provider.keys.keys())).toEqual(new Set((await requests()).map(({ request_id }) => request_id)));
  const repeated = [...provider.keys.values()].filter(({ calls }) => calls > 1).length;
  expect(repeated).toBeGreaterThan(0);

  // The provider confirms each change ten times at once, to all processes.
  const urls = cluster.urls('both');
  const at = now();
  const results = await Promise.all(
    active.slice(0, 10).flatMap(({ iccid }) =>
      Array.from({ length: REPEATS }, async (_, nth) => {
        const event = { type: 'sim.status', iccid, state: 'suspended', sequence: 11, occurredAt: at.toISOString() };
        const init = await signedEvent(event, { id: `done ${iccid}`, at });
        const response = await fetch(`${urls[nth % urls.length]}/v1/api/sims/events`, init);
        return ((await response.json()) as { result: string }).result;
      }),
    ),
  );
  expect(results.filter((result) => result === 'changed')).toHaveLength(10);
  expect(results.filter((result) => result === 'repeated')).toHaveLength(10 * (REPEATS - 1));
  const events = await database.db.selectFrom('sim_events').select('event_id').execute();
  expect(events).toHaveLength(10);
  const done = (await requests()).filter(({ state }) => state === 'done');
  expect(done).toHaveLength(10);
  const lines = (await repositories.audit.latest(500)).filter(({ action }) => action === 'sim.statusChanged');
  expect(lines).toHaveLength(10);
  console.log(
    `${LOST.times} losses of all connections, ${afterLoss} keys requested again; ${KILLS * ROLES.length} kills, ${active.length} SIMs, ${repeated} keys requested again; all changed once`,
  );
}, 300_000);
