import type { JobSchedule } from './jobs';

/** Schedules of the kernel's jobs. Areas define their own. */
export const SCHEDULES = {
  'mail.sweep': { cron: '* * * * *', label: 'Every minute' },
  'hourly.cleanUp': { cron: '10 * * * *', label: 'Every hour at 10 past' },
  'nightly.retention': { cron: '0 9 * * *', label: 'Every night at 09:00 UTC' },
} as const satisfies Record<string, JobSchedule>;
