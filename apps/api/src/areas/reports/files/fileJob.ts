import { RunState } from '@gladhand/domain/reports';
import type { JobDeps } from '../../../engine/jobDeps';
import type { JobDefinition, JobRequest } from '../../../engine/jobs';
import { createFile } from './createFile';
import type { FileKey } from './fileRepository';

const FILE_JOB = 'report.file';

/** Creates a file that a person asked for. */
export const fileRequest = ({ customerId, fileId }: FileKey): JobRequest => ({
  name: FILE_JOB,
  data: { customerId, fileId },
  key: fileId,
});

export function fileJob(deps: JobDeps): JobDefinition {
  const { reportFiles, reportRuns } = deps.repositories;
  return {
    name: FILE_JOB,
    expireInSeconds: 1_800,
    async run({ data, signal }) {
      const file = await reportFiles.byId({ customerId: Number(data.customerId), fileId: String(data.fileId) });
      const run = file && (await reportRuns.byId(file));
      if (file?.state !== 'waiting' || run?.state !== RunState.Done) return;
      await createFile(run, file, deps, async () => signal.throwIfAborted());
    },
  };
}
