import { customerIdFrom } from '../http/customerIdFrom';
import { etagJson, noStoreJson } from '../http/json';
import type { Routes } from '../http/routeEnv';
import type { RouteServices } from '../routeServices';
import { changeStream } from './changeStream';
import { createFleetSnapshots } from './fleetSnapshots';
import { trailerHistory } from './history';
import type { LiveChanges } from './liveChanges';
import { controlTotals, mapCells, trackedPage } from './mapCells';
import { cellsFrom, controlFrom, pageFrom, queryFrom } from './mapParameters';
import { trackingPositions } from './positions';

/** Positions, their changes and history, and what maps and Fleet Control show. */
export function trackingRoutes(
  routes: Routes,
  { deps: { repositories, now, config }, accessOf, authenticateUncounted }: RouteServices,
  { changes, slots, stopped }: LiveChanges,
): void {
  const snapshots = createFleetSnapshots({ ...repositories, now });
  const mapDeps = async (request: Request) => ({ access: await accessOf(request), repositories, now, snapshots });

  routes.get('/v1/api/positions', async ({ req }) => {
    const positions = await trackingPositions(
      { access: await accessOf(req.raw), repositories, now, sentUpTo: config.trailersSentUpTo },
      { customerId: customerIdFrom(req.query('customerId')), since: req.query('since'), upTo: req.query('upTo') },
    );
    return noStoreJson(req.raw, positions);
  });
  routes.get('/v1/api/positions/changes', async ({ req }) =>
    changeStream(
      {
        access: await accessOf(req.raw),
        repositories,
        changes,
        now,
        slots,
        callerNow: () => authenticateUncounted(req.raw),
        signal: AbortSignal.any([req.raw.signal, stopped]),
      },
      customerIdFrom(req.query('customerId')),
    ),
  );
  routes.get('/v1/api/map/cells', async ({ req }) => {
    const deps = await mapDeps(req.raw);
    const { tag, cells } = await mapCells(deps, { query: queryFrom(req.query()), ...cellsFrom(req.query()) });
    return etagJson(req.raw, tag, cells);
  });
  routes.get('/v1/api/map/trailers', async ({ req }) => {
    const deps = await mapDeps(req.raw);
    return noStoreJson(req.raw, await trackedPage(deps, { query: queryFrom(req.query()), ...pageFrom(req.query()) }));
  });
  routes.post('/v1/api/control/counts', async ({ req }) => {
    const deps = await mapDeps(req.raw);
    return noStoreJson(req.raw, await controlTotals(deps, (await controlFrom(req.raw)).filter));
  });
  routes.post('/v1/api/control/cells', async ({ req }) => {
    const deps = await mapDeps(req.raw);
    const { filter, parameters } = await controlFrom(req.raw);
    const { cells } = await mapCells(deps, { query: { control: filter }, ...cellsFrom(parameters) });
    return noStoreJson(req.raw, cells());
  });
  routes.post('/v1/api/control/trailers', async ({ req }) => {
    const deps = await mapDeps(req.raw);
    const { filter, parameters } = await controlFrom(req.raw);
    return noStoreJson(req.raw, await trackedPage(deps, { query: { control: filter }, ...pageFrom(parameters) }));
  });
  routes.get('/v1/api/positions/:vin/history', async ({ req }) => {
    const history = await trailerHistory(
      { access: await accessOf(req.raw), repositories, now, timesLife: config.timesLife ?? 1 },
      { vin: req.param('vin'), from: req.query('from'), to: req.query('to'), days: req.query('days') },
    );
    return noStoreJson(req.raw, history);
  });
}
