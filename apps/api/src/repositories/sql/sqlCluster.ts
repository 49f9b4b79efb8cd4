import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema';
import { type ClusterRepository, type JobRunRecord, streamLease } from '../cluster';

const isHeld = (holder: RawBuilder<unknown>, now: Date) => sql`exists (select 1 from leases l
  where l.name = ${streamLease('')} || ${holder}::text and l.expires_at >= ${now}::timestamptz)`;

export function sqlCluster(db: Kysely<Database>): ClusterRepository {
  return {
    async takeLease(name, holder, { now, until }) {
      const { rows } = await sql`insert into leases (name, holder, expires_at)
        values (${name}, ${holder}::uuid, ${until}::timestamptz)
        on conflict (name) do update set holder = excluded.holder, expires_at = excluded.expires_at
          where leases.holder = excluded.holder or leases.expires_at < ${now}::timestamptz
        returning 1`.execute(db);
      return rows.length > 0;
    },

    async releaseLease(name, holder) {
      await sql`delete from leases where name = ${name} and holder = ${holder}::uuid`.execute(db);
    },

    async takeStream(sessionId, holder, { perSession, inAll }, now) {
      // Concurrent streams may try the same slot: the loser tries the next one.
      for (let attempt = 0; attempt <= perSession; attempt++) {
        const { rows } = await sql<{ own: number; total: number; place: number | null }>`with open as (
            select session_id, place from stream_slots s where ${isHeld(sql`s.holder`, now)}
          ), counts as (
            select count(*)::int as total, (count(*) filter (where session_id = ${sessionId}::uuid))::int as own from open
          ), taken as (
            insert into stream_slots (session_id, place, holder)
            select ${sessionId}::uuid, n, ${holder}::uuid from generate_series(1, ${perSession}::int) n, counts
            where counts.total < ${inAll}
              and not exists (select 1 from open where session_id = ${sessionId}::uuid and place = n)
            order by n limit 1
            on conflict (session_id, place) do update set holder = excluded.holder
              where not ${isHeld(sql`stream_slots.holder`, now)}
            returning place
          ) select own, total, (select place from taken) as place from counts`.execute(db);
        const [found] = rows;
        if (!found) break;
        if (found.place !== null) return { kind: 'taken', place: found.place };
        if (found.own >= perSession) return { kind: 'sessionFull' };
        if (found.total >= inAll) break;
      }
      return { kind: 'allFull' };
    },

    async giveStream(sessionId, holder, place) {
      await sql`delete from stream_slots
        where session_id = ${sessionId}::uuid and place = ${place} and holder = ${holder}::uuid`.execute(db);
    },

    async charge(key, requests, { costMs, fullMs }, now) {
      const nowMs = now.getTime();
      // A bucket is stored as the time at which it will be full, so nothing is lost when the row expires afterward.
      const { rows } = await sql<{ fullAt: string }>`insert into rate_limits (key, points, expire)
        values (${`requests:${key}`}, 0, ${nowMs}::bigint + ${Math.ceil(requests * costMs)}::bigint)
        on conflict (key) do update set
          expire = greatest(rate_limits.expire, ${nowMs}::bigint) + ${Math.ceil(requests * costMs)}::bigint
        returning expire::text as "fullAt"`.execute(db);
      return Math.max(0, Number(rows[0]?.fullAt ?? 0) + costMs - nowMs - fullMs);
    },

    async noteRun({ name, startedAt, finishedAt, error }) {
      await sql`insert into job_runs (name, started_at, finished_at, error)
        values (${name}, ${startedAt}::timestamptz, ${finishedAt}::timestamptz, ${error})
        on conflict (name) do update
          set started_at = excluded.started_at, finished_at = excluded.finished_at, error = excluded.error`.execute(db);
    },

    async runs() {
      const { rows } =
        await sql<JobRunRecord>`select name, started_at as "startedAt", finished_at as "finishedAt", error
        from job_runs order by name`.execute(db);
      return rows;
    },

    async putList({ listId, key, keys, builtAt }) {
      await sql`insert into fleet_lists (list_id, key, customer_ids, trailer_ids, built_at)
        values (${listId}::uuid, ${key}, ${keys.customerIds}::int[], ${keys.trailerIds}::uuid[], ${builtAt}::timestamptz)
        on conflict (list_id) do nothing`.execute(db);
    },

    async list(listId) {
      const { rows } = await sql<{
        key: string;
        customer_ids: number[];
        trailer_ids: string;
        built_at: Date;
      }>`select key, customer_ids, array_to_string(trailer_ids, ',') as trailer_ids, built_at
        from fleet_lists where list_id = ${listId}::uuid`.execute(db);
      const [row] = rows;
      if (!row) return undefined;
      const trailerIds = row.trailer_ids === '' ? [] : row.trailer_ids.split(',');
      return { listId, key: row.key, keys: { customerIds: row.customer_ids, trailerIds }, builtAt: row.built_at };
    },

    async deleteListsBefore(before) {
      const { numAffectedRows } = await sql`delete from fleet_lists where built_at < ${before}::timestamptz`.execute(
        db,
      );
      return Number(numAffectedRows ?? 0n);
    },

    async deleteLeasesBefore(before) {
      await sql`delete from leases where expires_at < ${before}::timestamptz`.execute(db);
      await sql`delete from stream_slots s where not exists (
        select 1 from leases l where l.name = ${streamLease('')} || s.holder::text)`.execute(db);
    },
  };
}
