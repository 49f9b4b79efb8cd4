/** Why the storage failed. In all these cases, the request has changed nothing. */
export type StorageError =
  /** The storage can't be reached, or the connection was lost. */
  | 'unreachable'
  /** Reachable but too slow, or all our connections are in use. */
  | 'busy'
  | 'tooManyConnections'
  /** Two transactions got in each other's way. */
  | 'contention'
  | 'readOnly'
  | 'diskFull'
  | 'outOfMemory';

const OF_CODE: Readonly<Record<string, StorageError>> = {
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
  ETIMEDOUT: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  EPIPE: 'unreachable',
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P03': 'unreachable',
  '57P05': 'unreachable',
  '25P03': 'unreachable',
  '53300': 'tooManyConnections',
  '57014': 'busy',
  '40001': 'contention',
  '40P01': 'contention',
  '55P03': 'contention',
  '25006': 'readOnly',
  '53100': 'diskFull',
  '53200': 'outOfMemory',
  '53000': 'outOfMemory',
  '53400': 'outOfMemory',
};

/** Errors of the driver have no code, and PostgreSQL has none for a quota or a limit of the operating system. */
const OF_TEXT: readonly (readonly [RegExp, StorageError])[] = [
  [/timeout exceeded when trying to connect|Query read timeout/i, 'busy'],
  [
    /Connection terminated|connection error and is not queryable|Client was closed|PGlite is closed|driver has already been destroyed|after calling end on the pool/i,
    'unreachable',
  ],
  [/could not (?:extend|write)\b.*: (?:No space left on device|Disk quota exceeded|File too large)/, 'diskFull'],
];

/** Errors can wrap others; their chain is followed up to this length. */
const MAX_CAUSES = 4;

/** The kind of a storage error; undefined for other errors. */
export function storageErrorOf(error: unknown): StorageError | undefined {
  let current = error;
  for (let depth = 0; depth < MAX_CAUSES && current instanceof Error; depth++) {
    const code = 'code' in current ? String(current.code) : '';
    // Class 08: connection exceptions.
    const kind = OF_CODE[code] ?? (/^08\w{3}$/.test(code) ? 'unreachable' : undefined);
    if (kind) return kind;
    const { message } = current;
    const known = OF_TEXT.find(([pattern]) => pattern.test(message));
    if (known) return known[1];
    current = current.cause;
  }
  return undefined;
}

/** When to retry, in ms. Problems that an operator has to fix take longer than a restart. */
export const RETRY_AFTER_MS: Readonly<Record<StorageError, number>> = {
  unreachable: 2_000,
  busy: 2_000,
  tooManyConnections: 5_000,
  contention: 1_000,
  readOnly: 15_000,
  diskFull: 30_000,
  outOfMemory: 15_000,
};
