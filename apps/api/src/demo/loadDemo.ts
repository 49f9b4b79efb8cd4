import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import type { ApiDeps } from '../ports';
import { loadWorld } from '../repositories/sql/loadWorld';
import { DEMO_PASSWORD } from './demoAccounts';
import { demoFleet, demoWorld } from './demoWorld';

/** Writes the demonstration into an empty database. False when there is anything in it already. */
export async function loadDemo(
  db: Kysely<Database>,
  { now, ids, hasher }: Pick<ApiDeps, 'now' | 'ids' | 'hasher'>,
): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  const at = now();
  const passwordHash = await hasher.hash(DEMO_PASSWORD);
  await loadWorld(db, demoWorld(demoFleet(at), { now: at, passwordHash, uuid: ids.uuid }), at);
  return true;
}

async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  const customer = await db.selectFrom('customers').select('customer_id').limit(1).executeTakeFirst();
  const user = await db.selectFrom('users').select('user_id').limit(1).executeTakeFirst();
  return !customer && !user;
}
