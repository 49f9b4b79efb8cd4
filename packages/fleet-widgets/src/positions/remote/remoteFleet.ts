import type { ControlFilter, FleetQuery } from '@gladhand/domain/control';
import type { ControlTotals, MapTrailer, TrailerPosition } from '@gladhand/domain/tracking';
import type { MapBounds } from '../../map/mapEngine';
import type { FleetMarker, SeverityCounts } from '../../map/mapFeatures';
import type { OpenedMark } from '../../map/markSource';

/** The part of the map on the screen. */
export interface MapWindow {
  bounds: MapBounds;
  zoom: number;
}

/** Totals over all matching trailers. */
export interface RemoteTotals {
  asOf: Date;
  /** Visible trailers. */
  total: number;
  /** Matching trailers by severity. */
  counts: SeverityCounts;
  /** Matching trailers with a position. */
  placed: number;
  around: MapBounds | undefined;
  /** The marks of the requested window. */
  marks: RemoteMarks | undefined;
}

/** Marks, and the trailers among them that are in no cluster. */
export interface RemoteMarks {
  markers: readonly FleetMarker[];
  trailers: readonly MapTrailer[];
}

/** A clicked mark and the answer that it belongs to, because the next answer may use its id for another mark. */
export interface ShownMark {
  id: string;
  asOf: Date;
}

/** Trailers in a worker or on the server, which are requested as the screen needs them. */
export interface RemoteFleet {
  /** Totals, with the marks of the window if one is given: both from the same state, in one request. */
  totals(query: FleetQuery, window: MapWindow | undefined, signal: AbortSignal): Promise<RemoteTotals>;
  /** Rows in the order of every list. */
  page(
    query: FleetQuery,
    rows: { offset: number; limit: number },
    signal: AbortSignal,
  ): Promise<readonly TrailerPosition[]>;
  /** A visible trailer, whether or not it matches the filters. */
  one(customerId: number | null, vin: string, signal: AbortSignal): Promise<TrailerPosition | undefined>;
  marks(query: FleetQuery, window: MapWindow, signal: AbortSignal): Promise<RemoteMarks>;
  open(query: FleetQuery, mark: ShownMark, signal: AbortSignal): Promise<OpenedMark>;
  /** The counts of Fleet Control. */
  counts(filter: ControlFilter, signal: AbortSignal): Promise<ControlTotals>;
}

/** A remote fleet and the cache keys of its answers. */
export interface FleetSource {
  fleet: RemoteFleet;
  /** Where it is; different for different fleets. */
  at: string;
  /** Different for different fleets, and for the states of a fleet that receives changes. */
  name: string;
}
