import { createApi } from '../app';
import { createMemoryLimits } from '../auth/memoryLimits';
import { makeSigningJwk, tokenKeysFrom } from '../auth/tokenKeys';
import { createSqlRepositories } from '../composition/sqlRepositories';
import { openPGlite } from '../database/pglite';
import { issueIngestKey } from '../ingest/ingestKey';
import { startHttpServer } from '../node/httpServer';
import { loadDataset } from '../repositories/sql/loadDataset';
import { plainHasher, TEST_CONFIG } from './testApi';
import { createTestDataset, TEST_NOW, testId } from './testDataset';

/**
 * A server on the embedded database in its own folder, for tests that kill it. Prints its address and an ingest key.
 */
const [dir = '', snapshotDir = ''] = process.argv.slice(2);
const { db } = await openPGlite({ dir, snapshotDir });
await loadDataset(db, createTestDataset(), TEST_NOW);
const repositories = createSqlRepositories(db);
const quiet = () => {};
const now = () => TEST_NOW;
const server = await startHttpServer({
  host: '127.0.0.1',
  port: 0,
  trustProxy: false,
  api: createApi({
    repositories,
    now,
    ids: { uuid: () => testId(9, 1) },
    hasher: plainHasher,
    keys: await tokenKeysFrom(await makeSigningJwk()),
    limits: createMemoryLimits(now),
    logger: { info: quiet, warn: quiet, error: quiet },
    config: TEST_CONFIG,
    persistedDocuments: new Set(),
  }),
});
const holder = { customerId: 1 };
const key = await issueIngestKey(repositories.ingest, { name: 'test', holder, keyId: testId(8, 1), now: TEST_NOW });
console.log(JSON.stringify({ url: server.url, key }));
