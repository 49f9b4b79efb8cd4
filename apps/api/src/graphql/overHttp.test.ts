import { afterEach, beforeEach, describe, expect, it, test as table } from 'vitest';
import { createMemoryRepositories } from '../composition/memoryRepositories';
import { createTestApi, TEST_CONFIG, type TestApi, type TestClient } from '../testing/testApi';
import { createTestDataset } from '../testing/testDataset';
import persisted from './generated/persistedDocuments.json';
import { acceptedMediaType, statusOf } from './overHttp';

const RESPONSE = 'application/graphql-response+json';
const JSON_TYPE = 'application/json';

table.each([
  [null, RESPONSE],
  ['', RESPONSE],
  ['*/*', RESPONSE],
  ['application/*', RESPONSE],
  [JSON_TYPE, JSON_TYPE],
  [RESPONSE, RESPONSE],
  [`${RESPONSE}, ${JSON_TYPE};q=0.9`, RESPONSE],
  [`${RESPONSE};q=0.5, ${JSON_TYPE}`, JSON_TYPE],
  [`text/html, ${JSON_TYPE}`, JSON_TYPE],
  [`${RESPONSE};q=0, */*`, JSON_TYPE],
  [`${JSON_TYPE}; charset=utf-8`, JSON_TYPE],
] as const)('responds to Accept: %s with %s', (accept, type) => {
  expect(acceptedMediaType(accept)).toBe(type);
});

table.each(['text/html', `${JSON_TYPE}; charset=latin1`, `${RESPONSE};q=0`])('responds 406 to Accept: %s', (accept) => {
  expect(() => acceptedMediaType(accept)).toThrow(expect.objectContaining({ status: 406 }));
});

table.each([
  ['data', { data: { a: 1 } }, 200, 200],
  ['data and an error', { data: { a: null }, errors: [] }, 200, 200],
  ['no data because of an error', { data: null, errors: [] }, 200, 200],
  ['a request error', { errors: [] }, 400, 200],
])('chooses the status for %s', (_, result, asResponse, asJson) => {
  expect([statusOf(result, RESPONSE), statusOf(result, JSON_TYPE)]).toEqual([asResponse, asJson]);
});

const KNOWN = Object.values(persisted).find((text) => /^query Me\b/.test(text)) ?? '';
const WITH_VARIABLES = Object.values(persisted).find((text) => /^query FleetStatus\(/.test(text)) ?? '';

describe.each([
  ['a known document', KNOWN, WITH_VARIABLES],
  ['another document', '{ me { id } }', 'query A($input: FleetStatusInput!) { fleetStatus(input: $input) { total } }'],
])('%s', (_, query, withVariables) => {
  let test: TestApi;
  let client: TestClient;
  beforeEach(async () => {
    test = await createTestApi(createMemoryRepositories(createTestDataset()));
    client = await test.signedIn('admin@example.com');
  });
  afterEach(() => test.close());

  const post = (body: unknown, headers: Record<string, string> = {}, method = 'POST') =>
    client.fetch('/graphql', {
      method,
      headers: { 'content-type': JSON_TYPE, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  it.each([RESPONSE, JSON_TYPE])('gets a response in %s and UTF-8', async (accept) => {
    const response = await post({ query }, { accept });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, `${accept}; charset=utf-8`]);
    expect(await response.json()).toMatchObject({ data: { me: {} } });
  });

  it.each([
    [RESPONSE, 400],
    [JSON_TYPE, 200],
  ])('gets a response in %s with %i if its variables are invalid', async (accept, status) => {
    const response = await post({ query: withVariables, variables: {} }, { accept });
    expect(response.status).toBe(status);
    const answer = await response.json();
    expect(answer).not.toHaveProperty('data');
    expect(answer).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });

  it('is refused with the name of an operation that it does not contain', async () => {
    const response = await post({ query, operationName: 'Other' }, { accept: RESPONSE });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ message: expect.stringMatching(/operation/) }] });
  });

  it.each([
    ['{', 400],
    [JSON.stringify({ qeury: query }), 400],
    [JSON.stringify({ query, variables: [7] }), 400],
    [JSON.stringify({ query, operationName: 7 }), 400],
    [JSON.stringify({ query, extensions: 'x' }), 400],
    [JSON.stringify({ query, extensions: {} }), 200],
  ])('sent as %s gets %i in either media type', async (body, status) => {
    for (const accept of [RESPONSE, JSON_TYPE]) expect((await post(body, { accept })).status).toBe(status);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16'])(
    'gets 415 if its type is %s',
    async (type) => {
      expect((await post({ query }, { 'content-type': type })).status).toBe(415);
    },
  );

  it('gets 406 if no media type is acceptable', async () => {
    expect((await post({ query }, { accept: 'text/html' })).status).toBe(406);
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE'])('gets 405 for %s', async (method) => {
    const response = await client.fetch('/graphql', { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

it('responds to an unknown document in production with a request error', async () => {
  const config = { ...TEST_CONFIG, mode: 'production' as const };
  const test = await createTestApi(createMemoryRepositories(createTestDataset()), { config });
  const client = await test.signedIn('admin@example.com');
  const init = { method: 'POST', body: JSON.stringify({ query: '{ me { id } }' }) };
  const statuses: number[] = [];
  for (const accept of [RESPONSE, JSON_TYPE]) {
    const response = await client.fetch('/graphql', { ...init, headers: { accept, 'content-type': JSON_TYPE } });
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNKNOWN_DOCUMENT' } }] });
    statuses.push(response.status);
  }
  expect(statuses).toEqual([400, 200]);
  await test.close();
});
