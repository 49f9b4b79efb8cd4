import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long work waits for requests at most, so that a busy process gets it done too. */
const MAX_WAIT_MS = 25;

/** Lets requests go before long work, because both share one thread. */
export interface RequestsFirst {
  /** Counts a request until it is answered. */
  answering<Answer>(answer: () => Answer | Promise<Answer>): Promise<Answer>;
  /**
   * Resolves when the requests that have arrived are answered, and after 25 ms at the latest. Long work awaits it between
   * its steps.
   */
  turn(): Promise<void>;
}

export function createRequestsFirst(): RequestsFirst {
  let open = 0;
  const waiting = new Set<() => void>();
  return {
    async answering(answer) {
      open++;
      try {
        return await answer();
      } finally {
        open--;
        if (open === 0) for (const go of [...waiting]) go();
      }
    },
    async turn() {
      await nextTurn();
      if (open === 0) return;
      await new Promise<void>((resolve) => {
        const go = () => {
          clearTimeout(timer);
          waiting.delete(go);
          resolve();
        };
        const timer = setTimeout(go, MAX_WAIT_MS);
        waiting.add(go);
      });
    },
  };
}
