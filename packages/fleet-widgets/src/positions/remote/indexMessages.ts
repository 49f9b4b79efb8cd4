import type { FleetIndex } from './fleetIndex';

/** Tasks of the index. */
export type IndexTask = 'take' | 'totals' | 'page' | 'one' | 'marks' | 'open' | 'counts';

/** A message to an index in a worker. Simultaneous tasks share one message and one answer. */
export interface IndexRequest {
  id: number;
  task: IndexTask;
  given: readonly unknown[];
}

export type IndexResponse = { id: number; found: unknown } | { id: number; failed: string };

/** Messages from the worker: it is ready, or the answers to the tasks of one message. */
export type IndexMessage = 'ready' | readonly IndexResponse[];

/** Runs the tasks of an index one after the other in order, so that each sees the results of those before. */
export function inTurn(index: FleetIndex): (task: IndexTask, given: readonly unknown[]) => Promise<unknown> {
  let before: Promise<unknown> = Promise.resolve();
  return (task, given) => {
    const work = index[task] as (...args: readonly unknown[]) => unknown;
    const done = before.then(() => work.apply(index, given as unknown[]));
    before = done.catch(() => undefined);
    return done;
  };
}
