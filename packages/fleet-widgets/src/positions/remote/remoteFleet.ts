import type { ControlFilter, ControlTotals, FleetQuery, MapTrailer, TrailerPosition } from '@gladhand/domain';
import type { MapBounds, MapMarker, SeverityCounts } from '../../map/mapEngine';
import type { OpenedMark } from '../../map/markSource';

/** What of the map is on the screen. */
export interface MapWindow {
  bounds: MapBounds;
  zoom: number;
}

/** What is known of all trailers that pass a choice. */
export interface RemoteTotals {
  asOf: Date;
  /** Trailers in sight. */
  total: number;
  /** Those that pass, by severity. */
  counts: SeverityCounts;
  /** Those that pass and have a place. */
  placed: number;
  around: MapBounds | undefined;
  /** Those of the window that was asked for with them. */
  marks: RemoteMarks | undefined;
}

/** Marks, and the trailers among them that stand alone. */
export interface RemoteMarks {
  markers: readonly MapMarker[];
  trailers: readonly MapTrailer[];
}

/** A mark that was pressed, and the answer it belongs to: the next one may call another mark so. */
export interface ShownMark {
  id: string;
  asOf: Date;
}

/** Trailers that are not all here, but in a worker or on the server: asked for what is on the screen. */
export interface RemoteFleet {
  /** With the marks of the window, where one is given: both of one state, by one question. */
  totals(query: FleetQuery, window: MapWindow | undefined, signal: AbortSignal): Promise<RemoteTotals>;
  /** In the order of every list. */
  page(
    query: FleetQuery,
    rows: { offset: number; limit: number },
    signal: AbortSignal,
  ): Promise<readonly TrailerPosition[]>;
  /** A trailer in sight, whether it passes or not. */
  one(customerId: number | null, vin: string, signal: AbortSignal): Promise<TrailerPosition | undefined>;
  marks(query: FleetQuery, window: MapWindow, signal: AbortSignal): Promise<RemoteMarks>;
  open(query: FleetQuery, mark: ShownMark, signal: AbortSignal): Promise<OpenedMark>;
  /** What Fleet Control counts. */
  counts(filter: ControlFilter, signal: AbortSignal): Promise<ControlTotals>;
}

/** A remote fleet, and what its answers are called. */
export interface RemotePlace {
  fleet: RemoteFleet;
  /** Where it is: differs between fleets. */
  at: string;
  /** Differs between fleets, and between states of one that is told of its changes. */
  name: string;
}
