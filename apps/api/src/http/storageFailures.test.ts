import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSqlRepositories } from '../composition/sqlRepositories';
import type { OpenedDatabase } from '../database/opened';
import { openPostgres } from '../database/postgres';
import { issueIngestKey } from '../ingest/ingestKey';
import { loadDataset } from '../repositories/sql/loadDataset';
import { startPostgres } from '../testing/startPostgres';
import { createTestApi, type TestApi } from '../testing/testApi';
import { createTestDataset, TEST_NOW, testId } from '../testing/testDataset';

const DATABASE = `gladhand_failures_${process.pid}`;
const CONNECTIONS = 3;
const ME = '{ me { email } }';
const RENAME = 'mutation { updateMyTimezone(timezone: "America/Chicago") { id } }';

let admin: OpenedDatabase;
let database: OpenedDatabase;
let stop: () => Promise<void>;
let test: TestApi;
let key: string;
beforeAll(async () => {
  const server = await startPostgres();
  stop = server.stop;
  admin = await openPostgres({ url: server.url, connections: 1, migrated: true });
  await sql`create database ${sql.id(DATABASE)}`.execute(admin.db);
  const url = new URL(server.url);
  url.pathname = `/${DATABASE}`;
  database = await openPostgres({ url: url.href, connections: CONNECTIONS });
  await loadDataset(database.db, createTestDataset(), TEST_NOW);
  const { ingest } = createSqlRepositories(database.db);
  key = await issueIngestKey(ingest, {
    name: 'test',
    holder: { customerId: 1 },
    keyId: testId(8, 1),
    now: TEST_NOW,
  });
});
afterAll(async () => {
  await database?.close();
  await sql`drop database ${sql.id(DATABASE)} with (force)`.execute(admin.db);
  await admin.close();
  await stop();
});
beforeEach(async () => {
  test = await createTestApi(createSqlRepositories(database.db), {
    reserve: createSqlRepositories(database.reserve),
    // The storage outlives the API of a test, so its ids must stay unique.
    ids: { uuid: () => crypto.randomUUID() },
  });
});

const ready = async () => {
  const response = await test.api.request('/health/ready');
  const { error } = (await response.json()) as { error?: { details?: { reason?: string } } };
  return [response.status, error?.details?.reason];
};

const send = () =>
  test.api.request('/ingest/v1/reports', {
    method: 'POST',
    headers: { 'x-ingest-key': key },
    body: JSON.stringify({
      reports: [
        {
          reportId: `r-${Math.random()}`,
          serialNumber: createTestDataset().trailers.find(
            ({ customerId, serialNumber }) => customerId === 1 && serialNumber,
          )?.serialNumber,
          recordedAt: TEST_NOW.toISOString(),
          readings: { tether: 'tethered' },
        },
      ],
    }),
  });

it.each([
  ['25006', 'read_only_sql_transaction', '15', 'readOnly'],
  ['53100', 'disk_full', '30', 'diskFull'],
  ['53200', 'out_of_memory', '15', 'outOfMemory'],
  ['53300', 'too_many_connections', '5', 'tooManyConnections'],
  ['40P01', 'deadlock_detected', '1', undefined],
  ['40001', 'serialization_failure', '1', undefined],
  ['55P03', 'lock_not_available', '1', undefined],
])(
  'reports a write that fails with %s (%s) as unavailable, with a retry after %s seconds',
  async (code, _, retryAfter, reason) => {
    await sql`create or replace function fail() returns trigger language plpgsql as ${sql.lit(
      `begin raise exception using errcode = '${code}'; end`,
    )}`.execute(database.db);
    await sql`create or replace trigger fails before insert on activity_log for each row execute function fail()`.execute(
      database.db,
    );
    try {
      const response = await send();
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, retryAfter]);
      expect(await response.json()).toMatchObject({ error: { code: 'UNAVAILABLE' } });
      expect(await ready()).toEqual(reason ? [503, reason] : [200, undefined]);
    } finally {
      await sql`drop trigger fails on activity_log`.execute(database.db);
    }
    test.pass(15_000);
    expect(await ready()).toEqual([200, undefined]);
    expect((await send()).status).toBe(200);
  },
);

it('serves reads and refuses writes on a read-only database, and is not ready', async () => {
  const client = await test.signedIn('boss@northline.example');
  const ask = (query: string) =>
    client.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
  await sql`alter database ${sql.id(DATABASE)} set default_transaction_read_only = on`.execute(admin.db);
  await endConnections();
  expect((await ask(ME)).status).toBe(200);
  const write = await ask(RENAME);
  expect([write.status, write.headers.get('retry-after')]).toEqual([503, '15']);
  const body = (await write.json()) as { errors: { extensions: object }[] };
  expect(body.errors.map(({ extensions }) => extensions)).toEqual([{ code: 'UNAVAILABLE', retryAfterMs: 15_000 }]);
  await expect(client.portal.administration.ownAccount.setTimeZone('America/Denver')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    status: 503,
    message: expect.stringContaining('temporarily unavailable'),
    retryAfterMs: 15_000,
  });
  expect(await ready()).toEqual([503, 'readOnly']);
  await expect(client.portal.me()).resolves.toMatchObject({ email: 'boss@northline.example' });
  await sql`alter database ${sql.id(DATABASE)} reset default_transaction_read_only`.execute(admin.db);
  await endConnections();
  test.pass(15_000);
  expect(await ready()).toEqual([200, undefined]);
});

it('serves sign-in and health checks while every connection is busy', async () => {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let taken = 0;
  const held = Array.from({ length: CONNECTIONS }, () =>
    database.db.connection().execute(async () => {
      taken++;
      await released;
    }),
  );
  await expect.poll(() => taken).toBe(CONNECTIONS);
  try {
    const client = await test.signedIn('boss@northline.example');
    expect(await ready()).toEqual([200, undefined]);
    // Requests that need the busy connections wait, and continue as soon as one is free.
    const waiting = client.portal.me();
    release();
    await expect(waiting).resolves.toMatchObject({ email: 'boss@northline.example' });
  } finally {
    release();
    await Promise.all(held);
  }
});

/** New connections use the new settings. */
async function endConnections(): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${DATABASE}`.execute(admin.db);
  // The pools notice this on their own; the first queries afterward may still use a dead connection.
  for (const db of [database.db, database.reserve]) {
    await expect
      .poll(() =>
        sql`select 1`.execute(db).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
  }
}
