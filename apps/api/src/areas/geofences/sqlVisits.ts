import { VisitEnd } from '@gladhand/domain/geofences';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema';
import { isEmptyScope } from '../../repositories/scope';
import type { GeofenceRepository, GeofenceStay, NamedVisit, VisitSearch } from './repository';
import { sqlDwell } from './sqlDwell';
import { joinFreeTime } from './sqlFreeTime';
import { visitConditions } from './sqlVisitConditions';
import { endVisits, putVisits, writeVisits } from './sqlWriteVisits';
import type { GeofenceVisitsTable } from './tables';
import { fromVisitRow } from './visitRow';

type Visits = Pick<
  GeofenceRepository,
  | 'visits'
  | 'visitPage'
  | 'visited'
  | 'dwell'
  | 'visitsAfter'
  | 'openVisits'
  | 'staysSince'
  | 'putVisits'
  | 'endVisits'
  | 'writeVisits'
  | 'endVisitsOf'
  | 'deleteVisits'
  | 'deleteBefore'
>;
type NamedRow = GeofenceVisitsTable &
  Pick<NamedVisit, 'geofenceName' | 'category' | 'freeMinutes' | 'vin' | 'unitId'> & { total: number };

/** Visits on PostgreSQL. */
export function sqlVisits(db: Kysely<Database>): Visits {
  return {
    async visits(search) {
      if (isEmptyScope(search.scope)) return { total: 0, visits: [] };
      const { rows } = await sql<NamedRow>`
        with found as ${foundVisits(search)},
        page as (
          select v.*, t.vin, t.unit_id as "unitId", count(*) over ()::int as total
          from found v
          join trailer_history t on t.customer_id = v.customer_id and t.trailer_id = v.trailer_id
          join customers c on c.customer_id = v.customer_id
          ${search.overFreeTime ? joinGeofence : sql``}
          where ${sql.join(visitConditions(search), sql` and `)}
          order by v.entered_at desc, v.visit_id desc limit ${search.limit} offset ${search.offset}
        )
        select v.*, g.name as "geofenceName", g.category,
          coalesce(g.free_minutes, o.free_minutes) as "freeMinutes"
        from page v
        ${joinGeofence}
        order by v.entered_at desc, v.visit_id desc`.execute(db);
      return { total: rows[0]?.total ?? (await countOf(db, search)), visits: rows.map(toNamed) };
    },
    async visitPage({ after, limit, ...search }) {
      if (isEmptyScope(search.scope)) return [];
      const { rows } = await sql<NamedRow>`
        with page as (
          select v.*, t.vin, t.unit_id as "unitId"
          from geofence_visits v
          join trailer_history t on t.customer_id = v.customer_id and t.trailer_id = v.trailer_id
          join customers c on c.customer_id = v.customer_id
          where ${sql.join(visitConditions(search), sql` and `)}
            ${after ? sql`and (v.entered_at, v.visit_id) > (${iso(after.entered.at)}::timestamptz, ${after.visitId}::uuid)` : sql``}
          order by v.entered_at, v.visit_id limit ${limit}
        )
        select v.*, g.name as "geofenceName", g.category, coalesce(g.free_minutes, o.free_minutes) as "freeMinutes"
        from page v ${joinGeofence} order by v.entered_at, v.visit_id`.execute(db);
      return rows.map(toNamed);
    },
    async visited({ customerId, geofenceIds, from, to, openOnly }) {
      if (geofenceIds.length === 0) return [];
      const ended = openOnly ? sql`false` : from ? sql`v.left_at >= ${iso(from)}::timestamptz` : sql`true`;
      const { rows } = await sql<{ id: string }>`select g.id from unnest(${[...geofenceIds]}::uuid[]) as g(id)
        where exists (select from geofence_visits v
          where v.customer_id = ${customerId}::int and v.geofence_id = g.id and (v.left_at is null or ${ended})
            ${to ? sql`and v.entered_at < ${iso(to)}::timestamptz` : sql``})`.execute(db);
      return rows.map(({ id }) => id);
    },
    dwell: (search) => sqlDwell(db, search),
    async visitsAfter({ customerId, trailerId }, decidedAfter) {
      const { rows } = await sql<GeofenceVisitsTable>`select * from geofence_visits
        where customer_id = ${customerId}::int and trailer_id = ${trailerId}::uuid and (left_at is null
          or decided_at > ${iso(decidedAfter)}::timestamptz or left_decided_at > ${iso(decidedAfter)}::timestamptz)
        order by decided_at, visit_id`.execute(db);
      return rows.map(fromVisitRow);
    },
    async openVisits(customerId, geofenceId) {
      const { rows } = await sql<GeofenceVisitsTable>`select * from geofence_visits
        where customer_id = ${customerId}::int and geofence_id = ${geofenceId}::uuid and left_at is null
        order by trailer_id`.execute(db);
      return rows.map(fromVisitRow);
    },
    async staysSince(customerId, geofenceIds, from) {
      if (geofenceIds.length === 0) return [];
      const { rows } = await sql<GeofenceStay>`select geofence_id as "geofenceId", trailer_id as "trailerId",
          decided_at as entered, left_decided_at as left
        from geofence_visits
        where customer_id = ${customerId}::int and geofence_id = any(${[...geofenceIds]}::uuid[])
          and (left_at is null or left_decided_at > ${iso(from)}::timestamptz)`.execute(db);
      return rows;
    },
    async putVisits(visits) {
      if (visits.length > 0) await putVisits(visits).execute(db);
    },
    async endVisits(ends) {
      if (ends.length > 0) await endVisits(ends).execute(db);
    },
    writeVisits: (written) => writeVisits(db, written),
    async endVisitsOf(trailers, at) {
      const ids = sql`${trailers.map(({ trailerId }) => trailerId)}::uuid[]`;
      // The estimate stays within the last fix that showed the trailer inside and this instant.
      await sql`update geofence_visits v set left_at = greatest(${iso(at)}::timestamptz, v.entered_at),
          left_after = v.entered_at, left_before = greatest(${iso(at)}::timestamptz, v.entered_at),
          ended_by = ${VisitEnd.Moved}, left_decided_at = ${iso(at)}::timestamptz
        where v.trailer_id = any(${ids}) and v.left_at is null`.execute(db);
      await sql`update trailer_status s set geofence = null, geofence_state = null
        where s.trailer_id = any(${ids}) and (s.customer_id, s.trailer_id) in (
          select * from unnest(${trailers.map(({ customerId }) => customerId)}::int[], ${ids}))`.execute(db);
    },
    async deleteVisits(customerId, visitIds) {
      if (visitIds.length === 0) return;
      await sql`delete from geofence_visits
        where customer_id = ${customerId}::int and visit_id = any(${[...visitIds]}::uuid[])`.execute(db);
    },
    async deleteBefore(customerId, before, limit) {
      await sql`delete from geofence_events where customer_id = ${customerId}::int
        and noticed_at < ${iso(before)}::timestamptz`.execute(db);
      const { numAffectedRows } = await sql`delete from geofence_visits
        where customer_id = ${customerId}::int and visit_id in (
          select visit_id from geofence_visits
          where customer_id = ${customerId}::int and left_at < ${iso(before)}::timestamptz limit ${limit})`.execute(db);
      return Number(numAffectedRows ?? 0n);
    },
  };
}

