import { ApiErrorCode } from '@gladhand/domain';
import { fault } from '../http/fault';
import { unavailable } from '../http/toFault';
import type { ApiDeps } from '../ports';
import { type ClusterRepository, type StreamBounds, streamLease } from '../repositories/cluster';

/** Each stream costs a timer and a question to the database every few seconds; a tab opens one. */
export const STREAM_LIMITS: StreamBounds = { perSession: 12, inAll: 2_000 };
const RETRY_AFTER_MS = 30_000;
/** A process that died gives its places back after so long, in ms. */
const LEASE_MS = 15_000;
/** How often a process with open streams renews its lease, in ms. */
const RENEW_MS = 5_000;

/** Counts open event streams, those of all processes on a database together. */
export interface StreamSlots {
  /** Takes a place, and answers what gives it back. Rejects with RATE_LIMITED or UNAVAILABLE when none is left. */
  take(sessionId: string): Promise<() => void>;
  /** Gives up the lease. */
  stop(): Promise<void>;
}

interface StreamSlotsDeps extends Pick<ApiDeps, 'ids' | 'now' | 'logger'> {
  cluster: Pick<ClusterRepository, 'takeLease' | 'releaseLease' | 'takeStream' | 'giveStream'>;
}

export function createStreamSlots(bounds: StreamBounds, { cluster, ids, now, logger }: StreamSlotsDeps): StreamSlots {
  let holder: string | undefined;
  let open = 0;
  let leasedUntilMs = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const givingBack = new Set<Promise<void>>();

  const renew = async (by: string) => {
    const at = now();
    const until = new Date(at.getTime() + LEASE_MS);
    if (await cluster.takeLease(streamLease(by), by, { now: at, until })) leasedUntilMs = until.getTime();
  };
  const warnOf = (message: string) => (error: unknown) => logger.warn({ err: error }, message);
  const openOne = (by: string) => {
    open++;
    timer ??= setInterval(() => {
      renew(by).catch(warnOf('the lease of the live streams could not be renewed'));
    }, RENEW_MS);
  };
  const closeOne = () => {
    open--;
    if (open > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
  const giveBack = (sessionId: string, by: string, place: number) => {
    const given = cluster
      .giveStream(sessionId, by, place)
      .catch(warnOf('the place of a live stream could not be given back'))
      .finally(() => givingBack.delete(given));
    givingBack.add(given);
  };

  return {
    async take(sessionId) {
      holder ??= ids.uuid();
      const by = holder;
      openOne(by);
      try {
        // Before the place: a place counts only while its holder has a lease.
        if (leasedUntilMs < now().getTime() + RENEW_MS) await renew(by);
        const slot = await cluster.takeStream(sessionId, by, bounds, now());
        if (slot.kind === 'sessionFull') {
          const message = `A session has at most ${bounds.perSession} live connections. Close some of its tabs.`;
          throw fault(ApiErrorCode.RateLimited, message, { retryAfterMs: RETRY_AFTER_MS });
        }
        if (slot.kind === 'allFull') throw unavailable();
        let isOpen = true;
        return () => {
          if (!isOpen) return;
          isOpen = false;
          closeOne();
          giveBack(sessionId, by, slot.place);
        };
      } catch (error) {
        closeOne();
        throw error;
      }
    },
    async stop() {
      clearInterval(timer);
      await Promise.all(givingBack);
      if (holder) await cluster.releaseLease(streamLease(holder), holder).catch(() => {});
    },
  };
}
