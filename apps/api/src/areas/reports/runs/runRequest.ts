import type { JobRequest } from '../../../engine/jobs';
import type { RunKey } from './runRepository';

export const RUN_JOB = 'report.run';

/** Runs a report as soon as a worker is free. */
export const runRequest = ({ customerId, runId }: RunKey): JobRequest => ({
  name: RUN_JOB,
  data: { customerId, runId },
  key: runId,
});
