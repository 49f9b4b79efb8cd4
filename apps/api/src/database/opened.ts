import type { Kysely } from 'kysely';
import type { Database } from './schema';

/** A database that is migrated and ready. */
export interface OpenedDatabase {
  db: Kysely<Database>;
  engine: 'pglite' | 'postgres';
  /** Waits for what runs, then ends the connections. */
  close(): Promise<void>;
}
