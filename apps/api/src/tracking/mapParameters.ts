import { type ControlFilter, isUnderstood, readControlFilter } from '@gladhand/domain/control';
import {
  CELL_ZOOM,
  type CellPlace,
  decodeTracking,
  encodeTracking,
  type TrackingQuery,
} from '@gladhand/domain/tracking';
import * as v from 'valibot';
import { badInput } from '../http/apiError';
import { readJson } from '../http/readJson';
import type { MapCellsParams, TrackedPageParams } from './mapCells';
import { TRACKING_MESSAGES } from './messages';

/** The maximum page size. */
const PAGE_LIMIT = 200;

type Parameters = Readonly<Record<string, string>>;

export const cellsFrom = (parameters: Parameters): Omit<MapCellsParams, 'query'> => ({
  zoom: whole('zoom', parameters.zoom, CELL_ZOOM.min, CELL_ZOOM.max),
  bounds: boundsFrom(parameters.bounds),
});

export const pageFrom = (parameters: Parameters): Omit<TrackedPageParams, 'query'> => ({
  offset: whole('offset', parameters.offset ?? '0', 0, 10_000_000),
  limit: whole('limit', parameters.limit ?? String(PAGE_LIMIT), 1, PAGE_LIMIT),
  cell: cellFrom(parameters.cell),
  vin: parameters.vin,
});

const CONTROL_BODY = v.objectWithRest({ filter: v.optional(v.record(v.string(), v.unknown()), {}) }, v.string());

/** Reads the Fleet Control filter and further parameters from a body; throws for unknown values. */
export async function controlFrom(request: Request): Promise<{ filter: ControlFilter; parameters: Parameters }> {
  const { filter: given, ...parameters } = await readJson(request, CONTROL_BODY);
  if (!isUnderstood(given)) throw badInput(TRACKING_MESSAGES.notUnderstood('filter'));
  return { filter: readControlFilter(given), parameters: parameters as Parameters };
}

const FILTERS = ['customer', 'show', 'from', 'to', 'q', 'alerts'] as const;

/** Reads a query from the URL parameters of a screen; throws for unknown values. */
export function queryFrom(parameters: Parameters): TrackingQuery {
  const params = Object.fromEntries(
    FILTERS.flatMap((name) => (parameters[name] === undefined ? [] : [[name, parameters[name]]])),
  ) as Record<string, string>;
  const query = decodeTracking(params);
  const understood = encodeTracking(query);
  for (const [name, value] of Object.entries(params)) {
    if (understood[name] !== value) throw badInput(TRACKING_MESSAGES.notUnderstood(name));
  }
  if (query.customerId === 0) throw badInput(TRACKING_MESSAGES.customer);
  if (query.search.length > 200) throw badInput(TRACKING_MESSAGES.searchTooLong);
  return query;
}

function whole(name: string, text: string | undefined, min: number, max: number): number {
  const number = Number(text);
  if (text === undefined || !/^\d{1,8}$/.test(text) || number < min || number > max) {
    throw badInput(TRACKING_MESSAGES.wholeNumber(name, min, max));
  }
  return number;
}

function boundsFrom(text: string | undefined): readonly [number, number, number, number] {
  const bounds = (text ?? '').split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = bounds;
  const isPlace = (lat: number, lng: number) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  if (bounds.length !== 4 || !isPlace(south, west) || !isPlace(north, east) || south > north) {
    throw badInput(TRACKING_MESSAGES.bounds);
  }
  return [west, south, east, north];
}

function cellFrom(text: string | undefined): CellPlace | undefined {
  if (text === undefined) return undefined;
  const [zoom, x, y, ...more] = text.split(',');
  if (more.length > 0) throw badInput(TRACKING_MESSAGES.cell);
  return {
    zoom: whole('zoom of cell', zoom, CELL_ZOOM.min, CELL_ZOOM.max),
    x: whole('x of cell', x, 0, 99_999_999),
    y: whole('y of cell', y, 0, 99_999_999),
  };
}
