import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema';
import { fold } from '../../repositories/fleetFields';
import { isEmptyScope } from '../../repositories/scope';
import { inScope } from '../../repositories/sql/sqlScope';
import { OF_MODEL } from './ofModel';
import type { CarryingTrailer, FoundPart, FoundParts, PartSearch } from './repository';

/** The different parts of the trailers in a scope, and how many trailers carry each. */
export async function searchParts(db: Kysely<Database>, search: PartSearch): Promise<FoundParts> {
  if (isEmptyScope(search.scope)) return { total: 0, categories: [], parts: [] };
  const { category, limit, offset } = search;
  const { rows } = await sql<FoundPart & { counts: Record<string, number>; total: number }>`
    with wanted as materialized (select p.* from parts p where ${matches(search)}),
    -- Trailers are counted by model once, and not for each part of the model.
    models as materialized (
      select t.customer_id, t.vehicle_type_id, t.vehicle_length_feet, t.model_year, count(*) as trailers
      from trailer t join customers c on c.customer_id = t.customer_id
      where ${inScope(search.scope)} group by 1, 2, 3, 4),
    of_models as (
      select part_key, customer_id, sum(trailers) as trailers
      from (select distinct p.part_key, t.* from wanted p join models t on t.customer_id = p.customer_id
        and p.trailer_id is null and ${OF_MODEL}) lists
      group by 1, 2),
    of_trailers as (
      select w.part_key, w.customer_id, count(distinct w.trailer_id) as trailers
      from wanted w join trailer t on t.customer_id = w.customer_id and t.trailer_id = w.trailer_id
      join customers c on c.customer_id = t.customer_id
      where ${inScope(search.scope)} and not exists (select 1 from parts p where p.customer_id = w.customer_id
        and p.part_key = w.part_key and p.trailer_id is null and ${OF_MODEL})
      group by 1, 2),
    counted as (
      select part_key, sum(trailers)::int as trailers, array_agg(distinct customer_id order by customer_id) as customer_ids
      from (select * from of_models union all select * from of_trailers) both_kinds group by part_key),
    named as materialized (
      select distinct on (k.part_key) k.part_key, k.trailers, k.customer_ids, w.category, w.name, w.part_number, w.maker,
        w.description, w.fault_codes
      from counted k join wanted w on w.part_key = k.part_key and w.customer_id = any(k.customer_ids)
      order by k.part_key, w.part_id),
    chosen as (select * from named ${category === undefined ? sql`` : sql`where category = ${category}`}),
    categories as (select coalesce(jsonb_object_agg(category, count), '{}') as counts
      from (select category, count(*)::int as count from named group by category) g)
    select n.part_key as "partKey", n.trailers, n.customer_ids as "customerIds", n.category, n.name,
      n.part_number as "partNumber", n.maker, n.description, n.fault_codes as "faultCodes", c.counts,
      (select count(*)::int from chosen) as total
    from categories c left join lateral (select * from chosen
      order by lower(name) collate "C", part_key collate "C" limit ${limit}::int offset ${offset}::int) n on true`.execute(
    db,
  );
  const [first] = rows;
  const counts = Object.entries(first?.counts ?? {}).map(([name, count]) => ({ category: name, count }));
  return {
    total: first?.total ?? 0,
    categories: counts.sort((a, b) => (a.category < b.category ? -1 : 1)),
    // A page without parts has one row with the counts.
    parts: rows.filter(({ partKey }) => partKey !== null).map(({ counts: _, total: __, ...part }) => part),
  };
}

/** The trailers that carry a part, by their own list or their model's. Their own one counts at a position. */
export async function partTrailers(
  db: Kysely<Database>,
  partKey: string,
  { scope, limit, offset }: Pick<PartSearch, 'scope' | 'limit' | 'offset'>,
): Promise<{ total: number; trailers: CarryingTrailer[] }> {
  if (isEmptyScope(scope)) return { total: 0, trailers: [] };
  const { rows } = await sql<CarryingTrailer & { total: number }>`
    with carried as (
      select distinct on (t.trailer_id, lower(p.position)) t.customer_id, t.trailer_id, t.vin, t.unit_id, t.vehicle_type,
        t.model_year, c.short_name, p.quantity, p.position
      from parts p
      join trailer t on t.customer_id = p.customer_id
        and (t.trailer_id = p.trailer_id or (p.trailer_id is null and ${OF_MODEL}))
      join customers c on c.customer_id = t.customer_id
      where p.part_key = ${partKey} and ${inScope(scope)}
      order by t.trailer_id, lower(p.position), p.trailer_id nulls last,
        (p.vehicle_length_feet is null)::int + (p.model_year is null)::int)
    select vin, unit_id as "unitId", short_name as "customerName", vehicle_type as "vehicleType",
      model_year as "modelYear", sum(quantity)::int as quantity,
      coalesce(array_agg(position order by position) filter (where position <> ''), '{}') as positions,
      count(*) over ()::int as total
    from carried group by customer_id, trailer_id, vin, unit_id, vehicle_type, model_year, short_name
    order by lower(unit_id) collate "C", vin collate "C" limit ${limit}::int offset ${offset}::int`.execute(db);
  return { total: rows[0]?.total ?? 0, trailers: rows.map(({ total: _, ...trailer }) => trailer) };
}

function matches({ scope, text, faultCode }: PartSearch): RawBuilder<unknown> {
  const typed = fold(text ?? '').trim();
  const pattern = `%${typed.replace(/[\\%_]/g, '\\$&')}%`;
  const customerIds = [...scope.customerIds, ...scope.groups.map(({ customerId }) => customerId)];
  return sql.join(
    [
      scope.all || scope.technician ? sql`true` : sql`p.customer_id = any(${customerIds}::int[])`,
      ...(scope.within === null ? [] : [sql`p.customer_id = ${scope.within}::int`]),
      ...(typed === ''
        ? []
        : [
            sql`(lower(p.name) like ${pattern} or lower(p.part_number) like ${pattern} or lower(p.maker) like ${pattern}
              or lower(p.description) like ${pattern})`,
          ]),
      ...(faultCode === undefined ? [] : [sql`${faultCode}::int = any(p.fault_codes)`]),
    ],
    sql` and `,
  );
}
