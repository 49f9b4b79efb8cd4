import type { Kysely } from 'kysely';
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
    async deleteBefore(customerId, before) {
      const { numDeletedRows } = await db
        .deleteFrom('activity_log')
        .where('customer_id', '=', customerId)
        .where('recorded', '<', before)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
