import { ApiErrorCode } from '@gladhand/domain';
import { fault } from '../http/fault';
import { unavailable } from '../http/toFault';

/** How many event streams may be open. */
export interface StreamLimits {
  perSession: number;
  inAll: number;
}

/** Each stream costs a timer and a question to the database every few seconds; a tab opens one. */
export const STREAM_LIMITS: StreamLimits = { perSession: 12, inAll: 2_000 };
const RETRY_AFTER_MS = 30_000;

/** Counts open event streams of this process. */
export interface StreamSlots {
  /** Takes a place, and answers what gives it back. Throws RATE_LIMITED or UNAVAILABLE when none is left. */
  take(sessionId: string): () => void;
}

export function createStreamSlots({ perSession, inAll }: StreamLimits): StreamSlots {
  const open = new Map<string, number>();
  let total = 0;
  return {
    take(sessionId) {
      const own = open.get(sessionId) ?? 0;
      if (own >= perSession) {
        const message = `A session has at most ${perSession} live connections. Close some of its tabs.`;
        throw fault(ApiErrorCode.RateLimited, message, { retryAfterMs: RETRY_AFTER_MS });
      }
      if (total >= inAll) throw unavailable();
      open.set(sessionId, own + 1);
      total++;
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        total--;
        const left = (open.get(sessionId) ?? 1) - 1;
        if (left > 0) open.set(sessionId, left);
        else open.delete(sessionId);
      };
    },
  };
}
