import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema';
import { isEmptyScope } from '../../repositories/scope';
import type { DwellRow, DwellRows, DwellSearch } from './dwellSearch';
import { freeTime, joinFreeTime } from './sqlFreeTime';
import { visitConditions } from './sqlVisitConditions';

interface Row extends DwellRow {
  isTotal: boolean;
  count: number;
}

/** Dwell during a period on PostgreSQL. */
export async function sqlDwell(db: Kysely<Database>, search: DwellSearch): Promise<DwellRows> {
  if (isEmptyScope(search.scope)) return { count: 0, total: undefined, rows: [] };
  const { from, to, now, after, by, limit } = search;
  const [first, last, end] = [from, to, now].map((at) => sql`${at.toISOString()}::timestamptz`);
  const key = by === 'geofence' ? sql`v.geofence_id::text` : sql`t.vin`;
  const name = by === 'geofence' ? sql`g.name` : sql`t.unit_id`;
  const within = (begin: ReturnType<typeof sql>, ending: ReturnType<typeof sql>) => sql`case when v.how = 'seen' then
    greatest(0, extract(epoch from least(${ending}, ${last}) - greatest(${begin}, ${first})) * 1000)::bigint end`;
  const { rows } = await sql<Row>`
    with part as (
      select ${key} as id, ${name} as name, v.how, v.trailer_id,
        ${within(sql`v.entered_at`, sql`coalesce(v.left_at, ${end})`)} as dwell,
        ${within(sql`v.entered_before + ${freeTime}`, sql`coalesce(v.left_after, v.left_at, ${end})`)} as least,
        ${within(sql`coalesce(v.entered_after, v.entered_at) + ${freeTime}`, sql`coalesce(v.left_before, ${end})`)}
          as most
      from geofence_visits v
      join geofences g on g.customer_id = v.customer_id and g.geofence_id = v.geofence_id
      join trailer_history t on t.customer_id = v.customer_id and t.trailer_id = v.trailer_id
      join customers c on c.customer_id = v.customer_id
      ${joinFreeTime}
      where ${sql.join(visitConditions(search), sql` and `)}
    ), added as (
      select id, max(name) as name, grouping(id) = 1 as "isTotal",
        (count(*) filter (where how = 'seen'))::int as visits,
        (count(*) filter (where how <> 'seen'))::int as passed,
        coalesce(sum(dwell), 0)::float8 as "totalMs",
        coalesce(floor(percentile_cont(0.5) within group (order by dwell)), 0)::float8 as "medianMs",
        coalesce(max(dwell), 0)::float8 as "longestMs",
        coalesce(sum(least), 0)::float8 as "detentionAtLeastMs",
        coalesce(sum(most), 0)::float8 as "detentionAtMostMs",
        (count(distinct trailer_id) filter (where least > 0))::int as "trailersOverFreeTime"
      from part group by grouping sets ((id), ())
    )
    (select *, (select count(*)::int from added where not "isTotal") as count from added where "isTotal")
    union all
    (select *, 0 from added where not "isTotal" ${
      after
        ? sql`and ("totalMs" < ${after.totalMs}::float8
            or ("totalMs" = ${after.totalMs}::float8 and id collate "C" > ${after.id}))`
        : sql``
    }
    order by "totalMs" desc, id collate "C" limit ${limit})`.execute(db);
  const [total, ...found] = rows.map(({ isTotal: _, count: __, ...row }) => row);
  const count = rows[0]?.count ?? 0;
  return { count, total: count > 0 ? total : undefined, rows: found };
}
