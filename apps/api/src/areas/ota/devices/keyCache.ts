import type { IngestKeyRecord } from '../../../repositories/ingest';

/** How long a revoked key still gets answers without content. */
const VALID_FOR_MS = 5_000;
const MAX_KEYS = 1_000;

/** Valid ingest keys of the last seconds. */
export interface KeyCache {
  has(headers: Headers): boolean;
  /** Notes that the key of a request is valid. */
  add(headers: Headers, key: IngestKeyRecord): void;
}

/** Spares the look-up of a key for answers that contain nothing. Everything else checks the stored key. */
export function createKeyCache(now: () => Date): KeyCache {
  const validUntil = new Map<string, number>();
  const textOf = (headers: Headers) => headers.get('x-ingest-key') ?? headers.get('authorization') ?? '';
  return {
    has: (headers) => (validUntil.get(textOf(headers)) ?? 0) > now().getTime(),
    add(headers) {
      if (validUntil.size >= MAX_KEYS) validUntil.clear();
      validUntil.set(textOf(headers), now().getTime() + VALID_FOR_MS);
    },
  };
}
