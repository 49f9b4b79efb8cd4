import { CONNECTIVITY_POLICY } from '@gladhand/domain/readings';
import type { TrailerRecord } from '../../database/trailerColumns';
import type { JobDeps } from '../../engine/jobDeps';
import type { JobDefinition } from '../../engine/jobs';
import type { Repositories } from '../../repositories/port';
import { followSilence, followSuspension } from './follow/followReport';
import { memoryOf, packMemory } from './follow/maintenanceMemory';
import { stepsWithPoints, withPoints } from './follow/standing';
import { writeSteps } from './follow/writeSteps';
import { MAINTENANCE_SCHEDULES } from './schedules';

/** Trailers per transaction. */
const BATCH = 200;

/** Opens issues of trailers that have stopped reporting: no report will show that. */
export function silenceJob({ repositories, now }: Pick<JobDeps, 'repositories' | 'now'>): JobDefinition {
  return {
    name: 'maintenance.silence',
    schedule: MAINTENANCE_SCHEDULES['maintenance.silence'],
    expireInSeconds: 600,
    async run({ signal }) {
      while (!signal.aborted && (await repositories.transaction((within) => findSilent(within, now()))) > 0);
      while (!signal.aborted && (await repositories.transaction((within) => closeSuspended(within, now()))) > 0);
    },
  };
}

/** Closes a batch of issues of trailers whose SIM is suspended. Returns how many. */
export async function closeSuspended(within: Repositories, now: Date): Promise<number> {
  const trailers = await within.maintenance.lockSuspended(BATCH);
  const followed = trailers.flatMap((trailer) => {
    const { memory, steps } = followSuspension(memoryOf(trailer), now.getTime());
    return steps.length > 0 ? [{ trailer, steps, now, maintenanceState: packMemory(memory, trailer) }] : [];
  });
  await store(within, followed);
  return followed.length;
}

/** Follows a batch of silent trailers. Returns how many of them have become an issue. */
export async function findSilent(within: Repositories, now: Date): Promise<number> {
  const until = new Date(now.getTime() - CONNECTIVITY_POLICY.criticalFromMs);
  const trailers = await within.maintenance.lockSilent(until, BATCH);
  const followed = trailers.flatMap((trailer) => {
    const known = memoryOf(trailer);
    const followed = followSilence(trailer, known, now.getTime());
    const memory = withPoints(trailer, followed.memory);
    const steps = stepsWithPoints(followed.steps, known, memory);
    return steps.length > 0 ? [{ trailer, steps, now, maintenanceState: packMemory(memory, trailer) }] : [];
  });
  await store(within, followed);
  return followed.length;
}

type Followed = Parameters<typeof writeSteps>[1][number] & Pick<TrailerRecord, 'maintenanceState'>;

async function store({ maintenance }: Repositories, followed: readonly Followed[]): Promise<void> {
  await writeSteps(maintenance, followed);
  await maintenance.putStates(
    followed.map(({ trailer: { customerId, trailerId }, maintenanceState }) => ({
      ...{ customerId, trailerId, maintenanceState },
    })),
  );
}
