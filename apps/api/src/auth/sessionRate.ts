import { ApiErrorCode } from '@gladhand/domain';
import { fault } from '../http/fault';
import { type BucketRule, createTokenBuckets } from '../http/tokenBuckets';
import type { SharedRate } from './sharedRate';

/** Counts a request of a session, or throws RATE_LIMITED with the time after which there is room again. */
export type CountRequest = (sessionId: string) => void;

/** A page makes some thirty requests at once and a tab asks a few times a minute; a reader of every page makes more. */
const BURST_SECONDS = 10;

/** Holds each session to a rate. Counted before the session is looked up, so that a flood costs no question. */
export function createSessionRate(
  perSecond: number | undefined,
  now: () => Date,
  share: (rule: BucketRule) => SharedRate | undefined = () => undefined,
): CountRequest | undefined {
  if (!perSecond) return undefined;
  const rule = { perSecond, burst: perSecond * BURST_SECONDS };
  const buckets = createTokenBuckets(rule, now);
  const shared = share(rule);
  return (sessionId) => {
    const retryAfterMs = shared?.waitMs(sessionId) || buckets.spend(sessionId);
    if (retryAfterMs > 0) {
      throw fault(ApiErrorCode.RateLimited, 'Too many requests. Please wait a moment and try again.', { retryAfterMs });
    }
    shared?.count(sessionId);
  };
}
