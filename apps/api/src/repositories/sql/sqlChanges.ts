import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema';
import type { ChangeRepository } from '../changes';

/**
 * Wakes listening processes. The table is authoritative, so a lost notification only delays the change until the next
 * poll.
 */
export const CHANGES_CHANNEL = 'gladhand_changes';

/**
 * The change sequence in commit order, based on transaction ids. A cursor is the oldest transaction that was still
 * open, plus the younger ones already read: anything that commits later has that id or a higher one, so no commit is
 * skipped and none is read twice.
 */
export function sqlChanges(db: Kysely<Database>): ChangeRepository {
  return {
    async add(customerIds, now) {
      if (customerIds.length === 0) return;
      await sql`with noted as (
          insert into trailer_changes (changed_by, customer_ids, at)
          values (pg_current_xact_id(), ${[...customerIds]}::int[], ${now}::timestamptz)
        ) select pg_notify(${CHANGES_CHANNEL}, '')`.execute(db);
    },

    async end() {
      // Everything since the oldest open transaction counts as unread, so a change may be repeated but is never missed.
      const { rows } = await sql<{ oldest: string }>`
        select pg_snapshot_xmin(pg_current_snapshot())::text as oldest`.execute(db);
      return cursorOf(rows[0]?.oldest ?? '0', []);
    },

    async since(cursor) {
      const [from = '0', ...read] = cursor.split(',');
      const { rows } = await sql<{ oldest: string; changed_by: string | null; customer_ids: number[] | null }>`
        select pg_snapshot_xmin(pg_current_snapshot())::text as oldest, c.changed_by::text, c.customer_ids
        from (select 1) as one
        left join trailer_changes c on c.changed_by >= ${from}::xid8 and c.changed_by::text <> all(${read}::text[])`.execute(
        db,
      );
      const oldest = rows[0]?.oldest ?? from;
      const fresh = rows.flatMap(({ changed_by }) => changed_by ?? []);
      return {
        cursor: cursorOf(oldest, [...new Set([...read, ...fresh])]),
        customerIds: new Set(rows.flatMap(({ customer_ids }) => customer_ids ?? [])),
      };
    },

    async deleteBefore(before) {
      const { numAffectedRows } = await sql`delete from trailer_changes where at < ${before}::timestamptz`.execute(db);
      return Number(numAffectedRows ?? 0n);
    },
  };
}

const cursorOf = (oldest: string, read: readonly string[]) =>
  [oldest, ...read.filter((id) => BigInt(id) >= BigInt(oldest))].join(',');
