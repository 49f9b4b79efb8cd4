import {
  CELL_ZOOM,
  type CellPlace,
  cellAt,
  cellsIn,
  decodeTracking,
  encodeTracking,
  MAP_TRAILER_COLUMNS,
  type MapCells,
  POSITION_COLUMNS,
  type TrackedPage,
  type TrackedRow,
  type TrackedTotals,
  type TrackingQuery,
  trackingFilterOf,
} from '@gladhand/domain';
import { badInput } from '../http/fault';
import { narrowScope } from '../repositories/scope';
import type { FleetSnapshot, FleetSnapshots, Passing } from './fleetSnapshots';
import { columnsOf, type PositionsDeps } from './positions';

/** A page holds so many trailers at most. */
const PAGE_LIMIT = 200;
/** Enough to draw a marker to the foot. */
const DEGREE_DIGITS = 1e5;

export interface MapDeps extends PositionsDeps {
  snapshots: FleetSnapshots;
}

type Parameters = Readonly<Record<string, string>>;

/** Finds the snapshot that an asker sees, and the trailers in it that pass the asked filters. */
async function lookAt({ access, snapshots }: MapDeps, parameters: Parameters) {
  await access.authorise('trackingPositions');
  const query = queryFrom(parameters);
  const scope = narrowScope(access.sight.trailers, query.customerId);
  const snapshot = await snapshots.of(scope);
  const filter = trackingFilterOf(query);
  return { scope, snapshot, passing: snapshot.passing(JSON.stringify(encodeTracking(query)), filter) };
}

/** Trailers in squares of the world's grid, as far as they touch the asked bounds. */
export async function mapCells(deps: MapDeps, parameters: Parameters): Promise<{ tag: string; cells: () => MapCells }> {
  const zoom = whole('zoom', parameters.zoom, CELL_ZOOM.min, CELL_ZOOM.max);
  const bounds = boundsFrom(parameters.bounds);
  const { snapshot, passing } = await lookAt(deps, parameters);
  return {
    tag: snapshot.tag,
    cells() {
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

/** A page of the trailers that pass, with every column, as they are now. */
export async function trackedPage(deps: MapDeps, parameters: Parameters): Promise<TrackedPage> {
  const offset = whole('offset', parameters.offset ?? '0', 0, 10_000_000);
  const limit = whole('limit', parameters.limit ?? String(PAGE_LIMIT), 1, PAGE_LIMIT);
  const cell = cellFrom(parameters.cell);
  const { scope, snapshot, passing } = await lookAt(deps, parameters);
  const window = chosen(passing, cell, parameters.vin).slice(offset, offset + limit);
  const keys = { customerIds: window.map((row) => row.customerId), trailerIds: window.map((row) => row.id) };
  const rows = await deps.repositories.fleetStatus.rows(keys, scope, snapshot.asOf, POSITION_COLUMNS);
  return { ...totalsOf(snapshot, passing), columns: columnsOf(rows, POSITION_COLUMNS) };
}

function chosen(passing: Passing, cell: CellPlace | undefined, vin: string | undefined): readonly TrackedRow[] {
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

/** The same for every question of a tick: looked at once. */
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

const FILTERS = ['customer', 'show', 'from', 'to', 'q', 'alerts'] as const;

/** What an address of the screen says, said to the server: a word that is not understood is refused here. */
function queryFrom(parameters: Parameters): TrackingQuery {
  const asked = Object.fromEntries(
    FILTERS.flatMap((name) => (parameters[name] === undefined ? [] : [[name, parameters[name]]])),
  ) as Record<string, string>;
  const query = decodeTracking(asked);
  const understood = encodeTracking(query);
  for (const [name, value] of Object.entries(asked)) {
    if (understood[name] !== value) throw badInput(`${name} cannot be understood.`);
  }
  if (query.customerId === 0) throw badInput('customer must be a positive whole number.');
  if (query.search.length > 200) throw badInput('A search is at most 200 characters long.');
  return query;
}

function whole(name: string, text: string | undefined, min: number, max: number): number {
  const number = Number(text);
  if (text === undefined || !/^\d{1,8}$/.test(text) || number < min || number > max) {
    throw badInput(`${name} must be a whole number from ${min} to ${max}.`);
  }
  return number;
}

function boundsFrom(text: string | undefined): readonly [number, number, number, number] {
  const bounds = (text ?? '').split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = bounds;
  const isPlace = (lat: number, lng: number) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  if (bounds.length !== 4 || !isPlace(south, west) || !isPlace(north, east) || south > north) {
    throw badInput('bounds must be west,south,east,north in degrees.');
  }
  return [west, south, east, north];
}

function cellFrom(text: string | undefined): CellPlace | undefined {
  if (text === undefined) return undefined;
  const [zoom, x, y, ...more] = text.split(',');
  if (more.length > 0) throw badInput('cell must be zoom,x,y.');
  return {
    zoom: whole('zoom of cell', zoom, CELL_ZOOM.min, CELL_ZOOM.max),
    x: whole('x of cell', x, 0, 99_999_999),
    y: whole('y of cell', y, 0, 99_999_999),
  };
}
