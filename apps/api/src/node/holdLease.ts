import { randomUUID } from 'node:crypto';
import type { ApiDeps } from '../ports';

/** A lease outlives its holder by so long, in ms. */
const LEASE_MS = 15_000;
/** How often it is renewed, or tried for, in ms. */
const RENEW_MS = 5_000;

/** Something that one process of the cluster runs. */
export interface Held {
  stop(): Promise<void>;
}

/** Runs something in one process at a time: whoever holds the lease. Another takes over when the holder falls silent. */
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
      .catch((error: unknown) => logger.warn({ err: error, name }, 'what a lease is for could not be started'))
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
