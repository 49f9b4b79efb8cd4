import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema';
import type { SensorBoxRecord } from '../trailerAdministration';

/** Stores a sensor box in the caller's transaction. Returns false if a trailer or another customer has it. */
export async function putSensorBox(
  trx: Kysely<Database>,
  box: SensorBoxRecord,
  customerIds: readonly number[] | 'all',
): Promise<boolean> {
  const mounted = await trx
    .selectFrom('trailer')
    .select('trailer_id')
    .where('serial_number', '=', box.extMfgrSerialNum)
    .executeTakeFirst();
  if (mounted) return false;
  const isTheirs = customerIds === 'all' ? sql`true` : sql`b.customer_id = any(${customerIds}::int[])`;
  const { rows } = await sql`
    insert into sensor_boxes as b (ext_mfgr_serial_num, iccid, sensor_box_mfgr_id, customer_id, updated_at)
    values (${box.extMfgrSerialNum}, ${box.iccid}, ${box.sensorBoxMfgrId}, ${box.customerId}, ${box.updatedAt})
    on conflict (ext_mfgr_serial_num) do update set iccid = excluded.iccid,
      sensor_box_mfgr_id = excluded.sensor_box_mfgr_id, customer_id = coalesce(excluded.customer_id, b.customer_id),
      updated_at = excluded.updated_at
    where ${isTheirs} returning 1`.execute(trx);
  return rows.length > 0;
}
