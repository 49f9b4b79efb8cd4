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
    async within(trailer, { from, before }, limit, readings) {
      const found = newestFirst(trailer)
        .where('recorded', '>=', from)
        .where('recorded', '<', before)
        .$if(readings !== undefined, (query) => query.where(sql<boolean>`readings ?| ${readings}::text[]`))
        .limit(limit);
      return (await found.execute()).map(toEntry);
    },
    async earliest({ customerId, trailerId }) {
      const row = await db
        .selectFrom('activity_log')
        .select('recorded')
        .where('customer_id', '=', customerId)
        .where('trailer_id', '=', trailerId)
        .orderBy('recorded')
        .limit(1)
        .executeTakeFirst();
      return row?.recorded;
    },
    async readingBetween({ customerId, trailerId }, reading, { from, to }) {
      const { rows } = await sql<{ recorded: Date; reading: unknown }>`
        select recorded, readings -> ${reading}::text as reading from activity_log
        where customer_id = ${customerId}::int and trailer_id = ${trailerId}::uuid
          and recorded >= ${from}::timestamptz and recorded <= ${to}::timestamptz and readings ? ${reading}::text
        order by recorded, log_id`.execute(db);
      return rows;
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
