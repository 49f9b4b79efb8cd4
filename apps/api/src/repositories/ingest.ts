import type { TrailerRecord } from './trailerColumns';

/** What may report with a key: one customer's devices, or those of some device families. */
export type IngestBound = { customerId: number } | { deviceTypeIds: readonly number[] };

/** A key that devices or a gateway report with. Only its hash is stored. */
export interface IngestKeyRecord {
  keyId: string;
  keyHash: string;
  name: string;
  /** Bound to a customer, or … */
  customerId: number | null;
  /** … to a gateway: a maker of devices, e.g. Morey. */
  gateway: string | null;
  createdAt: Date;
  revokedAt: Date | null;
}

/** A trailer with its device, as the door sees it. */
export interface IngestDevice {
  trailer: TrailerRecord;
  /** How long its customer keeps the log. */
  retentionDurationDays: number;
  /** Up to which bogie weight its customer calls it Unloaded; null is the default. */
  unloadedUpToLbs: number | null;
}

/** A row of the activity log: one report as it came. */
export interface ActivityEntry {
  customerId: number;
  trailerId: string;
  logId: string;
  recorded: Date;
  received: Date;
  reportId: string;
  /**
   * As reported; with `source` who brought it, with `fixFlags` what the door found doubtful, with `claimedAt` what a clock that is ahead said, with
   * `unloadedUpToLbs` by which threshold of its customer a weight was judged.
   */
  readings: Readonly<Record<string, unknown>>;
}

/** What the storage knows of a batch before it is written. */
export interface IngestFound {
  /** By serial number; more than one is an ambiguous device. */
  devices: ReadonlyMap<string, readonly IngestDevice[]>;
  /** Log ids of the batch that are in the log already. */
  logged: ReadonlySet<string>;
}

/** What a batch changes. */
export interface IngestWrite {
  log: readonly ActivityEntry[];
  /** Trailers whose newest values change. */
  trailers: readonly TrailerRecord[];
}

/** A batch to look up. */
export interface IngestBatch {
  bound: IngestBound;
  serialNumbers: readonly string[];
  /** `anyTime`: recorded when it came, so an earlier copy of it may stand at another instant of the last day. */
  entries: readonly { serialNumber: string; logId: string; recorded: Date; anyTime: boolean }[];
  now: Date;
}

export interface IngestRepository {
  /** An open key; undefined when it is unknown or revoked. */
  key(keyHash: string): Promise<IngestKeyRecord | undefined>;
  /** Adds a key; one of the same name is replaced. */
  putKey(key: IngestKeyRecord): Promise<void>;
  /** Every device within a bound, by trailer id. */
  devices(bound: IngestBound): Promise<IngestDevice[]>;
  /** Locks the devices of a batch until the transaction ends, and finds what of it is logged already. */
  lock(batch: IngestBatch): Promise<IngestFound>;
  /** Writes what was decided on `locked` trailers. Throws MonthsMissing, having written nothing. */
  write(write: IngestWrite, locked: readonly TrailerRecord[], now: Date): Promise<void>;
  /**
   * Makes room in the log for the months of these instants. Outside of a transaction: a month locks the whole log, and
   * whoever asked it before would wait in a circle.
   */
  ensureMonths(recorded: readonly Date[]): Promise<void>;
}

/** The log has no room for the months of these instants yet. */
export class MonthsMissing extends Error {
  readonly recorded: readonly Date[];

  constructor(recorded: readonly Date[]) {
    super('[api] The activity log has no partition for a month. Make it with ensureMonths and try again.');
    this.name = 'MonthsMissing';
    this.recorded = recorded;
  }
}

export interface ActivityLogRepository {
  /** Of one trailer, newest first. */
  latest(trailer: { customerId: number; trailerId: string }, limit: number): Promise<ActivityEntry[]>;
  /** Of one trailer, newest first: `limit` entries after `offset`, with `readings` only those that hold one of them. */
  page(
    trailer: { customerId: number; trailerId: string },
    window: { limit: number; offset: number },
    readings?: readonly string[],
  ): Promise<ActivityEntry[]>;
  /**
   * Of one trailer, newest first: what was recorded from one instant until before another, and holds one of the readings.
   */
  within(
    trailer: { customerId: number; trailerId: string },
    span: { from: Date; before: Date },
    limit: number,
    readings: readonly string[],
  ): Promise<ActivityEntry[]>;
  /** Of one trailer, oldest first: one reading of every report of a span that holds it. */
  readingBetween(
    trailer: { customerId: number; trailerId: string },
    reading: string,
    span: { from: Date; to: Date },
  ): Promise<{ recorded: Date; reading: unknown }[]>;
  /** Of one trailer, what was recorded at exactly these instants. */
  recordedAt(trailer: { customerId: number; trailerId: string }, instants: readonly Date[]): Promise<ActivityEntry[]>;
  /** Deletes at most `limit` rows of what a customer's trailers recorded earlier; answers how many. */
  deleteBefore(customerId: number, before: Date, limit: number): Promise<number>;
}
