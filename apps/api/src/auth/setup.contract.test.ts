import { expect, it } from 'vitest';
import type { Dataset } from '../repositories/dataset';
import { everywhere } from '../testing/everywhere';
import type { TestApi } from '../testing/testApi';
import { createTestDataset, TEST_NOW, testId } from '../testing/testDataset';
import { newAdministrator } from './newAdministrator';
import { createSetupLink, SETUP_PATH } from './setupLink';
import { makeSigningJwk, tokenKeysFrom } from './tokenKeys';

const keys = await tokenKeysFrom(await makeSigningJwk());
const clock = { now: TEST_NOW };
const now = () => clock.now;
const dataset: Dataset = { ...createTestDataset(), users: [], groupUsers: [] };
const { each } = everywhere(dataset, 'nobody@example.com', { deps: () => ({ keys, now }) });

const link = createSetupLink({ linkKey: keys.linkKey, now });
const open = (test: TestApi, token: string) => test.api.request(`${SETUP_PATH}?token=${token}`);
const submit = (test: TestApi, token: string, email: string) =>
  test.api.request(SETUP_PATH, { method: 'POST', body: new URLSearchParams({ token, email }) });

it('accepts only its own token, and only for a day', async () => {
  const token = await link.token();
  const forged = `${Number(token.split('.')[0]) + 1}.${token.split('.')[1]}`;
  const answers = await each(async ({ test }) => [
    (await open(test, token)).status,
    (await open(test, forged)).status,
    (await open(test, '')).status,
  ]);
  expect(answers).toEqual([200, 404, 404]);
  clock.now = new Date(TEST_NOW.getTime() + 24 * 60 * 60_000);
  expect(await each(async ({ test }) => (await open(test, token)).status)).toBe(404);
  clock.now = TEST_NOW;
});

it('leaks no token and runs no script', async () => {
  const token = await link.token();
  const headers = await each(async ({ test }) => {
    const response = await open(test, token);
    return ['cache-control', 'referrer-policy', 'content-security-policy'].map((name) => response.headers.get(name));
  });
  expect(headers).toEqual([
    'no-store',
    'no-referrer',
    expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
  ]);
});

it('refuses an invalid email address, then creates one administrator and closes', async () => {
  const token = await link.token();
  expect(await each(async ({ test }) => (await submit(test, token, 'nobody')).status)).toBe(400);
  const created = await each(async ({ test, repositories }) => {
    // Of two concurrent submissions, only one creates the first administrator.
    const both = await Promise.all([submit(test, token, 'Ann@example.com '), submit(test, token, 'bob@example.com')]);
    const users = [
      await repositories.users.byEmail('ann@example.com'),
      await repositories.users.byEmail('bob@example.com'),
    ].filter((user) => user !== undefined);
    const location = both.find(({ status }) => status === 303)?.headers.get('location') ?? '';
    return {
      statuses: both.map(({ status }) => status).sort(),
      roles: users.map(({ roles }) => roles),
      leadsTo: location.replace(/token=.*/, ''),
      after: [(await open(test, token)).status, (await submit(test, token, 'eve@example.com')).status],
    };
  });
  expect(created).toEqual({
    statuses: [303, 404],
    roles: [['ADMINS']],
    leadsTo: 'http://localhost/setpassword?',
    after: [404, 404],
  });
});

it('adds the first user only once', async () => {
  const second = newAdministrator({ userId: testId(3, 77), email: 'second@example.com', now: TEST_NOW });
  const answers = await each(async ({ repositories }) => [
    await repositories.users.isEmpty(),
    await repositories.users.addFirst(second),
  ]);
  expect(answers).toEqual([false, false]);
});
