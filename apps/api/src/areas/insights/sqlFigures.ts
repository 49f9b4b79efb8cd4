import { addFigures, type InsightFigures, type InsightSystem } from '@gladhand/domain/insights';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema';
import { isEmptyScope, type TrailerScope } from '../../repositories/scope';
import { inNamedGroups } from '../../repositories/sql/inNamedGroups';
import { inScope } from '../../repositories/sql/sqlScope';
import type { FigureSearch, FoundTrailer, TrailerSearch } from './repository';

interface FoundDay extends InsightFigures {
  day: string;
}

/** Sums by day: those of customers where the caller has access to all of their trailers, else those of trailers. */
export async function searchDays(db: Kysely<Database>, search: FigureSearch) {
  if (isEmptyScope(search.scope)) return [];
  const rows = isOfCustomers(search) ? await customerDays(db, search) : await trailerDays(db, search);
  const byDay = new Map<string, InsightFigures[]>();
  for (const { day, ...figures } of rows) byDay.set(day, [...(byDay.get(day) ?? []), figures]);
  return [...byDay].map(([day, figures]) => ({ day, figures: addFigures(figures) }));
}

const isOfCustomers = ({ scope, groups }: FigureSearch): boolean =>
  groups.length === 0 && !scope.technician && scope.groups.length === 0;

async function customerDays(db: Kysely<Database>, search: FigureSearch): Promise<FoundDay[]> {
  const { rows } = await sql<FoundDay>`
    select to_char(d.day, 'YYYY-MM-DD') as day, d.trailers, d.reporting, d.moved, d.measured, d.miles,
      d.reefer_readings as "reeferReadings", d.reefer_within as "reeferWithin", d.systems
    from insight_days d where ${ofCustomers(search.scope)} and ${ofDays(search)}
    order by d.day, d.customer_id, d.vehicle_type`.execute(db);
  return rows;
}

const ofCustomers = ({ all, customerIds }: TrailerScope): RawBuilder<boolean> =>
  all ? sql<boolean>`true` : sql<boolean>`d.customer_id = any(${customerIds}::int[])`;

async function trailerDays(db: Kysely<Database>, search: FigureSearch): Promise<FoundDay[]> {
  const [sums, faults] = await Promise.all([
    sql<Omit<FoundDay, 'systems'>>`
      select to_char(d.day, 'YYYY-MM-DD') as day, count(*)::int as trailers, sum(d.reporting)::int as reporting,
        sum(d.moved)::int as moved, sum(d.measured)::int as measured, sum(d.miles) as miles,
        sum(d.reefer_readings)::int as "reeferReadings", sum(d.reefer_within)::int as "reeferWithin"
      ${from(search)} group by d.day order by d.day`.execute(db),
    sql<{ day: string; system: InsightSystem; faultMs: number; repairs: number; repairMs: number }>`
      select to_char(d.day, 'YYYY-MM-DD') as day, s.key as system, sum((s.value->>'faultMs')::float8) as "faultMs",
        sum((s.value->>'repairs')::float8) as repairs, sum((s.value->>'repairMs')::float8) as "repairMs"
      ${from(search, sql`cross join jsonb_each(d.systems) s`)} and d.systems <> '{}'::jsonb
      group by d.day, s.key`.execute(db),
  ]);
  return sums.rows.map((row) => {
    const own = faults.rows.filter(({ day }) => day === row.day);
    return {
      ...row,
      systems: Object.fromEntries(own.map(({ system, day: _, ...figures }) => [system, figures])),
    };
  });
}

export async function searchFaulty(db: Kysely<Database>, search: FigureSearch): Promise<Record<string, number>> {
  if (isEmptyScope(search.scope)) return {};
  const { rows } = await sql<{ system: string | null; trailers: number }>`
    select s.key as system, count(distinct d.trailer_id)::int as trailers
    ${from(search, sql`cross join jsonb_each(d.systems) s`)} and d.systems <> '{}'::jsonb
      and (s.value->>'faultMs')::float8 > 0
    group by grouping sets ((s.key), ())`.execute(db);
  return Object.fromEntries(
    rows.flatMap(({ system, trailers }) => (trailers > 0 ? [[system ?? 'all', trailers]] : [])),
  );
}

export async function searchTrailers(
  db: Kysely<Database>,
  search: TrailerSearch,
): Promise<{ total: number; trailers: FoundTrailer[] }> {
  if (isEmptyScope(search.scope)) return { total: 0, trailers: [] };
  const { limit, offset } = search;
  const { rows } = await sql<FoundTrailer & { total: number }>`
    with found as (
      select d.customer_id, d.trailer_id, ${measured(search)}::float8 as value ${from(search)}
      group by d.customer_id, d.trailer_id having ${measured(search)} > 0)
    select t.vin, t.unit_id as "unitId", c.short_name as "customerName", t.vehicle_type as "vehicleType", f.value,
      (count(*) over ())::int as total
    from found f
    join trailer t on t.customer_id = f.customer_id and t.trailer_id = f.trailer_id
    join customers c on c.customer_id = f.customer_id
    order by f.value desc, t.vin collate "C" limit ${limit}::int offset ${offset}::int`.execute(db);
  return { total: rows[0]?.total ?? 0, trailers: rows.map(({ total: _, ...trailer }) => trailer) };
}

function measured({ measure, system }: TrailerSearch): RawBuilder<number> {
  switch (measure) {
    case 'moved':
      return sql<number>`sum(d.moved)`;
    case 'miles':
      return sql<number>`sum(d.miles)`;
    case 'faults':
      return sql<number>`sum((select coalesce(sum((s.value->>'faultMs')::float8), 0) from jsonb_each(d.systems) s
        where ${system === undefined ? sql`true` : sql`s.key = ${system}`}))`;
    case 'outside':
      return sql<number>`sum(d.reefer_readings - d.reefer_within)`;
    case 'silent':
      return sql<number>`sum(1 - d.reporting)`;
  }
}

function from(search: FigureSearch, joined: RawBuilder<unknown> = sql``): RawBuilder<unknown> {
  const { scope, groups } = search;
  const inGroups = groups.length === 0 ? sql`true` : inNamedGroups(groups);
  return sql`from insight_trailer_days d
    join trailer t on t.customer_id = d.customer_id and t.trailer_id = d.trailer_id
    join customers c on c.customer_id = d.customer_id ${joined}
    where ${inScope(scope)} and ${ofDays(search)} and ${inGroups}`;
}

function ofDays({ from: first, to, vehicleTypes }: FigureSearch): RawBuilder<boolean> {
  const types = vehicleTypes.length === 0 ? sql`true` : sql`d.vehicle_type = any(${[...vehicleTypes]}::text[])`;
  return sql<boolean>`d.day between ${first}::date and ${to}::date and ${types}`;
}
