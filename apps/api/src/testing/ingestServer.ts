import { createApi } from '../app';
import { createMemoryLimits } from '../auth/memoryLimits';
import { makeSigningJwk, tokenKeysFrom } from '../auth/tokenKeys';
import { openPGlite } from '../database/pglite';
import { issueIngestKey } from '../ingest/ingestKey';
import { startHttpServer } from '../node/httpServer';
import { createSqlRepositories } from '../repositories/sql';
import { loadWorld } from '../repositories/sql/loadWorld';
import { plainHasher, TEST_CONFIG } from './testApi';
import { createTestWorld, TEST_NOW, testId } from './testWorld';

/** A server on the embedded database in a folder of its own, for tests that kill it. Tells its address and a key. */
const [dir = '', snapshotDir = ''] = process.argv.slice(2);
const { db } = await openPGlite({ dir, snapshotDir });
await loadWorld(db, createTestWorld(), TEST_NOW);
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
