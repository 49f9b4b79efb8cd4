import type { BucketRule } from '../http/tokenBuckets';
import type { Logger } from '../ports';
import type { ClusterRepository } from '../repositories/cluster';

/** So many requests are answered before they are charged together: a share of the burst. */
const UNCHARGED_SHARE = 1 / 20;
/** Sessions known at once; of the ones seen longest ago a few requests are never charged. */
const MAX_SESSIONS = 20_000;

/** The rate of sessions in all processes together. */
export interface SharedRate {
  /** Ms until a session may ask again, as far as this process knows; 0 means now. */
  waitMs(sessionId: string): number;
  /** Counts a request that was let in. */
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
  /** Runs work that no answer waits for. */
  run: (what: string, work: () => Promise<void>) => void;
}

/**
 * Charges the bucket that all processes share, some requests at a time and after they were answered: an ordinary
 * request costs no statement. What a session takes too much before the processes know of it, it waits for afterwards.
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
      // They are charged with the next ones; until then this process holds the session to the rate by itself.
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
