import { build } from 'esbuild';
import { afterEach, expect, it } from 'vitest';
import { createMemoryRepositories } from './composition/memoryRepositories';
import type { ApiDeps, PortalFiles } from './ports';
import { createTestApi, TEST_CONFIG, type TestApi } from './testing/testApi';
import { createTestDataset } from './testing/testDataset';

let test: TestApi | undefined;
afterEach(() => test?.close());

const HTML =
  '<!doctype html><html><head><title>x</title><script type="module" src="/assets/i-abcdefgh.js"></script><style>a{}</style></head></html>';
const files: PortalFiles = {
  async read(path, accepts) {
    const texts: Record<string, string> = { '/index.html': HTML, '/assets/i-abcdefgh.js': '1', '/logo.svg': '<svg/>' };
    const text = texts[path];
    if (text === undefined) return undefined;
    const body = new TextEncoder().encode(text);
    return { body, contentType: 'text/plain', etag: '"e"', ...(accepts.br && { contentEncoding: 'br' as const }) };
  },
};
const start = async (extra: Partial<ApiDeps> = {}) => {
  test = await createTestApi(createMemoryRepositories(createTestDataset()), { files, ...extra });
  return test.api;
};

it('bundles for the browser without any import from Node', async () => {
  const foreign: string[] = [];
  await build({
    entryPoints: [new URL('./index.ts', import.meta.url).pathname],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['@gladhand/source', 'module', 'browser'],
    logLevel: 'silent',
    plugins: [
      {
        name: 'no-node',
        setup: ({ onResolve }) => {
          onResolve(
            {
              filter:
                /^node:|^(fs|path|crypto|os|net|http|stream|util|events|buffer|url|zlib|pg|pino|nodemailer)$|\.node$|argon2|^@electric-sql/,
            },
            ({ path, importer }) => {
              foreign.push(`${importer} → ${path}`);
              return { path, external: true };
            },
          );
        },
      },
    ],
  });
  expect(foreign).toEqual([]);
});

it('passes the settings of a custom map to the page, and allows its origins', async () => {
  const map = { styleUrl: 'https://maps.example.com/style.json?a=1&b=2', attribution: '© "Example"' };
  const config = { ...TEST_CONFIG, map, mapSources: ['https://maps.example.com'] };
  const api = await start({ config });
  const page = await api.request('/');
  expect(page.headers.get('content-security-policy')).toContain("connect-src 'self' https://maps.example.com;");
  const content = /<meta name="map" content="([^"]*)">/.exec(await page.text())?.[1] ?? '';
  expect(JSON.parse(content.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code)))).toEqual(map);
});

it.each(['/', '/tracking/1GRAA0', '/index.html', '/deep/link?x=1'])(
  'serves the page at %s with a fresh nonce',
  async (path) => {
    const api = await start();
    const [first, second] = [await api.request(path), await api.request(path)];
    const html = await first.text();
    const nonce = /'nonce-([^']+)'/.exec(first.headers.get('content-security-policy') ?? '')?.[1];
    expect(html).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
    expect(html).toContain(`<script nonce="${nonce}" type="module"`);
    expect(html).toContain(`<style nonce="${nonce}">`);
    expect(await second.text()).not.toContain(nonce);
    expect(first.headers.get('content-security-policy')).not.toContain('unsafe-');
    expect(first.headers.get('cache-control')).toBe('no-store');
  },
);

