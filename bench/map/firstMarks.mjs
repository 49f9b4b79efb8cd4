// Measures what the server sends for 100,000 trailers before the first markers can be drawn, and how long it takes: for
// the first request, which reads the scope, and for further ones within the same tick.
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { API_BUNDLE, bundleApi } from '../api/bundle.mjs';
import { startChild } from '../api/child.mjs';
import { signIn } from '../api/sessions.mjs';
import { atMost, line } from '../table.mjs';

const FLEET = { trailers: 100_000, customers: 50 };
const MEGABYTE = 1_000_000;
const USA = '-130,20,-60,55';
/** What the screen requests before it draws marks. */
const FIRST = ['/v1/api/positions?upTo=5000', '/v1/api/map/cells?zoom=0&bounds=-180,-85,180,85'];
const VIEW = `/v1/api/map/cells?zoom=5&bounds=${USA}`;

/** @param {{ postgresUrl: string, say: (line: string) => void }} options an empty database */
export async function firstMarks({ postgresUrl, say }) {
  await bundleApi();
  const api = await import(API_BUNDLE);
  say(`filling PostgreSQL with ${FLEET.trailers.toLocaleString('en')} trailers`);
  const filler = startChild('./filler.mjs');
  const product = startChild('./product.mjs');
  try {
    await filler.ask('fill', { bundle: API_BUNDLE, postgresUrl, ...FLEET });
    const signingKey = JSON.stringify(await api.makeSigningJwk());
    const url = await product.ask('start', { bundle: API_BUNDLE, config: serverConfig(signingKey, postgresUrl) });
    const { headers } = await signIn(url, 'admin', api.DEMO_PASSWORD);
    const ask = (path) => bytesOf(`${url}${path}`, headers);
    let bytes = 0;
    let firstMs = 0;
    for (const path of [...FIRST, VIEW]) {
      const answer = await ask(path);
      bytes += answer.bytes;
      firstMs += answer.tookMs;
    }
    const again = await ask(`${VIEW}&show=loaded`);
    const kept = await ask(VIEW);
    return [
      atMost('Map, 100,000 trailers, sent before the first marks', bytes / MEGABYTE, 1.5, ' MB'),
      line('Map, 100,000 trailers, server time of that', `${firstMs.toFixed(0)} ms`),
      line('Map, 100,000 trailers, another filter, the same tick', `${again.tookMs.toFixed(0)} ms`),
      line('Map, 100,000 trailers, the same question again', `${kept.tookMs.toFixed(0)} ms`),
    ];
  } finally {
    await Promise.all([filler.stop(), product.stop()]);
  }
}

/** The bytes on the wire, compressed as for a browser. */
function bytesOf(url, headers) {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    get(url, { headers: { ...headers, 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk) => {
        bytes += chunk.length;
      });
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve({ bytes, tookMs: performance.now() - startedAt });
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    }).on('error', reject);
  });
}

const serverConfig = (signingKey, databaseUrl) => ({
  mode: 'production',
  host: '127.0.0.1',
  port: 0,
  databaseUrl,
  dataDir: tmpdir(),
  signingKey,
  smtpUrl: undefined,
  mailFrom: 'bench@gladhand.example',
  publicUrl: 'http://127.0.0.1',
  allowedOrigins: [],
  termsOfServiceUrl: 'https://example.com/terms',
  insecureCookie: true,
  trustProxy: false,
  logLevel: 'silent',
  portalDir: undefined,
  demo: false,
  simSpeed: 0,
});
