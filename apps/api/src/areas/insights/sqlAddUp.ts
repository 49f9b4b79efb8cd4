import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema';

/**
 * Adds up stale days of a customer. A day that becomes stale during this transaction is stale again after it.
 */
export async function addUpDays(db: Kysely<Database>, customerId: number, limit: number): Promise<number> {
  // One process at a time for a customer.
  await sql`select pg_advisory_xact_lock(hashtext('insights'), ${customerId}::int)`.execute(db);
  const { rows } = await sql<{ day: string }>`
    delete from insight_stale_days where customer_id = ${customerId}::int and day in (
      select day from insight_stale_days where customer_id = ${customerId}::int order by day limit ${limit})
    returning to_char(day, 'YYYY-MM-DD') as day`.execute(db);
  if (rows.length === 0) return 0;
  const chosen = sql`customer_id = ${customerId}::int and day = any(${rows.map(({ day }) => day)}::date[])`;
  await sql`delete from insight_days where ${chosen}`.execute(db);
  await sql`
    with own as materialized (select * from insight_trailer_days where ${chosen}),
    faults as (
      select day, vehicle_type, jsonb_object_agg(system, figures) as systems from (
        select o.day, o.vehicle_type, s.key as system, jsonb_build_object(
          'faultMs', sum((s.value->>'faultMs')::float8),
          'repairs', sum((s.value->>'repairs')::float8),
          'repairMs', sum((s.value->>'repairMs')::float8)) as figures
        from own o, jsonb_each(o.systems) s where o.systems <> '{}'::jsonb group by 1, 2, 3) each_system
      group by 1, 2)
    insert into insight_days (customer_id, day, vehicle_type, trailers, reporting, moved, measured, miles,
      reefer_readings, reefer_within, systems)
    select ${customerId}::int, sums.*, coalesce(f.systems, '{}'::jsonb) from (
      select day, vehicle_type, count(*)::int, sum(reporting)::int, sum(moved)::int, sum(measured)::int, sum(miles),
        sum(reefer_readings)::int, sum(reefer_within)::int
      from own group by 1, 2) sums
    left join faults f on f.day = sums.day and f.vehicle_type = sums.vehicle_type`.execute(db);
  return rows.length;
}
