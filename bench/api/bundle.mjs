// The parts of the API that fill and run a server, from source in one module.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';

const PARTS = `
export { planJob } from './apps/api/src/areas/reports/runs/planJob';
export { addDemoPackages, DEMO_OTA_KEY } from './apps/api/src/demo/demoOta';
export { maintenance } from './apps/api/src/areas/maintenance/index';
export { daysJob } from './apps/api/src/areas/alerts/days/daysJob';
export { createPortalApi } from './packages/domain/src/client/createPortalApi';
export { createPdfWriter } from './apps/api/src/node/reportPdf/createPdfWriter';
export { startServer } from './apps/api/src/node/startServer';
export { createArgon2Hasher } from './apps/api/src/node/argon2Hasher';
export { readConfig } from './apps/api/src/node/config';
export { makeSigningJwk, tokenKeysFrom } from './apps/api/src/auth/tokenKeys';
export { openPGlite } from './apps/api/src/database/pglite';
export { openPostgres } from './apps/api/src/database/postgres';
export { DEMO_PASSWORD } from './apps/api/src/demo/demoAccounts';
export { demoDataset } from './apps/api/src/demo/demoDataset';
export { signWebhook } from './apps/api/src/engine/webhooks/webhookSignature';
export { issueIngestKey } from './apps/api/src/ingest/ingestKey';
export { createSqlRepositories } from './apps/api/src/composition/sqlRepositories';
export { loadDataset } from './apps/api/src/repositories/sql/loadDataset';
export { datasetFromFleet } from './apps/api/src/repositories/datasetFromFleet';
export { NO_TRAILERS } from './apps/api/src/repositories/scope';
export { geofenceIndex } from './packages/domain/src/rules/geofences/geofenceIndex';
export { FLEET_STATUS_FIELDS } from './packages/domain/src/areas/fleetStatus';
export { createFleet } from './packages/domain/src/fleet/index';
export { default as persistedDocuments } from './apps/api/src/graphql/generated/persistedDocuments.json';
`;

/** Names that the bundle exports. */
export const PART_NAMES = [...PARTS.matchAll(/(\w+)(?:,| })/g)].map(([, name]) => name);

export const API_BUNDLE = resolve('node_modules/.cache/gladhand-bench/api.mjs');

export async function bundleApi() {
  const { dependencies } = JSON.parse(readFileSync('apps/api/package.json', 'utf8'));
  // Workspaces come from source; uuid is installed in the API's own folder, out of reach of the cache.
  const external = Object.keys(dependencies).filter((name) => !name.startsWith('@gladhand/') && name !== 'uuid');
  await build({
    stdin: { contents: PARTS, resolveDir: resolve('.'), loader: 'ts' },
    outfile: API_BUNDLE,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    conditions: ['@gladhand/source'],
    nodePaths: [resolve('apps/api/node_modules')],
    external,
    logLevel: 'warning',
  });
}
