import * as v from 'valibot';
import { readJson } from '../http/readJson';
import type { Routes } from '../http/routeEnv';
import type { RouteServices } from '../routeServices';
import { keyOfCaller } from './callerKey';
import { MAX_REPORTS } from './deviceReport';
import { boundOf } from './ingestKey';
import { INGEST_MESSAGES } from './messages';
import { gatewayOf } from './reportSource';

/** A thousand reports with all readings are about 1.5 MB. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;

const batch = v.object({
  reports: v.pipe(
    v.array(v.unknown(), INGEST_MESSAGES.reportList),
    v.minLength(1, INGEST_MESSAGES.notEmpty),
    v.maxLength(MAX_REPORTS, INGEST_MESSAGES.tooManyReports(MAX_REPORTS)),
  ),
});

/**
 * `/ingest/v1/...`: the endpoints through which telemetry enters. After each batch, listeners are notified of possible
 * changes.
 */
export function ingestRoutes(
  routes: Routes,
  { deps: { repositories, now, config }, takeReports }: RouteServices,
  { changes }: { changes: { wake(): void } },
): void {
  routes.use('/ingest/v1/*', async (_, next) => {
    await next();
    changes.wake();
  });

  routes.post('/ingest/v1/reports', async ({ req }) => {
    const key = await keyOfCaller(repositories, req.raw);
    const { reports } = await readJson(req.raw, batch, { maxBytes: MAX_BODY_BYTES, judgesEntries: true });
    const options = { ...config, source: gatewayOf(key) };
    const results = await takeReports(repositories, boundOf(key), reports, now(), options);
    return Response.json({ results }, { headers: { 'cache-control': 'no-store' } });
  });
}
