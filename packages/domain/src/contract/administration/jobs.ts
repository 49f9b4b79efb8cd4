import type { CallOptions } from '../callOptions';
import type { ScheduledJobsQuery } from '../generated/administration/graphql';

/** A job that runs on a schedule, with its latest run. Source: query `scheduledJobs`. */
export type ScheduledJob = ScheduledJobsQuery['scheduledJobs'][number];

/** Top-level administrators only. */
export interface JobsApi {
  /** Jobs that run on a schedule, by name. Source: query `scheduledJobs`. */
  list(options?: CallOptions): Promise<ScheduledJob[]>;
  /** Runs a job now, in whichever process picks it up. Source: mutation `runScheduledJob`. */
  run(name: string, options?: CallOptions): Promise<ScheduledJob>;
}
