import type { ScheduledJobsQuery } from '../generated/administration/graphql';
import type { CallOptions } from '../portalApi';

/** A job that runs on a schedule, with its latest run. Source: query `scheduledJobs`. */
export type ScheduledJob = ScheduledJobsQuery['scheduledJobs'][number];

/** Top-level administrators only. */
export interface JobsApi {
  /** Jobs that run on a schedule, by name. Source: query `scheduledJobs`. */
  list(options?: CallOptions): Promise<ScheduledJob[]>;
  /** Runs one now, in whichever process takes it. Source: mutation `runScheduledJob`. */
  run(name: string, options?: CallOptions): Promise<ScheduledJob>;
}
