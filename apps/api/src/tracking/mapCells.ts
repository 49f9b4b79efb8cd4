import { type ControlFilter, customerOf, type FleetQuery } from '@gladhand/domain/control';
import {
  type CellPlace,
  type ControlTotals,
  cellAt,
  cellsIn,
  MAP_TRAILER_COLUMNS,
  type MapCells,
  POSITION_COLUMNS,
  type TrackedPage,
  type TrackedTotals,
  type TrailerPosition,
} from '@gladhand/domain/tracking';
import { narrowScope } from '../repositories/scope';
import type { FleetSnapshot, FleetSnapshots, Passing } from './fleetSnapshots';
import { columnsOf, type PositionsDeps } from './positions';

/** Precise enough to place a marker to within a few feet. */
const DEGREE_DIGITS = 1e5;

export interface MapDeps extends PositionsDeps {
  snapshots: FleetSnapshots;
}

/** The snapshot of a customer, or of all trailers visible to the caller. */
async function snapshotFor({ access, snapshots }: MapDeps, customerId: number | null): Promise<FleetSnapshot> {
  await access.authorize('trackingPositions');
  return snapshots.of(narrowScope(access.scope.trailers, customerId));
}

/** The visible section of a map. */
export interface MapCellsParams {
  query: FleetQuery;
  zoom: number;
  /** West, south, east, north, in degrees. */
  bounds: readonly [number, number, number, number];
}

/** Trailers in cells of the global grid that intersect the requested bounds. */
export async function mapCells(
  deps: MapDeps,
  { query, zoom, bounds }: MapCellsParams,
): Promise<{ tag: string; cells: () => MapCells }> {
  const snapshot = await snapshotFor(deps, customerOf(query));
  return {
    tag: snapshot.tag,
    cells() {
      const passing = snapshot.passing(query);
      const found = cellsIn(passing.grid(zoom), bounds, zoom);
      const many = found.filter(({ only }) => only === undefined);
      return {
        ...totalsOf(snapshot, passing),
        zoom,
        ...placedOf(passing),
        cells: {
          x: many.map(({ x }) => x),
          y: many.map(({ y }) => y),
          lat: many.map(({ lat }) => rounded(lat)),
          lng: many.map(({ lng }) => rounded(lng)),
          critical: many.map(({ counts }) => counts.critical),
          caution: many.map(({ counts }) => counts.caution),
          unknown: many.map(({ counts }) => counts.unknown),
          good: many.map(({ counts }) => counts.good),
        },
        alone: columnsOf(
          found.flatMap(({ only }) => only ?? []),
          MAP_TRAILER_COLUMNS,
        ),
      };
    },
  };
}

/** Parameters of a page of a list. */
export interface TrackedPageParams {
  query: FleetQuery;
  offset: number;
  limit: number;
  cell: CellPlace | undefined;
  vin: string | undefined;
}

/** A page of the matching trailers with all columns. */
export async function trackedPage(
  deps: MapDeps,
  { query, offset, limit, ...only }: TrackedPageParams,
): Promise<TrackedPage> {
  const snapshot = await snapshotFor(deps, customerOf(query));
  const passing = snapshot.passing(query);
  const window = chosen(passing, only).slice(offset, offset + limit);
  return { ...totalsOf(snapshot, passing), columns: columnsOf(window, POSITION_COLUMNS) };
}

/** The Fleet Control counts. */
export async function controlTotals(deps: MapDeps, filter: ControlFilter): Promise<ControlTotals> {
  const snapshot = await snapshotFor(deps, filter.customerId ?? null);
  return { asOf: snapshot.asOf.toISOString(), total: snapshot.total, ...snapshot.control(filter) };
}

function chosen(passing: Passing, { cell, vin }: Pick<TrackedPageParams, 'cell' | 'vin'>): readonly TrailerPosition[] {
  const all = passing.inOrder();
  if (vin !== undefined) return all.filter((row) => row.vin === vin);
  if (!cell) return all;
  return all.filter(({ lat, lng }) => {
    if (lat === null || lng === null) return false;
    const { x, y } = cellAt(lat, lng, cell.zoom);
    return x === cell.x && y === cell.y;
  });
}

function totalsOf(snapshot: FleetSnapshot, { rows }: Passing): TrackedTotals {
  const { critical, caution, unknown, good } = rows;
  return {
    asOf: snapshot.asOf.toISOString(),
    total: snapshot.total,
    counts: {
      critical: critical.length,
      caution: caution.length,
      unknown: unknown.length,
      good: good.length,
    },
  };
}

const PLACED = new WeakMap<Passing, Pick<MapCells, 'placed' | 'around'>>();

/** The same for every request in a tick, so it is computed only once. */
function placedOf(passing: Passing): Pick<MapCells, 'placed' | 'around'> {
  const known = PLACED.get(passing);
  if (known) return known;
  let placed = 0;
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const { lat, lng } of passing.inOrder()) {
    if (lat === null || lng === null) continue;
    placed++;
    west = Math.min(west, lng);
    east = Math.max(east, lng);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  const found = { placed, around: placed === 0 ? null : ([west, south, east, north] as const) };
  PLACED.set(passing, found);
  return found;
}

const rounded = (degrees: number) => Math.round(degrees * DEGREE_DIGITS) / DEGREE_DIGITS;
