import type { TrailerKeys } from './fleetStatus';

/** The latest run of a scheduled job, in any process. */
export interface JobRunRecord {
  name: string;
  startedAt: Date;
  /** Null: it is still running, or its process died. */
  finishedAt: Date | null;
  /** Why the run failed; null if it didn't. */
  error: string | null;
}

/** A sorted list of trailers that another process can continue. */
export interface SharedList {
  listId: string;
  /** Scope, filter and sort as one text. */
  key: string;
  keys: TrailerKeys;
  builtAt: Date;
}

/** Maximum numbers of live streams in all processes together. */
export interface StreamBounds {
  perSession: number;
  inAll: number;
}

/** A slot for a live stream, or the limit that was reached. */
export type StreamSlot = { kind: 'taken'; place: number } | { kind: 'sessionFull' } | { kind: 'allFull' };

/** A token bucket in ms: one request costs `costMs`, and a full one holds `fullMs`. */
export interface BucketSize {
  costMs: number;
  fullMs: number;
}

/** State shared by the processes on one database. */
export interface ClusterRepository {
  /** Takes or renews a lease until an instant; false if another process holds it. */
  takeLease(name: string, holder: string, at: { now: Date; until: Date }): Promise<boolean>;
  releaseLease(name: string, holder: string): Promise<void>;
  /** Takes a slot for a session's stream. It counts as long as the lease `streamLease(holder)` is valid. */
  takeStream(sessionId: string, holder: string, bounds: StreamBounds, now: Date): Promise<StreamSlot>;
  giveStream(sessionId: string, holder: string, place: number): Promise<void>;
  /** Takes requests out of a bucket, even if it contains fewer; returns the ms until it contains one again. */
  charge(key: string, requests: number, size: BucketSize, now: Date): Promise<number>;
  /** Records the latest run of a job, replacing an earlier one. */
  noteRun(run: JobRunRecord): Promise<void>;
  runs(): Promise<JobRunRecord[]>;
  /** Stores a list for other processes; an existing one with the same id is kept. */
  putList(list: SharedList): Promise<void>;
  list(listId: string): Promise<SharedList | undefined>;
  /** Returns the number deleted. */
  deleteListsBefore(before: Date): Promise<number>;
  /** Deletes leases that ended before an instant, and the streams of their holders. */
  deleteLeasesBefore(before: Date): Promise<void>;
}

/** The lease that a process renews as long as it has live streams. */
export const streamLease = (holder: string) => `streams:${holder}`;
