import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../database/schema';
import { byTrailer, type FaultRecord, type FaultRepository } from '../faults';
import { inScope } from './sqlScope';

export function sqlFaults(db: Kysely<Database>): FaultRepository {
  return {
    openOf: (trailers) => openFaults(db, trailers),
    put: (faults) => putFaults(db, faults),
    async of({ customerId, trailerId }, { showAll, startedFrom, faultTypeIds }, limit) {
      let wanted = db
        .selectFrom('fault_records')
        .where('customer_id', '=', customerId)
        .where('trailer_id', '=', trailerId);
      if (!showAll) wanted = wanted.where('fault_end', 'is', null);
      if (startedFrom) wanted = wanted.where('fault_start', '>=', startedFrom);
      if (faultTypeIds) wanted = wanted.where(sql<boolean>`fault_type_id = any(${faultTypeIds}::int[])`);
      const rows = await wanted
        .selectAll()
        .orderBy('fault_start', 'desc')
        .orderBy('fault_id', 'desc')
        .limit(limit)
        .execute();
      if (rows.length < limit) return { total: rows.length, faults: rows.map(toApiError) };
      const { count } = await wanted
        .select(({ fn }) => fn.countAll<number | bigint | string>().as('count'))
        .executeTakeFirstOrThrow();
      return { total: Number(count), faults: rows.map(toApiError) };
    },

    async overlapping({ trailers, from, to, faultTypeIds, after, limit }) {
      if (trailers.length === 0) return [];
      const { rows } = await sql<Selectable<Database['fault_records']>>`select f.*
        from unnest(${trailers.map(({ customerId }) => customerId)}::int[],
          ${trailers.map(({ trailerId }) => trailerId)}::uuid[]) as k(customer_id, trailer_id)
        join fault_records f on f.customer_id = k.customer_id and f.trailer_id = k.trailer_id
        where f.fault_start < ${to}::timestamptz and (f.fault_end is null or f.fault_end >= ${from}::timestamptz)
          ${faultTypeIds ? sql`and f.fault_type_id = any(${[...faultTypeIds]}::int[])` : sql``}
          ${after ? sql`and (f.trailer_id, f.fault_start, f.fault_id) > (${after.trailerId}::uuid, ${after.faultStart}::timestamptz, ${after.faultId}::uuid)` : sql``}
        order by f.trailer_id, f.fault_start, f.fault_id limit ${limit}`.execute(db);
      return rows.map(toApiError);
    },

    async countBetween(scope, from, before) {
      const { rows } = await sql<{ opened: number; cleared: number }>`select
          (count(*) filter (where f.fault_start >= ${from}::timestamptz))::int as opened,
          (count(*) filter (where f.fault_end >= ${from}::timestamptz and f.fault_end < ${before}::timestamptz))::int
            as cleared
        from fault_records f
        join trailer t on t.customer_id = f.customer_id and t.trailer_id = f.trailer_id
        join customers c on c.customer_id = t.customer_id
        where ${inScope(scope)} and f.fault_start < ${before}::timestamptz
          and (f.fault_end is null or f.fault_end >= ${from}::timestamptz)`.execute(db);
      return rows[0] ?? { opened: 0, cleared: 0 };
    },

    async deleteBefore(customerId, before, limit) {
      const { numAffectedRows } =
        await sql`delete from fault_records where customer_id = ${customerId} and fault_id in (
        select fault_id from fault_records where customer_id = ${customerId} and fault_end < ${before} limit ${limit})`.execute(
          db,
        );
      return Number(numAffectedRows ?? 0n);
    },
  };
}

/** The open faults of some trailers, by trailer. */
async function openFaults(
  trx: Kysely<Database>,
  trailers: readonly { customerId: number; trailerId: string }[],
): Promise<ReadonlyMap<string, readonly FaultRecord[]>> {
  if (trailers.length === 0) return new Map();
  const { rows } = await sql<Selectable<Database['fault_records']>>`select f.*
    from unnest(${trailers.map(({ customerId }) => customerId)}::int[],
      ${trailers.map(({ trailerId }) => trailerId)}::uuid[]) as k(customer_id, trailer_id)
    join fault_records f on f.customer_id = k.customer_id and f.trailer_id = k.trailer_id
    where f.fault_end is null order by f.fault_start, f.fault_id`.execute(trx);
  return byTrailer(rows.map(toApiError));
}

/** Adds faults; existing ones get the new end and speed. */
async function putFaults(trx: Kysely<Database>, faults: readonly FaultRecord[]): Promise<void> {
  const rows = faults.map((fault) => ({
    customer_id: fault.customerId,
    trailer_id: fault.trailerId,
    fault_id: fault.faultId,
    fault_type_id: fault.faultTypeId,
    spn: fault.spn,
    fmi: fault.fmi,
    description: fault.description,
    fault_start: fault.faultStart,
    fault_end: fault.faultEnd,
    max_mph: fault.maxMph,
    best_available_total_mileage: fault.bestAvailableTotalMileage,
  }));
  await sql`insert into fault_records
    select * from json_populate_recordset(null::fault_records, ${JSON.stringify(rows)}::json)
    on conflict (customer_id, trailer_id, fault_id)
    do update set fault_end = excluded.fault_end, max_mph = excluded.max_mph`.execute(trx);
}

function toApiError(row: Selectable<Database['fault_records']>): FaultRecord {
  return {
    customerId: row.customer_id,
    trailerId: row.trailer_id,
    faultId: row.fault_id,
    faultTypeId: row.fault_type_id,
    spn: row.spn,
    fmi: row.fmi,
    description: row.description,
    faultStart: row.fault_start,
    faultEnd: row.fault_end,
    maxMph: row.max_mph,
    bestAvailableTotalMileage: row.best_available_total_mileage,
  };
}
