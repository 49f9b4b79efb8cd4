import type { JobSchedule } from '../../engine/jobs';

/** When the jobs of alerts run. */
export const ALERT_SCHEDULES = {
  'alert.due': { cron: '* * * * *', label: 'Every minute' },
  'alert.countAll': { cron: '*/5 * * * *', label: 'Every 5 minutes' },
  'alert.days': { cron: '20 4 * * *', label: 'Every night at 04:20 UTC' },
  'alert.messages': { cron: '* * * * *', label: 'Every minute' },
  'alert.pushSweep': { cron: '* * * * *', label: 'Every minute' },
  'alert.webhookSweep': { cron: '* * * * *', label: 'Every minute' },
} as const satisfies Record<string, JobSchedule>;
