const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

/** Calls `load` until it succeeds, with growing pauses; a connection that comes back ends the pause at once. */
export async function persistently<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await load();
    } catch (reason) {
      console.warn('[ui] A part of the page did not load and is tried again.', reason);
      await pause(pauseMs);
    }
  }
}

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
