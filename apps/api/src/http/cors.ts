import { POSITION_HEADER } from '@gladhand/domain';

/** Headers for portals on other, configured hosts: they send the token in a header, never cookies. */
export function corsHeaders(request: Request, allowedOrigins: readonly string[]): Readonly<Record<string, string>> {
  const origin = request.headers.get('origin');
  if (!origin || !allowedOrigins.includes(origin)) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'Retry-After',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'Origin',
  };
}

/** The answer to a preflight request. */
export function preflight(request: Request, allowedOrigins: readonly string[]): Response {
  const allowed = corsHeaders(request, allowedOrigins);
  const headers = {
    ...allowed,
    ...(allowed['access-control-allow-origin'] && {
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': `Authorization, Content-Type, ${POSITION_HEADER}`,
      'access-control-max-age': '600',
    }),
  };
  return new Response(null, { status: 204, headers });
}
