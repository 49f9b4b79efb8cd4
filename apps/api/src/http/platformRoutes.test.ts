import { expect, it } from 'vitest';
import { createMemoryRepositories } from '../composition/memoryRepositories';
import type { ApiDeps, PortalFiles } from '../ports';
import { createTestApi, TEST_CONFIG } from '../testing/testApi';
import { createTestDataset, TEST_NOW } from '../testing/testDataset';

const PAGES = ['/', '/control', '/tracking/:vin?', '/shared-location'];
const files: PortalFiles = {
  async read(path) {
    const texts: Record<string, string> = { '/index.html': '<html></html>', '/pages.json': JSON.stringify(PAGES) };
    const text = texts[path];
    return text === undefined
      ? undefined
      : { body: new TextEncoder().encode(text), contentType: 'text/html', etag: '"e"' };
  },
};
const start = async (extra: Partial<ApiDeps> = {}) =>
  (await createTestApi(createMemoryRepositories(createTestDataset()), { files, ...extra })).api;
const HTML = { accept: 'text/html,*/*;q=0.8' };

it.each(['/health/live', '/healthz', '/health/ready', '/readyz'])('responds 200 to %s', async (path) => {
  const response = await (await start()).request(path);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
});

it('reports its version', async () => {
  const api = await start({ config: { ...TEST_CONFIG, version: '1.2.3' } });
  expect(await (await api.request('/version')).json()).toEqual({ name: 'gladhand', version: '1.2.3' });
});

it('excludes crawlers', async () => {
  const response = await (await start()).request('/robots.txt');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toMatch(/^User-agent: \*\nDisallow: \/$/m);
});

it.each([
  [undefined, 'mailto:security@fleet.example.com'],
  ['https://example.com/report', 'https://example.com/report'],
])('serves a security.txt for the configured contact %s', async (securityContact, contact) => {
  const config = { ...TEST_CONFIG, publicUrl: 'https://fleet.example.com', securityContact };
  const text = await (await (await start({ config })).request('/.well-known/security.txt')).text();
  expect(text).toContain(`Contact: ${contact}\n`);
  expect(text).toContain('Canonical: https://fleet.example.com/.well-known/security.txt\n');
  const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  const days = (expires.getTime() - TEST_NOW.getTime()) / 86_400_000;
  expect(days).toBe(180);
});

it.each([
  ['/', HTML, 200, 'text/html'],
  ['/control', {}, 200, 'text/html'],
  ['/tracking', HTML, 200, 'text/html'],
  ['/tracking/1GRAA0', HTML, 200, 'text/html'],
  ['/tracking/1GRAA0/', HTML, 200, 'text/html'],
  ['/tracking/a/b', HTML, 404, 'text/html'],
  ['/wp-admin', HTML, 404, 'text/html'],
  ['/wp-admin', {}, 404, 'application/json'],
  ['/admin/config.php', HTML, 404, 'application/json'],
  ['/.env', HTML, 404, 'application/json'],
  ['/v1/api/nothing', HTML, 404, 'application/json'],
])('responds to %s (%j) with %i %s', async (path, headers, status, type) => {
  const response = await (await start()).request(path, { headers });
  expect([response.status, response.headers.get('content-type')?.split(';')[0]]).toEqual([status, type]);
});

it.each([
  ['GET', '/graphql', 'POST'],
  ['DELETE', '/v1/api/positions', 'GET, HEAD'],
  ['GET', '/ingest/v1/reports', 'POST'],
  ['PUT', '/auth/v1/confirm-email', 'GET, HEAD, POST'],
  ['POST', '/v1/api/images/some-image', 'GET, HEAD'],
  ['POST', '/healthz', 'GET, HEAD'],
  ['POST', '/control', 'GET, HEAD'],
])('responds 405 to %s %s and allows %s', async (method, path, allow) => {
  const response = await (await start()).request(path, { method });
  expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
});
