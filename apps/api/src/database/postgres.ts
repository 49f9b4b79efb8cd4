import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { instantOf } from './instantOf';
import { migrate } from './migrate';
import type { OpenedDatabase } from './opened';
import type { Database } from './schema';

export interface PostgresOptions {
  url: string;
  /** @default 10 */
  connections?: number;
  /** Leaves the schema as it is. @default false */
  migrated?: boolean;
}

/** A statement that runs longer is cancelled. */
const STATEMENT_TIMEOUT_MS = 30_000;
/** How long a request waits for a free connection. */
const CONNECT_TIMEOUT_MS = 5_000;

/** Opens PostgreSQL and migrates it. */
export async function openPostgres({
  url,
  connections = 10,
  migrated = false,
}: PostgresOptions): Promise<OpenedDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === pg.types.builtins.TIMESTAMPTZ && format !== 'binary'
          ? instantOf
          : pg.types.getTypeParser(type, format),
    } as pg.CustomTypesConfig,
  });
  // An idle connection that the server closes must not end the process; the next query opens another.
  pool.on('error', () => {});
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    if (!migrated) await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, engine: 'postgres', jobs: { url }, close: () => db.destroy() };
}
