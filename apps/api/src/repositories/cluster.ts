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

/** How many live streams may be open in all processes together. */
export interface StreamBounds {
  perSession: number;
  inAll: number;
}

/** A place for a live stream, or the bound that leaves none. */
export type StreamSlot = { kind: 'taken'; place: number } | { kind: 'sessionFull' } | { kind: 'allFull' };

/** A token bucket in ms: one request costs `costMs`, and a full one holds `fullMs`. */
export interface BucketSize {
  costMs: number;
  fullMs: number;
}

/** What the processes on one database share. */
export interface ClusterRepository {
  /** Takes or renews a lease until an instant; false while somebody else holds it. */
  takeLease(name: string, holder: string, at: { now: Date; until: Date }): Promise<boolean>;
  releaseLease(name: string, holder: string): Promise<void>;
  /** Takes a place for a stream of a session. It counts while the lease of `streamLease(holder)` does. */
  takeStream(sessionId: string, holder: string, bounds: StreamBounds, now: Date): Promise<StreamSlot>;
  giveStream(sessionId: string, holder: string, place: number): Promise<void>;
  /** Takes requests out of a bucket, also when it holds fewer; answers the ms until it holds one again. */
  charge(key: string, requests: number, size: BucketSize, now: Date): Promise<number>;
  /** Notes the latest run of a job; an earlier one is forgotten. */
  noteRun(run: JobRunRecord): Promise<void>;
  runs(): Promise<JobRunRecord[]>;
  /** Keeps a list for other processes; one of the same id is left alone. */
  putList(list: SharedList): Promise<void>;
  list(listId: string): Promise<SharedList | undefined>;
  /** Answers how many were deleted. */
  deleteListsBefore(before: Date): Promise<number>;
  /** Deletes leases that ended before an instant, and the streams of their holders. */
  deleteLeasesBefore(before: Date): Promise<void>;
}

/** The lease that a process renews while it has live streams. */
export const streamLease = (holder: string) => `streams:${holder}`;
