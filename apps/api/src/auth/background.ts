import type { Logger } from '../ports';

/** Runs work that a response doesn't wait for, so that the response time reveals nothing about what was found. */
export interface Background {
  run(what: string, work: () => Promise<void>): void;
  /** Resolves when all work started so far is done; a stopping server waits for it. */
  idle(): Promise<void>;
}

export function createBackground(logger: Logger): Background {
  const pending = new Set<Promise<void>>();
  return {
    run(what, work) {
      const task = work()
        .catch((error: unknown) => logger.error({ err: error, what }, 'background work failed'))
        .finally(() => pending.delete(task));
      pending.add(task);
    },
    async idle() {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}
