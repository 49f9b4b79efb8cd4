import { createMemoryJobs, type MemoryJobs } from '../engine/memoryJobs';
import type { Dataset } from '../repositories/dataset';
import { memoryKernel } from '../repositories/memory/memoryKernel';
import { createMemoryStore } from '../repositories/memory/memoryStore';
import type { Repositories } from '../repositories/port';
import { areaRepositories } from './areaRepositories';

/** In-memory repositories for stories and tests, with the same results as the SQL ones. */
export function createMemoryRepositories(dataset: Dataset, jobs: MemoryJobs = createMemoryJobs()): Repositories {
  const store = createMemoryStore(dataset);
  store.register(() => {
    const waiting = jobs.waiting();
    return () => jobs.restore(waiting);
  });
  const kernel = memoryKernel(store, jobs);
  const all = { ...kernel, ...areaRepositories.memory(store, kernel) };
  const within: Repositories = { ...all, transaction: (work) => work(within) };
  return { ...all, transaction: (work) => store.run(() => work(within)) };
}
