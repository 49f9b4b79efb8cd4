import { describe, expect, it } from 'vitest';
import { everywhere } from '../testing/everywhere';
import { createTestDataset, TEST_PASSWORD } from '../testing/testDataset';

const ADMIN = 'admin@example.com';
const { same, each } = everywhere(createTestDataset(), ADMIN);

const basic = (text: string) => {
  const bytes = new TextEncoder().encode(text);
  return { authorization: `Basic ${btoa(String.fromCharCode(...bytes))}` };
};
const json = (text: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: text,
});
const ask = (path: string, init?: RequestInit) =>
  each(async ({ test }) => {
    const response = await test.client().fetch(path, init);
    return { status: response.status, text: await response.text() };
  });
const askSignedIn = (path: string, init?: RequestInit) =>
  same(async (_, { client }) => {
    const response = await client.fetch(path, init);
    return { status: response.status, text: await response.text() };
  });

const refused = { status: 400, text: expect.stringMatching(/U\+0000/) };

describe('text that cannot be stored is refused', () => {
  it.each([
    ['in a user name', 'GET', '/auth/v1/loginV2', 'a\u0000@example.com:secret'],
    ['in a password', 'GET', '/auth/v1/login', `${ADMIN}:a\u0000`],
  ])('%s', async (_, method, path, credentials) => {
    expect(await ask(path, { method, headers: basic(credentials) })).toMatchObject(refused);
  });

  it.each([
    ['of an unknown user', '/auth/v1/request-password-reset', String.raw`{"username":"a\u0000@example.com"}`],
    ['with half a surrogate pair', '/auth/v1/request-password-reset', String.raw`{"username":"a\ud83d@example.com"}`],
    ['in a list', '/auth/v1/register-user-anonymously', String.raw`{"email":"a@example.com","roleNames":["\udc00"]}`],
    ['in a name', '/auth/v1/request-password-reset', String.raw`{"username":"a@example.com","\u0000":1}`],
    ['in a token', '/auth/v1/set-password', String.raw`{"token":"\u0000","password":"Long-Enough7"}`],
    [
      'nested deeper than the stack',
      '/auth/v1/request-password-reset',
      `${'['.repeat(30_000)}"\\u0000"${']'.repeat(30_000)}`,
    ],
  ])('in JSON %s', async (_, path, body) => {
    expect(await ask(path, json(body))).toMatchObject(refused);
  });

  it('names the field', async () => {
    const body = JSON.stringify({
      query: '{ me { id } }',
      variables: { rows: [{ email: 'ok' }, { email: '\ud800' }] },
    });
    expect((await askSignedIn('/graphql', json(body))).text).toContain('variables.rows.1.email');
  });

  it.each(['{ fleetStatus(input: {search: "a\\u0000", paginationInput: {pageSize: 1, pageNumber: 1}}) { total } }'])(
    'in a GraphQL document, escaped',
    async (query) => {
      const { text } = await askSignedIn('/graphql', json(JSON.stringify({ query })));
      expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
      expect(text).toMatch(/U\+0000/);
    },
  );

  it.each(['/auth/v1/link?token=%00', '/auth/v1/link?token=%ed%a0%80', '/v1/api/positions?customerId=%00'])(
    'in the URL %s',
    async (path) => {
      expect(await ask(path)).toMatchObject(refused);
    },
  );

  it('in a path', async () => {
    expect(await askSignedIn('/v1/api/positions/%00/history?days=1')).toMatchObject(refused);
  });
});

it('refuses such text before it counts an attempt for an address or account', async () => {
  const waits = await each(async ({ test }) => {
    for (let i = 0; i < 30; i++) {
      await test.api.request('/auth/v1/login', { headers: basic(`${ADMIN}:\u0000`) });
      await test.api.request('/auth/v1/request-password-reset', json(String.raw`{"username":"\u0000"}`));
    }
    const signIn = await test.api.request('/auth/v1/login', { headers: basic(`${ADMIN}:${TEST_PASSWORD}`) });
    const reset = await test.api.request('/auth/v1/request-password-reset', json(`{"username":"${ADMIN}"}`));
    await test.api.idle();
    return [signIn.status, reset.status];
  });
  expect(waits).toEqual([200, 200]);
});

it.each([
  ['a surrogate pair', '\u{1f69a}'],
  ['an escaped surrogate pair', '\\ud83d\\ude9a'],
  ['an escaped backslash before the letters', String.raw`\\u0000`],
])('accepts %s', async (_, text) => {
  const body = `{"username":"${text}@example.com"}`;
  expect((await ask('/auth/v1/request-password-reset', json(body))).status).toBe(200);
});

it('accepts an encoded percent sign before two zeros', async () => {
  expect(await ask('/auth/v1/link?token=%2500')).toMatchObject({ status: 404 });
});
