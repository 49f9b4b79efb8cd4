import type { ApiDeps } from '../ports';
import { type ChangeFeed, createChangeFeed } from './changeFeed';
import { createStreamSlots, STREAM_LIMITS, type StreamSlots } from './streamSlots';

/** What all event streams share. */
export interface LiveChanges {
  changes: ChangeFeed;
  slots: StreamSlots;
  /** Aborted when the server stops. */
  stopped: AbortSignal;
  stop(): Promise<void>;
}

/** Watches trailer changes of all processes until it is stopped. */
export function createLiveChanges(deps: ApiDeps): LiveChanges {
  const { cluster, changes: stored } = deps.repositories;
  const changes = createChangeFeed({ changes: stored, logger: deps.logger });
  const slots = createStreamSlots(deps.config.streams ?? STREAM_LIMITS, { ...deps, cluster });
  const stopListening = deps.onTrailerChanges?.(() => changes.wake());
  const stopped = new AbortController();
  return {
    changes,
    slots,
    stopped: stopped.signal,
    async stop() {
      stopped.abort();
      stopListening?.();
      changes.stop();
      await slots.stop();
    },
  };
}
