import type { TrailerKeys } from './fleetStatus';

/** The latest run of a scheduled job, in whichever process. */
export interface JobRunRecord {
  name: string;
  startedAt: Date;
  /** Null: it still runs, or its process died. */
  finishedAt: Date | null;
  /** Why it failed; null when it did not. */
  error: string | null;
}

/** An order of trailers that another process may continue. */
export interface SharedList {
  listId: string;
  /** Scope, filter and sort in one text. */
  key: string;
  keys: TrailerKeys;
  builtAt: Date;
}

/** What the processes on one database share. */
export interface ClusterRepository {
  /** Takes or renews a lease until an instant; false while somebody else holds it. */
  takeLease(name: string, holder: string, at: { now: Date; until: Date }): Promise<boolean>;
  releaseLease(name: string, holder: string): Promise<void>;
  /** Notes the latest run of a job; an earlier one is forgotten. */
  noteRun(run: JobRunRecord): Promise<void>;
  runs(): Promise<JobRunRecord[]>;
  /** Keeps a list for other processes; one of the same id is left alone. */
  putList(list: SharedList): Promise<void>;
  list(listId: string): Promise<SharedList | undefined>;
  /** Answers how many were deleted. */
  deleteListsBefore(before: Date): Promise<number>;
}
