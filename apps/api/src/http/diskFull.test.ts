import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSqlRepositories } from '../composition/sqlRepositories';
import type { OpenedDatabase } from '../database/opened';
import { openPostgres } from '../database/postgres';
import { issueIngestKey } from '../ingest/ingestKey';
import { loadDataset } from '../repositories/sql/loadDataset';
import { canLimitFiles, limitFiles } from '../testing/fileLimit';
import { createCluster, hasInstalledPostgres, type PostgresCluster } from '../testing/postgresCluster';
import { createTestApi, type TestApi } from '../testing/testApi';
import { createTestDataset, TEST_NOW, testId } from '../testing/testDataset';

/** Larger than the system tables and the segments of the write-ahead log, and not a multiple of the block size. */
const FULL_AT_BYTES = 3_000_001;
const REPORTS_A_BATCH = 500;
const MAX_BATCHES = 60;

const canRun = hasInstalledPostgres() && canLimitFiles();
let cluster: PostgresCluster;
let database: OpenedDatabase;
let test: TestApi;
let key: string;
beforeAll(async () => {
  if (!canRun) return;
  cluster = await createCluster({ walSegmentMegabytes: 1 });
  await cluster.start();
  database = await openPostgres({ url: cluster.url, connections: 3 });
  await loadDataset(database.db, createTestDataset(), TEST_NOW);
  const repositories = createSqlRepositories(database.db);
  const holder = { customerId: 1 };
  key = await issueIngestKey(repositories.ingest, { name: 'test', holder, keyId: testId(8, 1), now: TEST_NOW });
  test = await createTestApi(repositories, { ids: { uuid: () => crypto.randomUUID() } });
});
afterAll(async () => {
  await test?.close();
  await database?.close();
  await cluster?.remove();
});

const serialNumber = createTestDataset().trailers.find((one) => one.customerId === 1 && one.serialNumber)?.serialNumber;
const reportsOf = (batch: number) =>
  Array.from({ length: REPORTS_A_BATCH }, (_, index) => ({
    reportId: `r-${batch}-${index}`,
    serialNumber,
    recordedAt: new Date(TEST_NOW.getTime() - (batch * REPORTS_A_BATCH + index) * 1_000).toISOString(),
    readings: { tether: 'tethered' },
  }));
async function send(batch: number) {
  const response = await test.api.request('/ingest/v1/reports', {
    method: 'POST',
    headers: { 'x-ingest-key': key },
    body: JSON.stringify({ reports: reportsOf(batch) }),
  });
  const body = (await response.json()) as { results?: { status: string }[]; error?: { code: string } };
  return { status: response.status, retryAfter: response.headers.get('retry-after'), ...body };
}
const isAcknowledged = ({ results = [] }: Awaited<ReturnType<typeof send>>) =>
  results.length === REPORTS_A_BATCH && results.every(({ status }) => status !== 'rejected');

async function logged(): Promise<string[]> {
  const { rows } = await sql<{ report_id: string }>`select report_id from activity_log`.execute(database.db);
  return rows.map(({ report_id }) => report_id).sort();
}
const idsOf = (batches: readonly number[]) =>
  batches.flatMap((batch) => reportsOf(batch).map(({ reportId }) => reportId)).sort();
const ready = async () => {
  const response = await test.api.request('/health/ready');
  const { error } = (await response.json()) as { error?: { details?: { reason?: string } } };
  return [response.status, error?.details?.reason];
};

it.skipIf(!canRun)(
  'pauses writes on a full disk, keeps serving reads, and loses nothing that was acknowledged',
  async () => {
    const client = await test.signedIn('boss@northline.example');
    await limitFiles(database.db as never, FULL_AT_BYTES);
    const acknowledged: number[] = [];
    let batch = 0;
    let answer = await send(batch);
    while (isAcknowledged(answer) && batch < MAX_BATCHES) {
      acknowledged.push(batch);
      answer = await send(++batch);
    }
    expect(acknowledged.length).toBeGreaterThan(1);
    expect(answer).toMatchObject({ status: 503, retryAfter: '30', error: { code: 'UNAVAILABLE' } });
    expect(await send(batch)).toMatchObject({ status: 503, retryAfter: '30' });
    expect(await ready()).toEqual([503, 'diskFull']);
    expect((await client.portal.me()).email).toBe('boss@northline.example');
    const kept = new Set(await logged());
    expect(idsOf(acknowledged).filter((id) => !kept.has(id))).toEqual([]);

    await limitFiles(database.db as never, undefined);
    // Resends the batch: the part that was already stored is reported as duplicates.
    expect(isAcknowledged(await send(batch))).toBe(true);
    test.pass(15_000);
    expect(await ready()).toEqual([200, undefined]);
    expect(await logged()).toEqual(idsOf([...acknowledged, batch]));
    await cluster.stop('immediate');
    await cluster.start();
    await expect.poll(() => logged().catch(() => [])).toEqual(idsOf([...acknowledged, batch]));
  },
);
