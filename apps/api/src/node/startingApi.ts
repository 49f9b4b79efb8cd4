import { Hono } from 'hono';
import type { Api } from '../app';
import { errorResponse } from '../http/apiError';
import { securityHeaders } from '../http/security';
import { unavailable } from '../http/toApiError';

/** Responds while the server starts, so that its port is available immediately. */
export interface StartingApi extends Pick<Api, 'fetch' | 'stop'> {
  /** Forwards all further requests to this API. */
  open(api: Pick<Api, 'fetch' | 'stop'>): void;
}

/** The process is alive; all other paths become available later. */
const LIVE_PATHS: ReadonlySet<string> = new Set(['/health/live', '/healthz']);

/** Responds with 503 and Retry-After until `open` is called. */
export function createStartingApi(): StartingApi {
  let opened: Pick<Api, 'fetch' | 'stop'> | undefined;
  const waiting = new Hono();
  waiting.use(securityHeaders(false));
  waiting.all('*', ({ req }) => {
    const response = LIVE_PATHS.has(req.path) ? Response.json({ status: 'live' }) : starting(req.raw);
    response.headers.set('cache-control', 'no-store');
    return response;
  });
  return {
    open(api) {
      opened = api;
    },
    async fetch(request, connection) {
      return (opened ?? waiting).fetch(request, connection);
    },
    async stop() {
      await opened?.stop();
    },
  };
}

/** Browsers get a page that reloads itself; other clients get the API error. */
function starting(request: Request): Response {
  const response = errorResponse(unavailable());
  if (!request.headers.get('accept')?.includes('text/html')) return response;
  const headers = new Headers(response.headers);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(STARTING_PAGE, { status: response.status, headers });
}

const STARTING_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="2">
<title>Gladhand is starting</title></head><body><p>Gladhand is starting. This page reloads by itself.</p></body></html>
`;
