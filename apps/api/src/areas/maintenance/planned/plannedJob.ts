import type { JobDeps } from '../../../engine/jobDeps';
import type { JobDefinition } from '../../../engine/jobs';
import { PLANNED_WORK_JOB } from '../../../jobs/plannedWorkRequest';
import type { Repositories } from '../../../repositories/port';
import { MAINTENANCE_SCHEDULES } from '../schedules';
import { followTrailers } from './followTrailers';

/** Trailers per transaction. */
const BATCH = 300;

/** Opens, worsens and closes issues of planned work: every hour, and for what has changed. */
export function plannedJob({ repositories, now }: Pick<JobDeps, 'repositories' | 'now'>): JobDefinition {
  return {
    name: PLANNED_WORK_JOB,
    schedule: MAINTENANCE_SCHEDULES[PLANNED_WORK_JOB],
    expireInSeconds: 600,
    async run({ data: { customerId, trailerId }, signal }) {
      if (typeof customerId === 'number' && typeof trailerId === 'string') {
        await repositories.transaction((within) => followTrailer(within, { customerId, trailerId }, now()));
        return;
      }
      const customers = typeof customerId === 'number' ? [customerId] : await repositories.plannedWork.customerIds();
      for (const one of customers) await followCustomer(repositories, one, now(), signal);
    },
  };
}

/** Follows all trailers of a customer in batches. The lock on its templates keeps processes from doing it together. */
export async function followCustomer(
  repositories: Pick<Repositories, 'transaction'>,
  customerId: number,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  for (let after: string | null = null; !signal?.aborted; ) {
    const from: string | null = after;
    const last = await repositories.transaction(async (within) => {
      const templates = await within.plannedWork.lockTemplates(customerId);
      if (templates.length === 0) return undefined;
      const trailers = await within.plannedWork.trailersAfter(customerId, from, BATCH);
      await followTrailers(within, templates, trailers, now);
      return trailers.length === BATCH ? trailers.at(-1)?.trailerId : undefined;
    });
    if (last === undefined) return;
    after = last;
  }
}

async function followTrailer(within: Repositories, key: { customerId: number; trailerId: string }, now: Date) {
  const templates = await within.plannedWork.lockTemplates(key.customerId);
  const trailer = await within.plannedWork.trailer(key);
  if (trailer) await followTrailers(within, templates, [trailer], now);
}
