import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSqlRepositories } from '../composition/sqlRepositories';
import { openPostgres } from '../database/postgres';
import { issueIngestKey } from '../ingest/ingestKey';
import { loadDataset } from '../repositories/sql/loadDataset';
import { createCluster, hasInstalledPostgres, type PostgresCluster } from '../testing/postgresCluster';
import { type BuiltServer, buildServer, type RealServer, startRealServer } from '../testing/realServer';
import { createTestDataset, TEST_NOW, testId } from '../testing/testDataset';
import { createArgon2Hasher } from './argon2Hasher';

const PASSWORD = 'Correct-Horse-7';
const READERS = 4;
const SENDERS = 3;
const REPORTS_A_BATCH = 10;
const ROUNDS_OF_TERMINATION = 40;
const BACK_WITHIN_MS = 20_000;

const reader = { email: 'boss@northline.example' };
const devices = createTestDataset().trailers.filter(
  ({ customerId, serialNumber }) => customerId === 1 && serialNumber !== null,
);

describe.skipIf(!hasInstalledPostgres())('the server, when PostgreSQL connections break in use', () => {
  let cluster: PostgresCluster;
  let built: BuiltServer;
  let server: RealServer;
  let folder: string;
  let key: string;

  beforeAll(async () => {
    // Durable, so that a crash of PostgreSQL keeps everything it acknowledged.
    [cluster, built, folder] = await Promise.all([
      createCluster({ fsync: true }),
      buildServer(),
      mkdtemp(join(tmpdir(), 'gladhand-test-')),
    ]);
    await cluster.start();
    const { db, close } = await openPostgres({ url: cluster.url, connections: 2 });
    const dataset = createTestDataset();
    const passwordHash = await createArgon2Hasher().hash(PASSWORD);
    const users = dataset.users.map((user) => (user.email === reader.email ? { ...user, passwordHash } : user));
    await loadDataset(db, { ...dataset, users }, TEST_NOW);
    const { ingest } = createSqlRepositories(db);
    const holder = { customerId: 1 };
    key = await issueIngestKey(ingest, { name: 'test', holder, keyId: testId(8, 1), now: TEST_NOW });
    await close();
    server = await startRealServer(built.main, { DATABASE_URL: cluster.url, GLADHAND_DATA: folder });
  });
  afterAll(async () => {
    server?.child.kill('SIGKILL');
    await cluster?.remove();
    await built?.remove();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  it.each([
    ['pg_terminate_backend in a loop', terminateInALoop],
    ['stop -m fast and a start', () => restart('fast')],
    ['stop -m immediate and a start', () => restart('immediate')],
  ])(
    'survives %s during reads and ingest, and loses no acknowledged report',
    async (_, disturb) => {
      const token = await signIn();
      const acknowledged = new Set<string>();
      const statuses = { read: new Set<number>(), sent: new Set<number>(), signedIn: new Set<number>() };
      let isOver = false;
      const loop = (work: () => Promise<number>, seen: Set<number>) =>
        until(
          () => isOver,
          async () => seen.add(await work()),
        );
      const work = [
        ...Array.from({ length: READERS }, () => loop(() => read(token), statuses.read)),
        ...Array.from({ length: SENDERS }, () => loop(() => send(acknowledged), statuses.sent)),
        loop(async () => (await openSession()).status, statuses.signedIn),
      ];
      await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(50), BACK_WITHIN_MS);
      await disturb();
      const before = acknowledged.size;
      // It recovers on its own and accepts reports again.
      await vi.waitFor(
        async () => expect((await fetch(`${server.url}/health/ready`)).status).toBe(200),
        BACK_WITHIN_MS,
      );
      await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(before + 50), BACK_WITHIN_MS);
      isOver = true;
      await Promise.all(work);

      expect(server.child.exitCode).toBeNull();
      // Failed requests got the right error: neither an internal error nor an ended session.
      for (const seen of Object.values(statuses)) expect([200, 503]).toEqual(expect.arrayContaining([...seen]));
      const { db, close } = await openPostgres({ url: cluster.url, connections: 1, migrated: true });
      const rows = await db.selectFrom('activity_log').select('report_id').execute();
      const kept = new Set(rows.map(({ report_id }) => report_id));
      expect([...acknowledged].filter((reportId) => !kept.has(reportId))).toEqual([]);
      await close();
      expect(server.output()).not.toMatch(/uncaught|unhandled/i);
    },
    90_000,
  );

  let made = 0;

  async function until(isOver: () => boolean, work: () => Promise<unknown>): Promise<void> {
    while (!isOver()) await work();
  }

  function openSession(): Promise<Response> {
    const authorization = `Basic ${btoa(`${reader.email}:${PASSWORD}`)}`;
    return fetch(`${server.url}/auth/v1/login`, { headers: { authorization } });
  }

  async function signIn(): Promise<string> {
    return ((await (await openSession()).json()) as { idToken: string }).idToken;
  }

  async function read(token: string): Promise<number> {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${server.url}/v1/api/positions`, { headers });
    await response.arrayBuffer();
    return response.status;
  }

  async function send(acknowledged: Set<string>): Promise<number> {
    const reports = Array.from({ length: REPORTS_A_BATCH }, () => {
      const number = ++made;
      return {
        reportId: `r-${number}`,
        serialNumber: devices[number % devices.length]?.serialNumber,
        recordedAt: new Date(Date.now() - 60_000).toISOString(),
        readings: { tether: number % 2 === 0 ? 'tethered' : 'untethered' },
      };
    });
    const response = await fetch(`${server.url}/ingest/v1/reports`, {
      method: 'POST',
      headers: { 'x-ingest-key': key },
      body: JSON.stringify({ reports }),
    });
    const answer = (await response.json()) as { results?: { index: number; status: string }[] };
    for (const { index, status } of answer.results ?? []) {
      if (status !== 'rejected') acknowledged.add(reports[index]?.reportId ?? '');
    }
    return response.status;
  }

  async function terminateInALoop(): Promise<void> {
    const { db, close } = await openPostgres({ url: cluster.url, connections: 1, migrated: true });
    for (let round = 0; round < ROUNDS_OF_TERMINATION; round++) {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
    }
    await close();
  }

  async function restart(mode: 'fast' | 'immediate'): Promise<void> {
    await cluster.stop(mode);
    // While it is unavailable, the API reports it.
    expect((await fetch(`${server.url}/health/ready`)).status).toBe(503);
    await cluster.start();
  }
});
