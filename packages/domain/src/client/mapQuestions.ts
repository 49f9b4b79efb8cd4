import { ApiError, ApiErrorCode, ERROR_TEXT } from '../contract/errors';
import type { ControlTotals, MapCells, TrackedPage } from '../contract/mapCells';
import type { CallOptions, PortalApi } from '../contract/portalApi';
import { type FleetQuery, isControlQuery } from '../rules/dashboard/controlQuery';
import { encodeTracking } from '../rules/filters/trackingQuery';
import { isRecord, type Transport, type TransportRequest } from './transport';

type Asked<Name extends 'cells' | 'page' | 'counts'> = Parameters<PortalApi['tracking'][Name]>[0];

/** Asks for the squares of a map. Apart from the client, which loads it with the first such question. */
export async function askCells(transport: Transport, { query, zoom, bounds }: Asked<'cells'>, call?: CallOptions) {
  const further = { zoom, bounds: bounds.map((degrees) => degrees.toFixed(5)).join(',') };
  const body = await ask(transport, question('cells', query, further), ['cells', 'alone'], call);
  return body as unknown as MapCells;
}

/** Asks for a page of the tracking list, or of a list of Fleet Control. */
export async function askPage(transport: Transport, { query, cell, ...window }: Asked<'page'>, call?: CallOptions) {
  const further = { ...window, cell: cell && `${cell.zoom},${cell.x},${cell.y}` };
  const body = await ask(transport, question('trailers', query, further), ['columns'], call);
  return body as unknown as TrackedPage;
}

/** Asks for the numbers of Fleet Control. */
export async function askCounts(transport: Transport, { filter }: Asked<'counts'>, call?: CallOptions) {
  const body = await ask(transport, question('counts', { control: filter }, {}), [], call);
  return body as unknown as ControlTotals;
}

type Question = Pick<TransportRequest, 'method' | 'path' | 'body'>;

/** A choice of Fleet Control may be longer than an address. */
function question(
  name: 'cells' | 'trailers' | 'counts',
  query: FleetQuery,
  further: Record<string, string | number | undefined>,
): Question {
  const given = Object.entries(further).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  if (isControlQuery(query)) {
    const body = { filter: query.control, ...Object.fromEntries(given) };
    return { method: 'POST', path: `/v1/api/control/${name}`, body };
  }
  const asked = new URLSearchParams({ ...encodeTracking(query), ...Object.fromEntries(given) });
  return { method: 'GET', path: `/v1/api/map/${name}?${asked}` };
}

async function ask(transport: Transport, asked: Question, parts: readonly string[], call?: CallOptions) {
  const { body, status } = await transport({ ...asked, signal: call?.signal });
  if (isRecord(body) && isRecord(body.counts) && parts.every((part) => isRecord(body[part]))) return body;
  throw new ApiError({ code: ApiErrorCode.MalformedAnswer, message: ERROR_TEXT.unknown, status });
}
