// Import of 10,000 geofences in Chromium: the dialog reads a KML file in its worker, and the product checks it on
// PostgreSQL.
import { API_BUNDLE, bundleApi } from '../api/bundle.mjs';
import { startChild } from '../api/child.mjs';
import { createCaller } from '../api/client.mjs';
import { serverConfig } from '../api/serverConfig.mjs';
import { signIn } from '../api/sessions.mjs';
import { comparePages } from '../pages.mjs';
import { atMost, median } from '../table.mjs';

const FEATURES = 10_000;
const MAX_SECONDS = 10;
/** A page that can't draw for longer seems frozen. */
const MAX_FRAME_MS = 200;

/** @param {{ postgresUrl: string, say: (line: string) => void }} options an empty database, and the browser */
export async function benchGeofenceImport({ postgresUrl, say, ...browser }) {
  await bundleApi();
  const api = await import(API_BUNDLE);
  const filler = startChild('./filler.mjs');
  const product = startChild('./product.mjs');
  try {
    say('filling PostgreSQL');
    await filler.ask('fill', { bundle: API_BUNDLE, postgresUrl, trailers: 1_000, customers: 4 });
    const signingKey = JSON.stringify(await api.makeSigningJwk());
    const config = serverConfig(signingKey, { databaseUrl: postgresUrl });
    const url = await product.ask('start', { bundle: API_BUNDLE, config });
    const { headers } = await signIn(url, 'admin', api.DEMO_PASSWORD);
    const caller = createCaller(url, 1);
    const visits = await comparePages({
      ...{ name: 'geofenceImport', pages: [''], say, ...browser },
      async visit({ page, call }) {
        await page.exposeFunction('askProduct', async (body) => {
          const { content } = await caller.post('/graphql', body, headers);
          return content.toString();
        });
        return call('check', FEATURES);
      },
    });
    caller.close();
    const runs = visits[''];
    const seconds = median(runs.map(({ tookMs }) => tookMs)) / 1_000;
    const longestMs = median(runs.map(({ longestMs: ms }) => ms));
    const name = `Import, ${FEATURES.toLocaleString('en')} features`;
    return [
      atMost(`${name}, read and checked`, seconds, MAX_SECONDS, ' s', `${runs[0].megabytes.toFixed(1)} MB of KML`),
      atMost(`${name}, longest time without a frame`, longestMs, MAX_FRAME_MS, ' ms'),
    ];
  } finally {
    await Promise.all([filler.stop(), product.stop()]);
  }
}
