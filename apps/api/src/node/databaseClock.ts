import type { Logger } from '../ports';

export interface DatabaseClock {
  now(): Date;
  /** How far the clock of this machine is ahead of the time that is used, in ms; 0 if it is used as it is. */
  aheadMs(): number;
  /** Compares the clocks again. */
  measure(): Promise<void>;
  stop(): void;
}

interface ClockOptions {
  /** The time of the database. */
  readTime: () => Promise<Date>;
  logger: Pick<Logger, 'warn'>;
  /** The clock of this machine, in ms since 1970. @default Date.now */
  ownTime?: () => number;
}

/** A smaller difference is left as it is, so that the time doesn't jump. An answer that takes longer is ignored. */
const IGNORED_MS = 2_000;
const MEASURE_EVERY_MS = 60_000;

/**
 * The time of the database, which all processes share. A process whose own clock is an hour ahead would send reports an
 * hour early, and take over what others are working on.
 */
export async function startDatabaseClock(options: ClockOptions): Promise<DatabaseClock> {
  const { readTime, logger, ownTime = Date.now } = options;
  let aheadMs = 0;

  async function measure(): Promise<void> {
    const askedAt = ownTime();
    const time = await readTime();
    const answeredAt = ownTime();
    const measuredMs = (askedAt + answeredAt) / 2 - time.getTime();
    if (answeredAt - askedAt > IGNORED_MS || Math.abs(measuredMs - aheadMs) <= IGNORED_MS) return;
    aheadMs = Math.abs(measuredMs) > IGNORED_MS ? Math.round(measuredMs) : 0;
    if (aheadMs === 0) logger.warn({}, 'the clock of this machine is right again, and used');
    else logger.warn({ aheadMs }, 'the clock of this machine is wrong, so the time of the database is used');
  }

  await measure();
  // Without an answer, the difference stays: the failure is reported by everything else that needs the database.
  const timer = setInterval(() => void measure().catch(() => undefined), MEASURE_EVERY_MS);
  timer.unref();
  return {
    now: () => new Date(ownTime() - aheadMs),
    aheadMs: () => aheadMs,
    measure,
    stop: () => clearInterval(timer),
  };
}

/** The clock of this machine, for a database in this process. */
export const ownClock: Pick<DatabaseClock, 'now' | 'aheadMs' | 'stop'> = {
  now: () => new Date(),
  aheadMs: () => 0,
  stop: () => undefined,
};
