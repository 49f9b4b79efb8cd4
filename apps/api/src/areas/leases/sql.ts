import type { LeaseState } from '@gladhand/domain/leases';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../database/schema';
import type {
  LeasedTrailerRecord,
  LeaseRecord,
  LeaseRepository,
  LeaseSearch,
  NamedLease,
  TrailerLeaseSpan,
} from './repository';
import type { LeasedTrailersTable, TrailerLeasesTable } from './tables';

/** Trailers per statement. */
const BATCH = 1_000;

/** Leases on PostgreSQL. */
export function sqlLeases(db: Kysely<Database>): LeaseRepository {
  return {
    async search(search) {
      const matching = conditions(search);
      const { rows } = await sql<NamedLease>`${named} where ${matching}
        ${
          search.after === null
            ? sql``
            : sql`and (l.created_at, l.lease_id) < (
              select created_at, lease_id from trailer_leases where lease_id = ${search.after}::uuid)`
        }
        order by l.created_at desc, l.lease_id desc limit ${search.limit}::int`.execute(db);
      const counted = await sql<{ total: number }>`
        select count(*)::int as total from trailer_leases l where ${matching}`.execute(db);
      return { total: counted.rows[0]?.total ?? 0, leases: rows };
    },
    async byId(leaseId) {
      const { rows } = await sql<NamedLease>`${named} where l.lease_id = ${leaseId}::uuid`.execute(db);
      return rows[0];
    },
    async lock(leaseId) {
      const row = await db
        .selectFrom('trailer_leases')
        .selectAll()
        .where('lease_id', '=', leaseId)
        .forUpdate()
        .executeTakeFirst();
      return row && toLease(row);
    },
    async add(lease, trailers) {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('trailer_leases')
        .values(toRow(lease))
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n) return false;
      for (let start = 0; start < trailers.length; start += BATCH) {
        const rows = trailers.slice(start, start + BATCH).map((trailer) => ({
          ...{ lease_id: lease.leaseId, lessor_trailer_id: trailer.lessorTrailerId },
          ...{ lessee_trailer_id: trailer.lesseeTrailerId, vin: trailer.vin, unit_id: trailer.unitId },
        }));
        await sql`insert into leased_trailers
          select * from json_populate_recordset(null::leased_trailers, ${JSON.stringify(rows)}::json)`.execute(db);
      }
      return true;
    },
    async put(lease) {
      await db.updateTable('trailer_leases').set(toRow(lease)).where('lease_id', '=', lease.leaseId).execute();
    },
    async trailers(leaseId, after, limit) {
      const rows = await db
        .selectFrom('leased_trailers')
        .selectAll()
        .where('lease_id', '=', leaseId)
        .where(sql<string>`vin collate "C"`, '>', after)
        .orderBy(sql`vin collate "C"`)
        .limit(limit)
        .execute();
      return rows.map(toTrailer);
    },
    async spansOf(lessorTrailerIds) {
      const { rows } = await sql<TrailerLeaseSpan>`select t.lessor_trailer_id as "lessorTrailerId",
          l.lease_id as "leaseId", c.short_name as "lesseeName", l.from_at as "from", l.until_at as "until"
        from leased_trailers t join trailer_leases l on l.lease_id = t.lease_id
        join customers c on c.customer_id = l.lessee_id
        where t.lessor_trailer_id = any(${[...lessorTrailerIds]}::uuid[]) and t.left_at is null
          and l.state in ('planned', 'active')
        order by l.from_at, l.lease_id`.execute(db);
      return rows;
    },
    async leave(lesseeTrailerIds, at) {
      await sql`update leased_trailers t set left_at = ${at}::timestamptz
        from trailer_leases l where l.lease_id = t.lease_id and l.state in ('planned', 'active')
          and t.lessee_trailer_id = any(${[...lesseeTrailerIds]}::uuid[]) and t.left_at is null`.execute(db);
    },
    async due(now) {
      const { rows } = await sql<{ id: string }>`select lease_id as id from trailer_leases
        where (state = 'planned' and from_at <= ${now}::timestamptz)
          or (state = 'active' and until_at <= ${now}::timestamptz)
        order by from_at, lease_id`.execute(db);
      return rows.map(({ id }) => id);
    },
  };
}

const named = sql`select l.lease_id as "leaseId", l.state, l.lessor_id as "lessorId", l.lessee_id as "lesseeId",
    l.first_day as "firstDay", l.last_day as "lastDay", l.time_zone as "timeZone", l.from_at as "from",
    l.until_at as "until", l.creator_id as "creatorId", l.created_at as "createdAt", l.version,
    o.short_name as "lessorName", e.short_name as "lesseeName", u.email as "creatorEmail",
    (select count(*)::int from leased_trailers t where t.lease_id = l.lease_id) as trailers
  from trailer_leases l
  join customers o on o.customer_id = l.lessor_id
  join customers e on e.customer_id = l.lessee_id
  left join users u on u.user_id = l.creator_id`;

function conditions({ state, customerId, vin }: LeaseSearch): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`true`];
  if (state !== null) parts.push(sql`l.state = ${state}`);
  if (customerId !== null) parts.push(sql`${customerId}::int in (l.lessor_id, l.lessee_id)`);
  if (vin !== null)
    parts.push(sql`exists (select from leased_trailers t where t.lease_id = l.lease_id and t.vin = ${vin})`);
  return sql.join(parts, sql` and `);
}

const toRow = (lease: LeaseRecord) => ({
  lease_id: lease.leaseId,
  state: lease.state,
  lessor_id: lease.lessorId,
  lessee_id: lease.lesseeId,
  first_day: lease.firstDay,
  last_day: lease.lastDay,
  time_zone: lease.timeZone,
  from_at: lease.from,
  until_at: lease.until,
  creator_id: lease.creatorId,
  created_at: lease.createdAt,
  version: lease.version,
});

const toLease = (row: Selectable<TrailerLeasesTable>): LeaseRecord => ({
  leaseId: row.lease_id,
  state: row.state as LeaseState,
  lessorId: row.lessor_id,
  lesseeId: row.lessee_id,
  firstDay: row.first_day,
  lastDay: row.last_day,
  timeZone: row.time_zone,
  from: row.from_at,
  until: row.until_at,
  creatorId: row.creator_id,
  createdAt: row.created_at,
  version: row.version,
});

const toTrailer = (row: Selectable<LeasedTrailersTable>): LeasedTrailerRecord => ({
  lessorTrailerId: row.lessor_trailer_id,
  lesseeTrailerId: row.lessee_trailer_id,
  vin: row.vin,
  unitId: row.unit_id,
  leftAt: row.left_at,
});
