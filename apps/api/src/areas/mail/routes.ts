import type { Routes } from '../../http/routeEnv';
import type { RouteServices } from '../../routeServices';

const MAX_OUTBOX_MAILS = 100;

/** The outbox of the demonstration, which does not send its mail. */
export function outboxRoutes(routes: Routes, { deps: { config, repositories } }: RouteServices): void {
  if (config.mode !== 'demonstration') return;
  routes.get('/dev/outbox', async () =>
    Response.json(await repositories.outbox.latest(MAX_OUTBOX_MAILS), { headers: { 'cache-control': 'no-store' } }),
  );
}
