import { hash, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '../ports';

/**
 * OWASP's first recommendation for argon2id, which is the library's default algorithm: 19 MiB, two passes, one lane.
 * A hash takes about 20 ms.
 */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Maximum number of concurrent hashes. The thread pool has four threads, and files and DNS need some too. */
const CONCURRENT = 2;

/** Hashes passwords with argon2id. Further hashes wait in order. */
export function createArgon2Hasher(): PasswordHasher {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= CONCURRENT) await new Promise<void>((next) => waiting.push(next));
    running++;
    try {
      return await work();
    } finally {
      running--;
      waiting.shift()?.();
    }
  }

  return {
    hash: (password) => inTurn(() => hash(password, OPTIONS)),
    verify: (hashed, password) => inTurn(() => verify(hashed, password)),
  };
}
