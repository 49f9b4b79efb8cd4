/** The request rate that a key may have. */
export interface BucketRule {
  /** Number of requests allowed at once after a pause. */
  burst: number;
  /** Sustained number of requests per second. */
  perSecond: number;
}

export interface TokenBuckets {
  /** Takes one request from the bucket of a key: 0, or the time in ms until one is available. */
  spend(key: string): number;
}

/** Maximum number of buckets. Dropping the least recently used ones is harmless, because they are full again. */
const MAX_KEYS = 20_000;

/** Token buckets in this process's memory. Behind a load balancer, each process has its own. */
export function createTokenBuckets({ burst, perSecond }: BucketRule, now: () => Date): TokenBuckets {
  // In ms, so that integers stay integers.
  const costMs = 1_000 / perSecond;
  const fullMs = burst * costMs;
  const buckets = new Map<string, { creditMs: number; countedMs: number }>();
  return {
    spend(key) {
      const nowMs = now().getTime();
      const { creditMs, countedMs } = buckets.get(key) ?? { creditMs: fullMs, countedMs: nowMs };
      // A clock that is set back does not fill the bucket.
      const filledMs = Math.min(fullMs, creditMs + Math.max(0, nowMs - countedMs));
      const isFree = filledMs >= costMs;
      buckets.delete(key);
      buckets.set(key, { creditMs: isFree ? filledMs - costMs : filledMs, countedMs: nowMs });
      for (const oldest of buckets.keys()) {
        if (buckets.size <= MAX_KEYS) break;
        buckets.delete(oldest);
      }
      return isFree ? 0 : Math.ceil(costMs - filledMs);
    },
  };
}
