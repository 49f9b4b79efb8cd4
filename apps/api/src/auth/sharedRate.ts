import type { BucketRule } from '../http/tokenBuckets';
import type { Logger } from '../ports';
import type { ClusterRepository } from '../repositories/cluster';

/** Share of the burst that is charged at once. */
const UNCHARGED_SHARE = 1 / 20;
/**
 * Maximum number of sessions tracked. When the least recently used ones are dropped, a few of their requests stay
 * uncounted.
 */
const MAX_SESSIONS = 20_000;

/** The request rate of sessions across all processes. */
export interface SharedRate {
  /** Milliseconds until a session may make a request, as far as this process knows; 0 means now. */
  waitMs(sessionId: string): number;
  /** Counts an admitted request. */
  count(sessionId: string): void;
}

interface Account {
  uncharged: number;
  closedUntilMs: number;
  isCharging: boolean;
}

interface SharedRateDeps {
  cluster: Pick<ClusterRepository, 'charge'>;
  now: () => Date;
  logger: Logger;
  /** Runs work that no response waits for. */
  run: (what: string, work: () => Promise<void>) => void;
}

/**
 * Charges a bucket shared by all processes, several requests at a time and after responding, so that ordinary requests
 * need no extra statement. If a session exceeds its rate before the processes have synchronized, it waits longer
 * afterward.
 */
export function createSharedRate({ burst, perSecond }: BucketRule, deps: SharedRateDeps): SharedRate {
  const { cluster, now, logger, run } = deps;
  const size = { costMs: 1_000 / perSecond, fullMs: (burst * 1_000) / perSecond };
  const chargedAt = Math.max(1, Math.floor(burst * UNCHARGED_SHARE));
  const accounts = new Map<string, Account>();

  const accountOf = (sessionId: string): Account => {
    const account = accounts.get(sessionId) ?? { uncharged: 0, closedUntilMs: 0, isCharging: false };
    accounts.delete(sessionId);
    accounts.set(sessionId, account);
    for (const oldest of accounts.keys()) {
      if (accounts.size <= MAX_SESSIONS) break;
      accounts.delete(oldest);
    }
    return account;
  };
  const charge = async (sessionId: string, account: Account) => {
    const requests = account.uncharged;
    account.uncharged = 0;
    account.isCharging = true;
    try {
      const waitMs = await cluster.charge(sessionId, requests, size, now());
      account.closedUntilMs = now().getTime() + waitMs;
    } catch (error) {
      // They are charged together with the next requests; until then, this process limits the session on its own.
      account.uncharged += requests;
      logger.warn({ err: error }, 'the requests of a session could not be charged');
    } finally {
      account.isCharging = false;
    }
  };

  return {
    waitMs: (sessionId) => Math.max(0, (accounts.get(sessionId)?.closedUntilMs ?? 0) - now().getTime()),
    count(sessionId) {
      const account = accountOf(sessionId);
      account.uncharged++;
      if (account.uncharged >= chargedAt && !account.isCharging) {
        run('charge of requests', () => charge(sessionId, account));
      }
    },
  };
}
