import { type ApiError, isPublic } from '@gladhand/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryRepositories } from '../composition/memoryRepositories';
import { createTestApi, type TestApi } from '../testing/testApi';
import { createTestDataset, TEST_NOW, TEST_PASSWORD, testId } from '../testing/testDataset';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const BOSS = 'boss@northline.example';

let test: TestApi;
beforeEach(async () => {
  test = await createTestApi(createMemoryRepositories(createTestDataset()));
});
afterEach(() => test.close());

const failure = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => {
      throw new Error('It should have failed.');
    },
    (error: ApiError) => error,
  );
const signIn = (email: string, password = TEST_PASSWORD) =>
  test.client().portal.account.signIn({ username: email, password });
const mailedToken = async (): Promise<string> => {
  await test.api.idle();
  const [mail] = await test.repositories.outbox.latest(1);
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};

describe('sign-in', () => {
  it.each([
    ['a wrong password', BOSS, 'nope', 'INVALID_CREDENTIALS', 401],
    ['an unknown account', 'who@example.com', TEST_PASSWORD, 'INVALID_CREDENTIALS', 401],
    ['a disabled account', 'disabled@northline.example', TEST_PASSWORD, 'INVALID_CREDENTIALS', 401],
    ['an unverified address', 'unverified@northline.example', TEST_PASSWORD, 'ACCOUNT_SETUP_INCOMPLETE', 403],
    ['an expired password', 'expired@northline.example', TEST_PASSWORD, 'PASSWORD_EXPIRED', 403],
    ['unaccepted terms', 'terms@northline.example', TEST_PASSWORD, 'TERMS_REQUIRED', 403],
  ])('refuses %s', async (_, email, password, code, status) => {
    expect(await failure(signIn(email, password))).toMatchObject({ code, status });
  });

  it('responds the same to an unknown account, a disabled one and a wrong password', async () => {
    const errors = await Promise.all([
      failure(signIn(BOSS, 'nope')),
      failure(signIn('who@example.com')),
      failure(signIn('disabled@northline.example')),
    ]);
    expect(new Set(errors.map(({ message }) => message))).toEqual(new Set(['Incorrect username or password.']));
  });

  it('accepts both paths and any case of the email address', async () => {
    for (const legacyPath of [true, false]) {
      const answer = await test
        .client()
        .portal.account.signIn({ username: ' BOSS@northline.example', password: TEST_PASSWORD }, { legacyPath });
      expect(answer).toMatchObject({ encryptedToken: null, refreshToken: null, passwordExpirationDays: null });
      expect(answer.sessionEndsAt).toBe(new Date(TEST_NOW.getTime() + 12 * HOUR_MS).toISOString());
    }
  });

  it('keeps the refresh token in a cookie that scripts and caches cannot read', async () => {
    const response = await test.api.request('/auth/v1/loginV2', {
      headers: { authorization: `Basic ${btoa(`${BOSS}:${TEST_PASSWORD}`)}` },
    });
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-gh_refresh=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('www-authenticate')).toBeNull();
  });

  it('returns the refresh token to other hosts in the body', async () => {
    const response = await test.api.request('/auth/v1/loginV2', {
      headers: {
        authorization: `Basic ${btoa(`${BOSS}:${TEST_PASSWORD}`)}`,
        origin: 'https://oem.example.com',
        host: 'localhost',
      },
    });
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('access-control-allow-origin')).toBe('https://oem.example.com');
    const { refreshToken } = (await response.json()) as { refreshToken: string };
    const again = await test.client().portal.account.refresh(refreshToken);
    expect(again.refreshToken).toMatch(/^[\w-]{43}$/);
    expect(again.refreshToken).not.toBe(refreshToken);
  });

  it.each(['Basic', 'Basic !!!', `Basic ${btoa('nocolon')}`, `Basic ${btoa('\xff\xfe:x')}`, 'Bearer x'])(
    'refuses the header %s',
    async (authorization) => {
      const response = await test.api.request('/auth/v1/loginV2', { headers: { authorization } });
      expect(response.status).toBe(401);
    },
  );

  it('requires account administrators to accept the data agreement', async () => {
    const credentials = { username: 'terms@northline.example', password: TEST_PASSWORD };
    expect((await failure(signIn(credentials.username))).details).toEqual({
      termsOfServiceUrl: 'https://gladhand.test/terms',
      dataAgreementRequired: true,
    });
    const { account } = test.client().portal;
    const half = { acceptTermsOfService: true, acceptDataAgreement: false };
    expect(await failure(account.acceptTerms(credentials, half))).toMatchObject({ code: 'BAD_USER_INPUT' });
    await account.acceptTerms(credentials, { ...half, acceptDataAgreement: true });
    await signIn(credentials.username);
  });

  it('warns before a password expires', async () => {
    expect(await signIn('expiring@northline.example')).toMatchObject({ passwordExpirationDays: 10 });
  });
});

