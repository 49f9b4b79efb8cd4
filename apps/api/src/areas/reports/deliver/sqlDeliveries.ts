import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema';
import type { ReportDeliveryRecord, ReportDeliveryRepository } from './deliveryRepository';

/** Mails about runs on PostgreSQL. */
export const sqlDeliveries = (db: Kysely<Database>): ReportDeliveryRepository => ({
  async add({ customerId, runId, recipient, nth, mailId, isPermitted, at }) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('report_deliveries')
      .values({
        ...{ customer_id: customerId, run_id: runId, recipient, nth, mail_id: mailId, is_permitted: isPermitted, at },
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  },
  async latest(customerId, runIds) {
    if (runIds.length === 0) return [];
    const { rows } = await sql<ReportDeliveryRecord>`select * from (
        select distinct on (run_id, recipient) customer_id as "customerId", run_id as "runId", recipient, nth,
          mail_id as "mailId", is_permitted as "isPermitted", at
        from report_deliveries where customer_id = ${customerId}::int and run_id = any(${[...runIds]}::uuid[])
        order by run_id, recipient, nth desc
      ) latest order by "runId", recipient collate "C"`.execute(db);
    return rows;
  },
});
