import type { JobDeps } from '../../../engine/jobDeps';
import type { JobDefinition, JobSchedule } from '../../../engine/jobs';
import { FILE_SCHEDULE_LABEL } from './messages';

const ORPHAN_JOB = 'report.deleteFiles';
/**
 * An orphan is visited again after this time, in ms: a slow process could have stored a piece after the first visit. It
 * is longer than any job writes.
 */
const SECOND_VISIT_MS = 2 * 3_600_000;
/** Files per statement. */
const BATCH = 100;

export const FILE_SCHEDULES = {
  [ORPHAN_JOB]: { cron: '*/15 * * * *', label: FILE_SCHEDULE_LABEL },
} as const satisfies Record<string, JobSchedule>;

/** Deletes the bytes of files outside of the database whose rows are gone, whatever deleted the rows. */
export function orphanJob({
  repositories: { reportFiles },
  now,
}: Pick<JobDeps, 'repositories' | 'now'>): JobDefinition {
  return {
    name: ORPHAN_JOB,
    schedule: FILE_SCHEDULES[ORPHAN_JOB],
    expireInSeconds: 3_600,
    async run({ signal }) {
      if (reportFiles.newFileStore !== 's3') return;
      const noticedBefore = new Date(now().getTime() - SECOND_VISIT_MS);
      for (;;) {
        const orphans = await reportFiles.orphans({ now: now(), noticedBefore, limit: BATCH });
        for (const orphan of orphans) {
          signal.throwIfAborted();
          await reportFiles.deletePieces({ ...orphan, store: 's3' });
          if (orphan.noticedAt < noticedBefore) await reportFiles.forgetOrphan(orphan);
        }
        if (orphans.length < BATCH) return;
      }
    },
  };
}
