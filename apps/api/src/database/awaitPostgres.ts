import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { storageErrorOf } from '../http/storageErrors';
import { migrations } from './migrations';
import { DatabaseStartError, type DatabaseTarget, MIN_SERVER_VERSION, startErrorOf } from './startErrors';

export interface AwaitPostgresOptions {
  url: string;
  /** How long to wait for a server that is starting, in ms. @default 60 s */
  patienceMs?: number;
  /** Called once when waiting begins, with a reason that names the server's address. */
  onWaiting?: ((reason: string) => void) | undefined;
}

const PATIENCE_MS = 60_000;
const RETRY_EVERY_MS = 500;
const CONNECT_TIMEOUT_MS = 5_000;
/** Error codes of temporary failures, such as a starting server or a failover. */
const PASSING: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ECONNRESET', 'EAI_AGAIN', '57P03', '53300', '25006']);

/** Server, user and database of a connection URL, with the same defaults as PostgreSQL's own tools. */
export function databaseTarget(url: string): DatabaseTarget {
  const { host, port, user, database } = new pg.Client({ connectionString: url });
  return { host, port, user: user ?? '', database: database ?? '' };
}

/** Waits for a server that is starting, and checks that it can store our data. Rejects with a `DatabaseStartError`. */
export async function awaitPostgres({ url, patienceMs = PATIENCE_MS, onWaiting }: AwaitPostgresOptions): Promise<void> {
  const target = databaseTarget(url);
  const until = Date.now() + patienceMs;
  let hasWaited = false;
  for (;;) {
    try {
      return await check(url, target);
    } catch (error) {
      const startError = startErrorOf(error, target);
      if (!isPassing(startError) || Date.now() >= until) throw startError;
      if (!hasWaited) onWaiting?.(startError.message.replace(/^\[api\] /, ''));
      hasWaited = true;
      await delay(RETRY_EVERY_MS);
    }
  }
}

function isPassing({ cause }: DatabaseStartError): boolean {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return PASSING.has(code) || (code === '' && storageErrorOf(cause) === 'unreachable');
}

/** Properties of a server. */
export interface ServerFacts {
  version: number;
  encoding: string;
  readOnly: boolean;
  mayCreate: boolean;
  hasMigrations: boolean;
}

async function check(url: string, target: DatabaseTarget): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<ServerFacts>(`
      select current_setting('server_version_num')::int / 10000 as version,
        current_setting('server_encoding') as encoding,
        current_setting('transaction_read_only') = 'on' as "readOnly",
        has_schema_privilege(current_schema(), 'create') and
          (to_regnamespace('pgboss') is not null or has_database_privilege(current_database(), 'create')) as "mayCreate",
        to_regclass('kysely_migration') is not null as "hasMigrations"`);
    const [facts] = rows;
    if (facts) refuseUnfit(facts, target);
    if (facts?.hasMigrations) await refuseNewerSchema(client, target);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Throws a `DatabaseStartError` if the server can't store our data. */
export function refuseUnfit({ version, encoding, readOnly, mayCreate }: ServerFacts, target: DatabaseTarget): void {
  const { host, port, user, database } = target;
  if (version < MIN_SERVER_VERSION) {
    throw new DatabaseStartError(
      `PostgreSQL at ${host}:${port} has version ${version}, but version ${MIN_SERVER_VERSION} or later is required. Upgrade the server.`,
    );
  }
  if (encoding !== 'UTF8') {
    throw new DatabaseStartError(
      `Database "${database}" at ${host}:${port} has the encoding ${encoding}, which can't store every name. Recreate it with \`createdb --encoding=UTF8 --template=template0 ${database}\`.`,
    );
  }
  if (readOnly) throw startErrorOf(Object.assign(new Error('read-only'), { code: '25006' }), target);
  // Null if the search path contains no schema.
  if (mayCreate !== true) {
    throw new DatabaseStartError(
      `User "${user}" isn't allowed to create tables and schemas in database "${database}" at ${host}:${port}. Make it the owner with \`ALTER DATABASE "${database}" OWNER TO "${user}"\`.`,
    );
  }
}

async function refuseNewerSchema(client: pg.Client, { host, port, database }: DatabaseTarget): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  const unknown = rows.map(({ name }) => name).filter((name) => !(name in migrations));
  if (unknown.length === 0) return;
  throw new DatabaseStartError(
    `The schema of database "${database}" at ${host}:${port} is newer than this version of Gladhand (${unknown.join(', ')}). Install the version that was running before, or a newer one.`,
  );
}
