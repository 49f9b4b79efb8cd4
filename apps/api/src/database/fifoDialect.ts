import { PGliteDialect, type PGliteDialectConfig, PGliteDriver } from 'kysely';

/**
 * A PGlite query runs on the calling thread, and the next one starts from a microtask. Without a turn of the event loop
 * in between, timers and sockets would starve while queries are waiting.
 */
class FifoDriver extends PGliteDriver {
  override async releaseConnection(): Promise<void> {
    await new Promise<void>((next) => {
      setImmediate(next);
    });
  }
}

/**
 * Kysely's PGlite dialect with a turn of the event loop between queries. Queries run first in, first out, because
 * Kysely uses one connection.
 */
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
