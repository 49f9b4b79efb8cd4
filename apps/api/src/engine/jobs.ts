/** A request to run a job later. If it is added within a unit of work, it is committed together with it. */
export interface JobRequest {
  /** Name of a job definition, e.g. `mail.send`. */
  name: string;
  /** Plain JSON with ids instead of copies of rows. Never a secret. */
  data?: Readonly<Record<string, string | number | boolean | null>>;
  /** Not before this time. @default immediately */
  startAfter?: Date;
  /** At most one waiting job with the same name has this key. @default none */
  key?: string;
}

/** Where jobs are added. */
export interface JobQueue {
  add(jobs: readonly JobRequest[]): Promise<void>;
}

/** One run of a job. */
export interface JobRun {
  data: Readonly<Record<string, unknown>>;
  /** Aborted when the worker stops or the job has run out of time. */
  signal: AbortSignal;
}

/** The code that runs for a job name. `run` may be called again after a crash, so it must be safe to repeat. */
export interface JobDefinition {
  name: string;
  run(run: JobRun): Promise<void>;
  /** A run that takes longer is considered lost and is repeated, in seconds. @default 60 */
  expireInSeconds?: number;
  /** Number of retries after a run that threw. @default 3 */
  retryLimit?: number;
  /** Runs once per cluster at each of these times. */
  schedule?: JobSchedule;
}

export interface JobSchedule {
  /** A cron expression with five fields, in UTC. */
  cron: string;
  /** Readable form, e.g. `every night at 09:00 UTC`. */
  label: string;
}

/** Runs jobs in this process until it is stopped. */
export interface JobRunner {
  stop(): Promise<void>;
}
