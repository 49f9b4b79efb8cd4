import { POSITION_HEADER } from '@gladhand/domain';
import type { MiddlewareHandler } from 'hono';

/** Allows calls from portals on other configured hosts, which send the token in a header and never use cookies. */
export const crossOrigin =
  (allowedOrigins: readonly string[]): MiddlewareHandler =>
  async (context, next) => {
    const { req } = context;
    if (req.method === 'OPTIONS') context.res = new Response(null, { status: 204 });
    else await next();
    const origin = req.header('origin');
    if (!origin || !allowedOrigins.includes(origin)) return;
    const { headers } = context.res;
    headers.set('access-control-allow-origin', origin);
    headers.set('access-control-expose-headers', 'Retry-After');
    headers.set('cross-origin-resource-policy', 'cross-origin');
    headers.append('vary', 'Origin');
    if (req.method !== 'OPTIONS') return;
    headers.set('access-control-allow-methods', 'GET, POST');
    headers.set('access-control-allow-headers', `Authorization, Content-Type, ${POSITION_HEADER}`);
    headers.set('access-control-max-age', '600');
  };
