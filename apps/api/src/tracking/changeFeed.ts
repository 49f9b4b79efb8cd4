import type { Logger } from '../ports';
import type { ChangeCursor, ChangeRepository } from '../repositories/changes';
import type { TrailerScope } from '../repositories/scope';

/** Tells whoever listens in this process that trailers have changed, whichever process took the report in. */
export interface ChangeFeed {
  /** Called with the customers whose trailers change from now on; resolves to what ends it. */
  listen(onChange: (customerIds: ReadonlySet<number>) => void): Promise<() => void>;
  /** Reads the sequence now: this process has committed something, or another one has said so. */
  wake(): void;
  stop(): void;
}

/** Without a notification the sequence is read this often, in ms. */
const POLL_MS = 1_000;

interface ChangeFeedDeps {
  changes: ChangeRepository;
  logger: Logger;
}

/** Reads the sequence of changes while somebody listens. */
export function createChangeFeed({ changes, logger }: ChangeFeedDeps): ChangeFeed {
  const listeners = new Set<(customerIds: ReadonlySet<number>) => void>();
  let cursor: ChangeCursor | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  let reading: Promise<void> | undefined;
  let isStale = false;

  const read = async () => {
    try {
      if (cursor === undefined) {
        cursor = await changes.end();
        return;
      }
      const found = await changes.since(cursor);
      cursor = found.cursor;
      if (found.customerIds.size > 0) for (const onChange of listeners) onChange(found.customerIds);
    } catch (error) {
      // The next poll reads from the same cursor: nothing is lost.
      logger.warn({ err: error }, 'the sequence of changes could not be read');
    }
  };
  const wake = () => {
    if (listeners.size === 0) return;
    if (reading) {
      isStale = true;
      return;
    }
    reading = read().finally(() => {
      reading = undefined;
      if (isStale) {
        isStale = false;
        wake();
      }
    });
  };
  const pause = () => {
    clearInterval(timer);
    timer = undefined;
    cursor = undefined;
  };

  return {
    async listen(onChange) {
      listeners.add(onChange);
      timer ??= setInterval(wake, POLL_MS);
      wake();
      await reading;
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) pause();
      };
    },
    wake,
    stop() {
      listeners.clear();
      pause();
    },
  };
}

/** Whether a change of these customers may affect the scope; a change of others never does. */
export function affectsScope(scope: TrailerScope, customerIds: ReadonlySet<number>): boolean {
  const isOf = (customerId: number) => customerIds.has(customerId);
  if (scope.within !== null && !isOf(scope.within)) return false;
  if (scope.all || scope.technician) return true;
  return scope.customerIds.some(isOf) || scope.groups.some(({ customerId }) => isOf(customerId));
}
