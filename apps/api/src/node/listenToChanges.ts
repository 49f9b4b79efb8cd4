import pg from 'pg';
import type { Logger } from '../ports';
import { CHANGES_CHANNEL } from '../repositories/sql/sqlChanges';

/** Pause before reconnecting, in ms. Until then, the sequence is polled. */
const RECONNECT_MS = 5_000;

/** Listens on a separate connection for commits of other processes, and reconnects when the connection is lost. */
export function listenToChanges(url: string, logger: Logger) {
  return (wake: () => void): (() => void) => {
    let client: pg.Client | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;

    const reconnect = (error: unknown) => {
      if (isStopped || timer) return;
      logger.warn({ err: error }, 'change notifications are unavailable; polling instead');
      client?.removeAllListeners();
      client?.on('error', () => {});
      client?.end().catch(() => {});
      client = undefined;
      timer = setTimeout(() => {
        timer = undefined;
        void connect();
      }, RECONNECT_MS);
      timer.unref();
    };
    const connect = async () => {
      const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: RECONNECT_MS });
      client = next;
      next.on('error', reconnect);
      next.on('end', () => reconnect(new Error('the connection ended')));
      next.on('notification', wake);
      try {
        await next.connect();
        await next.query(`listen ${CHANGES_CHANNEL}`);
        // Catches up with commits during the gap.
        wake();
      } catch (error) {
        reconnect(error);
      }
    };
    void connect();

    return () => {
      isStopped = true;
      clearTimeout(timer);
      client?.removeAllListeners();
      client?.on('error', () => {});
      client?.end().catch(() => {});
    };
  };
}
