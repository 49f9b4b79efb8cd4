import type { JobSchedule } from './jobs';

/** The jobs that run on a schedule. */
export const SCHEDULES = {
  'mail.sweep': { cron: '* * * * *', label: 'Every minute' },
  'hourly.cleanUp': { cron: '10 * * * *', label: 'Every hour at 10 past' },
  'hourly.fleetSummaries': { cron: '0 * * * *', label: 'Every hour, for Monday mornings in each time zone' },
  'nightly.retention': { cron: '0 9 * * *', label: 'Every night at 09:00 UTC' },
} as const satisfies Record<string, JobSchedule>;

export type ScheduledJobName = keyof typeof SCHEDULES;

export const isScheduledJob = (name: string): name is ScheduledJobName => Object.hasOwn(SCHEDULES, name);
