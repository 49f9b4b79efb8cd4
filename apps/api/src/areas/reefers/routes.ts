import type { Routes } from '../../http/routeEnv';
import { keyOfCaller } from '../../ingest/callerKey';
import { boundOf } from '../../ingest/ingestKey';
import type { RouteServices } from '../../routeServices';
import { commandsFor } from './commandsFor';

/** Routes for gateways to fetch pending commands of their devices. */
export function reeferRoutes(routes: Routes, { deps: { repositories, now } }: RouteServices): void {
  routes.get('/ingest/v1/commands', async ({ req }) => {
    const bound = boundOf(await keyOfCaller(repositories, req.raw));
    const commands = await commandsFor(repositories.reefers, bound, now());
    return Response.json({ commands }, { headers: { 'cache-control': 'no-store' } });
  });
}
