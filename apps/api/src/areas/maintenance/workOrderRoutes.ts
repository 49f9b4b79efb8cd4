import { ApiErrorCode } from '@gladhand/domain';
import * as v from 'valibot';
import { apiError } from '../../http/apiError';
import { readJson } from '../../http/readJson';
import type { Routes } from '../../http/routeEnv';
import type { RouteServices } from '../../routeServices';
import { WORK_ORDER_TEXTS } from './messages';
import { workOrders } from './workOrders';

const MAX_LISTED = 1_000;
const QUESTION = v.object({
  customerId: v.pipe(v.number(), v.integer()),
  issueIds: v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(MAX_LISTED)),
});

/** The work orders of issues as one PDF file. */
export function workOrderRoutes(routes: Routes, { deps, accessOf }: RouteServices): void {
  routes.post('/v1/api/work-orders', async ({ req }) => {
    const access = await accessOf(req.raw);
    await access.authorize('workOrders');
    const sheets = await workOrders(await readJson(req.raw, QUESTION), access, deps);
    if (!deps.sheetWriter) throw apiError(ApiErrorCode.Unavailable, WORK_ORDER_TEXTS.noPdf);
    const bytes = await deps.sheetWriter.write(WORK_ORDER_TEXTS.file(sheets.length), sheets);
    return new Response(bytes, {
      headers: { 'content-type': 'application/pdf', 'cache-control': 'no-store' },
    });
  });
}
