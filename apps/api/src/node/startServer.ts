import { join } from 'node:path';
import type { JWK } from 'jose';
import { v7 as uuidv7 } from 'uuid';
import { createApi } from '../app';
import { createMemoryLimits } from '../auth/memoryLimits';
import { tokenKeysFrom } from '../auth/tokenKeys';
import type { OpenedDatabase } from '../database/opened';
import { loadDemo } from '../demo/loadDemo';
import persisted from '../graphql/generated/persistedDocuments.json' with { type: 'json' };
import { createOutboxMailer } from '../mail/outboxMailer';
import type { ApiDeps, Logger } from '../ports';
import { createSqlRepositories } from '../repositories/sql';
import { startSimulator } from '../simulator/startSimulator';
import { createArgon2Hasher } from './argon2Hasher';
import type { ServerConfig } from './config';
import { createDiskFiles } from './diskFiles';
import { type RunningServer, startHttpServer } from './httpServer';
import { openDatabase } from './openDatabase';
import { signingKeyIn } from './signingKey';
import { createSmtpMailer } from './smtpMailer';

/** Requests that may wait for the embedded database, which answers one after the other. */
const MAX_EMBEDDED_REQUESTS = 100;

/** A running server with what the rest of the process works on. */
export interface StartedServer extends RunningServer {
  deps: ApiDeps;
  database: OpenedDatabase;
}

/** Opens the database, puts the API together and listens. */
export async function startServer(config: ServerConfig, logger: Logger): Promise<StartedServer> {
  const database = await openDatabase(config);
  try {
    const deps = await createDeps(config, database, logger);
    if (wantsDemo(config)) await loadDemo(database.db, deps);
    const api = createApi(deps);
    const server = await startHttpServer({ ...config, api });
    const seed = 1;
    const simulator =
      wantsDemo(config) && config.simSpeed > 0
        ? await startSimulator({ api, deps, seed, speed: config.simSpeed })
        : undefined;
    return {
      ...server,
      deps,
      database,
      async stop() {
        await simulator?.stop();
        await server.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The demonstration goes into its own database, and into another only when asked for; never in production. */
function wantsDemo({ mode, databaseUrl, demo }: ServerConfig): boolean {
  if (mode === 'production') return false;
  return demo || (mode === 'demonstration' && !databaseUrl);
}

async function createDeps(config: ServerConfig, database: OpenedDatabase, logger: Logger): Promise<ApiDeps> {
  const repositories = createSqlRepositories(database.db);
  const now = () => new Date();
  const ids = { uuid: () => uuidv7() };
  return {
    repositories,
    now,
    ids,
    logger,
    mailer: config.smtpUrl
      ? createSmtpMailer(config.smtpUrl, config.mailFrom)
      : createOutboxMailer({ repositories, ids, now }),
    hasher: createArgon2Hasher(),
    keys: await tokenKeysFrom(await signingKey(config)),
    limits: createMemoryLimits(now),
    persistedDocuments: new Set(Object.values(persisted)),
    ...(config.portalDir && { files: createDiskFiles(config.portalDir) }),
    config: {
      mode: config.mode,
      publicUrl: config.publicUrl,
      allowedOrigins: config.allowedOrigins,
      issuer: config.publicUrl,
      audience: 'gladhand',
      termsOfServiceUrl: config.termsOfServiceUrl,
      insecureCookie: config.insecureCookie,
      ...(database.engine === 'pglite' && { maxRequestsInFlight: MAX_EMBEDDED_REQUESTS }),
    },
  };
}

async function signingKey({ signingKey, dataDir }: ServerConfig): Promise<JWK> {
  if (!signingKey) return signingKeyIn(join(dataDir, 'signing-key.json'));
  try {
    return JSON.parse(signingKey) as JWK;
  } catch {
    throw new Error('[api] GLADHAND_SIGNING_KEY is not JSON. It must be a private Ed25519 JWK in one line.');
  }
}
