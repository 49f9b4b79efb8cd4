import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../database/schema';
import type { ActivityEntry, ActivityLogRepository } from '../ingest';
import type { TrailerKey } from '../trailers';

export function sqlActivityLog(db: Kysely<Database>): ActivityLogRepository {
  const newestFirst = ({ customerId, trailerId }: TrailerKey) =>
    db
      .selectFrom('activity_log')
      .selectAll()
      .where('customer_id', '=', customerId)
      .where('trailer_id', '=', trailerId)
      .orderBy('recorded', 'desc')
      .orderBy('log_id', 'desc');

  return {
    async latest(trailer, limit) {
      return (await newestFirst(trailer).limit(limit).execute()).map(toEntry);
    },
    async page(trailer, { limit, offset }, readings) {
      let query = newestFirst(trailer).limit(limit).offset(offset);
      if (readings) query = query.where(sql<boolean>`readings ?| ${readings}::text[]`);
      return (await query.execute()).map(toEntry);
    },
    async recordedAt(trailer, instants) {
      if (instants.length === 0) return [];
      return (await newestFirst(trailer).where('recorded', 'in', instants).execute()).map(toEntry);
    },
    async deleteBefore(customerId, before, limit) {
      const { numAffectedRows } = await sql`delete from activity_log
        where (customer_id, recorded, log_id) in (
          select customer_id, recorded, log_id from activity_log
          where customer_id = ${customerId}::int and recorded < ${before}::timestamptz limit ${limit})`.execute(db);
      return Number(numAffectedRows ?? 0);
    },
  };
}

function toEntry(row: Selectable<Database['activity_log']>): ActivityEntry {
  return {
    customerId: row.customer_id,
    trailerId: row.trailer_id,
    logId: row.log_id,
    recorded: row.recorded,
    received: row.received,
    reportId: row.report_id ?? '',
    readings: row.readings,
  };
}
