import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema';
import type { GeofenceBackfillsTable, GeofenceVisitsTable } from '../tables';
import { fromVisitRow } from '../visitRow';
import type { BackfillRecord, GeofenceBackfillRepository } from './backfillRepository';

/** Searches for earlier visits on PostgreSQL. */
export const sqlBackfills = (db: Kysely<Database>): GeofenceBackfillRepository => ({
  async latest(customerId, geofenceId, lock) {
    const { rows } = await sql<GeofenceBackfillsTable>`select * from geofence_backfills
      where customer_id = ${customerId}::int and geofence_id = ${geofenceId}::uuid
      ${lock ? sql`for update` : sql``}`.execute(db);
    return rows[0] && fromRow(rows[0]);
  },
  async put(backfill) {
    const row = toRow(backfill);
    await db
      .insertInto('geofence_backfills')
      .values(row)
      .onConflict((conflict) => conflict.columns(['customer_id', 'geofence_id']).doUpdateSet(row))
      .execute();
  },
  async countTrailers(customerId) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from trailer
      where customer_id = ${customerId}::int`.execute(db);
    return rows[0]?.count ?? 0;
  },
  async lockTrailers(customerId, trailerIds) {
    await sql`select from trailer_status where customer_id = ${customerId}::int
      and trailer_id = any(${[...trailerIds]}::uuid[]) order by customer_id, trailer_id for update`.execute(db);
  },
  async visitsSince({ customerId, geofenceId }, trailerIds, since) {
    const { rows } = await sql<GeofenceVisitsTable>`select * from geofence_visits
      where customer_id = ${customerId}::int and geofence_id = ${geofenceId}::uuid
        and trailer_id = any(${[...trailerIds]}::uuid[])
        and (left_at is null or left_at >= ${since.toISOString()}::timestamptz)
      order by entered_at, visit_id`.execute(db);
    return rows.map(fromVisitRow);
  },
});

const toRow = (backfill: BackfillRecord): GeofenceBackfillsTable => ({
  customer_id: backfill.customerId,
  geofence_id: backfill.geofenceId,
  backfill_id: backfill.backfillId,
  from_at: backfill.from,
  until_at: backfill.until,
  status: backfill.status,
  after_trailer_id: backfill.afterTrailerId,
  searched: backfill.searched,
  total: backfill.total,
});

const fromRow = (row: GeofenceBackfillsTable): BackfillRecord => ({
  customerId: row.customer_id,
  geofenceId: row.geofence_id,
  backfillId: row.backfill_id,
  from: row.from_at,
  until: row.until_at,
  status: row.status,
  afterTrailerId: row.after_trailer_id,
  searched: row.searched,
  total: row.total,
});