describe('sign-in delays', () => {
  const from = (address: string, email: string, password: string) =>
    test.api.fetch(
      new Request('http://localhost/auth/v1/login', {
        headers: { authorization: `Basic ${btoa(`${email}:${password}`)}` },
      }),
      { address },
    );

  it('increase with each failure and expire', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 6; index++) statuses.push((await from('10.0.0.1', BOSS, 'nope')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const refused = await from('10.0.0.1', BOSS, TEST_PASSWORD);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    test.pass(SECOND_MS);
    expect((await from('10.0.0.1', BOSS, 'nope')).status).toBe(401);
    expect((await from('10.0.0.1', BOSS, TEST_PASSWORD)).headers.get('retry-after')).toBe('2');
    test.pass(2 * SECOND_MS);
    expect((await from('10.0.0.1', BOSS, TEST_PASSWORD)).status).toBe(200);
  });

  it('never lock out a user at an address with an earlier sign-in', async () => {
    expect((await from('10.0.0.9', BOSS, TEST_PASSWORD)).status).toBe(200);
    for (let index = 0; index < 40; index++) await from(`10.1.0.${index}`, BOSS, 'nope');
    expect((await from('10.2.0.1', BOSS, TEST_PASSWORD)).status).toBe(429);
    expect((await from('10.0.0.9', BOSS, TEST_PASSWORD)).status).toBe(200);
    test.pass(15 * SECOND_MS);
    expect((await from('10.2.0.1', BOSS, TEST_PASSWORD)).status).toBe(200);
  });

  it('slow down an address that tries many accounts', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 23; index++)
      statuses.push((await from('10.0.0.1', `u${index}@example.com`, 'x')).status);
    expect(statuses.slice(20)).toEqual([401, 429, 429]);
  });
});

