import type { Routes } from '../../../http/routeEnv';
import type { RouteServices } from '../../../routeServices';
import { takePackage } from './takePackage';

/** The route through which packages are uploaded. */
export function packageRoutes(routes: Routes, { deps, accessOf }: RouteServices): void {
  routes.post('/v1/api/ota/packages', async ({ req }) => {
    const access = await accessOf(req.raw);
    return Response.json(await takePackage(req.raw, access, deps), { headers: { 'cache-control': 'no-store' } });
  });
}
