import { dirname, join } from 'node:path';
import type { OpenedDatabase } from '../database/opened';
import { openPGlite } from '../database/pglite';
import { openPostgres } from '../database/postgres';
import type { ServerConfig } from './config';

/** PostgreSQL when DATABASE_URL names one, else the embedded database. */
export function openDatabase({
  databaseUrl,
  dataDir,
}: Pick<ServerConfig, 'databaseUrl' | 'dataDir'>): Promise<OpenedDatabase> {
  if (databaseUrl) return openPostgres({ url: databaseUrl });
  return openPGlite({ dir: join(dataDir, 'pglite'), snapshotDir: join(dirname(dataDir), 'snapshots') });
}
