import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema';
import type { ActivityLogRepository } from '../ingest';

export function sqlActivityLog(db: Kysely<Database>): ActivityLogRepository {
  return {
    async latest({ customerId, trailerId }, limit) {
      const rows = await db
        .selectFrom('activity_log')
        .selectAll()
        .where('customer_id', '=', customerId)
        .where('trailer_id', '=', trailerId)
        .orderBy('recorded', 'desc')
        .orderBy('log_id', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        customerId: row.customer_id,
        trailerId: row.trailer_id,
        logId: row.log_id,
        recorded: row.recorded,
        received: row.received,
        reportId: row.report_id ?? '',
        readings: row.readings,
      }));
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
