import { type Kysely, sql } from 'kysely';
import type { Database } from './schema';

/** Makes the month of the activity log that an instant falls into, if it is not there. The log takes no row without it. */
export async function ensureActivityMonth(db: Kysely<Database>, at: Date): Promise<void> {
  const { name, from, to } = activityMonth(at);
  await sql
    .raw(`create table if not exists ${name} partition of activity_log for values from ('${from}') to ('${to}')`)
    .execute(db);
}

/** Name and bounds of the month an instant falls into, in UTC. */
export function activityMonth(at: Date): { name: string; from: string; to: string } {
  const start = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1));
  const end = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
  const month = start.toISOString().slice(0, 7).replace('-', '_');
  return { name: `activity_log_${month}`, from: start.toISOString(), to: end.toISOString() };
}
