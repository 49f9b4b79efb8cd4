import type { Api } from '../app';
import { faultResponse } from '../http/fault';
import { SECURITY_HEADERS } from '../http/security';
import { unavailable } from '../http/toFault';

/** Stands in while the server starts, so that its port answers at once. */
export interface StartingApi extends Pick<Api, 'fetch' | 'stop'> {
  /** From now on this API answers. */
  open(api: Pick<Api, 'fetch' | 'stop'>): void;
}

/** The process lives; everything else comes later. */
const LIVE_PATHS: ReadonlySet<string> = new Set(['/health/live', '/healthz']);

/** Answers 503 with Retry-After until `open` is called. */
export function createStartingApi(): StartingApi {
  let opened: Pick<Api, 'fetch' | 'stop'> | undefined;
  return {
    open(api) {
      opened = api;
    },
    async fetch(request, connection) {
      if (opened) return opened.fetch(request, connection);
      const { pathname } = new URL(request.url);
      const response = LIVE_PATHS.has(pathname) ? Response.json({ status: 'live' }) : starting(request);
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.headers.set(name, value);
      response.headers.set('cache-control', 'no-store');
      return response;
    },
    async stop() {
      await opened?.stop();
    },
  };
}

/** People who open a page get a page that loads again by itself; programs get the error of the contract. */
function starting(request: Request): Response {
  const response = faultResponse(unavailable());
  if (!request.headers.get('accept')?.includes('text/html')) return response;
  const headers = new Headers(response.headers);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(STARTING_PAGE, { status: response.status, headers });
}

const STARTING_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="2">
<title>Gladhand is starting</title></head><body><p>Gladhand is starting. This page reloads by itself.</p></body></html>
`;
