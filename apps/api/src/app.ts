import { ApiErrorCode } from '@gladhand/domain';
import { Hono } from 'hono';
import { createAccess } from './auth/access';
import { accountRoutes } from './auth/accountRoutes';
import { createAuthenticate } from './auth/authenticate';
import { createBackground } from './auth/background';
import { createIdTokens } from './auth/idTokens';
import { createSessionRate } from './auth/sessionRate';
import { setupRoutes } from './auth/setupRoutes';
import { createSharedRate } from './auth/sharedRate';
import { createImageLinks } from './cargoImages/imageLinks';
import { serveImage } from './cargoImages/serveImage';
import { createUnits } from './engine/unitOfWork';
import { createContexts } from './graphql/createContext';
import { createFleetLists } from './graphql/fleetStatus/fleetLists';
import { vehicleGroupsHierarchy } from './graphql/groups/hierarchy';
import { onlyPost } from './graphql/overHttp';
import { createGraphQLServer } from './graphql/server';
import { createAllowedMethods } from './http/allowedMethods';
import { corsHeaders, preflight } from './http/cors';
import { badInput, fault, faultResponse, methodNotAllowed } from './http/fault';
import { momentary, tagged } from './http/json';
import { platformRoutes } from './http/platformRoutes';
import { servePortal } from './http/portal';
import { DATA_POLICY, SECURITY_HEADERS, STRICT_TRANSPORT } from './http/security';
import { createStorageHealth } from './http/storageHealth';
import { refuseUnstorableRequest } from './http/textGate';
import { toFault, unavailable } from './http/toFault';
import { ingestRoutes } from './ingest/ingestRoutes';
import type { ApiDeps, Connection } from './ports';
import { sharedLocation } from './sharing/sharedLocation';
import { createChangeFeed } from './tracking/changeFeed';
import { changeStream } from './tracking/changeStream';
import { createFleetSnapshots } from './tracking/fleetSnapshots';
import { trailerHistory } from './tracking/history';
import { controlTotals, mapCells, trackedPage } from './tracking/mapCells';
import { cellsFrom, controlFrom, pageFrom, queryFrom } from './tracking/mapParameters';
import { trackingPositions } from './tracking/positions';
import { createStreamSlots, STREAM_LIMITS } from './tracking/streamSlots';

/** The reference API as one fetch handler. */
export interface Api {
  fetch(request: Request, connection?: Connection): Promise<Response>;
  /** As `fetch` of the platform, for clients in the same process: `createPortalApi({ endpoint: '', fetch: api.request })`. */
  request(url: string | URL | Request, init?: RequestInit): Promise<Response>;
  /** Resolves when the work that answers do not wait for, such as sending mail, is done. */
  idle(): Promise<void>;
  /** Stops taking requests, and resolves when those under way and the work behind them are done. */
  stop(): Promise<void>;
}

/** Where same-process clients with relative paths are taken to be. */
const LOCAL_ORIGIN = 'http://localhost';
const DATA_PATH = /^\/(graphql|auth|v1|ingest|health|dev|\.well-known)(\/|$)/;
const MAX_OUTBOX_MAILS = 100;

