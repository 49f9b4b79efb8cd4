import { ApiError, ApiErrorCode, ERROR_TEXT } from '../contract/errors';
import type { MapCells, TrackedPage } from '../contract/mapCells';
import type { CallOptions, PortalApi } from '../contract/portalApi';
import { encodeTracking, type TrackingQuery } from '../rules/filters/trackingQuery';
import { isRecord, type Transport } from './transport';

type Asked<Name extends 'cells' | 'page'> = Parameters<PortalApi['tracking'][Name]>[0];

/** Asks for the squares of a map. Apart from the client, which loads it with the first such question. */
export async function askCells(transport: Transport, { query, zoom, bounds }: Asked<'cells'>, call?: CallOptions) {
  const asked = parameters(query, { zoom, bounds: bounds.map((degrees) => degrees.toFixed(5)).join(',') });
  const body = await get(transport, `/v1/api/map/cells?${asked}`, ['cells', 'alone'], call);
  return body as unknown as MapCells;
}

/** Asks for a page of the tracking list. */
export async function askPage(transport: Transport, { query, cell, ...window }: Asked<'page'>, call?: CallOptions) {
  const asked = parameters(query, { ...window, cell: cell && `${cell.zoom},${cell.x},${cell.y}` });
  const body = await get(transport, `/v1/api/map/trailers?${asked}`, ['columns'], call);
  return body as unknown as TrackedPage;
}

function parameters(query: TrackingQuery, further: Record<string, string | number | undefined>): URLSearchParams {
  const asked = new URLSearchParams(encodeTracking(query));
  for (const [name, value] of Object.entries(further)) if (value !== undefined) asked.set(name, String(value));
  return asked;
}

async function get(transport: Transport, path: string, parts: readonly string[], call?: CallOptions) {
  const { body, status } = await transport({ method: 'GET', path, signal: call?.signal });
  if (isRecord(body) && isRecord(body.counts) && parts.every((part) => isRecord(body[part]))) return body;
  throw new ApiError({ code: ApiErrorCode.MalformedAnswer, message: ERROR_TEXT.unknown, status });
}
