const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
const ATTEMPTS = 6;

/**
 * Calls `load` until it succeeds, at most six times, with growing pauses of some 15 s in total. Attempts without a
 * connection don't count, and a restored connection ends the pause immediately.
 */
export async function persistently<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  let left = ATTEMPTS;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await load();
    } catch (reason) {
      if (isOnline()) left--;
      if (left === 0) throw reason;
      console.warn('[ui] A part of the page did not load and is tried again.', reason);
      await pause(pauseMs);
    }
  }
}

/** Outside of a browser, the connection is assumed to work. */
const isOnline = () => globalThis.navigator?.onLine !== false;

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    globalThis.addEventListener?.('online', go);
  });
}
