/** How many requests a key may make. */
export interface BucketRule {
  /** Requests at once after a pause. */
  burst: number;
  /** Requests per second that never wait. */
  perSecond: number;
}

export interface TokenBuckets {
  /** Takes a request out of the bucket of a key: 0, or the ms after which there is one again. */
  spend(key: string): number;
}

/** Buckets kept at once. The ones used longest ago are dropped: they are full again. */
const MAX_KEYS = 20_000;

/** Token buckets in this process's memory: behind a load balancer each process grants its own. */
export function createTokenBuckets({ burst, perSecond }: BucketRule, now: () => Date): TokenBuckets {
  // Counted in ms, so that whole numbers stay whole.
  const costMs = 1_000 / perSecond;
  const fullMs = burst * costMs;
  const buckets = new Map<string, { creditMs: number; countedMs: number }>();
  return {
    spend(key) {
      const nowMs = now().getTime();
      const { creditMs, countedMs } = buckets.get(key) ?? { creditMs: fullMs, countedMs: nowMs };
      // A clock that is set back fills nothing.
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
