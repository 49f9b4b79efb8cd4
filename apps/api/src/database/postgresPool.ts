import pg from 'pg';
import { instantOf } from './instantOf';

export interface PoolOptions {
  url: string;
  connections: number;
  /** Shown in pg_stat_activity. */
  name: string;
  /** A statement that runs longer is cancelled, in ms; 0 is never. @default 30 s */
  statementTimeoutMs?: number;
  /** A statement that waits longer for a lock fails, in ms; 0 is never. @default 10 s */
  lockTimeoutMs?: number;
  /** Called for each connection that is lost, with the reason. */
  onLost?: ((error: Error) => void) | undefined;
}

const STATEMENT_TIMEOUT_MS = 30_000;
const LOCK_TIMEOUT_MS = 10_000;
/** How long a request waits for a free connection. */
const CONNECT_TIMEOUT_MS = 5_000;
/** A peer that vanished without a word is noticed by probes from here on. */
const KEEP_ALIVE_AFTER_MS = 10_000;
/** A transaction whose process hangs gives its locks back. */
const IDLE_IN_TRANSACTION_MS = 60_000;

/**
 * A pool that survives the loss of its connections. A client in use has no listener of the pool's: without one of its
 * own, a connection that ends between two statements of a transaction would end the process.
 */
export function createPool({
  url,
  connections,
  name,
  statementTimeoutMs = STATEMENT_TIMEOUT_MS,
  lockTimeoutMs = LOCK_TIMEOUT_MS,
  onLost,
}: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: name,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === pg.types.builtins.TIMESTAMPTZ && format !== 'binary'
          ? instantOf
          : pg.types.getTypeParser(type, format),
    } as pg.CustomTypesConfig,
  });
  pool.on('connect', (client) => {
    client.on('error', (error) => onLost?.(error));
  });
  // The pool repeats what its idle clients report; their own listener has it already.
  pool.on('error', () => {});
  return pool;
}
