import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../database/schema';
import type { DealerRecord, DealerRepository, PassedInspection, ServiceRecordRepository } from './repository';

export function sqlDealers(db: Kysely<Database>): DealerRepository {
  return {
    async list(limit) {
      const rows = await db
        .selectFrom('dealers')
        .selectAll()
        .orderBy(sql`name collate "C"`)
        .orderBy(sql`dealer_id collate "C"`)
        .limit(limit)
        .execute();
      return rows.map(toDealer);
    },
    async find(dealerId) {
      const row = await db.selectFrom('dealers').selectAll().where('dealer_id', '=', dealerId).executeTakeFirst();
      return row && toDealer(row);
    },
    async put(dealers) {
      if (dealers.length === 0) return;
      await db
        .insertInto('dealers')
        .values(dealers.map(({ dealerId, ...dealer }) => ({ dealer_id: dealerId, ...dealer })))
        .onConflict((conflict) =>
          conflict.column('dealer_id').doUpdateSet(({ ref }) => ({
            name: ref('excluded.name'),
            street: ref('excluded.street'),
            city: ref('excluded.city'),
            region: ref('excluded.region'),
            phone: ref('excluded.phone'),
            email: ref('excluded.email'),
            lat: ref('excluded.lat'),
            lng: ref('excluded.lng'),
          })),
        )
        .execute();
    },
  };
}

const toDealer = ({ dealer_id, ...dealer }: Selectable<Database['dealers']>): DealerRecord => ({
  dealerId: dealer_id,
  ...dealer,
});

export function sqlServiceRecords(db: Kysely<Database>): ServiceRecordRepository {
  return {
    async add(records) {
      if (records.length === 0) return;
      await db
        .insertInto('service_records')
        .values(
          records.map((record) => ({
            record_id: record.recordId,
            customer_id: record.customerId,
            trailer_id: record.trailerId,
            list: record.list,
            kind: record.kind,
            result: record.result,
            performed_on: record.performedOn,
            odometer_miles: record.odometerMiles,
            note: record.note,
            added_by: record.addedBy,
            added_at: record.addedAt,
          })),
        )
        .execute();
    },
    async copyInspections(moves) {
      await sql`insert into service_records (record_id, customer_id, trailer_id, list, kind, result, performed_on,
          odometer_miles, note, added_by, added_at)
        select gen_random_uuid(), k.to_customer, k.to_trailer, r.list, r.kind, r.result, r.performed_on,
          r.odometer_miles, r.note, null, r.added_at
        from unnest(${moves.map(({ from }) => from.customerId)}::int[],
          ${moves.map(({ from }) => from.trailerId)}::uuid[], ${moves.map(({ to }) => to.customerId)}::int[],
          ${moves.map(({ to }) => to.trailerId)}::uuid[]) as k(from_customer, from_trailer, to_customer, to_trailer)
        join service_records r on r.customer_id = k.from_customer and r.trailer_id = k.from_trailer
        where r.list = 'inspection' and not exists (select from service_records o
          where o.customer_id = k.to_customer and o.trailer_id = k.to_trailer and o.list = r.list
            and o.kind = r.kind and o.performed_on = r.performed_on and o.added_at = r.added_at)`.execute(db);
    },
    async passedAnnual(customerId, trailerIds) {
      const { rows } = await sql<PassedInspection>`select trailer_id as "trailerId",
          to_char(max(performed_on), 'YYYY-MM-DD') as "performedOn"
        from service_records where customer_id = ${customerId}::int and trailer_id = any(${[...trailerIds]}::uuid[])
          and list = 'inspection' and kind = 'annual' and result = 'passed'
        group by trailer_id`.execute(db);
      return rows;
    },
    async of({ customerId, trailerId }, list, limit) {
      const own = db
        .selectFrom('service_records as r')
        .where('r.customer_id', '=', customerId)
        .where('r.trailer_id', '=', trailerId)
        .where('r.list', '=', list);
      const [{ total }, rows] = await Promise.all([
        own.select(sql<string>`count(*)`.as('total')).executeTakeFirstOrThrow(),
        own
          .leftJoin('users as u', 'u.user_id', 'r.added_by')
          .select(['r.record_id', 'r.kind', 'r.result', 'r.odometer_miles', 'r.note', 'r.added_by', 'r.added_at'])
          // Formatted as text, because a date has no time zone.
          .select([sql<string>`to_char(r.performed_on, 'YYYY-MM-DD')`.as('performed_on'), 'u.email'])
          .orderBy('r.performed_on', 'desc')
          .orderBy('r.added_at', 'desc')
          .orderBy('r.record_id', 'desc')
          .limit(limit)
          .execute(),
      ]);
      const records = rows.map((row) => ({
        customerId,
        trailerId,
        recordId: row.record_id,
        list,
        kind: row.kind,
        result: row.result,
        performedOn: row.performed_on,
        odometerMiles: row.odometer_miles,
        note: row.note,
        addedBy: row.added_by,
        addedAt: row.added_at,
        addedByEmail: row.email,
      }));
      return { total: Number(total), records };
    },
  };
}
