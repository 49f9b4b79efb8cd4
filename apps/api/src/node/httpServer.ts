import type { IncomingMessage } from 'node:http';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Api } from '../app';
import { type DatabaseClock, ownClock } from './databaseClock';
import { createRequestsFirst, type RequestsFirst } from './requestsFirst';

export interface HttpServerOptions {
  api: Pick<Api, 'fetch' | 'stop'>;
  host: string;
  port: number;
  /** Trusts X-Forwarded-For of the proxy in front. */
  trustProxy: boolean;
  /** Counts the requests that are being answered. @default a counter of its own */
  requests?: Pick<RequestsFirst, 'answering'> | undefined;
  /** For the header `Date`, from which the portal takes the time. @default the clock of this machine */
  clock?: (() => Pick<DatabaseClock, 'now' | 'aheadMs'>) | undefined;
}

export interface RunningServer {
  url: string;
  /** Accepts no new connections, finishes pending requests, then closes. */
  stop(): Promise<void>;
}

/** Clients that send their headers more slowly are disconnected. */
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 60_000;

export async function startHttpServer({
  api,
  host,
  port,
  trustProxy,
  requests = createRequestsFirst(),
  clock = () => ownClock,
}: HttpServerOptions): Promise<RunningServer> {
  const listener = getRequestListener((request, bindings) => {
    const { incoming } = bindings as { incoming: IncomingMessage };
    return requests.answering(() => api.fetch(request, { address: addressOf(incoming, trustProxy) }));
  });
  const server = createServer(
    { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    (request, response) => {
      const { now, aheadMs } = clock();
      if (aheadMs() !== 0) response.setHeader('Date', now().toUTCString());
      void listener(request, response);
    },
  );
  await listening(server, host, port);
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actual}`,
    async stop() {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      server.closeIdleConnections();
      await api.stop();
      server.closeIdleConnections();
      await closed;
    },
  };
}

function listening(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `[api] Port ${port} is in use. Stop the process that uses it, or choose another port with PORT.`;
      reject(error.code === 'EADDRINUSE' ? new Error(taken) : error);
    });
    server.listen(port, host, resolve);
  });
}

/** The last entry is from our own proxy; those before it were sent by the caller and can be forged. */
function addressOf(incoming: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? incoming.headers['x-forwarded-for'] : undefined;
  const last = String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return last || (incoming.socket.remoteAddress ?? 'unknown');
}
