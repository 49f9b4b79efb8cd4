import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema';
import type { VisitEnding, VisitRecord, WrittenVisits } from './repository';
import { toVisitRow } from './visitRow';

/**
 * Ends the open visits of trailers. Each is looked up by itself: to a database that doesn't know yet how many are open,
 * reading all of them and joining them looks cheaper. One that another transaction has ended since then stays as it is; as
 * `left_at is null`, that condition would allow reading all open visits again.
 */
export const endVisits = (ends: readonly VisitEnding[]) => sql`update geofence_visits v
  set left_at = n.left_at, left_after = n.left_after, left_before = n.left_before, ended_by = n.ended_by,
    load_at_exit = n.load_at_exit, tether_at_exit = n.tether_at_exit, left_decided_at = n.left_decided_at
  from (
    select n.*, (
      select o.visit_id from geofence_visits o where o.customer_id = n.customer_id and o.geofence_id = n.geofence_id
        and o.trailer_id = n.trailer_id and o.left_at is null
    ) as open_id
    from json_populate_recordset(null::geofence_visits, ${JSON.stringify(ends.map(toEndRow))}::json) n
    offset 0
  ) n
  where v.customer_id = n.customer_id and v.visit_id = n.open_id and coalesce(v.left_at, 'infinity') = 'infinity'`;

/**
 * Adds visits, or replaces those with the same id. An open one is left out beside another open visit of the trailer and
 * the geofence, unless the same statement ends that one.
 */
export const putVisits = (visits: readonly VisitRecord[], isEnding = sql`false`) => sql`insert into geofence_visits
  select * from json_populate_recordset(null::geofence_visits, ${JSON.stringify(visits.map(toVisitRow))}::json) n
  where n.left_at is not null or not exists (
    select from geofence_visits v where v.customer_id = n.customer_id and v.geofence_id = n.geofence_id
      and v.trailer_id = n.trailer_id and v.left_at is null and v.visit_id <> n.visit_id and not ${isEnding})
  on conflict (customer_id, visit_id) do update set how = excluded.how, entered_at = excluded.entered_at,
    entered_after = excluded.entered_after, entered_before = excluded.entered_before,
    left_at = excluded.left_at, left_after = excluded.left_after, left_before = excluded.left_before,
    ended_by = excluded.ended_by, load_at_exit = excluded.load_at_exit,
    tether_at_exit = excluded.tether_at_exit, decided_at = excluded.decided_at,
    left_decided_at = excluded.left_decided_at, is_backfilled = excluded.is_backfilled,
    load_at_entry = excluded.load_at_entry, tether_at_entry = excluded.tether_at_entry`;

/**
 * All in one statement, because ingest writes visits with most batches, and a statement costs as much as some of them. An
 * event about a visit that the database doesn't have gets an id that no visit has.
 */
export async function writeVisits(db: Kysely<Database>, { ends, visits, events }: WrittenVisits): Promise<void> {
  if (ends.length + visits.length + events.length === 0) return;
  const isEnding = sql`exists (select from ended e where e.customer_id = v.customer_id and e.visit_id = v.visit_id)`;
  await sql`with ended as (
      ${endVisits(ends)} returning v.customer_id, v.geofence_id, v.trailer_id, v.visit_id
    ), put as (${putVisits(visits, isEnding)})
    insert into geofence_events
    select n.customer_id, n.event_id, n.trailer_id, n.geofence_id, coalesce(n.visit_id, e.visit_id, n.event_id), n.kind,
      n.at, n.decided_at, n.noticed_at, n.state, n.mail
    from json_populate_recordset(null::geofence_events, ${JSON.stringify(events.map(toEventRow))}::json) n
    left join ended e on n.visit_id is null and e.customer_id = n.customer_id and e.geofence_id = n.geofence_id
      and e.trailer_id = n.trailer_id
    on conflict do nothing`.execute(db);
}

const toEndRow = ({ customerId, geofenceId, trailerId, left, endedBy, ...exit }: VisitEnding) => ({
  customer_id: customerId,
  geofence_id: geofenceId,
  trailer_id: trailerId,
  left_at: left.at,
  left_after: left.after,
  left_before: left.before,
  ended_by: endedBy,
  load_at_exit: exit.loadAtExit,
  tether_at_exit: exit.tetherAtExit,
  left_decided_at: exit.leftDecidedAt,
});

const toEventRow = (event: WrittenVisits['events'][number]) => ({
  customer_id: event.customerId,
  event_id: event.eventId,
  trailer_id: event.trailerId,
  geofence_id: event.geofenceId,
  visit_id: event.visitId,
  kind: event.kind,
  at: event.at,
  decided_at: event.decidedAt,
  noticed_at: event.noticedAt,
  state: event.state,
  mail: event.mail,
});
