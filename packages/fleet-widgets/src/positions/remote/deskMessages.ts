import type { FleetDesk } from './fleetDesk';

/** What a desk can be asked. */
export type DeskTask = 'take' | 'totals' | 'page' | 'one' | 'marks' | 'open' | 'counts';

/** A question to a desk in a worker. */
export interface DeskQuestion {
  id: number;
  task: DeskTask;
  given: readonly unknown[];
}

/** The worker is there, or answers a question. */
export type DeskAnswer = { ready: true } | { id: number; found: unknown } | { id: number; failed: string };

/** Does a task. */
export async function atDesk(desk: FleetDesk, { task, given }: Pick<DeskQuestion, 'task' | 'given'>): Promise<unknown> {
  const work = desk[task] as (...args: readonly unknown[]) => unknown;
  return work.apply(desk, given as unknown[]);
}
