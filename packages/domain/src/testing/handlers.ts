import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import type { ApiErrorCode } from '../contract/errors';
import type { FleetStatusRow } from '../contract/portalApi';

const PATHS = ['/graphql', '/auth/*', '/v1/api/*'];

/** Every call of the API fails with this status, as a server does that is down or broken. */
export function apiFails(
  status: number,
  message = 'The server is busy. Please try again in a moment.',
): RequestHandler[] {
  return PATHS.map((path) => http.all(path, () => HttpResponse.json({ error: { message } }, { status })));
}

/** No call is ever answered. */
export function apiHangs(): RequestHandler[] {
  return PATHS.map((path) =>
    http.all(path, async () => {
      await delay('infinite');
      return new HttpResponse();
    }),
  );
}

/** Every call is answered with something that is no JSON. */
export function apiMalformed(): RequestHandler[] {
  return PATHS.map((path) => http.all(path, () => new HttpResponse('<html>proxy</html>', { status: 200 })));
}

/** Data and accounts. */
const GRAPHQL = /\/(auth\/)?graphql$/;

/** Every GraphQL call, or only those of one document such as 'CreateDeviceLink', answers with this error. */
export function graphqlFails(code: ApiErrorCode, message: string, document?: string): RequestHandler {
  return http.post(GRAPHQL, async ({ request }) => {
    const { query } = (await request.clone().json()) as { query: string };
    if (document && !new RegExp(`(query|mutation) ${document}\\b`).test(query)) return undefined;
    return HttpResponse.json({ data: null, errors: [{ message, extensions: { code } }] });
  });
}

/** GraphQL calls of one document, such as 'SendDiagnosticEmail', are never answered. Calls for anything else pass on. */
export function graphqlHangs(document: string): RequestHandler {
  return http.post(GRAPHQL, async ({ request }) => {
    const { query } = (await request.clone().json()) as { query: string };
    if (!new RegExp(`(query|mutation) ${document}\\b`).test(query)) return undefined;
    await delay('infinite');
    return new HttpResponse();
  });
}

/** The fleet status grid gets these trailers, whatever it asks for. Calls for anything else pass on. */
export function fleetStatusAnswers(trailers: readonly FleetStatusRow[], asOf: Date): RequestHandler {
  return http.post('/graphql', async ({ request }) => {
    const { query } = (await request.clone().json()) as { query: string };
    if (!query.includes('query FleetStatus(')) return undefined;
    const fleetStatus = { total: trailers.length, listId: null, asOf: asOf.toISOString(), trailers };
    return HttpResponse.json({ data: { fleetStatus } });
  });
}
