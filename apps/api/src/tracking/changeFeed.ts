import type { Logger } from '../ports';
import { type ChangeCursor, type ChangeRepository, isCustomer } from '../repositories/changes';
import type { TrailerScope } from '../repositories/scope';

/** Notifies listeners in this process of changed trailers, regardless of which process ingested the report. */
export interface ChangeFeed {
  /** Calls back with the customers whose trailers change from now on; resolves to a function that stops it. */
  listen(onChange: (customerIds: ReadonlySet<number>) => void): Promise<() => void>;
  /** Reads the sequence now, because this or another process has committed. */
  wake(): void;
  stop(): void;
}

/** How often the sequence is read without a notification, in ms. */
const POLL_MS = 1_000;

interface ChangeFeedDeps {
  changes: ChangeRepository;
  logger: Logger;
}

/** Polls the change sequence as long as there are listeners. */
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
      // The next poll reads from the same cursor, so nothing is lost.
      logger.warn({ err: error }, 'the change sequence could not be read');
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

/** Whether a change of these customers may affect the scope. */
export function affectsScope(scope: TrailerScope, customerIds: ReadonlySet<number>): boolean {
  const isOf = (customerId: number) => customerIds.has(customerId);
  if (scope.within !== null && !isOf(scope.within)) return false;
  if (scope.all || scope.technician) return [...customerIds].some(isCustomer);
  return scope.customerIds.some(isOf) || scope.groups.some(({ customerId }) => isOf(customerId));
}
