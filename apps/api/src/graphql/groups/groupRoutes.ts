import { customerIdFrom } from '../../http/customerIdFrom';
import type { Routes } from '../../http/routeEnv';
import type { RouteServices } from '../../routeServices';
import { vehicleGroupsHierarchy } from './hierarchy';

/** The tree of vehicle groups. */
export function groupRoutes(routes: Routes, { deps, accessOf }: RouteServices): void {
  routes.get('/v1/api/vehicle-groups/hierarchy', async ({ req }) => {
    const access = await accessOf(req.raw);
    const hierarchy = await vehicleGroupsHierarchy(access, deps.repositories, customerIdFrom(req.query('customerId')));
    return Response.json(hierarchy, { headers: { 'cache-control': 'no-store' } });
  });
}
