import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema';
import { isEmptyScope } from '../../repositories/scope';
import { inScope } from '../../repositories/sql/sqlScope';
import type {
  ActiveGeofence,
  FollowedTrailer,
  FoundGeofence,
  GeofenceEventRecord,
  GeofenceRecord,
  GeofenceRepository,
  GeofenceRevision,
  InsideCount,
  MailedEvent,
} from './repository';
import { freeTime, joinFreeTime } from './sqlFreeTime';
import { sqlVisits } from './sqlVisits';
import { writeVisits } from './sqlWriteVisits';

/** Geofences and visits on PostgreSQL. */
export function sqlGeofences(db: Kysely<Database>): GeofenceRepository {
  return {
    ...sqlVisits(db),

    async list(customerId) {
      const { rows } = await sql<GeofenceRecord>`${stored} where customer_id = ${customerId}::int and deleted_at is null
        order by lower(name) collate "C", geofence_id`.execute(db);
      return rows;
    },
    async byId(customerId, geofenceId) {
      const { rows } = await sql<GeofenceRecord>`${stored} where customer_id = ${customerId}::int
        and geofence_id = ${geofenceId}::uuid and deleted_at is null`.execute(db);
      return rows[0];
    },
    async countActive(customerId) {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from geofences
        where customer_id = ${customerId}::int and is_active and deleted_at is null`.execute(db);
      return rows[0]?.count ?? 0;
    },
    async add(geofence) {
      const { rows } = await sql<object>`insert into geofences
        select * from json_populate_recordset(null::geofences, ${json([toRow(geofence)])}::json)
        on conflict do nothing returning geofence_id`.execute(db);
      if (rows.length === 0) return false;
      await keepShapes(db, [geofence]);
      await countRevision(db, geofence.customerId);
      return true;
    },
    async replace(geofence) {
      // A stronger lock would block reports that refer to the geofence while this waits for them to be decided.
      const { customerId, geofenceId, name, version } = geofence;
      const { rows } = await sql<{ version: number; taken: boolean }>`
        select version, exists (
          select from geofences o where o.customer_id = g.customer_id and lower(o.name) = lower(${name})
            and o.geofence_id <> g.geofence_id and o.deleted_at is null) as taken
        from geofences g where customer_id = ${customerId}::int and geofence_id = ${geofenceId}::uuid
          and deleted_at is null for no key update`.execute(db);
      const [before] = rows;
      if (before?.version !== version - 1) return 'changed';
      if (before.taken) return 'nameTaken';
      await sql`update geofences g set name = n.name, description = n.description, category = n.category,
          is_active = n.is_active, shape = n.shape, enter_emails = n.enter_emails, exit_emails = n.exit_emails,
          free_minutes = n.free_minutes, valid_from = n.valid_from, version = n.version, updated_at = n.updated_at
        from json_populate_recordset(null::geofences, ${json([toRow(geofence)])}::json) n
        where g.customer_id = n.customer_id and g.geofence_id = n.geofence_id`.execute(db);
      await keepShapes(db, [geofence]);
      await countRevision(db, customerId);
      return 'replaced';
    },
    async delete(customerId, geofenceId, at) {
      const { rows } = await sql<object>`update geofences set deleted_at = ${at.toISOString()}::timestamptz
        where customer_id = ${customerId}::int and geofence_id = ${geofenceId}::uuid and deleted_at is null
        returning geofence_id`.execute(db);
      if (rows.length > 0) await countRevision(db, customerId);
      return rows.length > 0;
    },
    async find({ text, limit, customerIds }) {
      const name = sql`lower(g.name collate "C")`;
      const ofCustomers = customerIds === 'all' ? sql`true` : sql`g.customer_id = any(${[...customerIds]}::int[])`;
      const { rows } = await sql<FoundGeofence>`
        select g.customer_id as "customerId", g.geofence_id as "geofenceId", g.name, g.category,
          g.is_active as "isActive", c.short_name as "customerName"
        from geofences g join customers c on c.customer_id = g.customer_id
        where g.deleted_at is null and ${ofCustomers} and strpos(${name}, ${text}) > 0
        order by case when ${name} = ${text} then 0 when starts_with(${name}, ${text}) then 1 else 2 end, ${name},
          lower(c.short_name collate "C"), g.geofence_id
        limit ${limit}`.execute(db);
      return rows;
    },
    async insideCounts(customerId, scope, now) {
      if (isEmptyScope(scope)) return [];
      const { rows } = await sql<InsideCount>`
        select v.geofence_id as "geofenceId", count(*)::int as inside,
          (count(*) filter (where v.entered_before < ${now.toISOString()}::timestamptz - ${freeTime}))::int
            as "overFreeTime"
        from geofence_visits v
        join geofences g on g.customer_id = v.customer_id and g.geofence_id = v.geofence_id
        join trailer t on t.customer_id = v.customer_id and t.trailer_id = v.trailer_id
        join customers c on c.customer_id = v.customer_id
        ${joinFreeTime}
        where v.customer_id = ${customerId}::int and v.left_at is null and ${inScope(scope)}
        group by v.geofence_id`.execute(db);
      return rows;
    },

    async revisions(customerIds) {
      const found = await lockedRevisions(db, customerIds);
      if (found.size === customerIds.length) return found;
      // Without a row there is nothing to lock, and the customer's first geofence could be missed.
      await sql`insert into geofence_revisions (customer_id, revision)
        select customer_id, gen_random_uuid() from customers where customer_id = any(${[...customerIds]}::int[])
        order by customer_id on conflict do nothing`.execute(db);
      return lockedRevisions(db, customerIds);
    },
    async active(customerId, geofenceIds) {
      const chosen = geofenceIds ? sql`and geofence_id = any(${[...geofenceIds]}::uuid[])` : sql``;
      const { rows } = await sql<ActiveGeofence>`select geofence_id as "geofenceId", name, version, shape,
          valid_from as "validFrom",
          array_remove(array[case when cardinality(enter_emails) > 0 then 'entered' end,
            case when cardinality(exit_emails) > 0 then 'left' end], null) as mailed
        from geofences
        where customer_id = ${customerId}::int and is_active and deleted_at is null ${chosen}
        order by geofence_id`.execute(db);
      return rows;
    },
    async activeSince(customerId, geofenceIds) {
      const chosen = geofenceIds ? sql`geofence_id = any(${[...geofenceIds]}::uuid[])` : sql`true`;
      const { rows } = await sql<{ geofenceId: string; name: string; validFrom: Date }>`
        select geofence_id as "geofenceId", name, valid_from as "validFrom" from geofences
        where customer_id = ${customerId}::int and is_active and deleted_at is null and ${chosen}
        order by geofence_id`.execute(db);
      return rows;
    },
    async activeVersions(customerId) {
      const { rows } = await sql<{ geofenceId: string; version: number }>`
        select geofence_id as "geofenceId", version from geofences
        where customer_id = ${customerId}::int and is_active and deleted_at is null order by geofence_id`.execute(db);
      return rows;
    },
    async lockNear(customerId, geofenceId, boxes) {
      const { rows } = await sql<FollowedTrailer>`
        select s.customer_id as "customerId", s.trailer_id as "trailerId", s.lat, s.lng,
          s.position_reported_at as "positionReportedAt", s.geofence, s.geofence_state as "geofenceState",
          s.load_status as "loadStatus", s.tethered_status as "tetheredStatus"
        from trailer_status s
        where s.customer_id = ${customerId}::int and (
          exists (select from geofence_visits v where v.customer_id = s.customer_id and v.trailer_id = s.trailer_id
            and v.geofence_id = ${geofenceId}::uuid and v.left_at is null)
          or exists (select from unnest(${boxes.map(({ west }) => west)}::float[],
            ${boxes.map(({ south }) => south)}::float[], ${boxes.map(({ east }) => east)}::float[],
            ${boxes.map(({ north }) => north)}::float[]) as b(west, south, east, north)
            where s.lng between b.west and b.east and s.lat between b.south and b.north))
        order by s.customer_id, s.trailer_id for update`.execute(db);
      return rows;
    },
    async putStates(trailers, now) {
      if (trailers.length === 0) return;
      const rows = trailers.map(({ customerId, trailerId, geofence, geofenceState }) => ({
        customer_id: customerId,
        trailer_id: trailerId,
        geofence,
        geofence_state: geofenceState,
      }));
      await sql`update trailer_status s
        set geofence = n.geofence, geofence_state = n.geofence_state, updated_at = ${now.toISOString()}::timestamptz
        from json_populate_recordset(null::trailer_status, ${json(rows)}::json) n
        where s.customer_id = n.customer_id and s.trailer_id = n.trailer_id`.execute(db);
    },

    addEvents: (events) => writeVisits(db, { ends: [], visits: [], events }),
    async eventBefore({ customerId, trailerId }, decidedAt) {
      const { rows } = await sql<GeofenceEventRecord>`
        select customer_id as "customerId", event_id as "eventId", trailer_id as "trailerId",
          geofence_id as "geofenceId", visit_id as "visitId", kind, at, decided_at as "decidedAt",
          noticed_at as "noticedAt", state, mail
        from geofence_events where customer_id = ${customerId}::int and trailer_id = ${trailerId}::uuid
          and state is not null and decided_at <= ${decidedAt.toISOString()}::timestamptz
        order by decided_at desc, event_id desc limit 1`.execute(db);
      return rows[0];
    },
    async takeMails({ customerId, geofenceId }, kind, since) {
      const { rows } = await sql<MailedEvent>`
        with taken as (
          select e.event_id from geofence_events e
          where e.customer_id = ${customerId}::int and e.geofence_id = ${geofenceId}::uuid and e.kind = ${kind}
            and e.mail = 'waiting' order by e.event_id for update skip locked
        )
        update geofence_events e set mail = 'done'
        from trailer t
        where e.customer_id = ${customerId}::int and e.event_id in (select event_id from taken)
          and t.customer_id = e.customer_id and t.trailer_id = e.trailer_id
        returning e.event_id as "eventId", e.at, e.noticed_at as "noticedAt", t.vin, t.unit_id as "unitId",
          exists (select from geofence_events o where o.customer_id = e.customer_id and o.geofence_id = e.geofence_id
            and o.kind = e.kind and o.trailer_id = e.trailer_id and o.mail = 'done' and o.event_id <> e.event_id
            and o.noticed_at >= ${since.toISOString()}::timestamptz) as "isRecent"`.execute(db);
      return rows.sort((a, b) => a.at.getTime() - b.at.getTime() || (a.eventId < b.eventId ? -1 : 1));
    },
    async forgetStates({ customerId, trailerId }, decidedAfter) {
      await sql`update geofence_events set state = null
        where customer_id = ${customerId}::int and trailer_id = ${trailerId}::uuid
          and decided_at > ${decidedAfter.toISOString()}::timestamptz and state is not null`.execute(db);
    },
  };
}

export const json = (value: unknown) => JSON.stringify(value);

/** Selects geofences, also deleted ones. */
export const stored = sql`select customer_id as "customerId", geofence_id as "geofenceId", name, description, category,
    is_active as "isActive", shape, enter_emails as "enterEmails", exit_emails as "exitEmails",
    free_minutes as "freeMinutes", valid_from as "validFrom", version, created_at as "createdAt", updated_at as "updatedAt"
  from geofences`;

/** A geofence as a row of its table. */
export const toRow = (geofence: GeofenceRecord) => ({
  customer_id: geofence.customerId,
  geofence_id: geofence.geofenceId,
  name: geofence.name,
  description: geofence.description,
  category: geofence.category,
  is_active: geofence.isActive,
  shape: geofence.shape,
  enter_emails: geofence.enterEmails,
  exit_emails: geofence.exitEmails,
  free_minutes: geofence.freeMinutes,
  valid_from: geofence.validFrom,
  version: geofence.version,
  created_at: geofence.createdAt,
  updated_at: geofence.updatedAt,
  deleted_at: null,
});

/** Waits for reports that are being decided by the previous geofences. */
export async function countRevision(db: Kysely<Database>, customerId: number): Promise<void> {
  await sql`insert into geofence_revisions (customer_id, revision) values (${customerId}::int, gen_random_uuid())
    on conflict (customer_id) do update set revision = excluded.revision`.execute(db);
}

/** Keeps new shapes of geofences with the versions that brought them. */
export async function keepShapes(db: Kysely<Database>, geofences: readonly GeofenceRecord[]): Promise<void> {
  const rows = geofences.map(({ customerId, geofenceId, version, shape, validFrom }) => ({
    ...{ customer_id: customerId, geofence_id: geofenceId, version, shape, valid_from: validFrom },
  }));
  await sql`insert into geofence_shapes
    select n.* from json_populate_recordset(null::geofence_shapes, ${json(rows)}::json) n
    where n.shape is distinct from (select s.shape from geofence_shapes s where s.customer_id = n.customer_id
      and s.geofence_id = n.geofence_id order by s.version desc limit 1)`.execute(db);
}

async function lockedRevisions(
  db: Kysely<Database>,
  customerIds: readonly number[],
): Promise<Map<number, GeofenceRevision>> {
  const { rows } = await sql<GeofenceRevision & { customerId: number }>`
    select customer_id as "customerId", revision, origin from geofence_revisions
    where customer_id = any(${[...customerIds]}::int[]) order by customer_id for share`.execute(db);
  return new Map(rows.map(({ customerId, ...revision }) => [customerId, revision]));
}
