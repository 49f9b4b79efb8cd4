import { ApiErrorCode } from '@gladhand/domain';
import { apiError } from '../http/apiError';
import { type BucketRule, createTokenBuckets } from '../http/tokenBuckets';
import { AUTH_MESSAGES } from './messages';
import type { SharedRate } from './sharedRate';

/** Counts a request of a session, or throws RATE_LIMITED with the time until the next request is allowed. */
export type CountRequest = (sessionId: string) => void;

/** A page load makes about thirty requests, and an open tab a few per minute. Scraping every page takes more. */
const BURST_SECONDS = 10;

/**
 * Limits the request rate of each session. Requests are counted before the session is loaded, so that a flood causes no
 * queries.
 */
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
      throw apiError(ApiErrorCode.RateLimited, AUTH_MESSAGES.tooManyRequests, {
        retryAfterMs,
      });
    }
    shared?.count(sessionId);
  };
}
