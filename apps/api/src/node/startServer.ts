import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { JWK } from 'jose';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import manifest from '../../package.json' with { type: 'json' };
import { createApi } from '../app';
import { createMemoryLimits } from '../auth/memoryLimits';
import { tokenKeysFrom } from '../auth/tokenKeys';
import { createJobDefinitions } from '../composition/jobDefinitions';
import { createSqlRepositories } from '../composition/sqlRepositories';
import { withFileStorage } from '../composition/withFileStorage';
import type { OpenedDatabase } from '../database/opened';
import { DEMO_OTA_KEY } from '../demo/demoOta';
import { loadDemo } from '../demo/loadDemo';
import { createOutboxMailer } from '../engine/mail/outboxMailer';
import type { ObjectStore } from '../engine/objects/objectStore';
import type { PushSender } from '../engine/push/pushSender';
import type { SimProvider } from '../engine/sims/simProvider';
import { Unanswered } from '../engine/unanswered';
import persisted from '../graphql/generated/persistedDocuments.json' with { type: 'json' };
import { SERVER_CHUNK } from '../ingest/takeReports';
import type { ApiDeps, Logger, OwnMap } from '../ports';
import { createSimulatedSimProvider } from '../simulator/simProvider';
import { startSimulator } from '../simulator/startSimulator';
import { announceSetup } from './announceSetup';
import { createArgon2Hasher } from './argon2Hasher';
import { type Say, sayNothing } from './banner';
import { type BossJobs, startBossJobs } from './bossJobs';
import type { ServerConfig } from './config';
import { type DatabaseClock, ownClock, startDatabaseClock } from './databaseClock';
import { createDiskFiles } from './diskFiles';
import { createFileServers } from './fileServers/createFileServers';
import { holdLease } from './holdLease';
import { type RunningServer, startHttpServer } from './httpServer';
import { createHttpSimProvider } from './httpSimProvider';
import { listenToChanges } from './listenToChanges';
import { mapOrigins } from './mapOrigins';
import { openDatabase } from './openDatabase';
import { createPostgresLimits } from './postgresLimits';
import { addressRule } from './publicAddresses';
import { type PushKeys, pushKeyIn, pushKeysFrom } from './pushKey';
import { createPdfWriter } from './reportPdf/createPdfWriter';
import { createSheetWriter } from './reportPdf/createSheetWriter';
import { createRequestsFirst } from './requestsFirst';
import { createS3Objects } from './s3Objects';
import { signingKeyIn } from './signingKey';
import { createSmtpMailer } from './smtpMailer';
import { createStartingApi } from './startingApi';
import { createWebhookSender } from './webhookSender';
import { createWebPushSender } from './webPushSender';
import { workerApi } from './workerApi';

/** Maximum number of requests waiting for the embedded database, which handles one at a time. */
const MAX_EMBEDDED_REQUESTS = 100;

/** A running server with its dependencies. */
export interface StartedServer extends RunningServer {
  deps: ApiDeps;
  database: OpenedDatabase;
  /** Whether the database contains the demonstration and its trailers are simulated. */
  isDemo: boolean;
}

/** The simulation is the same on every run. */
const SIMULATOR_SEED = 1;

/** Starts listening, opens the database and creates the API; until then, requests get 503. `say` reports slow steps. */
export async function startServer(config: ServerConfig, logger: Logger, say: Say = sayNothing): Promise<StartedServer> {
  const starting = createStartingApi();
  const requests = createRequestsFirst();
  let clock: Clock = ownClock;
  const server = await startHttpServer({ ...config, api: starting, requests, clock: () => clock });
  let database: OpenedDatabase | undefined;
  try {
    say(config.databaseUrl ? 'connecting to the database' : 'opening the embedded database');
    database = await openDatabase(config, logger);
    clock = await clockOf(database, logger);
    const boss = await startBossJobs(database, logger);
    const pushKeys = await pushKeysOf(config);
    const deps = await createDeps(config, database, boss, { logger, pushKeys, now: clock.now });
    const definitions = createJobDefinitions({
      ...deps,
      mailer: mailerOf(config, deps),
      webhookSender: createWebhookSender(),
      pushSender: pushSenderOf(config, pushKeys),
      simProvider: simProviderOf(config, deps),
      pdfWriter: createPdfWriter(),
      busyMs: () => performance.eventLoopUtilization().active,
      requestsFirst: requests.turn,
      linkKey: deps.keys.linkKey,
      publicUrl: config.publicUrl,
    });
    await boss.declare(definitions);
    const demo = await demoOf(config, deps, database, say);
    const api = createApi({ ...deps, sheetWriter: createSheetWriter() });
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
        clock.stop();
        await database?.close();
      },
    };
  } catch (error) {
    await server.stop();
    clock.stop();
    await database?.close();
    throw error;
  }
}

type Clock = Pick<DatabaseClock, 'now' | 'aheadMs' | 'stop'>;

/** The embedded database has the clock of this machine. */
async function clockOf({ engine, db }: OpenedDatabase, logger: Logger): Promise<Clock> {
  if (engine === 'pglite') return ownClock;
  const readTime = async () => {
    const { rows } = await sql<{ time: Date }>`select clock_timestamp() as time`.execute(db);
    return rows[0]?.time ?? new Date();
  };
  return startDatabaseClock({ readTime, logger });
}

