import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { OpenedDatabase } from '../../database/opened';
import { openTestPostgres } from '../../testing/openTestPostgres';
import { TEST_NOW, testId } from '../../testing/testDataset';
import { streamLease } from '../cluster';
import { sqlCluster } from './sqlCluster';

let database: OpenedDatabase;
beforeAll(async () => {
  database = await openTestPostgres();
});
afterAll(() => database.close());

it('gives separate places to two streams that open at the same moment', async () => {
  const { db } = database;
  const [session, holder] = [testId(6, 1), testId(6, 2)];
  await sqlCluster(db).takeLease(streamLease(holder), holder, { now: TEST_NOW, until: TEST_NOW });
  const take = (on: typeof db) => sqlCluster(on).takeStream(session, holder, { perSession: 2, inAll: 9 }, TEST_NOW);
  let second: ReturnType<typeof take> | undefined;
  const first = await db.transaction().execute(async (trx) => {
    const slot = await take(trx);
    second = take(db);
    await vi.waitFor(async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%stream_slots%'`.execute(db);
      expect(rows).toHaveLength(1);
    });
    return slot;
  });
  expect([first, await second]).toEqual([
    { kind: 'taken', place: 1 },
    { kind: 'taken', place: 2 },
  ]);
});
