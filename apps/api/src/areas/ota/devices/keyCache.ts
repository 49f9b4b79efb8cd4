/** How long a revoked key still gets answers without content. */
const VALID_FOR_MS = 5_000;
const MAX_KEYS = 1_000;

/** Ingest keys that were valid within the last seconds. */
export interface KeyCache {
  /** Resolves if the key of a request is valid. Requests with the same key share a look-up, which rejects if it isn't. */
  check(headers: Headers, lookUp: () => Promise<unknown>): Promise<void>;
}

/** Spares the look-up of a key for answers that contain nothing. Everything else checks the stored key. */
export function createKeyCache(now: () => Date): KeyCache {
  const checks = new Map<string, { until: number; valid: Promise<unknown> }>();
  return {
    async check(headers, lookUp) {
      const key = headers.get('x-ingest-key') ?? headers.get('authorization') ?? '';
      const at = now().getTime();
      let known = checks.get(key);
      if (!known || at >= known.until) {
        if (checks.size >= MAX_KEYS) checks.clear();
        const looked = { until: at + VALID_FOR_MS, valid: lookUp() };
        looked.valid.catch(() => {
          if (checks.get(key) === looked) checks.delete(key);
        });
        checks.set(key, looked);
        known = looked;
      }
      await known.valid;
    },
  };
}
