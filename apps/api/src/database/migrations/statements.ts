import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A migration that consists only of SQL. Its text is also part of the key of database snapshots. */
export interface StatementsMigration extends Migration {
  statements: readonly string[];
}

/** Runs the statements one by one in the migrator's transaction. */
export function statements(list: readonly string[]): StatementsMigration {
  return {
    statements: list,
    async up(db: Kysely<unknown>) {
      for (const statement of list) await sql.raw(statement).execute(db);
    },
  };
}
