import { PGliteDialect, type PGliteDialectConfig, PGliteDriver } from 'kysely';

/**
 * A query in PGlite runs on the calling thread and the next one starts from a microtask: without a turn of the event
 * loop in between, timers and sockets starve for as long as queries wait.
 */
class FifoDriver extends PGliteDriver {
  override async releaseConnection(): Promise<void> {
    await new Promise<void>((next) => {
      setImmediate(next);
    });
  }
}

/** Kysely's PGlite dialect with a breath between queries. Order is first in, first out: Kysely hands out one connection. */
export class FifoPGliteDialect extends PGliteDialect {
  readonly #config: PGliteDialectConfig;

  constructor(config: PGliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PGliteDriver {
    return new FifoDriver(this.#config);
  }
}
