import { ApiErrorCode } from '@gladhand/domain';
import type { ApiDeps } from '../ports';
import { createAllowedMethods } from './allowedMethods';
import { apiError, errorResponse, methodNotAllowed } from './apiError';
import { HTTP_MESSAGES } from './messages';
import { servePortal } from './portal';
import type { Routes } from './routeEnv';
import { toApiError } from './toApiError';

const DATA_PATH = /^\/(graphql|auth|v1|ingest|health|dev|\.well-known)(\/|$)/;

/**
 * Handles requests without a route: another method of a known path, a page of the portal, or 404. Must be added last.
 */
export function addFallback(routes: Routes, { files, config, logger }: Pick<ApiDeps, 'files' | 'config' | 'logger'>) {
  const allowedMethods = createAllowedMethods(routes.routes);
  routes.notFound(async ({ req }) => {
    const { pathname } = new URL(req.url);
    const allowed = allowedMethods(pathname);
    if (allowed.length > 0) return methodNotAllowed(allowed);
    const page = files && !DATA_PATH.test(pathname) ? await servePortal(req.raw, files, config) : undefined;
    return page ?? errorResponse(apiError(ApiErrorCode.NotFound, HTTP_MESSAGES.nothingHere));
  });
  routes.onError((error) => errorResponse(toApiError(error, logger)));
}
