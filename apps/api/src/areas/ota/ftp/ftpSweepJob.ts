import { OTA_FTP_POLICY } from '@gladhand/domain/ota-ftp';
import type { JobDeps } from '../../../engine/jobDeps';
import type { JobDefinition } from '../../../engine/jobs';
import { OTA_FTP_SCHEDULES, taskRequest, testRequest } from './ftpRequests';

/** Maximum number of tests and of tasks per sweep; the next sweep handles the rest. */
const MAX_ITEMS = 200;

/** Requeues tests and tasks whose worker or job was lost. */
export function ftpSweepJob({ repositories, now }: Pick<JobDeps, 'repositories' | 'now'>): JobDefinition {
  const { otaFtp, jobs } = repositories;
  return {
    name: 'ota.ftpSweep',
    schedule: OTA_FTP_SCHEDULES['ota.ftpSweep'],
    async run() {
      const deadSince = new Date(now().getTime() - OTA_FTP_POLICY.claimMs);
      const [tests, tasks] = await Promise.all([
        otaFtp.strandedTests(deadSince, MAX_ITEMS),
        otaFtp.strandedTasks({ now: now(), deadSince }, MAX_ITEMS),
      ]);
      await jobs.add([
        ...tests.map((serverId) => ({ ...testRequest(serverId), key: serverId })),
        ...tasks.map((taskId) => ({ ...taskRequest(taskId), key: taskId })),
      ]);
    },
  };
}
