import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import type { ApiErrorCode } from '../contract/errors';
import type { FleetStatusRow } from '../contract/fleetStatus';

const PATHS = ['/graphql', '/auth/*', '/v1/api/*'];

/** Fails every API call with this status, as if the server were down or broken. */
export function apiFails(
  status: number,
  message = 'The server is busy. Please try again in a moment.',
): RequestHandler[] {
  return PATHS.map((path) => http.all(path, () => HttpResponse.json({ error: { message } }, { status })));
}

/** Never responds to any call. */
export function apiHangs(): RequestHandler[] {
  return PATHS.map((path) =>
    http.all(path, async () => {
      await delay('infinite');
      return new HttpResponse();
    }),
  );
}

/** Responds to every call with invalid JSON. */
export function apiMalformed(): RequestHandler[] {
  return PATHS.map((path) => http.all(path, () => new HttpResponse('<html>proxy</html>', { status: 200 })));
}

/** The data and the account endpoint. */
const GRAPHQL = /\/(auth\/)?graphql$/;

/** Responds with this error to every GraphQL call, or only to those of one document such as 'CreateDeviceLink'. */
export function graphqlFails(code: ApiErrorCode, message: string, document?: string): RequestHandler {
  return http.post(GRAPHQL, async ({ request }) => {
    const { query } = (await request.clone().json()) as { query: string };
    if (document && !new RegExp(`(query|mutation) ${document}\\b`).test(query)) return undefined;
    return HttpResponse.json({ data: null, errors: [{ message, extensions: { code } }] });
  });
}

/** Never responds to GraphQL calls of one document, such as 'SendDiagnosticEmail'. Other calls pass through. */
export function graphqlHangs(document: string): RequestHandler {
  return http.post(GRAPHQL, async ({ request }) => {
    const { query } = (await request.clone().json()) as { query: string };
    if (!new RegExp(`(query|mutation) ${document}\\b`).test(query)) return undefined;
    await delay('infinite');
    return new HttpResponse();
  });
}

/** Responds to every fleet status query with these trailers. Other calls pass through. */
export function fleetStatusAnswers(trailers: readonly FleetStatusRow[], asOf: Date): RequestHandler {
  return http.post('/graphql', async ({ request }) => {
    const { query } = (await request.clone().json()) as { query: string };
    if (!query.includes('query FleetStatus(')) return undefined;
    const fleetStatus = { total: trailers.length, listId: null, asOf: asOf.toISOString(), trailers };
    return HttpResponse.json({ data: { fleetStatus } });
  });
}
