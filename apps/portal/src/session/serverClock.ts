/** Below this the browser's clock is taken as right: the header has whole seconds, and answers take their time. */
const TOLERATED_MS = 5_000;

/** The server's time, as its answers tell it: the clock of a browser may be wrong by hours. */
export interface ServerClock {
  now(): Date;
  /** As `fetch`, and learns the time from the `Date` header of each answer. */
  fetch: typeof globalThis.fetch;
}

export function createServerClock(
  fetch: typeof globalThis.fetch = (...args) => globalThis.fetch(...args),
  localNow: () => number = Date.now,
): ServerClock {
  let offsetMs = 0;

  const learn = (header: string | null, sentAt: number, receivedAt: number) => {
    const told = header === null ? Number.NaN : Date.parse(header);
    if (Number.isNaN(told)) return;
    // The header was cut to its second, and written some time between the two.
    const difference = told + 500 - (sentAt + receivedAt) / 2;
    offsetMs = Math.abs(difference) <= TOLERATED_MS ? 0 : difference;
  };

  return {
    now: () => new Date(localNow() + offsetMs),
    async fetch(input, init) {
      const sentAt = localNow();
      const response = await fetch(input, init);
      // An answer from a cache has the time of when it was made.
      if (!response.headers.has('age')) learn(response.headers.get('date'), sentAt, localNow());
      return response;
    },
  };
}
