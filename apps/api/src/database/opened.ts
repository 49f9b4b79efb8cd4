import type { PGlite } from '@electric-sql/pglite';
import type { Kysely } from 'kysely';
import type { Database } from './schema';

/** A database that is migrated and ready. */
export interface OpenedDatabase {
  db: Kysely<Database>;
  /** The same database over connections of its own, for sign-in and health; the embedded one has a single connection. */
  reserve: Kysely<Database>;
  engine: 'pglite' | 'postgres';
  /** What the job queue connects to: it brings its own schema and, on PostgreSQL, connections of its own. */
  jobs: { pglite: PGlite } | { url: string };
  /** Waits for what runs, then ends the connections. */
  close(): Promise<void>;
}