/** The geofence of a visit, with its free time. */
const joinGeofence = sql`join geofences g on g.customer_id = v.customer_id and g.geofence_id = v.geofence_id
  ${joinFreeTime}`;

const iso = (instant: Date) => instant.toISOString();

/** When a trailer may have been inside, as in the index. */
const during = sql`tstzrange(coalesce(entered_after, entered_at),
  case when left_at is not null then greatest(left_before, coalesce(entered_after, entered_at)) end, '[]')`;

/**
 * The visits to search. Those of an instant are found first, by an index over the time of each visit: the order of the
 * page would tempt PostgreSQL to read all visits by their entry.
 */
const foundVisits = ({ customerId, at }: VisitSearch) =>
  at
    ? sql`materialized (select * from geofence_visits where customer_id = ${customerId}::int
        and ${during} @> ${iso(at)}::timestamptz)`
    : sql`not materialized (select * from geofence_visits)`;

/** A page after the last one has no rows that could carry the total. */
async function countOf(db: Kysely<Database>, search: VisitSearch): Promise<number> {
  if (search.offset === 0) return 0;
  const { rows } = await sql<{ count: number }>`
    with found as ${foundVisits(search)}
    select count(*)::int as count from found v
    join trailer_history t on t.customer_id = v.customer_id and t.trailer_id = v.trailer_id
    join customers c on c.customer_id = v.customer_id
    ${search.overFreeTime ? joinGeofence : sql``}
    where ${sql.join(visitConditions(search), sql` and `)}`.execute(db);
  return rows[0]?.count ?? 0;
}

function toNamed({ geofenceName, category, freeMinutes, vin, unitId, total: _, ...row }: NamedRow): NamedVisit {
  return { ...fromVisitRow(row), geofenceName, category, freeMinutes, vin, unitId };
}
