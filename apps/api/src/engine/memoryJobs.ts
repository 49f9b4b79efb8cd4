import type { JobDefinition, JobQueue, JobRequest } from './jobs';

/** Jobs in this process, run by hand against a clock that the caller moves: for stories and tests. */
export interface MemoryJobs extends JobQueue {
  /** What waits, in the order of its time. */
  waiting(): readonly JobRequest[];
  /** Runs everything that is due, also what those runs add, and resolves when nothing due is left. */
  runDue(definitions: readonly JobDefinition[], now: Date): Promise<void>;
  /** Puts back what was there before; for storages that roll back. */
  restore(jobs: readonly JobRequest[]): void;
}

/** More runs than this in one call is a job that feeds itself. */
const MAX_RUNS = 10_000;

export function createMemoryJobs(): MemoryJobs {
  let jobs: JobRequest[] = [];

  const isDue = ({ startAfter }: JobRequest, now: Date) => startAfter === undefined || startAfter <= now;

  return {
    async add(requests) {
      for (const request of requests) {
        const isWaiting = jobs.some(({ name, key }) => name === request.name && key === request.key);
        if (request.key === undefined || !isWaiting) jobs.push(request);
      }
    },
    waiting: () => [...jobs],
    async runDue(definitions, now) {
      const byName = new Map(definitions.map((definition) => [definition.name, definition]));
      for (let runs = 0; runs < MAX_RUNS; runs++) {
        const due = jobs.find((job) => isDue(job, now));
        if (!due) return;
        jobs = jobs.filter((job) => job !== due);
        const definition = byName.get(due.name);
        if (!definition) throw new Error(`[api] There is no job named ${due.name}. Add it to the definitions.`);
        await definition.run({ data: due.data ?? {}, signal: new AbortController().signal });
      }
      throw new Error(`[api] ${MAX_RUNS} jobs ran without a pause: one of them adds itself again.`);
    },
    restore(before) {
      jobs = [...before];
    },
  };
}