/**
 * Loads the demonstration into its own database, or into another one if requested, but never in production. Returns
 * false if the database contains other data; then nothing is written or simulated.
 */
async function demoOf(config: ServerConfig, deps: ApiDeps, { db }: OpenedDatabase, say: Say): Promise<boolean> {
  if (!wantsDemo(config)) return false;
  const state = await loadDemo(db, deps, () => say('writing the demonstration fleet'));
  if (state === 'other') deps.logger.warn({}, 'the database is not empty, so the demonstration was not written to it');
  // Its days are shown at once, and those of other fleets once they are over.
  if (state === 'written') await deps.repositories.jobs.add([{ name: 'insights.days' }]);
  return state !== 'other';
}

const wantsDemo = ({ mode, databaseUrl, demo }: ServerConfig): boolean =>
  mode !== 'production' && (demo || (mode === 'demonstration' && !databaseUrl));

/** The operator's provider; without one, the demonstration has a simulated one. */
function simProviderOf(config: ServerConfig, deps: ApiDeps): SimProvider | undefined {
  if (config.simProvider) return createHttpSimProvider(config.simProvider);
  return wantsDemo(config) ? createSimulatedSimProvider(deps.repositories) : undefined;
}

/** The simulated provider runs in the process that receives its callbacks, so its secret is never stored. */
function simSecretsOf(config: ServerConfig): readonly string[] | undefined {
  if (config.simProvider || !wantsDemo(config)) return config.simWebhookSecrets;
  return [`whsec_${randomBytes(32).toString('base64')}`];
}

async function createDeps(
  config: ServerConfig,
  database: OpenedDatabase,
  boss: BossJobs,
  { logger, pushKeys, now }: { logger: Logger; pushKeys: PushKeys | undefined; now: () => Date },
): Promise<ApiDeps> {
  const stored = createSqlRepositories(database.db, { queueOn: boss.queueOn });
  const repositories = withFileStorage(stored, objectsOf(config, logger));
  const ids = { uuid: () => uuidv7() };
  return {
    repositories,
    fileServers: createFileServers({ allowAddress: addressRule(config.otaFtpNetworks) }),
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
      pushKey: pushKeys?.publicKey,
      googleMaps: config.googleMaps,
      ...(config.map && { map: config.map, mapSources: await originsOf(config.map, logger) }),
      freight: config.freight,
      insightsEmbed: config.insightsEmbed,
      otaKeys: config.otaKeys ?? (config.mode === 'demonstration' ? [DEMO_OTA_KEY] : undefined),
      simWebhookSecrets: simSecretsOf(config),
      frameSources: [config.freight.url, config.insightsEmbed?.url].flatMap((url) =>
        url ? [new URL(url).origin] : [],
      ),
      mobileApps: config.mobileApps,
      requestsPerSession: config.requestsPerSession,
      timesLife: Math.max(1, config.simSpeed),
      hasSeveralProcesses: database.engine === 'postgres',
      ...(database.engine === 'pglite'
        ? { maxRequestsInFlight: MAX_EMBEDDED_REQUESTS }
        : { reportsATransaction: SERVER_CHUNK }),
    },
  };
}

const originsOf = (map: OwnMap, logger: Logger) =>
  mapOrigins(map, (error) => {
    logger.warn({ err: error }, 'MAP_STYLE_URL could not be read, so pages may load only from its own origin');
  });

/** A storage that doesn't work is reported at once. The server starts anyway: only files of reports need it. */
function objectsOf({ fileStorage }: ServerConfig, logger: Logger): ObjectStore | undefined {
  if (!fileStorage) return undefined;
  const objects = createS3Objects(fileStorage);
  objects.check().catch((err: unknown) => {
    logger.error({ err }, 'files of reports fail until FILES_S3_URL, its access key and FILES_S3_REGION are right');
  });
  return objects;
}

const mailerOf = ({ smtpUrl, mailFrom }: ServerConfig, deps: ApiDeps) =>
  smtpUrl ? createSmtpMailer(smtpUrl, mailFrom) : createOutboxMailer(deps);

/** Undefined in production without a key: several processes could not agree on one. */
async function pushKeysOf({ pushKey, dataDir, mode }: ServerConfig): Promise<PushKeys | undefined> {
  if (!pushKey)
    return mode === 'production' ? undefined : pushKeysFrom(await pushKeyIn(join(dataDir, 'push-key.json')));
  try {
    return pushKeysFrom(JSON.parse(pushKey) as JWK);
  } catch {
    throw new Error('[api] GLADHAND_PUSH_KEY must be a private P-256 JWK in one line.');
  }
}

const pushSenderOf = ({ publicUrl }: ServerConfig, keys: PushKeys | undefined): PushSender =>
  keys
    ? createWebPushSender({ keys, contact: publicUrl.startsWith('https:') ? publicUrl : 'mailto:no-reply@localhost' })
    : { send: () => Promise.reject(new Unanswered('This server has no key for push messages.')) };

async function signingKey({ signingKey, dataDir }: ServerConfig): Promise<JWK> {
  if (!signingKey) return signingKeyIn(join(dataDir, 'signing-key.json'));
  try {
    return JSON.parse(signingKey) as JWK;
  } catch {
    throw new Error('[api] GLADHAND_SIGNING_KEY is not JSON. It must be a private Ed25519 JWK in one line.');
  }
}
