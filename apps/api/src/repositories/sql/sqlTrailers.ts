import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema';
import { isEmptyScope } from '../scope';
import type { SensorOrderRepository, SensorOrders, TrailerRepository } from '../trailers';
import { inTransaction } from './inTransaction';
import { inScope } from './sqlScope';

export function sqlTrailers(db: Kysely<Database>): TrailerRepository {
  return {
    async findExact(text, scope) {
      if (isEmptyScope(scope)) return [];
      const { rows } = await sql<{ vin: string }>`
        select t.vin from trailer t join customers c on c.customer_id = t.customer_id
        where (t.vin = ${text.toUpperCase()} or t.serial_number = ${text}) and ${inScope(scope)}
        order by t.vin limit 2`.execute(db);
      return rows.map(({ vin }) => vin);
    },
    async keyOf(vin, scope) {
      if (isEmptyScope(scope)) return undefined;
      const { rows } = await sql<{ customerId: number; trailerId: string }>`
        select t.customer_id as "customerId", t.trailer_id as "trailerId"
        from trailer t join customers c on c.customer_id = t.customer_id
        where t.vin = ${vin} and ${inScope(scope)}`.execute(db);
      return rows[0];
    },
    async hasDevice({ customerId, trailerId }) {
      const row = await db
        .selectFrom('trailer')
        .select('serial_number')
        .where('customer_id', '=', customerId)
        .where('trailer_id', '=', trailerId)
        .executeTakeFirst();
      return Boolean(row?.serial_number);
    },
  };
}

export function sqlSensorOrders(db: Kysely<Database>): SensorOrderRepository {
  return {
    async of(userId) {
      const rows = await db.selectFrom('sensor_orders').selectAll().where('user_id', '=', userId).execute();
      return Object.fromEntries(rows.map((row) => [row.list, row.sensor_type_ids])) as SensorOrders;
    },
    save: (userId, orders, now) =>
      inTransaction(db, async (trx) => {
        for (const [list, ids] of Object.entries(orders)) {
          await sql`insert into sensor_orders (user_id, list, sensor_type_ids, updated_at)
            values (${userId}::uuid, ${list}, ${ids}::int[], ${now}::timestamptz)
            on conflict (user_id, list) do update
              set sensor_type_ids = excluded.sensor_type_ids, updated_at = excluded.updated_at`.execute(trx);
        }
      }),
  };
}
