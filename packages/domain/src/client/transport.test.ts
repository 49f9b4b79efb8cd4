import { expect, it } from 'vitest';
import { createPortalApi } from './createPortalApi';

const answering = (status: number, body: unknown) =>
  createPortalApi({ endpoint: '', fetch: async () => new Response(JSON.stringify(body), { status }) });

it.each([
  [
    'a GraphQL error',
    { errors: [{ message: 'Try again.', extensions: { code: 'UNAVAILABLE', details: { since: 1 } } }] },
    { code: 'UNAVAILABLE', message: 'Try again.', status: 503, details: { since: 1 } },
  ],
  ['a REST error', { error: { code: 'UNAVAILABLE', message: 'Wait.' } }, { code: 'UNAVAILABLE', message: 'Wait.' }],
  ['an error without a code', { errors: [{ message: 'Busy.' }] }, { code: 'UNAVAILABLE', message: 'Busy.' }],
  ['no readable error', { errors: [null] }, { code: 'UNAVAILABLE' }],
])('rejects a response with %s', async (_, body, error) => {
  await expect(answering(503, body).me()).rejects.toMatchObject(error);
});

it.each([
  [502, "The service isn't responding. Please try again in a moment."],
  [503, 'The service is temporarily unavailable. Please try again in a moment.'],
  [504, 'The service took too long to respond. Please try again in a moment.'],
])('uses its own message when a proxy responds with %i instead of the service', async (status, message) => {
  const fetch = async () =>
    new Response('<html>nginx</html>', { status, statusText: 'Bad', headers: { 'retry-after': '7' } });
  await expect(createPortalApi({ endpoint: '', fetch }).me()).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    status,
    message,
    retryAfterMs: 7_000,
  });
});
