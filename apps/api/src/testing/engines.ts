import { type Kysely, sql } from 'kysely';
import { createMemoryRepositories } from '../composition/memoryRepositories';
import { createSqlRepositories } from '../composition/sqlRepositories';
import { openPGlite } from '../database/pglite';
import { openPostgres } from '../database/postgres';
import type { Database } from '../database/schema';
import { createMemoryJobs } from '../engine/memoryJobs';
import type { Dataset } from '../repositories/dataset';
import type { Repositories } from '../repositories/port';
import { loadDataset } from '../repositories/sql/loadDataset';
import { createTestDatabase } from './createTestDatabase';
import { TEST_NOW } from './testDataset';

export interface OpenedEngine {
  name: 'memory' | 'pglite' | 'postgres';
  repositories: Repositories;
  /** Empties and refills the storage, which is faster than opening another one. */
  renew(dataset: Dataset): Promise<Repositories>;
  close(): Promise<void>;
}

const SNAPSHOT_DIR = 'node_modules/.cache/gladhand';

/** The same dataset in every supported storage. */
export const ENGINES = {
  async memory(dataset: Dataset): Promise<OpenedEngine> {
    return {
      name: 'memory',
      repositories: createMemoryRepositories(dataset),
      renew: async (next) => createMemoryRepositories(next),
      close: async () => {},
    };
  },

  async pglite(dataset: Dataset): Promise<OpenedEngine> {
    const { db, close } = await openPGlite({ snapshotDir: SNAPSHOT_DIR });
    await loadDataset(db, dataset, TEST_NOW);
    return { name: 'pglite', repositories: repositoriesOn(db), renew: renewing(db), close };
  },

  /** A separate database on the server that scripts/postgres.mjs finds or starts. */
  async postgres(dataset: Dataset): Promise<OpenedEngine> {
    const { url, drop } = await createTestDatabase();
    const { db, close } = await openPostgres({ url, connections: 4, migrated: true });
    await loadDataset(db, dataset, TEST_NOW);
    return {
      name: 'postgres',
      repositories: repositoriesOn(db),
      renew: renewing(db),
      async close() {
        await close();
        await drop();
      },
    };
  },
} as const;

function renewing(db: Kysely<Database>): OpenedEngine['renew'] {
  return async (dataset) => {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables
      where schemaname = 'public' and tablename not like 'kysely%' and tablename not like 'activity_log_%'`.execute(db);
    await sql`truncate ${sql.join(rows.map(({ name }) => sql.table(name)))} cascade`.execute(db);
    await loadDataset(db, dataset, TEST_NOW);
    return repositoriesOn(db);
  };
}

/** Jobs stay in this process, where a test can run them on request. */
function repositoriesOn(db: Kysely<Database>): Repositories {
  const jobs = createMemoryJobs();
  return createSqlRepositories(db, { queueOn: () => jobs });
}
