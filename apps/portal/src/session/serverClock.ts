/** Smaller differences are ignored, because the header has whole seconds and answers take time. */
const TOLERATED_MS = 5_000;

/** The time of the server by its answers, because the clock of a browser may be wrong by hours. */
export interface ServerClock {
  now(): Date;
  /** Fetches, and reads the time from the `Date` header of each answer. */
  fetch: typeof globalThis.fetch;
}

export function createServerClock(
  fetch: typeof globalThis.fetch = (...args) => globalThis.fetch(...args),
  localNow: () => number = Date.now,
): ServerClock {
  let offsetMs = 0;

  const learn = (header: string | null, sentAt: number, receivedAt: number) => {
    const serverTime = header === null ? Number.NaN : Date.parse(header);
    if (Number.isNaN(serverTime)) return;
    // The header has whole seconds, and was written between request and answer.
    const difference = serverTime + 500 - (sentAt + receivedAt) / 2;
    offsetMs = Math.abs(difference) <= TOLERATED_MS ? 0 : difference;
  };

  return {
    now: () => new Date(localNow() + offsetMs),
    async fetch(input, init) {
      const sentAt = localNow();
      const response = await fetch(input, init);
      // An answer from a cache has the time of its creation.
      if (!response.headers.has('age')) learn(response.headers.get('date'), sentAt, localNow());
      return response;
    },
  };
}
