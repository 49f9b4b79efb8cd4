import { type RawBuilder, sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadDataset } from '../../repositories/sql/loadDataset';
import { type CountingSmtp, startCountingSmtp } from '../../testing/countingSmtp';
import { createKillableCluster, type KillableCluster, nameOf } from '../../testing/killableCluster';
import { createTestDataset, testId } from '../../testing/testDataset';
import type { TransferRecord } from './repository';
import { transferRequest } from './transferJob';

const ROLES = ['worker', 'worker'] as const;
const TRAILERS = 350;
const BATCH = 100;
const WAIT = { timeout: 60_000, interval: 50 };
const TRANSFER = testId(7, 1);

const fresh = createTestDataset();
const [model] = fresh.trailers;
if (!model) throw new Error('The dataset has no trailers.');
const DATASET = {
  ...fresh,
  features: [1, 2].map((customerId) => ({ customerId, feature: 'VinTransferPortal' })),
  groupTrailers: [],
  trailers: Array.from({ length: TRAILERS }, (_, nth) => ({
    ...{ ...model, customerId: 1, trailerId: testId(9, nth + 1), serialNumber: `K-${nth}` },
    ...{ vin: `KILLED${String(nth).padStart(11, '0')}`, unitId: `K-${nth}` },
  })),
};

let smtp: CountingSmtp;
let cluster: KillableCluster;
const held = new Set<() => Promise<void>>();

/** Locks rows, so that a batch is in hand until they are released. */
async function hold(rows: RawBuilder<unknown>): Promise<() => Promise<void>> {
  const use = await cluster.database.db.startTransaction().execute();
  const release = async () => {
    if (held.delete(release)) await use.rollback().execute();
  };
  held.add(release);
  await sql`select from ${rows} for update`.execute(use);
  return release;
}

beforeEach(async () => {
  smtp = await startCountingSmtp();
  cluster = await createKillableCluster({ roles: ROLES, smtpUrl: smtp.url, jobs: ['transfers.run', 'mail.send'] });
});
afterEach(async () => {
  for (const release of [...held]) await release();
  await cluster.close();
  await smtp.close();
});

it('moves each trailer once if a batch loses its connection, and the process of the next one is killed', async () => {
  const { database, repositories } = cluster;
  const { db } = database;
  const now = new Date();
  await loadDataset(db, DATASET, now);
  await cluster.start();
  const requester = await repositories.users.byEmail('admin@example.com');
  const transfer: TransferRecord = {
    ...{ transferId: TRANSFER, state: 'scheduled', fromCustomerId: 1, toCustomerId: 2, at: null, timeZone: 'UTC' },
    ...{ requestedBy: 'administrator', requesterId: requester?.userId ?? null, requestedAt: now, version: 1 },
    ...{ answererId: null, answeredAt: null, reason: null, endedAt: null },
  };
  await repositories.transfers.add(
    transfer,
    DATASET.trailers.map(({ trailerId, vin, unitId }, nth) => ({
      ...{ line: nth + 1, text: vin, result: 'ready', vin, unitId },
      ...{ fromTrailerId: trailerId, toTrailerId: null, at: null },
    })),
  );
  const run = () => repositories.jobs.add([transferRequest(transfer)]);
  const moved = async () => {
    const named = await repositories.transfers.byId(TRANSFER);
    return named?.counts.find(({ result }) => result === 'moved')?.lines ?? 0;
  };
  /** Sessions that wait for a lock. */
  const waiting = async () => {
    const { rows } = await sql<{ pid: number; name: string; query: string }>`
      select pid, application_name as name, query from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' order by query_start`.execute(db);
    return rows;
  };
  const untilWaiting = (isWanted: (session: { pid: number; query: string }) => boolean) =>
    vi.waitFor(async () => {
      await run();
      const session = (await waiting()).find(isWanted);
      if (!session) throw new Error('No process has the batch in hand.');
      return session;
    }, WAIT);
  const waitsForTrailer = ({ query }: { query: string }) => query.includes('for update of s, t');
  const waitsForLine = ({ query }: { query: string }) => query.includes('insert into trailer_transfer_lines');
  const holdTrailer = (nth: number) => hold(sql`trailer_records where trailer_id = ${testId(9, nth)}::uuid`);
  const holdLine = (line: number) => hold(sql`trailer_transfer_lines where line = ${line}::int`);

  // Both processes are on the first batch; one carries it out, the other goes on with the second.
  const inFirst = await holdTrailer(BATCH - 50);
  await vi.waitFor(async () => {
    await run();
    expect(await waiting()).toHaveLength(ROLES.length);
  }, WAIT);
  const inSecond = await holdTrailer(BATCH + 50);
  await inFirst();
  const lost = await untilWaiting(waitsForTrailer);
  expect(await moved()).toBe(BATCH);
  // A lost connection, while the process lives on.
  await sql`select pg_terminate_backend(${lost.pid}::int)`.execute(db);
  await untilWaiting((session) => waitsForTrailer(session) && session.pid !== lost.pid);
  // A process is killed when its batch has moved the trailers and not yet noted it.
  const lineInSecond = await holdLine(BATCH + 50);
  await inSecond();
  const { name } = await untilWaiting(waitsForLine);
  expect(await moved()).toBe(BATCH);
  cluster.kill([...ROLES.keys()].findIndex((index) => nameOf(index) === name));
  await lineInSecond();
  await vi.waitFor(async () => {
    await run();
    expect((await repositories.transfers.byId(TRANSFER))?.state).toBe('done');
  }, WAIT);

  expect(await moved()).toBe(TRAILERS);
  const holders = await sql<{ customerId: number; current: number; ended: number }>`select customer_id as "customerId",
      count(*) filter (where is_current)::int as current, count(*) filter (where held_until is not null)::int as ended
    from trailer_records group by customer_id order by customer_id`.execute(db);
  expect(holders.rows).toEqual([
    { customerId: 1, current: 0, ended: TRAILERS },
    { customerId: 2, current: TRAILERS, ended: 0 },
  ]);
  const lines = await sql<{ action: string; lines: number }>`select action, count(*)::int as lines from audit_log
    where action like 'transfer.%' group by action order by action`.execute(db);
  expect(lines.rows).toEqual([
    { action: 'transfer.done', lines: 2 },
    { action: 'transfer.trailersMoved', lines: 2 * TRAILERS },
  ]);
  const mails = await db.selectFrom('mails').select(['recipient', 'purpose']).execute();
  expect(mails).toEqual([{ recipient: 'admin@example.com', purpose: 'transfer' }]);
}, 180_000);
