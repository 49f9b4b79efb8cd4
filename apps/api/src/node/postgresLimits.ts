import { createHash } from 'node:crypto';
import pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { delayAfter } from '../auth/memoryLimits';
import type { LimitRule, RateLimits } from '../ports';

/** Sign-in checks these limits first, so it must not queue behind the requests that they protect. */
const CONNECTIONS = 2;
const CONNECT_TIMEOUT_MS = 5_000;

/** Rate limits shared by all processes on a database. */
export function createPostgresLimits(url: string): RateLimits & { close(): Promise<void> } {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    allowExitOnIdle: true,
  });
  pool.on('error', () => {});
  const store = (keyPrefix: string) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points: 1,
      duration: 1,
      clearExpiredByTimeout: true,
    });
  /** Attempts so far; they expire some time after the last one. */
  const tries = store('tries');
  /** Exists while a key has to wait. */
  const waits = store('wait');

  return {
    waitMs: async (rule, key) => (await waits.get(keyOf(rule, key)))?.msBeforeNext ?? 0,
    async count(rule, key) {
      const name = keyOf(rule, key);
      const { consumedPoints } = await tries.penalty(name, 1, { customDuration: seconds(rule.forgetAfterMs) });
      const delayMs = delayAfter(rule, consumedPoints);
      await tries.set(name, consumedPoints, seconds(Math.max(rule.forgetAfterMs, delayMs)));
      if (delayMs > 0) await waits.set(name, 1, seconds(delayMs));
    },
    async forget(rule, key) {
      await Promise.all([tries.delete(keyOf(rule, key)), waits.delete(keyOf(rule, key))]);
    },
    close: () => pool.end(),
  };
}

const seconds = (ms: number) => Math.ceil(ms / 1_000);

/**
 * Keys are hashed: they contain addresses of people, which don't belong in this table, and may be longer than its
 * column.
 */
const keyOf = (rule: LimitRule, key: string) => `${rule.name}:${createHash('sha256').update(key).digest('base64url')}`;
