import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema';
import { isEmptyScope } from '../../repositories/scope';
import { inScope } from '../../repositories/sql/sqlScope';
import type { AddedUp, InsightsRepository, TrailerDayRecord } from './repository';
import { addUpDays } from './sqlAddUp';
import { searchDays, searchFaulty, searchTrailers } from './sqlFigures';

/** Days of trailers on PostgreSQL. */
export const sqlInsights = (db: Kysely<Database>): InsightsRepository => ({
  async lock({ customerId, trailerId }) {
    await sql`select from trailer_status where customer_id = ${customerId}::int and trailer_id = ${trailerId}::uuid
      for update`.execute(db);
  },
  async daysOf({ customerId, trailerId }, from, to) {
    const { rows } = await sql<TrailerDayRecord>`
      select customer_id as "customerId", trailer_id as "trailerId", to_char(day, 'YYYY-MM-DD') as day,
        vehicle_type as "vehicleType", carry, json_build_object('trailers', 1, 'reporting', reporting, 'moved', moved,
          'measured', measured, 'miles', miles, 'reeferReadings', reefer_readings, 'reeferWithin', reefer_within,
          'systems', systems) as figures
      from insight_trailer_days
      where customer_id = ${customerId}::int and trailer_id = ${trailerId}::uuid
        and day between ${from}::date and ${to}::date
      order by insight_trailer_days.day`.execute(db);
    return rows;
  },
  async putDays(days) {
    if (days.length === 0) return;
    await sql`insert into insight_trailer_days
      select * from json_populate_recordset(null::insight_trailer_days, ${JSON.stringify(days.map(toRow))}::json)
      on conflict (customer_id, trailer_id, day) do update set vehicle_type = excluded.vehicle_type,
        reporting = excluded.reporting, moved = excluded.moved, measured = excluded.measured, miles = excluded.miles,
        reefer_readings = excluded.reefer_readings, reefer_within = excluded.reefer_within,
        systems = excluded.systems, carry = excluded.carry`.execute(db);
    await sql`insert into insight_stale_days
      select distinct customer_id, day from unnest(${days.map(({ customerId }) => customerId)}::int[],
        ${days.map(({ day }) => day)}::date[]) as n(customer_id, day) order by 1, 2
      on conflict do nothing`.execute(db);
  },
  addUp: (customerId, limit) => addUpDays(db, customerId, limit),
  async staleCustomers() {
    const { rows } = await sql<{ customerId: number }>`
      select distinct customer_id as "customerId" from insight_stale_days order by 1`.execute(db);
    return rows.map(({ customerId }) => customerId);
  },
  async progress(customerId) {
    const { rows } = await sql<AddedUp>`
      select to_char(first_day, 'YYYY-MM-DD') as first, to_char(through, 'YYYY-MM-DD') as through
      from insight_progress where customer_id = ${customerId}::int`.execute(db);
    return rows[0];
  },
  async extendProgress(customerId, { first, through }) {
    await sql`insert into insight_progress (customer_id, first_day, through)
      values (${customerId}::int, ${first}::date, ${through}::date)
      on conflict (customer_id) do update set first_day = least(insight_progress.first_day, excluded.first_day),
        through = greatest(insight_progress.through, excluded.through)`.execute(db);
  },
  async throughOf(scope) {
    if (isEmptyScope(scope)) return undefined;
    const { rows } = await sql<{ through: string | null }>`
      select to_char(min(p.through), 'YYYY-MM-DD') as through from insight_progress p
      join customers c on c.customer_id = p.customer_id
      where exists (select 1 from trailer t where t.customer_id = p.customer_id and ${inScope(scope)})`.execute(db);
    return rows[0]?.through ?? undefined;
  },

  async markLate(days) {
    await sql`insert into insight_late_days
      select distinct * from unnest(${days.map(({ customerId }) => customerId)}::int[],
        ${days.map(({ trailerId }) => trailerId)}::uuid[], ${days.map(({ day }) => day)}::date[])
        as n(customer_id, trailer_id, day) order by 1, 2, 3
      on conflict do nothing`.execute(db);
  },
  async late(limit) {
    const { rows } = await sql<{ customerId: number; trailerId: string; first: string; last: string }>`
      select l.customer_id as "customerId", l.trailer_id as "trailerId", to_char(min(l.day), 'YYYY-MM-DD') as first,
        to_char(max(l.day), 'YYYY-MM-DD') as last
      from insight_late_days l join insight_progress p on p.customer_id = l.customer_id and l.day <= p.through
      group by 1, 2 order by 1, 2 limit ${limit}::int`.execute(db);
    return rows;
  },
  async takeLate({ customerId, trailerId }, { first, through }) {
    const { rows } = await sql<{ first: string | null; last: string }>`with taken as (
        delete from insight_late_days where customer_id = ${customerId}::int and trailer_id = ${trailerId}::uuid
          and day between ${first}::date and ${through}::date returning day)
      select to_char(min(day), 'YYYY-MM-DD') as first, to_char(max(day), 'YYYY-MM-DD') as last from taken`.execute(db);
    const [taken] = rows;
    return taken?.first ? { first: taken.first, last: taken.last } : undefined;
  },

  days: (search) => searchDays(db, search),
  faultyTrailers: (search) => searchFaulty(db, search),
  trailers: (search) => searchTrailers(db, search),
  async deleteBefore(customerId, before, limit) {
    const old = sql`customer_id = ${customerId}::int and day < ${before.toISOString().slice(0, 10)}::date`;
    const { rows } = await sql<object>`delete from insight_trailer_days where (customer_id, trailer_id, day) in (
        select customer_id, trailer_id, day from insight_trailer_days where ${old} limit ${limit})
      returning day`.execute(db);
    if (rows.length < limit) await sql`delete from insight_days where ${old}`.execute(db);
    return rows.length;
  },
});

const toRow = ({ customerId, trailerId, day, vehicleType, figures, carry }: TrailerDayRecord) => ({
  ...{ customer_id: customerId, trailer_id: trailerId, day, vehicle_type: vehicleType, carry },
  ...{ reporting: figures.reporting, moved: figures.moved, measured: figures.measured, miles: figures.miles },
  ...{ reefer_readings: figures.reeferReadings, reefer_within: figures.reeferWithin, systems: figures.systems },
});
