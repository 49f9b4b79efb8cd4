import type { ControlCounts } from '../rules/dashboard/controlFilter';
import type { TrackedSeverity } from '../rules/tracking/trailerPosition';
import type { PositionColumns } from '../vocabulary/positionColumns';
import type { FleetPositions } from './positions';

/** Totals over all trailers that match the filters, wherever the map is. */
export interface TrackedTotals {
  /** Time of the answer; ages are counted from it. */
  asOf: string;
  /** Trailers that the caller has access to. */
  total: number;
  /** Matching trailers by severity. */
  counts: Readonly<Record<TrackedSeverity, number>>;
}

/** Cells with more than one trailer, column by column. `x` and `y` count cells from the map's northwest corner. */
export interface CellColumns {
  x: readonly number[];
  y: readonly number[];
  /** The center of the cell's trailers, in degrees. */
  lat: readonly number[];
  lng: readonly number[];
  critical: readonly number[];
  caution: readonly number[];
  unknown: readonly number[];
  good: readonly number[];
}

/** A trailer alone in its cell, with what a map shows about it, column by column. */
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
  | 'simStatus'
  | 'trailerHealthStatus'
>;

/** Trailers by cell of a world grid. Source: `GET /v1/api/map/cells`, `POST /v1/api/control/cells`. */
export interface MapCells extends TrackedTotals {
  /** The zoom level of the grid, in Google's counting. */
  zoom: number;
  /** Matching trailers with a position. */
  placed: number;
  /** Bounds of all trailers with a position, in degrees: west, south, east, north; null if there are none. */
  around: readonly [west: number, south: number, east: number, north: number] | null;
  cells: CellColumns;
  alone: AloneColumns;
}

/**
 * Trailers that match the filters, worst first, then by unit ID, starting at an offset. Source: `GET
 * /v1/api/map/trailers`, `POST /v1/api/control/trailers`.
 */
export interface TrackedPage extends TrackedTotals {
  columns: FleetPositions['columns'];
}

/** The numbers of Fleet Control. Source: `POST /v1/api/control/counts`. */
export interface ControlTotals {
  /** Time of the answer; ages are counted from it. */
  asOf: string;
  /** Trailers that the caller has access to. */
  total: number;
  /** Trailers whose SIM is deactivated. They are in no other count. */
  leftOut: number;
  counts: ControlCounts;
}
