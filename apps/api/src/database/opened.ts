import type { PGlite } from '@electric-sql/pglite';
import type { Kysely } from 'kysely';
import type { Database } from './schema';

/** A migrated database that is ready for use. */
export interface OpenedDatabase {
  db: Kysely<Database>;
  /**
   * The same database on separate connections for sign-in and health. The embedded database has only one connection.
   */
  reserve: Kysely<Database>;
  engine: 'pglite' | 'postgres';
  /** The connection of the job queue, which has its own schema and, on PostgreSQL, its own connections. */
  jobs: { pglite: PGlite } | { url: string };
  /** Waits for running queries, then closes the connections. */
  close(): Promise<void>;
}
