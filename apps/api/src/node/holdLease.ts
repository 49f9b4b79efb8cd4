import { randomUUID } from 'node:crypto';
import type { ApiDeps } from '../ports';

/** How long a lease is valid after its last renewal, in ms. */
const LEASE_MS = 15_000;
/** Interval of renewals and attempts, in ms. */
const RENEW_MS = 5_000;

/** A service that runs in one process of the cluster. */
export interface Held {
  stop(): Promise<void>;
}

/** Runs a service only in the process that holds a lease. Another process takes over if the holder dies. */
export function holdLease(
  { repositories, now, logger }: Pick<ApiDeps, 'repositories' | 'now' | 'logger'>,
  name: string,
  start: () => Promise<Held>,
): Held {
  const holder = randomUUID();
  let held: Held | undefined;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn: Promise<void> = Promise.resolve();

  const take = async () => {
    const at = now();
    const isMine = await repositories.cluster
      .takeLease(name, holder, { now: at, until: new Date(at.getTime() + LEASE_MS) })
      .catch((error: unknown) => {
        logger.warn({ err: error, name }, 'a lease could not be renewed');
        return false;
      });
    if (stopped) return;
    if (isMine && !held) held = await start();
    if (!isMine && held) {
      const lost = held;
      held = undefined;
      await lost.stop();
    }
  };
  const next = () => {
    if (stopped) return;
    turn = take()
      .catch((error: unknown) => logger.warn({ err: error, name }, 'the work of a lease could not be started'))
      .finally(() => {
        timer = setTimeout(next, RENEW_MS);
      });
  };
  next();

  return {
    async stop() {
      stopped = true;
      await turn;
      clearTimeout(timer);
      await held?.stop();
      await repositories.cluster.releaseLease(name, holder).catch(() => {});
    },
  };
}