describe('the id token', () => {
  it.each(['', 'Bearer ', 'bearer '])('is accepted with the prefix %j', async (prefix) => {
    const { idToken } = await signIn(BOSS);
    const response = await test.api.request('/v1/api/vehicle-groups/hierarchy', {
      headers: { authorization: prefix + idToken },
    });
    expect(response.status).toBe(200);
  });

  it('contains the groups, and is refused if altered, expired or of an ended session', async () => {
    const one = await test.signedIn(BOSS);
    const [head = '', body = '', signature = ''] = one.session.token?.split('.') ?? [];
    const claims = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, unknown>;
    expect(claims).toMatchObject({
      sub: testId(3, 2),
      email: BOSS,
      groups: ['CUSTOMER_ADMIN_1'],
      iss: 'https://gladhand.test',
      aud: 'gladhand',
    });
    const forged = btoa(JSON.stringify({ ...claims, groups: ['ADMINS'] })).replaceAll('=', '');
    const none = btoa('{"alg":"none","typ":"JWT"}').replaceAll('=', '');
    for (const authorization of [
      `${head}.${forged}.${signature}`,
      `${none}.${forged}.`,
      `${none}.${body}.${signature}`,
      'x.y.z',
      '',
    ]) {
      const response = await test.api.request('/graphql', { method: 'POST', headers: { authorization } });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ error: { code: 'UNAUTHENTICATED' } });
    }
    expect((await one.portal.me()).email).toBe(BOSS);
    test.pass(HOUR_MS);
    expect(await failure(one.portal.me())).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(one.session.ended).toBe(true);
  });

  it.each<[string, (one: Awaited<ReturnType<TestApi['signedIn']>>) => Promise<unknown>]>([
    ['a sign-out', (one) => one.portal.account.signOut()],
    ['a sign-out everywhere', async () => (await test.signedIn(BOSS)).portal.account.signOut({ everywhere: true })],
    ['the user is disabled', () => test.repositories.users.update(testId(3, 2), { enabled: false }, { now: TEST_NOW })],
    [
      'the roles change',
      () => test.repositories.users.update(testId(3, 2), { roles: [] }, { now: TEST_NOW, endSessions: true }),
    ],
  ])('is refused at the next call after %s', async (_, end) => {
    const one = await test.signedIn(BOSS);
    await one.portal.me();
    await end(one);
    expect(await failure(one.portal.me())).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await failure(one.portal.account.refresh())).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

it('refuses a token of an older version even in an active session', async () => {
  const repositories = createMemoryRepositories(createTestDataset());
  const caller: typeof repositories.sessions.caller = async (...args) => {
    const found = await repositories.sessions.caller(...args);
    return found && { ...found, user: { ...found.user, tokenVersion: found.user.tokenVersion + 1 } };
  };
  const other = await createTestApi({ ...repositories, sessions: { ...repositories.sessions, caller } });
  const one = await other.signedIn(BOSS);
  expect(await failure(one.portal.me())).toMatchObject({ code: 'UNAUTHENTICATED' });
  await other.close();
});

describe('refresh', () => {
  it('rotates the token, tolerates one lost response, and ends the session on later reuse', async () => {
    const one = await test.signedIn(BOSS);
    const first = new Map(one.cookies);
    test.pass(55 * MINUTE_MS);
    one.session.token = (await one.portal.account.refresh()).idToken;
    const lost = test.client();
    for (const [name, value] of first) lost.cookies.set(name, value);
    test.pass(20 * SECOND_MS);
    await lost.portal.account.refresh();
    await one.portal.me();
    const thief = test.client();
    for (const [name, value] of first) thief.cookies.set(name, value);
    expect(await failure(thief.portal.account.refresh())).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await failure(one.portal.me())).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await test.repositories.audit.latest(1))[0]).toMatchObject({ action: 'session.refreshTokenReused' });
  });

  it('ends 12 hours after sign-in', async () => {
    const one = await test.signedIn(BOSS);
    for (let half = 1; half < 24; half++) {
      test.pass(30 * MINUTE_MS);
      one.session.token = (await one.portal.account.refresh()).idToken;
    }
    test.pass(30 * MINUTE_MS);
    expect(await failure(one.portal.account.refresh())).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('ignores the cookie on requests from other sites', async () => {
    const one = await test.signedIn(BOSS);
    const response = await one.fetch('/auth/v1/refreshToken', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    });
    expect(response.status).toBe(401);
  });
});

