import { Kysely, PostgresDialect } from 'kysely';
import { awaitPostgres, databaseTarget } from './awaitPostgres';
import { migrate } from './migrate';
import type { OpenedDatabase } from './opened';
import { createPool, type PoolOptions } from './postgresPool';
import type { Database } from './schema';
import { startErrorOf } from './startErrors';

export interface PostgresOptions {
  url: string;
  /** @default 10 */
  connections?: number;
  /** Skips migrations. @default false */
  migrated?: boolean;
  /** How long to wait for a server that is starting, in ms. @default 60 s */
  patienceMs?: number;
  /** Called once if the server is not up yet, with its address. */
  onWaiting?: (reason: string) => void;
  /** Called for each lost connection, with the reason. */
  onLost?: (error: Error) => void;
}

/** Connections used only by sign-in and health, so that these respond while all others are busy. */
const RESERVED_CONNECTIONS = 2;

/** Opens PostgreSQL, waits while it starts, and migrates it. Rejects with a `DatabaseStartError`. */
export async function openPostgres({
  url,
  connections = 10,
  migrated = false,
  patienceMs,
  onWaiting,
  onLost,
}: PostgresOptions): Promise<OpenedDatabase> {
  if (!migrated) {
    await awaitPostgres({ url, onWaiting, ...(patienceMs !== undefined && { patienceMs }) });
    await migrateAlone(url);
  }
  const db = kyselyOn({ url, connections, name: 'gladhand', onLost });
  const reserve = kyselyOn({ url, connections: RESERVED_CONNECTIONS, name: 'gladhand-reserve', onLost });
  return {
    db,
    reserve,
    engine: 'postgres',
    jobs: { url },
    async close() {
      await Promise.all([db.destroy(), reserve.destroy()]);
    },
  };
}

/** Uses a separate connection, because a migration may take longer than the statement timeout of requests. */
async function migrateAlone(url: string): Promise<void> {
  const db = kyselyOn({ url, connections: 1, name: 'gladhand-migrate', statementTimeoutMs: 0, lockTimeoutMs: 0 });
  try {
    await migrate(db);
  } catch (error) {
    throw startErrorOf(error instanceof Error && error.cause ? error.cause : error, databaseTarget(url));
  } finally {
    await db.destroy();
  }
}

const kyselyOn = (options: PoolOptions) =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool: createPool(options) }) });
