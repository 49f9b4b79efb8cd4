import type { FleetDesk } from './fleetDesk';

/** What a desk can be asked. */
export type DeskTask = 'take' | 'totals' | 'page' | 'one' | 'marks' | 'open' | 'counts';

/** A question to a desk in a worker. Those that are asked at once go in one message and come back in one. */
export interface DeskQuestion {
  id: number;
  task: DeskTask;
  given: readonly unknown[];
}

export type DeskAnswer = { id: number; found: unknown } | { id: number; failed: string };

/** What a worker says: that it is there, or the answers to the questions of one message. */
export type DeskMessage = 'ready' | readonly DeskAnswer[];

/** Does a desk's tasks one after the other, in the order they were asked: each finds what those before it left. */
export function inTurn(desk: FleetDesk): (task: DeskTask, given: readonly unknown[]) => Promise<unknown> {
  let before: Promise<unknown> = Promise.resolve();
  return (task, given) => {
    const work = desk[task] as (...args: readonly unknown[]) => unknown;
    const done = before.then(() => work.apply(desk, given as unknown[]));
    before = done.catch(() => undefined);
    return done;
  };
}