describe('links', () => {
  it('reset a password once, and end every session', async () => {
    const one = await test.signedIn(BOSS);
    const { account } = test.client().portal;
    await account.requestPasswordReset('Boss@northline.example');
    const token = await mailedToken();
    expect(await account.link(token)).toMatchObject({ purpose: 'resetPassword', email: BOSS, expired: false });
    for (const [password, failed] of [
      ['zqv1!', ['length', 'uppercase']],
      ['Password1!', ['uncommon']],
      ['x'.repeat(200), ['length', 'uppercase', 'digit', 'special']],
    ] as const) {
      expect(await failure(account.setPassword({ token, password }))).toMatchObject({
        code: 'PASSWORD_POLICY',
        details: { failed },
      });
    }
    await account.setPassword({ token, password: 'Drop-Deck42!' });
    expect(await failure(account.setPassword({ token, password: 'Drop-Deck43!' }))).toMatchObject({
      code: 'LINK_INVALID',
    });
    expect(await failure(one.portal.me())).toMatchObject({ code: 'UNAUTHENTICATED' });
    await signIn(BOSS, 'Drop-Deck42!');
  });

  it('are not sent to unknown accounts, which get the same response', async () => {
    const { account } = test.client().portal;
    const [known, unknown] = [
      await account.requestPasswordReset(BOSS),
      await account.requestPasswordReset('who@example.com'),
    ];
    expect(known.message.replace(BOSS, '')).toBe(unknown.message.replace('who@example.com', ''));
    await test.api.idle();
    expect((await test.repositories.outbox.latest(9)).map(({ to }) => to)).toEqual([BOSS]);
  });

  it('expire after an hour, or when a newer one is sent', async () => {
    const { account } = test.client().portal;
    await account.requestPasswordReset(BOSS);
    const earlier = await mailedToken();
    await account.requestPasswordReset(BOSS);
    const token = await mailedToken();
    expect(await failure(account.link(earlier))).toMatchObject({
      code: 'LINK_INVALID',
      message: 'This confirmation link is not valid or has expired.',
    });
    test.pass(HOUR_MS);
    expect(await account.link(token)).toMatchObject({ expired: true });
    expect(await failure(account.setPassword({ token, password: 'Drop-Deck42!' }))).toMatchObject({
      code: 'LINK_INVALID',
    });
  });

  it('register technicians, at most five per hour', async () => {
    const { account } = test.client().portal;
    const response = await account.registerTechnician('New.Tech@example.com');
    expect(response.message).toBe(
      'An email with a link to confirm your address is on its way to new.tech@example.com.',
    );
    const token = await mailedToken();
    expect(await account.link(token)).toMatchObject({ purpose: 'confirmEmail' });
    await account.confirmEmail(token);
    await account.setPassword({ token, password: 'Drop-Deck42!' });
    expect(await failure(signIn('new.tech@example.com', 'Drop-Deck42!'))).toMatchObject({
      code: 'TERMS_REQUIRED',
      details: { dataAgreementRequired: false },
    });
    for (let index = 0; index < 4; index++) await account.registerTechnician(`t${index}@example.com`);
    expect(await failure(account.registerTechnician('t9@example.com'))).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterMs: HOUR_MS,
    });
  });

  it('register no role but technicians', async () => {
    const response = await test.api.request('/auth/v1/register-user-anonymously', {
      method: 'POST',
      body: JSON.stringify({ email: 'a@b.example', roleNames: ['ADMINS'] }),
    });
    expect(response.status).toBe(400);
  });

  it('change an expired password, but not to the same one', async () => {
    const credentials = { username: 'expired@northline.example', password: TEST_PASSWORD };
    const { account } = test.client().portal;
    expect(await failure(account.changePassword(credentials, { newPassword: TEST_PASSWORD }))).toMatchObject({
      details: { failed: ['different'] },
    });
    const answer = await account.changePassword(credentials, { newPassword: 'Drop-Deck42!' });
    expect(answer.passwordExpirationDays).toBe(180);
    await signIn(credentials.username, 'Drop-Deck42!');
  });
});

it('has a public row in the permission table for each path without a session', () => {
  const paths = [
    'login',
    'loginV2',
    'refreshToken',
    'acceptTermsOfService',
    'change-password',
    'request-password-reset',
    'register-user-anonymously',
    'link',
    'confirm-email',
    'set-password',
    'unsubscribe',
    'resubscribe',
    'subscription',
  ] as const;
  expect(paths.filter((path) => !isPublic(path))).toEqual([]);
});
