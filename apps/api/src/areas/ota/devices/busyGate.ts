/** Bounds how many pieces of work run at once, and how many wait. */
export interface BusyGate {
  /** Runs work when it is its turn; undefined if too much waits already. */
  run<Result>(work: () => Promise<Result>): Promise<Result | undefined>;
  /** Takes a place until the returned function is called; undefined if all are taken. Doesn't wait. */
  enter(): (() => void) | undefined;
}

/** Devices that wake up at once must not take the connections that reports need. */
export function createBusyGate({ atOnce, waiting }: { atOnce: number; waiting: number }): BusyGate {
  let running = 0;
  const queue: (() => void)[] = [];
  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else running--;
  };
  const enter = () => {
    if (running >= atOnce) return undefined;
    running++;
    let isLeft = false;
    return () => {
      if (isLeft) return;
      isLeft = true;
      leave();
    };
  };
  return {
    enter,
    async run(work) {
      const left = enter();
      if (!left) {
        if (queue.length >= waiting) return undefined;
        await new Promise<void>((resolve) => queue.push(resolve));
      }
      try {
        return await work();
      } finally {
        if (left) left();
        else leave();
      }
    },
  };
}
