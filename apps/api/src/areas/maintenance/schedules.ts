import type { JobSchedule } from '../../engine/jobs';
import { PLANNED_WORK_JOB } from '../../jobs/plannedWorkRequest';

/** When the jobs of maintenance run. */
export const MAINTENANCE_SCHEDULES = {
  'maintenance.silence': { cron: '35 * * * *', label: 'Every hour at 35 minutes past' },
  [PLANNED_WORK_JOB]: { cron: '50 * * * *', label: 'Every hour at 50 minutes past' },
} as const satisfies Record<string, JobSchedule>;
