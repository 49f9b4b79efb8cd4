import type { Logger } from '../ports';
import type { StorageError } from './storageErrors';

/** Reads still work during these errors, so a probe that reads doesn't notice them. */
const LASTING: ReadonlySet<unknown> = new Set<StorageError>([
  'readOnly',
  'diskFull',
  'outOfMemory',
  'tooManyConnections',
]);
/** How long a process counts as not ready after such an error, in ms. */
const REMEMBERED_MS = 15_000;

/** Tracks recent storage errors for the readiness check. */
export interface StorageHealth {
  /** Forwards all entries and records the storage errors among them. */
  logger: Logger;
  problem(): StorageError | undefined;
}

export function createStorageHealth({ logger, now }: { logger: Logger; now: () => Date }): StorageHealth {
  let last: { error: StorageError; at: number } | undefined;
  return {
    logger: {
      ...logger,
      warn(fields, message) {
        if (LASTING.has(fields.storageError)) {
          last = { error: fields.storageError as StorageError, at: now().getTime() };
        }
        logger.warn(fields, message);
      },
    },
    problem: () => (last && now().getTime() - last.at < REMEMBERED_MS ? last.error : undefined),
  };
}
