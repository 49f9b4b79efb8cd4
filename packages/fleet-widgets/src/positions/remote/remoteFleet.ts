import type { ControlFilter, ControlTotals, FleetQuery, MapTrailer, TrailerPosition } from '@gladhand/domain';
import type { MapBounds, MapMarker, SeverityCounts } from '../../map/mapEngine';
import type { OpenedMark } from '../../map/markSource';

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
  totals(query: FleetQuery, signal: AbortSignal): Promise<RemoteTotals>;
  /** In the order of every list. */
  page(
    query: FleetQuery,
    window: { offset: number; limit: number },
    signal: AbortSignal,
  ): Promise<readonly TrailerPosition[]>;
  /** A trailer in sight, whether it passes or not. */
  one(customerId: number | null, vin: string, signal: AbortSignal): Promise<TrailerPosition | undefined>;
  marks(query: FleetQuery, view: { bounds: MapBounds; zoom: number }, signal: AbortSignal): Promise<RemoteMarks>;
  open(query: FleetQuery, mark: ShownMark, signal: AbortSignal): Promise<OpenedMark>;
  /** What Fleet Control counts. */
  counts(filter: ControlFilter, signal: AbortSignal): Promise<ControlTotals>;
}
