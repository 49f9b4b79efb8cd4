import type { ControlCounts } from '../rules/dashboard/controlFilter';
import type { TrackedSeverity } from '../rules/tracking/trailerPosition';
import type { FleetPositions, PositionColumns } from './positions';

/** What is known of all trailers that pass the filters, wherever the map looks. */
export interface TrackedTotals {
  /** When the server looked: ages are counted from here. */
  asOf: string;
  /** Trailers in sight. */
  total: number;
  /** Those that pass the filters, by severity. */
  counts: Readonly<Record<TrackedSeverity, number>>;
}

/** Cells that hold more than one trailer, column by column. `x` and `y` count cells from the map's north-west corner. */
export interface CellColumns {
  x: readonly number[];
  y: readonly number[];
  /** The middle of the cell's trailers, in degrees. */
  lat: readonly number[];
  lng: readonly number[];
  critical: readonly number[];
  caution: readonly number[];
  unknown: readonly number[];
  good: readonly number[];
}

/** A trailer alone in its cell, with what a map shows of it; column by column. */
export type AloneColumns = Pick<
  PositionColumns,
  | 'id'
  | 'vin'
  | 'unitId'
  | 'vehicleTypeId'
  | 'lat'
  | 'lng'
  | 'gpsHeading'
  | 'speed'
  | 'address'
  | 'lastReport'
  | 'positionReportedAt'
  | 'tetheredStatus'
  | 'trailerHealthStatus'
>;

/** Trailers in squares of the world's grid. Source: `GET /v1/api/map/cells`, `POST /v1/api/control/cells`. */
export interface MapCells extends TrackedTotals {
  /** The zoom whose grid it is, as Google counts it. */
  zoom: number;
  /** Those that pass and have a place. */
  placed: number;
  /** Around all that have a place, in degrees: west, south, east, north; null when none has. */
  around: readonly [west: number, south: number, east: number, north: number] | null;
  cells: CellColumns;
  alone: AloneColumns;
}

/** Trailers that pass the filters, worst first and then by unit ID, from one place of the order on. Source: `GET /v1/api/map/trailers`, `POST /v1/api/control/trailers`. */
export interface TrackedPage extends TrackedTotals {
  columns: FleetPositions['columns'];
}

/** The numbers of Fleet Control. Source: `POST /v1/api/control/counts`. */
export interface ControlTotals {
  /** When the server looked: ages are counted from here. */
  asOf: string;
  /** Trailers in sight. */
  total: number;
  /** Of those, trailers whose SIM is deactivated: no number counts them. */
  leftOut: number;
  counts: ControlCounts;
}
