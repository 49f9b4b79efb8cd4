/** An active ABS fault of one report. Without numbers, only the device's description identifies it. */
export interface HistoryAbsFault {
  /** Suspect parameter number (J1939). */
  readonly spn: number | null;
  /** Failure mode identifier (J1939). */
  readonly fmi: number | null;
  /** The device's description. */
  readonly description: string | null;
}

/**
 * A trailer's reports in a period, column by column and oldest first: entry i of every column belongs to report i. Null
 * means that the report did not contain the reading. Source: `GET /v1/api/positions/{vin}/history`.
 */
export interface HistoryColumns {
  /** The report's id in the activity log. */
  id: readonly string[];
  /** Time of recording, in milliseconds since 1970, UTC. */
  at: readonly number[];
  /** Time of receipt by the server, in milliseconds since 1970, UTC. */
  receivedAt: readonly number[];
  lat: readonly (number | null)[];
  lng: readonly (number | null)[];
  /** Miles per hour. */
  speed: readonly (number | null)[];
  /** Degrees clockwise from north. */
  heading: readonly (number | null)[];
  /** Name of the nearest place, for reports of a parked trailer and next to longer gaps. */
  address: readonly (string | null)[];
  /** Either `tethered` or `untethered`. */
  tether: readonly (string | null)[];
  /** Either `open` or `closed`. */
  door: readonly (string | null)[];
  /** All active ABS faults, worst first; empty if there were none. */
  absFaults: readonly (readonly HistoryAbsFault[] | null)[];
  loaded: readonly (boolean | null)[];
  /** Degrees Fahrenheit, first zone of the reefer. */
  setPointF: readonly (number | null)[];
  /** Degrees Fahrenheit, first zone of the reefer. */
  returnAirF: readonly (number | null)[];
  /** The hottest tire, degrees Fahrenheit. */
  tireMaxF: readonly (number | null)[];
  /** Why the server considers the position implausible: outOfOrder, teleport, clockAhead. */
  fixFlags: readonly (readonly string[] | null)[];
}

/** All columns, in the order of the response. */
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

/**
 * A period of history: a number of days back from the server's clock, or between two instants; it includes the first
 * and excludes the second.
 */
export type HistorySpan = { days: number } | { from: Date; to: Date };
