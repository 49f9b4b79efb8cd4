import { hash, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '../ports';

/** argon2id is the default algorithm. 19 MiB, two passes, one lane: the first of OWASP's recommended settings; some 20 ms. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes at once. The thread pool has four threads, and files and DNS need one too. */
const CONCURRENT = 2;

/** argon2id. Hashes beyond the concurrent ones wait in order. */
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
