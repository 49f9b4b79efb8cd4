import type { Logger } from '../ports';
import type { StorageError } from './storageErrors';

/** Reads work while these last, so a probe that reads doesn't notice them. */
const LASTING: ReadonlySet<unknown> = new Set<StorageError>([
  'readOnly',
  'diskFull',
  'outOfMemory',
  'tooManyConnections',
]);
/** How long a process counts as not ready after such an error. */
const REMEMBERED_MS = 15_000;

/** Remembers what the storage refused lately, for readiness. */
export interface StorageHealth {
  /** Passes everything on, and takes note of the storage errors among it. */
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
