import type { CallOptions } from '../contract/callOptions';
import type { ControlTotals, MapCells, TrackedPage } from '../contract/mapCells';
import type { PortalApi } from '../contract/portalApi';
import { type FleetQuery, isControlQuery } from '../rules/dashboard/controlQuery';
import { encodeTracking } from '../rules/filters/trackingQuery';
import { malformedAnswer } from './malformedAnswer';
import { isRecord, type Transport, type TransportRequest } from './transport';

type ParamsOf<Name extends 'cells' | 'page' | 'counts'> = Parameters<PortalApi['tracking'][Name]>[0];

/** Requests map cells. In its own file, which the client loads on the first such request. */
export async function askCells(transport: Transport, { query, zoom, bounds }: ParamsOf<'cells'>, call?: CallOptions) {
  const further = { zoom, bounds: bounds.map((degrees) => degrees.toFixed(5)).join(',') };
  const body = await ask(transport, question('cells', query, further), ['cells', 'alone'], call);
  return body as unknown as MapCells;
}

/** Requests a page of the tracking list or of a Fleet Control list. */
export async function askPage(transport: Transport, { query, cell, ...window }: ParamsOf<'page'>, call?: CallOptions) {
  const further = { ...window, cell: cell && `${cell.zoom},${cell.x},${cell.y}` };
  const body = await ask(transport, question('trailers', query, further), ['columns'], call);
  return body as unknown as TrackedPage;
}

/** Requests the counts of Fleet Control. */
export async function askCounts(transport: Transport, { filter }: ParamsOf<'counts'>, call?: CallOptions) {
  const body = await ask(transport, question('counts', { control: filter }, {}), [], call);
  return body as unknown as ControlTotals;
}

type Question = Pick<TransportRequest, 'method' | 'path' | 'body'>;

/** Posts a Fleet Control filter, because it can be longer than a URL allows. */
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
  const request = new URLSearchParams({ ...encodeTracking(query), ...Object.fromEntries(given) });
  return { method: 'GET', path: `/v1/api/map/${name}?${request}` };
}

async function ask(transport: Transport, request: Question, parts: readonly string[], call?: CallOptions) {
  const { body, status } = await transport({ ...request, signal: call?.signal });
  if (isRecord(body) && isRecord(body.counts) && parts.every((part) => isRecord(body[part]))) return body;
  throw malformedAnswer(`${request.method} ${request.path.split('?')[0]}`, status);
}