/** Puts the API together. Nothing below it imports from Node, so it runs in a browser as well. */
export function createApi(given: ApiDeps): Api {
  const storage = createStorageHealth(given);
  const deps: ApiDeps = { ...given, logger: storage.logger };
  const { repositories, config, now, logger } = deps;
  const tokens = createIdTokens(deps.keys, config);
  const runUnit = createUnits(deps);
  const background = createBackground(logger);
  const authenticateUncounted = createAuthenticate(deps, tokens);
  const { cluster } = repositories;
  const countRequest = createSessionRate(config.requestsPerSession, now, (rule) =>
    config.hasSeveralProcesses ? createSharedRate(rule, { cluster, now, logger, run: background.run }) : undefined,
  );
  const authenticate = createAuthenticate(deps, tokens, countRequest);
  const slots = createStreamSlots(config.streams ?? STREAM_LIMITS, { ...deps, cluster });
  const fleetLists = createFleetLists({
    fleetStatus: repositories.fleetStatus,
    revisions: repositories.fleetRevisions,
    shared: config.hasSeveralProcesses ? cluster : undefined,
    now,
    uuid: deps.ids.uuid,
  });
  const imageLinks = createImageLinks({ linkKey: deps.keys.linkKey, now });
  const snapshots = createFleetSnapshots({ ...repositories, now });
  const graphql = createGraphQLServer({
    locked: config.mode === 'production',
    persistedDocuments: deps.persistedDocuments,
    logger,
  });
  const contextOf = createContexts(deps, runUnit, { fleetLists, imageLinks });
  const accessOf = async (request: Request) => createAccess(await authenticate(request), repositories);
  const changes = createChangeFeed({ changes: repositories.changes, logger });
  const stopListening = deps.onTrailerChanges?.(() => changes.wake());
  const stopped = new AbortController();
  let inFlight = 0;
  let stopping = false;
  let onIdle: (() => void) | undefined;

  const app = new Hono<{ Bindings: Connection }>();
  for (const path of ['/graphql', '/auth/graphql'] as const) {
    app.post(path, async ({ req }) => {
      return graphql(req.raw, contextOf(await authenticate(req.raw), req.raw));
    });
    app.all(path, onlyPost);
  }
  app.use('/ingest/v1/*', async (_, next) => {
    await next();
    changes.wake();
  });
  app.route('/ingest/v1', ingestRoutes(deps));
  const signInDeps: ApiDeps = { ...deps, repositories: deps.reserve ?? repositories };
  const signInServices = {
    tokens,
    authenticate: createAuthenticate(signInDeps, tokens),
    runUnit: createUnits(signInDeps),
    background,
  };
  app.route('/auth/v1', setupRoutes(signInDeps, signInServices.runUnit));
  app.route('/auth/v1', accountRoutes(signInDeps, signInServices));
  app.get('/v1/api/vehicle-groups/hierarchy', async ({ req }) => {
    const access = await accessOf(req.raw);
    const hierarchy = await vehicleGroupsHierarchy(access, repositories, customerIdFrom(req.query('customerId')));
    return Response.json(hierarchy, { headers: { 'cache-control': 'no-store' } });
  });
  app.get('/v1/api/positions', async ({ req }) => {
    const positions = await trackingPositions(
      { access: await accessOf(req.raw), repositories, now, sentUpTo: config.trailersSentUpTo },
      { customerId: customerIdFrom(req.query('customerId')), since: req.query('since'), upTo: req.query('upTo') },
    );
    return momentary(req.raw, positions);
  });
  app.get('/v1/api/positions/changes', async ({ req }) =>
    changeStream(
      {
        access: await accessOf(req.raw),
        repositories,
        changes,
        now,
        slots,
        callerNow: () => authenticateUncounted(req.raw),
        signal: AbortSignal.any([req.raw.signal, stopped.signal]),
      },
      customerIdFrom(req.query('customerId')),
    ),
  );
  const mapDeps = async (request: Request) => ({ access: await accessOf(request), repositories, now, snapshots });
  app.get('/v1/api/map/cells', async ({ req }) => {
    const deps = await mapDeps(req.raw);
    const { tag, cells } = await mapCells(deps, { query: queryFrom(req.query()), ...cellsFrom(req.query()) });
    return tagged(req.raw, tag, cells);
  });
  app.get('/v1/api/map/trailers', async ({ req }) => {
    const deps = await mapDeps(req.raw);
    return momentary(req.raw, await trackedPage(deps, { query: queryFrom(req.query()), ...pageFrom(req.query()) }));
  });
  app.post('/v1/api/control/counts', async ({ req }) => {
    const deps = await mapDeps(req.raw);
    return momentary(req.raw, await controlTotals(deps, (await controlFrom(req.raw)).filter));
  });
  app.post('/v1/api/control/cells', async ({ req }) => {
    const deps = await mapDeps(req.raw);
    const { filter, parameters } = await controlFrom(req.raw);
    const { cells } = await mapCells(deps, { query: { control: filter }, ...cellsFrom(parameters) });
    return momentary(req.raw, cells());
  });
  app.post('/v1/api/control/trailers', async ({ req }) => {
    const deps = await mapDeps(req.raw);
    const { filter, parameters } = await controlFrom(req.raw);
    return momentary(req.raw, await trackedPage(deps, { query: { control: filter }, ...pageFrom(parameters) }));
  });
  app.get('/v1/api/positions/:vin/history', async ({ req }) => {
    const history = await trailerHistory(
      { access: await accessOf(req.raw), repositories, now, timesLife: config.timesLife ?? 1 },
      { vin: req.param('vin'), from: req.query('from'), to: req.query('to'), days: req.query('days') },
    );
    return momentary(req.raw, history);
  });
  app.get('/v1/api/shared-location', async ({ req, env }) => {
    const asked = { authorization: req.header('authorization'), address: env.address, refresh: !!req.query('refresh') };
    const answer = momentary(req.raw, await sharedLocation(deps, asked));
    answer.headers.set('referrer-policy', 'no-referrer');
    return answer;
  });
  app.get('/v1/api/images/:imageId', ({ req }) =>
    serveImage(
      { cargoImages: repositories.cargoImages, links: imageLinks },
      { imageId: req.param('imageId'), expires: req.query('expires'), signature: req.query('signature') },
    ),
  );
  app.get('/.well-known/jwks.json', () =>
    Response.json({ keys: [deps.keys.publicJwk] }, { headers: { 'cache-control': 'public, max-age=300' } }),
  );
  app.route('/', platformRoutes(deps, { storage, isStopping: () => stopping }));
  if (config.mode === 'demonstration') {
    app.get('/dev/outbox', async () =>
      Response.json(await repositories.outbox.latest(MAX_OUTBOX_MAILS), { headers: { 'cache-control': 'no-store' } }),
    );
  }
  const allowedMethods = createAllowedMethods(app.routes);
  app.notFound(async ({ req }) => {
    const { pathname } = new URL(req.url);
    const allowed = allowedMethods(pathname);
    if (allowed.length > 0) return methodNotAllowed(allowed);
    const page = deps.files && !DATA_PATH.test(pathname) ? await servePortal(req.raw, deps.files, config) : undefined;
    return page ?? faultResponse(fault(ApiErrorCode.NotFound, 'There is nothing at this address.'));
  });
  app.onError((error) => faultResponse(toFault(error, logger)));

  async function answer(request: Request, connection: Connection): Promise<Response> {
    if (stopping || inFlight >= (config.maxRequestsInFlight ?? Number.POSITIVE_INFINITY)) {
      return faultResponse(unavailable());
    }
    inFlight++;
    try {
      if (request.method === 'OPTIONS') return preflight(request, config.allowedOrigins);
      refuseUnstorableRequest(request);
      return await app.fetch(request, connection);
    } catch (error) {
      return faultResponse(toFault(error, logger));
    } finally {
      inFlight--;
      if (inFlight === 0) onIdle?.();
    }
  }

  const api: Api = {
    async fetch(request, connection = { address: 'local' }) {
      const response = await answer(request, connection);
      const headers = new Headers(response.headers);
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
        if (!headers.has(name)) headers.set(name, value);
      }
      if (!headers.has('content-security-policy')) headers.set('content-security-policy', DATA_POLICY);
      if (config.publicUrl.startsWith('https:')) headers.set('strict-transport-security', STRICT_TRANSPORT);
      for (const [name, value] of Object.entries(corsHeaders(request, config.allowedOrigins))) headers.set(name, value);
      return new Response(response.body, { status: response.status, headers });
    },
    request: (url, init) => {
      const request = url instanceof Request ? new Request(url, init) : new Request(new URL(url, LOCAL_ORIGIN), init);
      return api.fetch(request);
    },
    idle: () => background.idle(),
    async stop() {
      stopping = true;
      stopped.abort();
      stopListening?.();
      changes.stop();
      await slots.stop();
      if (inFlight > 0) {
        await new Promise<void>((resolve) => {
          onIdle = resolve;
        });
      }
      await background.idle();
    },
  };
  return api;
}

function customerIdFrom(text: string | undefined): number | null {
  if (text === undefined || text === '' || text === 'null' || text === '0') return null;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw badInput('customerId must be a positive whole number.');
  return Number(text);
}
