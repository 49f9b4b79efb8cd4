import { MAP_DEFAULTS } from '../../vocabulary/dashboard';
import type { BySeverity, MapTrailer } from './trackedFleet';
import { SEVERITY_ORDER, type TrackedSeverity } from './trailerPosition';

/** The coarsest and the finest grid. Zoom levels are those of Google Maps: the world is 256 px wide at zoom 0. */
export const CELL_ZOOM = { min: 0, max: 20 } as const;

/** The position of a cell in the global grid, counted from the northwest corner of the map. */
export interface CellPlace {
  zoom: number;
  x: number;
  y: number;
}

/** The trailers of one cell of the grid. */
export interface MapCell<Row> extends CellPlace {
  /** The center of its trailers, in degrees. */
  lat: number;
  lng: number;
  counts: Record<TrackedSeverity, number>;
  total: number;
  /** The trailer, if the cell contains only one. */
  only: Row | undefined;
}

/** The non-empty cells of a zoom level. The grid is global, so the visible section does not change a cell. */
export type CellGrid<Row> = ReadonlyMap<number, MapCell<Row>>;

/** Degrees: west, south, east, north. */
type Bounds = readonly [west: number, south: number, east: number, north: number];

const MAX_LATITUDE = 85.05112878;
const WORLD_PX = 256;

const cellsAcross = (zoom: number) => Math.ceil((WORLD_PX * 2 ** zoom) / MAP_DEFAULTS.markerGridSizePx);
const keyOf = (x: number, y: number, zoom: number) => y * cellsAcross(zoom) + x;

/** The cell that contains a position. */
export function cellAt(lat: number, lng: number, zoom: number): CellPlace {
  const cellSize = MAP_DEFAULTS.markerGridSizePx / (WORLD_PX * 2 ** zoom);
  const sin = Math.sin((Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat)) * Math.PI) / 180);
  const last = cellsAcross(zoom) - 1;
  const cell = (share: number) => Math.max(0, Math.min(last, Math.floor(share / cellSize)));
  return { zoom, x: cell(lng / 360 + 0.5), y: cell(0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) };
}

/** The edges of a cell, in degrees. */
export function cellBounds({ zoom, x, y }: CellPlace): Bounds {
  const share = MAP_DEFAULTS.markerGridSizePx / (WORLD_PX * 2 ** zoom);
  const lng = (column: number) => Math.min(1, column * share) * 360 - 180;
  const lat = (row: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * Math.min(1, row * share)))) * 180) / Math.PI;
  return [lng(x), lat(y + 1), lng(x + 1), lat(y)];
}

/** All non-empty cells of a zoom level in one pass. Trailers without a position are in none. */
export function gridOf<Row extends Pick<MapTrailer, 'lat' | 'lng'>>(
  trailers: BySeverity<Row>,
  zoom: number,
): CellGrid<Row> {
  const grid = new Map<number, MapCell<Row>>();
  for (const severity of SEVERITY_ORDER) {
    for (const row of trailers[severity]) {
      if (row.lat === null || row.lng === null) continue;
      const place = cellAt(row.lat, row.lng, zoom);
      const key = keyOf(place.x, place.y, zoom);
      const cell = grid.get(key);
      if (cell) join(cell, row.lat, row.lng, severity);
      else {
        const counts = { critical: 0, caution: 0, unknown: 0, good: 0 };
        counts[severity] = 1;
        grid.set(key, { ...place, lat: row.lat, lng: row.lng, counts, total: 1, only: row });
      }
    }
  }
  return grid;
}

function join<Row>(cell: MapCell<Row>, lat: number, lng: number, severity: TrackedSeverity): void {
  cell.total++;
  cell.counts[severity]++;
  cell.only = undefined;
  cell.lat += (lat - cell.lat) / cell.total;
  cell.lng += (lng - cell.lng) / cell.total;
}

/** The cells that intersect the bounds. If west is greater than east, the bounds cross the date line. */
export function cellsIn<Row>(grid: CellGrid<Row>, bounds: Bounds, zoom: number): MapCell<Row>[] {
  const [west, south, east, north] = bounds;
  const { x: left, y: top } = cellAt(north, west, zoom);
  const { x: right, y: bottom } = cellAt(south, east, zoom);
  const isAcross = (x: number) => (west > east ? x >= left || x <= right : x >= left && x <= right);
  const requested = (right - left + 1) * (bottom - top + 1);
  if (west > east || requested > grid.size) {
    return [...grid.values()].filter(({ x, y }) => y >= top && y <= bottom && isAcross(x));
  }
  const found: MapCell<Row>[] = [];
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const cell = grid.get(keyOf(x, y, zoom));
      if (cell) found.push(cell);
    }
  }
  return found;
}
