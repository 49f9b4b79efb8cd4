import { VisitEnd, VisitKind } from '@gladhand/domain/geofences';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenedDatabase } from '../../database/opened';
import { openTestPostgres } from '../../testing/openTestPostgres';
import { TEST_NOW, testId } from '../../testing/testDataset';
import { endVisits, putVisits } from './sqlWriteVisits';

const VISITS = 20_000;
const key = { customerId: 1, geofenceId: testId(7, 1), trailerId: testId(8, 1) };
const now = { at: TEST_NOW, after: null, before: TEST_NOW };

let database: OpenedDatabase;
beforeAll(async () => {
  database = await openTestPostgres();
  const run = (statement: string) => sql.raw(statement).execute(database.db);
  // Nothing counts the rows, as when a customer's trailers enter their first geofences.
  await run('alter table geofence_visits set (autovacuum_enabled = false)');
  for (const column of ['geofence_id', 'trailer_id']) {
    await run(`alter table geofence_visits drop constraint geofence_visits_customer_id_${column}_fkey`);
  }
  await run(`insert into geofence_visits (customer_id, visit_id, geofence_id, trailer_id, how, entered_at, entered_before,
      decided_at)
    select 1, gen_random_uuid(), '${key.geofenceId}', gen_random_uuid(), 'seen', now(), now(), now()
    from generate_series(1, ${VISITS})`);
});
afterAll(() => database.close());

const end = {
  ...key,
  left: now,
  endedBy: VisitEnd.Exit,
  leftDecidedAt: TEST_NOW,
  loadAtExit: null,
  tetherAtExit: null,
};
const visit = {
  ...{ ...key, visitId: testId(9, 1), how: VisitKind.Seen, entered: now, decidedAt: TEST_NOW },
  ...{ left: null, endedBy: null, leftDecidedAt: null },
  ...{ loadAtEntry: null, loadAtExit: null, tetherAtEntry: null, tetherAtExit: null },
};

it.each<[string, RawBuilder<unknown>]>([
  ['ended', endVisits([end])],
  ['begun', putVisits([visit])],
])('a visit that is %s reads few rows, however many others are open', async (_, statement) => {
  type Line = { 'QUERY PLAN': string };
  const { rows } = await sql<Line>`explain (analyze, timing off) ${statement}`.execute(database.db);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  const rowsRead = [...plan.matchAll(/actual rows=(\d+)|Rows Removed by \w+: (\d+)/g)].map(([, kept, removed]) =>
    Number(kept ?? removed),
  );
  expect(Math.max(...rowsRead)).toBeLessThan(10);
});
