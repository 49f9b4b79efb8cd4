import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { openPGlite } from '../database/pglite';
import { openPostgres } from '../database/postgres';
import type { Database } from '../database/schema';
import { createMemoryJobs } from '../engine/memoryJobs';
import { createMemoryRepositories } from '../repositories/memory';
import type { Repositories } from '../repositories/port';
import { createSqlRepositories } from '../repositories/sql';
import { loadWorld } from '../repositories/sql/loadWorld';
import type { World } from '../repositories/world';
import { TEST_NOW } from './testWorld';

export interface OpenedEngine {
  name: 'memory' | 'pglite' | 'postgres';
  repositories: Repositories;
  /** Empties the storage and fills it anew, which is quicker than opening another one. */
  renew(world: World): Promise<Repositories>;
  close(): Promise<void>;
}

const SNAPSHOT_DIR = 'node_modules/.cache/gladhand';

/** The same world in every storage the product runs on. */
export const ENGINES = {
  async memory(world: World): Promise<OpenedEngine> {
    return {
      name: 'memory',
      repositories: createMemoryRepositories(world),
      renew: async (next) => createMemoryRepositories(next),
      close: async () => {},
    };
  },

  async pglite(world: World): Promise<OpenedEngine> {
    const { db, close } = await openPGlite({ snapshotDir: SNAPSHOT_DIR });
    await loadWorld(db, world, TEST_NOW);
    return { name: 'pglite', repositories: repositoriesOn(db), renew: renewing(db), close };
  },

  /** A database of its own on the server that scripts/postgres.mjs finds or starts. */
  async postgres(world: World): Promise<OpenedEngine> {
    const server = await startPostgres();
    const admin = await openPostgres({ url: server.url, connections: 1, migrated: true });
    const name = `gladhand_test_${randomBytes(6).toString('hex')}`;
    await sql.raw(`create database ${name}`).execute(admin.db);
    const url = new URL(server.url);
    url.pathname = `/${name}`;
    const { db, close } = await openPostgres({ url: url.href, connections: 4 });
    await loadWorld(db, world, TEST_NOW);
    return {
      name: 'postgres',
      repositories: repositoriesOn(db),
      renew: renewing(db),
      async close() {
        await close();
        await sql.raw(`drop database ${name}`).execute(admin.db);
        await admin.close();
        await server.stop();
      },
    };
  },
} as const;

function renewing(db: Kysely<Database>): OpenedEngine['renew'] {
  return async (world) => {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables
      where schemaname = 'public' and tablename not like 'kysely%' and tablename not like 'activity_log_%'`.execute(db);
    await sql`truncate ${sql.join(rows.map(({ name }) => sql.table(name)))} cascade`.execute(db);
    await loadWorld(db, world, TEST_NOW);
    return repositoriesOn(db);
  };
}

/** Jobs stay in this process, where a test runs them when it wants to. */
function repositoriesOn(db: Kysely<Database>): Repositories {
  const jobs = createMemoryJobs();
  return createSqlRepositories(db, { queueOn: () => jobs });
}

interface PostgresServer {
  url: string;
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<PostgresServer> {
  const script = new URL('../../../../scripts/postgres.mjs', import.meta.url);
  const { start } = (await import(/* @vite-ignore */ script.href)) as { start(): Promise<PostgresServer> };
  return start();
}
