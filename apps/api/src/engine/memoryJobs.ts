import type { JobDefinition, JobQueue, JobRequest } from './jobs';

/** In-memory jobs for stories and tests, run on request according to the caller's clock. */
export interface MemoryJobs extends JobQueue {
  /** Waiting jobs in the order of their time. */
  waiting(): readonly JobRequest[];
  /** Runs all due jobs, including those that they add, until none is due. */
  runDue(definitions: readonly JobDefinition[], now: Date): Promise<void>;
  /** Restores the earlier jobs, for storages that roll back. */
  restore(jobs: readonly JobRequest[]): void;
}

/** More runs than this in one call indicate a job that keeps adding itself. */
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
