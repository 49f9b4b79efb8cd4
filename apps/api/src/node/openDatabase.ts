import { dirname, join } from 'node:path';
import type { OpenedDatabase } from '../database/opened';
import { openPGlite } from '../database/pglite';
import { openPostgres } from '../database/postgres';
import type { Logger } from '../ports';
import type { ServerConfig } from './config';

/** Opens PostgreSQL if DATABASE_URL is set, otherwise the embedded database. */
export function openDatabase(
  { databaseUrl, dataDir }: Pick<ServerConfig, 'databaseUrl' | 'dataDir'>,
  logger?: Logger,
): Promise<OpenedDatabase> {
  if (databaseUrl) {
    return openPostgres({
      url: databaseUrl,
      onWaiting: (reason) => logger?.warn({ reason }, 'waiting for the database'),
      onLost: (error) => logger?.warn({ reason: error.message }, 'a database connection was lost'),
    });
  }
  return openPGlite({ dir: join(dataDir, 'pglite'), snapshotDir: join(dirname(dataDir), 'snapshots') });
}
