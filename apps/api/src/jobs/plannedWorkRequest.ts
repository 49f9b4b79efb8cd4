import type { JobRequest } from '../engine/jobs';

export const PLANNED_WORK_JOB = 'maintenance.plannedWork';

/** Follows the planned work of a customer, or of one of its trailers, at once. */
export const plannedWorkRequest = (customerId: number, trailerId: string | null = null): JobRequest => ({
  name: PLANNED_WORK_JOB,
  data: { customerId, trailerId },
  key: `${customerId} ${trailerId ?? 'all'}`,
});
