import pg from 'pg';
import { instantOf } from './instantOf';

export interface PoolOptions {
  url: string;
  connections: number;
  /** Shown in pg_stat_activity. */
  name: string;
  /** Statements that run longer are canceled, in ms; 0 means never. @default 30 s */
  statementTimeoutMs?: number;
  /** Statements that wait longer for a lock fail, in ms; 0 means never. @default 10 s */
  lockTimeoutMs?: number;
  /** Called for each lost connection, with the reason. */
  onLost?: ((error: Error) => void) | undefined;
}

const STATEMENT_TIMEOUT_MS = 30_000;
const LOCK_TIMEOUT_MS = 10_000;
/** How long a request waits for a free connection. */
const CONNECT_TIMEOUT_MS = 5_000;
/** Keep-alive probes start after this time and detect a peer that disappeared. */
const KEEP_ALIVE_AFTER_MS = 10_000;
/** The transaction of a hanging process is ended after this time, which releases its locks. */
const IDLE_IN_TRANSACTION_MS = 60_000;

/**
 * A pool that survives the loss of its connections. The pool doesn't listen for errors of a client in use, so each
 * client gets its own listener; otherwise, losing a connection between two statements of a transaction would end the
 * process.
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
  // The pool repeats errors of idle clients, which their own listeners have already handled.
  pool.on('error', () => {});
  return pool;
}
