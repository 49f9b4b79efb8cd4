import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema';
import type { ClusterRepository, JobRunRecord } from '../cluster';

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
  };
}
