import { join } from 'node:path';
import type { JWK } from 'jose';
import { v7 as uuidv7 } from 'uuid';
import manifest from '../../package.json' with { type: 'json' };
import { createApi } from '../app';
import { createMemoryLimits } from '../auth/memoryLimits';
import { tokenKeysFrom } from '../auth/tokenKeys';
import type { OpenedDatabase } from '../database/opened';
import { loadDemo } from '../demo/loadDemo';
import { createJobDefinitions } from '../engine/jobDefinitions';
import persisted from '../graphql/generated/persistedDocuments.json' with { type: 'json' };
import { createOutboxMailer } from '../mail/outboxMailer';
import type { ApiDeps, Logger } from '../ports';
import { createSqlRepositories } from '../repositories/sql';
import { startSimulator } from '../simulator/startSimulator';
import { announceSetup } from './announceSetup';
import { createArgon2Hasher } from './argon2Hasher';
import { type Say, sayNothing } from './banner';
import { type BossJobs, startBossJobs } from './bossJobs';
import type { ServerConfig } from './config';
import { createDiskFiles } from './diskFiles';
import { holdLease } from './holdLease';
import { type RunningServer, startHttpServer } from './httpServer';
import { listenToChanges } from './listenToChanges';
import { openDatabase } from './openDatabase';
import { createPostgresLimits } from './postgresLimits';
import { signingKeyIn } from './signingKey';
import { createSmtpMailer } from './smtpMailer';
import { createStartingApi } from './startingApi';
import { workerApi } from './workerApi';

/** Requests that may wait for the embedded database, which answers one after the other. */
const MAX_EMBEDDED_REQUESTS = 100;

/** A running server with what the rest of the process works on. */
export interface StartedServer extends RunningServer {
  deps: ApiDeps;
  database: OpenedDatabase;
  /** The database holds the demonstration, and its trailers live. */
  isDemo: boolean;
}

/** The same trailers have the same days, whoever looks. */
const SIMULATOR_SEED = 1;

/**
 * Listens, opens the database and puts the API together; until then requests are answered with 503. `say` hears what
 * takes its time.
 */
export async function startServer(config: ServerConfig, logger: Logger, say: Say = sayNothing): Promise<StartedServer> {
  const starting = createStartingApi();
  const server = await startHttpServer({ ...config, api: starting });
  let database: OpenedDatabase | undefined;
  try {
    say(config.databaseUrl ? 'connecting to the database' : 'opening the embedded database');
    database = await openDatabase(config, logger);
    const boss = await startBossJobs(database, logger);
    const deps = await createDeps(config, database, boss, logger);
    const definitions = createJobDefinitions({
      ...deps,
      mailer: mailerOf(config, deps),
      linkKey: deps.keys.linkKey,
      publicUrl: config.publicUrl,
    });
    await boss.declare(definitions);
    const demo = await demoOf(config, deps, database, say);
    const api = createApi(deps);
    starting.open(config.role === 'worker' ? workerApi(api) : api);
    await announceSetup(deps);
    const simulator =
      demo && config.simSpeed > 0
        ? holdLease(deps, 'simulator', () =>
            startSimulator({ api, deps, seed: SIMULATOR_SEED, speed: config.simSpeed }),
          )
        : undefined;
    if (config.role !== 'web') await boss.work(definitions);
    return {
      ...server,
      deps,
      database,
      isDemo: demo,
      async stop() {
        await simulator?.stop();
        await server.stop();
        await boss.stop();
        await database?.close();
      },
    };
  } catch (error) {
    await server.stop();
    await database?.close();
    throw error;
  }
}

/**
 * The demonstration goes into its own database, and into another only when asked for; never in production. False when
 * the database holds something else: nothing is written into it, and nothing is simulated.
 */
async function demoOf(
  { mode, databaseUrl, demo }: ServerConfig,
  deps: ApiDeps,
  { db }: OpenedDatabase,
  say: Say,
): Promise<boolean> {
  const isWanted = mode !== 'production' && (demo || (mode === 'demonstration' && !databaseUrl));
  if (!isWanted) return false;
  const state = await loadDemo(db, deps, () => say('writing the demonstration fleet'));
  if (state === 'other')
    deps.logger.warn({}, 'the database is not empty, so the demonstration was not written into it');
  return state !== 'other';
}

async function createDeps(
  config: ServerConfig,
  database: OpenedDatabase,
  boss: BossJobs,
  logger: Logger,
): Promise<ApiDeps> {
  const repositories = createSqlRepositories(database.db, { queueOn: boss.queueOn });
  const now = () => new Date();
  const ids = { uuid: () => uuidv7() };
  return {
    repositories,
    ...(database.reserve !== database.db && {
      reserve: createSqlRepositories(database.reserve, { queueOn: boss.queueOn }),
    }),
    now,
    ids,
    logger,
    hasher: createArgon2Hasher(),
    keys: await tokenKeysFrom(await signingKey(config)),
    limits: 'url' in database.jobs ? createPostgresLimits(database.jobs.url) : createMemoryLimits(now),
    persistedDocuments: new Set(Object.values(persisted)),
    ...('url' in database.jobs && { onTrailerChanges: listenToChanges(database.jobs.url, logger) }),
    ...(config.portalDir && { files: createDiskFiles(config.portalDir) }),
    config: {
      version: manifest.version,
      securityContact: config.securityContact,
      mode: config.mode,
      publicUrl: config.publicUrl,
      allowedOrigins: config.allowedOrigins,
      issuer: config.publicUrl,
      audience: 'gladhand',
      termsOfServiceUrl: config.termsOfServiceUrl,
      insecureCookie: config.insecureCookie,
      loginV2: config.loginV2,
      googleMaps: config.googleMaps,
      mobileApps: config.mobileApps,
      requestsPerSession: config.requestsPerSession,
      timesLife: Math.max(1, config.simSpeed),
      hasSeveralProcesses: database.engine === 'postgres',
      ...(database.engine === 'pglite' && { maxRequestsInFlight: MAX_EMBEDDED_REQUESTS }),
    },
  };
}

const mailerOf = ({ smtpUrl, mailFrom }: ServerConfig, deps: ApiDeps) =>
  smtpUrl ? createSmtpMailer(smtpUrl, mailFrom) : createOutboxMailer(deps);

async function signingKey({ signingKey, dataDir }: ServerConfig): Promise<JWK> {
  if (!signingKey) return signingKeyIn(join(dataDir, 'signing-key.json'));
  try {
    return JSON.parse(signingKey) as JWK;
  } catch {
    throw new Error('[api] GLADHAND_SIGNING_KEY is not JSON. It must be a private Ed25519 JWK in one line.');
  }
}
