import { type Kysely, sql } from 'kysely';
import type { Database } from './schema';

/**
 * Creates the partition of the activity log for the month of an instant if it doesn't exist. Inserting rows requires
 * it.
 */
export async function ensureActivityMonth(db: Kysely<Database>, at: Date): Promise<void> {
  const { name, from, to } = activityMonth(at);
  await sql
    .raw(`create table if not exists ${name} partition of activity_log for values from ('${from}') to ('${to}')`)
    .execute(db);
}

/** Name and bounds of an instant's month, in UTC. */
export function activityMonth(at: Date): { name: string; from: string; to: string } {
  const start = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1));
  const end = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
  const month = start.toISOString().slice(0, 7).replace('-', '_');
  return { name: `activity_log_${month}`, from: start.toISOString(), to: end.toISOString() };
}