it.each([
  ['/assets/i-abcdefgh.js', 200, 'public, max-age=31536000, immutable'],
  ['/logo.svg', 200, 'no-cache'],
  ['/assets/gone-abcdefgh.js', 404, 'no-store'],
  ['/auth/v1/nothing', 404, 'no-store'],
  ['/graphql', 405, 'no-store'],
  ['/..%2f..%2fetc/passwd', 404, 'no-store'],
  ['/dev/outbox', 404, 'no-store'],
])('responds to %s with %i', async (path, status, cache) => {
  const response = await (await start()).request(path, { headers: { 'accept-encoding': 'br' } });
  expect([response.status, response.headers.get('cache-control')]).toEqual([status, cache]);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

it('responds 304 to what the browser has cached', async () => {
  const response = await (await start()).request('/logo.svg', { headers: { 'if-none-match': '"e"' } });
  expect(response.status).toBe(304);
});

it('shows the outbox only in the demonstration', async () => {
  const api = await start({ config: { ...TEST_CONFIG, mode: 'demonstration' } });
  await test?.client().portal.account.requestPasswordReset('boss@northline.example');
  await api.idle();
  expect(await (await api.request('/dev/outbox')).json()).toMatchObject([
    { to: 'boss@northline.example', purpose: 'resetPassword' },
  ]);
});

it('accepts requests only from configured hosts', async () => {
  const api = await start();
  const ask = (origin: string) => api.request('/graphql', { method: 'OPTIONS', headers: { origin } });
  expect((await ask('https://oem.example.com')).headers.get('access-control-allow-origin')).toBe(
    'https://oem.example.com',
  );
  expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
});

it('sends data with security headers and a complete Vary header', async () => {
  const api = await start({ config: { ...TEST_CONFIG, publicUrl: 'https://fleet.example.com' } });
  const { headers } = await api.request('/assets/i-abcdefgh.js', {
    headers: { origin: 'https://oem.example.com', 'accept-encoding': 'br' },
  });
  expect(Object.fromEntries(headers)).toEqual({
    'access-control-allow-origin': 'https://oem.example.com',
    'access-control-expose-headers': 'Retry-After',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-length': '1',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'content-type': 'text/plain',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'cross-origin',
    etag: '"e"',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    vary: 'Accept-Encoding, Origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
});

it('publishes the signing key without its private part', async () => {
  const { keys } = (await (await (await start()).request('/.well-known/jwks.json')).json()) as { keys: object[] };
  expect(Object.keys(keys[0] ?? {}).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x']);
});

it('refuses requests above its limit with a time to retry', async () => {
  const repositories = createMemoryRepositories(createTestDataset());
  let open: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  test = await createTestApi(
    { ...repositories, ping: () => gate },
    { config: { ...TEST_CONFIG, maxRequestsInFlight: 1 } },
  );
  const waiting = test.api.request('/health/ready');
  const refused = await test.api.request('/health/live');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  open();
  expect((await waiting).status).toBe(200);
});

it('finishes pending requests before it stops', async () => {
  const repositories = createMemoryRepositories(createTestDataset());
  let open: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const { api } = await createTestApi({ ...repositories, ping: () => gate });
  const waiting = api.request('/health/ready');
  let stopped = false;
  const stopping = api.stop().then(() => {
    stopped = true;
  });
  expect((await api.request('/health/live')).status).toBe(503);
  expect(stopped).toBe(false);
  open();
  expect((await waiting).status).toBe(200);
  await stopping;
});

it.each(['{', '[]', '"x"', '{"username": 5}', JSON.stringify({ username: 'x'.repeat(70_000) })])(
  'responds 4xx to an invalid body',
  async (body) => {
    const response = await (await start()).request('/auth/v1/request-password-reset', { method: 'POST', body });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(await response.json()).toMatchObject({ error: { code: expect.stringMatching(/BAD_USER_INPUT|TOO_LARGE/) } });
  },
);

it.each([
  ['bytes=0-2', 206, '<sv', 'bytes 0-2/6'],
  ['bytes=2-', 206, 'vg/>', 'bytes 2-5/6'],
  ['bytes=4-99', 206, '/>', 'bytes 4-5/6'],
  ['bytes=9-10', 200, '<svg/>', null],
  ['bytes=0-1,3-4', 200, '<svg/>', null],
])('serves a part of a file for the range %s', async (range, status, text, contentRange) => {
  const api = await start();
  const response = await api.request('/logo.svg', { headers: { range } });
  expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([
    status,
    text,
    contentRange,
  ]);
});

it('compresses long responses if the client accepts it', async () => {
  await start();
  const client = await (test as TestApi).signedIn('boss@northline.example');
  const headers = { 'accept-encoding': 'gzip' };
  const response = await client.fetch('/v1/api/positions', { headers });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  const plain = response.body?.pipeThrough(new DecompressionStream('gzip'));
  expect(JSON.parse(await new Response(plain).text())).toMatchObject({ total: 41, whole: true });
  expect((await client.fetch('/v1/api/positions')).headers.get('content-encoding')).toBeNull();
});
