import type { TrailerHistory } from '../contract/history';
import type { FleetPositions } from '../contract/positions';
import type { TrackingApi } from '../contract/tracking';
import { malformedAnswer } from './malformedAnswer';
import { isRecord, type Transport } from './transport';

/** Tracking over HTTP. */
export const createTrackingApi = (transport: Transport): TrackingApi => ({
  positions: async (input, call) => {
    const { body, status } = await transport({ method: 'GET', path: positionsPath(input), signal: call?.signal });
    if (isRecord(body) && isRecord(body.columns)) return body as unknown as FleetPositions;
    throw malformedAnswer('GET /v1/api/positions', status);
  },
  unreadPositions: async (input, call) => {
    const path = positionsPath(input);
    return (await transport({ method: 'GET', path, signal: call?.signal, asBlob: true })).body as Blob;
  },
  cells: async (input, call) => (await import('./mapQuestions')).askCells(transport, input, call),
  page: async (input, call) => (await import('./mapQuestions')).askPage(transport, input, call),
  counts: async (input, call) => (await import('./mapQuestions')).askCounts(transport, input, call),
  changes: async ({ customerId, onChange }, call) => {
    const query = customerId === null ? '' : `?customerId=${customerId}`;
    const { status } = await transport({
      method: 'GET',
      path: `/v1/api/positions/changes${query}`,
      signal: call?.signal,
      onEvent: (name) => name === 'changed' && onChange(),
    });
    return status === 200;
  },
  history: async ({ vin, span }, call) => {
    const query = new URLSearchParams(
      'days' in span ? { days: String(span.days) } : { from: span.from.toISOString(), to: span.to.toISOString() },
    );
    const { body, status } = await transport({
      method: 'GET',
      path: `/v1/api/positions/${encodeURIComponent(vin)}/history?${query}`,
      signal: call?.signal,
    });
    if (isRecord(body) && isRecord(body.columns)) return body as unknown as TrailerHistory;
    throw malformedAnswer('GET /v1/api/positions/:vin/history', status);
  },
});

function positionsPath({ customerId, since, upTo }: Parameters<TrackingApi['positions']>[0]): string {
  const query = new URLSearchParams();
  if (customerId !== null) query.set('customerId', String(customerId));
  if (since !== undefined) query.set('since', since);
  if (upTo !== undefined) query.set('upTo', String(upTo));
  return `/v1/api/positions?${query}`;
}
