/** Work that happens later. Added within a unit of work, it is committed with it or not at all. */
export interface JobRequest {
  /** Name of a job definition, e.g. `mail.send`. */
  name: string;
  /** Plain JSON; ids rather than copies of rows. Never a secret. */
  data?: Readonly<Record<string, string | number | boolean | null>>;
  /** Not before this instant. @default at once */
  startAfter?: Date;
  /** At most one waiting job of a name has a key. @default none */
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

/** What a name stands for. `run` may be called again after a crash, so it must be safe to repeat. */
export interface JobDefinition {
  name: string;
  run(run: JobRun): Promise<void>;
  /** A run that takes longer counts as lost and is repeated, in seconds. @default 60 */
  expireInSeconds?: number;
  /** Repetitions after a run that threw. @default 3 */
  retryLimit?: number;
  /** Runs once in the cluster at each of these times. */
  schedule?: JobSchedule;
}

export interface JobSchedule {
  /** Five fields, in UTC. */
  cron: string;
  /** For people, e.g. `every night at 09:00 UTC`. */
  label: string;
}

/** Runs jobs in this process until it is stopped. */
export interface JobRunner {
  stop(): Promise<void>;
}
