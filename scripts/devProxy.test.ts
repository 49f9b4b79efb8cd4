import { once } from 'node:events';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

it('passes the host of the page on to the API, which compares it with the origin', async () => {
  const api = createHttpServer((request, response) => response.end(request.headers.host)).listen(0, '127.0.0.1');
  cleanups.push(() => api.close());
  await once(api, 'listening');
  vi.stubEnv('GLADHAND_API', `http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  const { createServer } = await import('vite');
  const portal = await createServer({
    root: 'apps/portal',
    configFile: 'apps/portal/vite.config.ts',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, strictPort: false, hmr: false, watch: null },
  });
  cleanups.push(() => portal.close());
  await portal.listen();
  const { port } = (portal.httpServer as Server).address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/auth/v1/refreshToken`, { method: 'POST' });
  expect(await answer.text()).toBe(`127.0.0.1:${port}`);
});
