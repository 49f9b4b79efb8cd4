import { GEOFENCE_POLICY } from '@gladhand/domain/geofences';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSqlRepositories } from '../../composition/sqlRepositories';
import { takeReports } from '../../composition/takeReports';
import type { OpenedDatabase } from '../../database/opened';
import { loadDataset } from '../../repositories/sql/loadDataset';
import { openTestPostgres } from '../../testing/openTestPostgres';
import { createTestDataset, TEST_NOW, testId } from '../../testing/testDataset';

const CENTER = { lat: 40, lng: -84 };
const MINUTE_MS = 60_000;
const GEOFENCES = 10_000;

const fresh = createTestDataset();
const devices = fresh.trailers
  .filter(({ customerId }) => customerId === 1)
  .slice(0, 10)
  .map((trailer, at) => ({ ...trailer, serialNumber: `D-${at}`, lastReport: null, lat: null, lng: null }));

let database: OpenedDatabase;
beforeAll(async () => {
  database = await openTestPostgres();
  await loadDataset(database.db, { ...fresh, trailers: devices, groupTrailers: [] }, TEST_NOW);
  const rows = Array.from({ length: GEOFENCES }, (_, at) => ({
    ...{ customer_id: 1, geofence_id: testId(7, at), name: `Geofence ${at}`, category: 'yard', is_active: true },
    ...{ shape: { type: 'circle', center: CENTER, radiusMeters: 400 }, enter_emails: [], exit_emails: [], version: 1 },
    ...{ valid_from: TEST_NOW, created_at: TEST_NOW, updated_at: TEST_NOW },
  }));
  await sql`insert into geofences
    select * from json_populate_recordset(null::geofences, ${JSON.stringify(rows)}::json)`.execute(database.db);
  await sql`insert into geofence_revisions values (1, gen_random_uuid())`.execute(database.db);
}, 60_000);
afterAll(() => database.close());

it('remembers and writes a bounded amount in a yard with 10,000 geofences over each other', async () => {
  const repositories = createSqlRepositories(database.db);
  const report = async (minute: number, meters: number) => {
    const recordedAt = new Date(TEST_NOW.getTime() + minute * MINUTE_MS);
    const position = { lat: CENTER.lat + meters / 111_195, lng: CENTER.lng, speedMph: 0 };
    const reports = devices.map(({ serialNumber }) => ({
      ...{ reportId: `r-${minute}`, serialNumber },
      ...{ recordedAt: recordedAt.toISOString(), readings: { position } },
    }));
    const results = await takeReports(repositories, { customerId: 1 }, reports, recordedAt);
    expect(results.map(({ status }) => status)).toEqual(devices.map(() => 'accepted'));
  };
  await report(0, -5_000);
  for (const minute of [5, 10, 15]) await report(minute, minute);
  await report(20, 5_000);

  const visits = devices.length * GEOFENCE_POLICY.maxAtOnce;
  const { rows } = await sql`select count(*)::int as visits, count(left_at)::int as ended
    from geofence_visits`.execute(database.db);
  expect(rows).toEqual([{ visits, ended: visits }]);
  const { rows: sizes } = await sql<{ length: number }>`select max(length(state::text)) as length
    from geofence_events`.execute(database.db);
  expect(sizes[0]?.length).toBeLessThan(40_000);
});
