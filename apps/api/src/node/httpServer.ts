import type { IncomingMessage } from 'node:http';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Api } from '../app';

export interface HttpServerOptions {
  api: Pick<Api, 'fetch' | 'stop'>;
  host: string;
  port: number;
  /** Believe X-Forwarded-For of the proxy in front. */
  trustProxy: boolean;
}

export interface RunningServer {
  url: string;
  /** Takes no more connections, answers what was asked, then ends. */
  stop(): Promise<void>;
}

/** A client that sends slower than this is cut off. */
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 60_000;

export async function startHttpServer({ api, host, port, trustProxy }: HttpServerOptions): Promise<RunningServer> {
  const listener = getRequestListener((request, bindings) => {
    const { incoming } = bindings as { incoming: IncomingMessage };
    return api.fetch(request, { address: addressOf(incoming, trustProxy) });
  });
  const server = createServer(
    { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    (request, response) => {
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
      const taken = `[api] Port ${port} is taken. Stop what listens there, or choose another with PORT.`;
      reject(error.code === 'EADDRINUSE' ? new Error(taken) : error);
    });
    server.listen(port, host, resolve);
  });
}

/** The last entry is the one our own proxy added; those before it are the caller's word. */
function addressOf(incoming: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? incoming.headers['x-forwarded-for'] : undefined;
  const last = String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return last || (incoming.socket.remoteAddress ?? 'unknown');
}
