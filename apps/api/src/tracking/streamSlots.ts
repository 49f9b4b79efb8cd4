import { ApiErrorCode } from '@gladhand/domain';
import { apiError } from '../http/apiError';
import { unavailable } from '../http/toApiError';
import type { ApiDeps } from '../ports';
import { type ClusterRepository, type StreamBounds, streamLease } from '../repositories/cluster';
import { TRACKING_MESSAGES } from './messages';

/**
 * Each stream costs a timer and a database query every few seconds; each tab opens one for its trailers and one for
 * messages to users, which costs an eighth of that.
 */
export const STREAM_LIMITS: StreamBounds = { perSession: 12, inAll: 4_000 };
const RETRY_AFTER_MS = 30_000;
/** How long until the slots of a dead process are released, in ms. */
const LEASE_MS = 15_000;
/** How often a process with open streams renews its lease, in ms. */
const RENEW_MS = 5_000;

/** Counts open event streams in all processes on a database. */
export interface StreamSlots {
  /**
   * Takes a slot and returns a function that releases it. Rejects with RATE_LIMITED or UNAVAILABLE if no slot is free.
   */
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
      .catch(warnOf('the slot of a live stream could not be released'))
      .finally(() => givingBack.delete(given));
    givingBack.add(given);
  };

  return {
    async take(sessionId) {
      holder ??= ids.uuid();
      const by = holder;
      openOne(by);
      try {
        // Renewed before taking a slot, because slots count only while their holder has a lease.
        if (leasedUntilMs < now().getTime() + RENEW_MS) await renew(by);
        const slot = await cluster.takeStream(sessionId, by, bounds, now());
        if (slot.kind === 'sessionFull') {
          const message = TRACKING_MESSAGES.tooManyStreams(bounds.perSession);
          throw apiError(ApiErrorCode.RateLimited, message, { retryAfterMs: RETRY_AFTER_MS });
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
