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
  ['no error that can be read', { errors: [null] }, { code: 'UNAVAILABLE' }],
])('a status that is no success with %s', async (_, body, error) => {
  await expect(answering(503, body).me()).rejects.toMatchObject(error);
});
