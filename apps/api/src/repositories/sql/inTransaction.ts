import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema';

/** Runs work in a new transaction, or as part of the current one. */
export function inTransaction<Result>(
  db: Kysely<Database>,
  work: (trx: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

/** Like inTransaction, for work whose failure the caller handles: the current transaction stays usable. */
export function inSavepoint<Result>(
  db: Kysely<Database>,
  work: (trx: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (trx) => {
    await sql`savepoint before_work`.execute(trx);
    try {
      const result = await work(trx);
      await sql`release savepoint before_work`.execute(trx);
      return result;
    } catch (error) {
      await sql`rollback to savepoint before_work`.execute(trx);
      throw error;
    }
  });
}
