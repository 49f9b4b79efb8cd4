import { HttpResponse, http, type RequestHandler } from 'msw';

/** Answers the GraphQL calls whose document holds these words; the others pass on. */
export function answersTo(operation: string, data: (variables: unknown) => Record<string, unknown>): RequestHandler {
  return http.post('/graphql', async ({ request }) => {
    const { query, variables } = (await request.clone().json()) as { query: string; variables: unknown };
    return query.includes(operation) ? HttpResponse.json({ data: data(variables) }) : undefined;
  });
}
