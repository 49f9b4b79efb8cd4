import { createAccess } from '../auth/access';
import { createAccountServices } from '../auth/accountServices';
import { createAuthenticate } from '../auth/authenticate';
import type { Background } from '../auth/background';
import { createIdTokens } from '../auth/idTokens';
import { createSessionRate } from '../auth/sessionRate';
import { createSharedRate } from '../auth/sharedRate';
import type { TakeReports } from '../ingest/takeReports';
import type { ApiDeps } from '../ports';
import type { RouteServices } from '../routeServices';
import type { LiveChanges } from '../tracking/liveChanges';

/**
 * Creates the services of routes. Where there are several processes, a session's requests are counted across all of
 * them.
 */
export function createRouteServices(
  deps: ApiDeps,
  { background, takeReports, live }: { background: Background; takeReports: TakeReports; live: LiveChanges },
): RouteServices {
  const { repositories, config, now, logger } = deps;
  const { cluster } = repositories;
  const tokens = createIdTokens(deps.keys, config);
  const countRequest = createSessionRate(config.requestsPerSession, now, (rule) =>
    config.hasSeveralProcesses ? createSharedRate(rule, { cluster, now, logger, run: background.run }) : undefined,
  );
  const authenticate = createAuthenticate(deps, tokens, countRequest);
  return {
    deps,
    takeReports,
    live,
    authenticate,
    authenticateUncounted: createAuthenticate(deps, tokens),
    accessOf: async (request) => createAccess(await authenticate(request), repositories),
    account: createAccountServices(deps, tokens, background),
  };
}
