import { type AlertedTrailer, UNKNOWN_TRAILER } from '@gladhand/domain/alerts';
import type { PlacedFix } from '@gladhand/domain/tracking';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema';
import type { TrailerKey } from '../../../repositories/trailers';
import {
  type AlertCheckpoint,
  type AlertMemoryRecord,
  type AlertMemoryRepository,
  unknownAt,
} from './memoryRepository';

const fields = sql`customer_id as "customerId", trailer_id as "trailerId", state, due_at as "dueAt",
  checkpoint_at as "checkpointAt"`;

/** What is remembered of trailers, on PostgreSQL. */
export const sqlAlertMemory = (db: Kysely<Database>): AlertMemoryRepository => ({
  async lock(trailers) {
    if (trailers.length === 0) return [];
    const { rows } = await sql<AlertMemoryRecord>`select ${fields} from alert_memory m
      where (customer_id, trailer_id) in (select * from unnest(${trailers.map(({ customerId }) => customerId)}::int[],
        ${trailers.map(({ trailerId }) => trailerId)}::uuid[]))
      order by customer_id, trailer_id for update`.execute(db);
    return rows;
  },
  async silenced(trailers) {
    if (trailers.length === 0) return new Set();
    const { rows } = await sql<{ trailerId: string }>`select t.trailer_id as "trailerId" from trailer t
      where (t.customer_id, t.trailer_id) in (select * from unnest(
        ${trailers.map(({ customerId }) => customerId)}::int[], ${trailers.map(({ trailerId }) => trailerId)}::uuid[]))
        and t.sim_status in ('suspended', 'deactivated')`.execute(db);
    return new Set(rows.map(({ trailerId }) => trailerId));
  },
  async claim(trailers, now) {
    if (trailers.length === 0) return [];
    const { rows } = await sql<{ trailerId: string }>`
      insert into alert_memory (customer_id, trailer_id, state, due_at, checkpoint_at)
      select customer_id, trailer_id, ${JSON.stringify(UNKNOWN_TRAILER)}::jsonb, null, ${now.toISOString()}::timestamptz
      from unnest(${trailers.map(({ customerId }) => customerId)}::int[],
        ${trailers.map(({ trailerId }) => trailerId)}::uuid[]) as b(customer_id, trailer_id)
      order by customer_id, trailer_id on conflict do nothing returning trailer_id as "trailerId"`.execute(db);
    return rows.map(({ trailerId }) => trailerId);
  },
  async dueCustomers(at) {
    const { rows } = await sql<{ customerId: number }>`select distinct customer_id as "customerId" from alert_memory
      where due_at <= ${at.toISOString()}::timestamptz order by 1`.execute(db);
    return rows.map(({ customerId }) => customerId);
  },
  async lockDue(customerIds, at, limit) {
    const { rows } = await sql<AlertMemoryRecord>`select ${fields} from alert_memory
      where due_at <= ${at.toISOString()}::timestamptz and customer_id = any(${[...customerIds]}::int[])
      order by due_at limit ${limit} for update skip locked`.execute(db);
    return rows;
  },
  async put(memories) {
    if (memories.length === 0) return;
    const rows = memories.map(({ customerId, trailerId, state, dueAt, checkpointAt }) => ({
      customer_id: customerId,
      trailer_id: trailerId,
      state,
      due_at: dueAt,
      checkpoint_at: checkpointAt,
    }));
    await sql`insert into alert_memory (customer_id, trailer_id, state, due_at, checkpoint_at)
      select customer_id, trailer_id, state, due_at, checkpoint_at
      from json_populate_recordset(null::alert_memory, ${JSON.stringify(rows)}::json)
      on conflict (customer_id, trailer_id) do update set state = excluded.state, due_at = excluded.due_at,
        checkpoint_at = excluded.checkpoint_at`.execute(db);
  },
  async forget(trailers, at) {
    const { rows } =
      await sql<TrailerKey>`delete from alert_memory where (customer_id, trailer_id) in (select * from unnest(
      ${trailers.map(({ customerId }) => customerId)}::int[],
      ${trailers.map(({ trailerId }) => trailerId)}::uuid[]))
      returning customer_id as "customerId", trailer_id as "trailerId"`.execute(db);
    await sql`delete from alert_checkpoints where (customer_id, trailer_id) in (select * from unnest(
      ${rows.map(({ customerId }) => customerId)}::int[], ${rows.map(({ trailerId }) => trailerId)}::uuid[]))
      and at >= ${at.toISOString()}::timestamptz`.execute(db);
    await addCheckpoints(
      db,
      rows.map((key) => unknownAt(key, at)),
    );
  },
  async keep(checkpoints) {
    await addCheckpoints(db, checkpoints);
  },
  async checkpointBefore({ customerId, trailerId }, at) {
    const { rows } = await sql<{ at: Date; state: StoredCheckpoint }>`select at, state from alert_checkpoints
      where customer_id = ${customerId}::int and trailer_id = ${trailerId}::uuid
        and at <= ${at.toISOString()}::timestamptz order by at desc limit 1`.execute(db);
    const [found] = rows;
    if (!found) return undefined;
    const { fix, ...state } = found.state;
    return {
      ...{ customerId, trailerId, at: found.at, state },
      fix: { believed: fix.believed && placed(fix.believed), doubted: fix.doubted && placed(fix.doubted) },
    };
  },
  async replaceCheckpoints({ customerId, trailerId }: TrailerKey, after, checkpoints) {
    await sql`delete from alert_checkpoints where customer_id = ${customerId}::int
      and trailer_id = ${trailerId}::uuid and at > ${after.toISOString()}::timestamptz`.execute(db);
    await addCheckpoints(db, checkpoints);
  },
  async deleteBefore(at, limit) {
    const { rows } = await sql<object>`delete from alert_checkpoints where (customer_id, trailer_id, at) in (
        select customer_id, trailer_id, at from alert_checkpoints c where at < ${at.toISOString()}::timestamptz
          and exists (select from alert_checkpoints newer where newer.customer_id = c.customer_id
            and newer.trailer_id = c.trailer_id and newer.at > c.at and newer.at < ${at.toISOString()}::timestamptz)
        limit ${limit})
      returning at`.execute(db);
    return rows.length;
  },
});

type StoredFix = Omit<PlacedFix, 'at'> & { at: string };
type StoredCheckpoint = AlertedTrailer & { fix: { believed?: StoredFix; doubted?: StoredFix } };

const placed = ({ at, ...place }: StoredFix): PlacedFix => ({ ...place, at: new Date(at) });

async function addCheckpoints(db: Kysely<Database>, checkpoints: readonly AlertCheckpoint[]): Promise<void> {
  if (checkpoints.length === 0) return;
  const rows = checkpoints.map(({ customerId, trailerId, at, state, fix }) => ({
    customer_id: customerId,
    trailer_id: trailerId,
    at,
    state: { ...state, fix },
  }));
  await sql`insert into alert_checkpoints (customer_id, trailer_id, at, state)
    select customer_id, trailer_id, at, state
    from json_populate_recordset(null::alert_checkpoints, ${JSON.stringify(rows)}::json)
    on conflict do nothing`.execute(db);
}
