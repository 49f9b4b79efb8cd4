import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema';
import type { ChangeRepository } from '../changes';

/** Wakes the processes that listen; the table is the truth, so a lost notification costs a poll's time. */
export const CHANGES_CHANNEL = 'gladhand_changes';

/**
 * A row of the sequence is found by the transaction that wrote it. A cursor is the oldest transaction that was still
 * open, with the younger ones that were read already: whatever commits later has that number or a higher one, so no
 * commit is overtaken and none is read twice.
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
      // Everything from the oldest open transaction on counts as unread: a change too many is told, none too few.
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
