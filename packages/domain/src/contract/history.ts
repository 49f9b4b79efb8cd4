/**
 * What a trailer reported in a time, column by column and oldest first: entry i of every column belongs to report i.
 * Null is 'the report did not hold this reading'. Source: `GET /v1/api/positions/{vin}/history`.
 */
export interface HistoryColumns {
  /** The report's id in the activity log. */
  id: readonly string[];
  /** When it was recorded, in milliseconds since 1970, UTC. */
  at: readonly number[];
  /** When the server received it, in milliseconds since 1970, UTC. */
  receivedAt: readonly number[];
  lat: readonly (number | null)[];
  lng: readonly (number | null)[];
  /** Miles per hour. */
  speed: readonly (number | null)[];
  /** Degrees clockwise from north. */
  heading: readonly (number | null)[];
  /** The nearest place in words, for reports of a trailer that stands. */
  address: readonly (string | null)[];
  /** tethered or untethered. */
  tether: readonly (string | null)[];
  /** open or closed. */
  door: readonly (string | null)[];
  /** Every ABS fault that was active, in words, the worst first; empty when none was. */
  absFaults: readonly (readonly string[] | null)[];
  loaded: readonly (boolean | null)[];
  /** Degrees Fahrenheit, first zone of the reefer. */
  setPointF: readonly (number | null)[];
  /** Degrees Fahrenheit, first zone of the reefer. */
  returnAirF: readonly (number | null)[];
  /** The hottest tire, degrees Fahrenheit. */
  tireMaxF: readonly (number | null)[];
  /** What the server doubts about the position: outOfOrder, teleport, clockAhead. */
  fixFlags: readonly (readonly string[] | null)[];
}

/** Every column, in the order in which the answer holds them. */
export const HISTORY_COLUMNS = [
  'id',
  'at',
  'receivedAt',
  'lat',
  'lng',
  'speed',
  'heading',
  'address',
  'tether',
  'door',
  'absFaults',
  'loaded',
  'setPointF',
  'returnAirF',
  'tireMaxF',
  'fixFlags',
] as const satisfies readonly (keyof HistoryColumns)[];

/** Which time of a trailer: so many days back from the server's clock, or from one instant until before another. */
export type HistorySpan = { days: number } | { from: Date; to: Date };

/** What a trailer reported in a time. */
export interface TrailerHistory {
  vin: string;
  unitId: string;
  /** tethered or untethered as of now: how often reports are to be expected. Null: not known. */
  tetheredStatus: string | null;
  /** How many times faster than life the trailers of this server live; 1 but for simulated ones. */
  timesLife: number;
  /** The time that was looked at: from here … */
  from: string;
  /** … until before here. */
  to: string;
  /** False: there were more reports than one answer holds, so only the newest are here. */
  whole: boolean;
  columns: HistoryColumns;
}

/** Reports in one answer at most: 31 days of one every five minutes are some 9,000. */
export const HISTORY_LIMIT = 10_000;
