import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema';

/** Works in a transaction of its own, or as a part of the one that is open. */
export function inTransaction<Result>(
  db: Kysely<Database>,
  work: (trx: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
