import type { TrailerRecord } from '../database/trailerColumns';

/** The devices that a key covers: those of one customer, or of some device families. */
export type IngestBound = { customerId: number } | { deviceTypeIds: readonly number[] };

/** A key that a device or gateway uses to report. Only its hash is stored. */
export interface IngestKeyRecord {
  keyId: string;
  keyHash: string;
  name: string;
  /** Set if the key belongs to a customer. */
  customerId: number | null;
  /** Set if the key belongs to a gateway: the device manufacturer, e.g. Morey. */
  gateway: string | null;
  createdAt: Date;
  revokedAt: Date | null;
}

/** A trailer and its device for ingest. */
export interface IngestDevice {
  trailer: TrailerRecord;
  /** The customer's retention period of the log. */
  retentionDurationDays: number;
  /** The customer's weight limit for Unloaded; null means the default. */
  unloadedUpToLbs: number | null;
  /**
   * Reports recorded earlier belong to an earlier holder of the trailer, or to its lessor alone; null if it never changed
   * hands.
   */
  heldSince: Date | null;
}

/** A trailer of a lessee, which gets a copy of the reports from `heldSince` until the end of its lease. */
export interface LeasedDevice extends IngestDevice {
  /** Null without an end. */
  lentUntil: Date | null;
}

/** A row of the activity log: one report as received. */
export interface ActivityEntry {
  customerId: number;
  trailerId: string;
  logId: string;
  recorded: Date;
  received: Date;
  reportId: string;
  /**
   * The reported values, plus `versions` (what is installed on the device), `source` (who delivered the report), `fixFlags` (what ingest considers implausible),
   * `startsAnew` (the first of a new source), `claimedAt` (the reported time of a clock that is ahead), and
   * `unloadedUpToLbs` (the customer's limit by which a weight was judged).
   */
  readings: Readonly<Record<string, unknown>>;
}

/** Stored data about a batch before it is written. */
export interface IngestFound {
  /** By serial number; more than one means an ambiguous device. */
  devices: ReadonlyMap<string, readonly IngestDevice[]>;
  /** By log id: who held the trailer when a report was recorded, for reports from before its current holder. */
  earlier: ReadonlyMap<string, IngestDevice>;
  /** Trailers of lessees, by serial number: of a lease in force, and of those that follow it. */
  leased: ReadonlyMap<string, readonly LeasedDevice[]>;
  /** Log ids of the batch that are already in the log. */
  logged: ReadonlySet<string>;
}

/** The changes of a batch. */
export interface IngestWrite {
  log: readonly ActivityEntry[];
  /** Trailers with new values. */
  trailers: readonly TrailerRecord[];
}

/** A batch to look up. */
export interface IngestBatch {
  bound: IngestBound;
  serialNumbers: readonly string[];
  /** `anyTime`: recorded with its time of arrival, so an earlier copy may have another time within the last day. */
  entries: readonly { serialNumber: string; logId: string; recorded: Date; anyTime: boolean }[];
  now: Date;
}

export interface IngestRepository {
  /** An active key; undefined if it is unknown or revoked. */
  key(keyHash: string): Promise<IngestKeyRecord | undefined>;
  /** Active keys by name. */
  keys(): Promise<IngestKeyRecord[]>;
  /** Revokes an active key and returns it; undefined if there is none with this id. */
  revokeKey(keyId: string, now: Date): Promise<IngestKeyRecord | undefined>;
  /** Adds a key; an existing one with the same name is replaced. */
  putKey(key: IngestKeyRecord): Promise<void>;
  /** Devices within a bound, by trailer id: all, or those after a trailer. */
  devices(bound: IngestBound, page?: { afterTrailerId: string | null; limit: number }): Promise<IngestDevice[]>;
  /** The device of one trailer. */
  device(trailer: { customerId: number; trailerId: string }): Promise<IngestDevice | undefined>;
  /** Locks the devices of a batch until the transaction ends, and finds the reports that are already logged. */
  lock(batch: IngestBatch): Promise<IngestFound>;
  /** Writes the decisions on `locked` trailers. Throws MonthsMissing without having written anything. */
  write(write: IngestWrite, locked: readonly TrailerRecord[], now: Date): Promise<void>;
  /**
   * Creates the log partitions for these months. Must be called outside a transaction: creating a partition locks the
   * whole log, so a caller that already holds a lock could deadlock.
   */
  ensureMonths(recorded: readonly Date[]): Promise<void>;
}

/** The log has no partitions for the months of these instants yet. */
export class MonthsMissing extends Error {
  readonly recorded: readonly Date[];

  constructor(recorded: readonly Date[]) {
    super('[api] The activity log has no partition for a month. Make it with ensureMonths and try again.');
    this.name = 'MonthsMissing';
    this.recorded = recorded;
  }
}

export interface ActivityLogRepository {
  /** Latest entries of a trailer, newest first. */
  latest(trailer: { customerId: number; trailerId: string }, limit: number): Promise<ActivityEntry[]>;
  /**
   * Entries of one trailer, newest first: `limit` entries after `offset`; with `readings`, only those that contain one
   * of them.
   */
  page(
    trailer: { customerId: number; trailerId: string },
    window: { limit: number; offset: number },
    readings?: readonly string[],
  ): Promise<ActivityEntry[]>;
  /**
   * Reports of one trailer that contain one of the readings, or all without `readings`, newest first; the period
   * includes its start, not its end.
   */
  within(
    trailer: { customerId: number; trailerId: string },
    span: { from: Date; before: Date },
    limit: number,
    readings?: readonly string[],
  ): Promise<ActivityEntry[]>;
  /** When the oldest kept report of a trailer was recorded; undefined if there is none. */
  earliest(trailer: { customerId: number; trailerId: string }): Promise<Date | undefined>;
  /** One reading from every report of a trailer in a period that contains it, oldest first. */
  readingBetween(
    trailer: { customerId: number; trailerId: string },
    reading: string,
    span: { from: Date; to: Date },
  ): Promise<{ recorded: Date; reading: unknown }[]>;
  /** Reports of one trailer recorded at exactly these instants. */
  recordedAt(trailer: { customerId: number; trailerId: string }, instants: readonly Date[]): Promise<ActivityEntry[]>;
  /** Deletes at most `limit` rows of a customer's trailers recorded before an instant. Returns the number deleted. */
  deleteBefore(customerId: number, before: Date, limit: number): Promise<number>;
}
