import type { JobRequest, JobSchedule } from '../../../engine/jobs';

/** Name of the job that tests a server. */
export const TEST_SERVER = 'ota.ftpTest';
/** Name of the job that works on a task. */
export const RUN_TASK = 'ota.ftpTask';

export const OTA_FTP_SCHEDULES = {
  'ota.ftpSweep': { cron: '* * * * *', label: 'Every minute' },
} as const satisfies Record<string, JobSchedule>;

export const testRequest = (serverId: string): JobRequest => ({ name: TEST_SERVER, data: { serverId } });

export const taskRequest = (taskId: string, startAfter?: Date): JobRequest => ({
  name: RUN_TASK,
  data: { taskId },
  ...(startAfter && { startAfter }),
});
