import { DAY_MS } from '@gladhand/domain';
import type { Logger } from '../ports';

/** When most fleets of North America rest, in UTC. */
const AT_HOUR_UTC = 9;

/** Milliseconds until the next nightly run. */
export function untilNextNight(now: Date): number {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), AT_HOUR_UTC);
  return (today > now.getTime() ? today : today + DAY_MS) - now.getTime();
}

/** Does its work once a night. A night that fails is logged, and the next one does the work of both. */
export function startNightly({ work, now, logger }: { work: () => Promise<void>; now: () => Date; logger: Logger }): {
  stop(): Promise<void>;
} {
  let timer: ReturnType<typeof setTimeout>;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;
  const next = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = work()
        .catch((error: unknown) => logger.error({ err: error }, 'the nightly job failed'))
        .then(next);
    }, untilNextNight(now()));
  };
  next();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
