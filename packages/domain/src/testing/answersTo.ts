import { HttpResponse, http, type RequestHandler } from 'msw';

/** Responds to GraphQL calls whose document contains this text; others pass through. */
export function answersTo(
  operation: string,
  data: (variables: unknown) => Record<string, unknown> | Promise<Record<string, unknown>>,
): RequestHandler {
  return http.post('/graphql', async ({ request }) => {
    const { query, variables } = (await request.clone().json()) as { query: string; variables: unknown };
    return query.includes(operation) ? HttpResponse.json({ data: await data(variables) }) : undefined;
  });
}
