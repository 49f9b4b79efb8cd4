import { Hono } from 'hono';
import { AREAS } from './areas';
import type { Area } from './areas/area';
import { accountRoutes } from './auth/accountRoutes';
import { createBackground } from './auth/background';
import { setupRoutes } from './auth/setupRoutes';
import { createRouteServices } from './composition/routeServices';
import { graphqlRoutes } from './graphql/graphqlRoutes';
import { groupRoutes } from './graphql/groups/groupRoutes';
import { crossOrigin } from './http/cors';
import { addFallback } from './http/fallback';
import { createGate, storableOnly } from './http/gate';
import { platformRoutes } from './http/platformRoutes';
import type { RouteEnv, Routes } from './http/routeEnv';
import { securityHeaders } from './http/security';
import { createStorageHealth } from './http/storageHealth';
import { ingestRoutes } from './ingest/ingestRoutes';
import { createTakeReports } from './ingest/takeReports';
import type { ApiDeps, Connection } from './ports';
import { createLiveChanges } from './tracking/liveChanges';
import { trackingRoutes } from './tracking/trackingRoutes';

/** The reference API as one fetch handler. */
export interface Api {
  fetch(request: Request, connection?: Connection): Promise<Response>;
  /** As `fetch` of the platform, for clients in the same process: `createPortalApi({ endpoint: '', fetch: api.request })`. */
  request(url: string | URL | Request, init?: RequestInit): Promise<Response>;
  /** Resolves when background work, such as sending mail, is done. */
  idle(): Promise<void>;
  /** Stops accepting requests; resolves when pending requests and background work are finished. */
  stop(): Promise<void>;
}

/** The dependencies of an API and its areas. */
export interface ApiOptions extends ApiDeps {
  /** @default all of them */
  areas?: readonly Area[];
}

/** The origin for clients in the same process that use relative paths. */
const LOCAL_ORIGIN = 'http://localhost';

/** Composes the API. No module below it imports from Node, so it also runs in a browser. */
export function createApi({ areas = AREAS, ...given }: ApiOptions): Api {
  const storage = createStorageHealth(given);
  const deps: ApiDeps = { ...given, logger: storage.logger };
  const background = createBackground(deps.logger);
  const live = createLiveChanges(deps);
  const services = createRouteServices(deps, {
    background,
    takeReports: createTakeReports(areas, deps.config.reportsATransaction),
    live,
  });
  const routes: Routes = new Hono<RouteEnv>();
  const { allowedOrigins, publicUrl } = deps.config;
  const gate = createGate(deps.config);

  routes.use(securityHeaders(publicUrl.startsWith('https:')));
  routes.use(gate.admit);
  routes.use(crossOrigin(allowedOrigins));
  routes.use(storableOnly);

  graphqlRoutes(routes, services, areas);
  ingestRoutes(routes, services, live);
  routes.route('/auth/v1', setupRoutes(services.account));
  routes.route('/auth/v1', accountRoutes(services.account));
  groupRoutes(routes, services);
  trackingRoutes(routes, services, live);
  for (const area of areas) area.routes?.(routes, services);
  routes.route('/', platformRoutes(deps, { storage, isStopping: gate.isStopping }));
  addFallback(routes, deps);

  const api: Api = {
    fetch: async (request, connection = { address: 'local' }) => routes.fetch(request, connection),
    request: (url, init) => {
      const request = url instanceof Request ? new Request(url, init) : new Request(new URL(url, LOCAL_ORIGIN), init);
      return api.fetch(request);
    },
    idle: () => background.idle(),
    async stop() {
      gate.close();
      await live.stop();
      await gate.idle();
      await background.idle();
    },
  };
  return api;
}
