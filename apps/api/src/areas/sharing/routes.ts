import { noStoreJson } from '../../http/json';
import type { Routes } from '../../http/routeEnv';
import type { RouteServices } from '../../routeServices';
import { sharedLocation } from './sharedLocation';

/** The operation behind a link. The secret is sent in the Authorization header, so it is never logged. */
export function sharingRoutes(routes: Routes, { deps }: RouteServices): void {
  routes.get('/v1/api/shared-location', async ({ req, env }) => {
    const location = await sharedLocation(deps, {
      authorization: req.header('authorization'),
      address: env.address,
      refresh: !!req.query('refresh'),
    });
    const answer = noStoreJson(req.raw, location);
    answer.headers.set('referrer-policy', 'no-referrer');
    return answer;
  });
}
