import {
  CELL_ZOOM,
  type CellPlace,
  type ControlFilter,
  decodeTracking,
  encodeTracking,
  isUnderstood,
  readControlFilter,
  type TrackingQuery,
} from '@gladhand/domain';
import * as v from 'valibot';
import { badInput } from '../http/fault';
import { readJson } from '../http/readJson';
import type { AskedCells, AskedPage } from './mapCells';

/** A page holds so many trailers at most. */
const PAGE_LIMIT = 200;

type Parameters = Readonly<Record<string, string>>;

export const cellsFrom = (parameters: Parameters): Omit<AskedCells, 'query'> => ({
  zoom: whole('zoom', parameters.zoom, CELL_ZOOM.min, CELL_ZOOM.max),
  bounds: boundsFrom(parameters.bounds),
});

export const pageFrom = (parameters: Parameters): Omit<AskedPage, 'query'> => ({
  offset: whole('offset', parameters.offset ?? '0', 0, 10_000_000),
  limit: whole('limit', parameters.limit ?? String(PAGE_LIMIT), 1, PAGE_LIMIT),
  cell: cellFrom(parameters.cell),
  vin: parameters.vin,
});

const CONTROL_BODY = v.objectWithRest({ filter: v.optional(v.record(v.string(), v.unknown()), {}) }, v.string());

/** A choice of Fleet Control and what else is asked, out of a body; a word that is not understood is refused here. */
export async function controlFrom(request: Request): Promise<{ filter: ControlFilter; parameters: Parameters }> {
  const { filter: given, ...parameters } = await readJson(request, CONTROL_BODY);
  if (!isUnderstood(given)) throw badInput('filter cannot be understood.');
  return { filter: readControlFilter(given), parameters: parameters as Parameters };
}

const FILTERS = ['customer', 'show', 'from', 'to', 'q', 'alerts'] as const;

/** What an address of the screen says, said to the server: a word that is not understood is refused here. */
export function queryFrom(parameters: Parameters): TrackingQuery {
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
