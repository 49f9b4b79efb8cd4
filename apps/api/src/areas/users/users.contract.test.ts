import type { ApiError, PortalApi } from '@gladhand/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Repositories } from '../../repositories/port';
import { ENGINES, type OpenedEngine } from '../../testing/engines';
import { createTestApi, type TestApi } from '../../testing/testApi';
import { createTestDataset, testId, testUser } from '../../testing/testDataset';

const fresh = createTestDataset();
const HOSTILE = `o'hara+<script>alert(1)</script>@x.example`.replace(/[<>()]/g, '');
const dataset = {
  ...fresh,
  groups: [
    ...fresh.groups,
    { ...(fresh.groups[0] as (typeof fresh.groups)[number]), customerId: 2, groupId: testId(2, 20) },
  ],
  users: [
    ...fresh.users,
    testUser(20, 'other@alder.example', ['CUSTOMER_2']),
    testUser(21, 'boss@alder.example', ['CUSTOMER_ADMIN_2']),
    testUser(22, 'look@example.com', ['VIEW_ONLY_ADMIN']),
    testUser(23, 'oem@example.com', ['CUSTOMER_1', 'CUSTOMER_2', 'OEM']),
    testUser(24, 'inst@northline.example', ['CUSTOMER_1', 'CUSTOMER_INSTALLER']),
    testUser(25, 'never@northline.example', ['CUSTOMER_1'], { lastLoginAt: new Date('2026-11-16T00:00:00Z') }),
  ],
};
const [ADMIN, BOSS, LOOK] = ['admin@example.com', 'boss@northline.example', 'look@example.com'];
const BOSS_ID = testId(3, 2);
const EAST_ID = testId(3, 3);
const TWO_ID = testId(3, 14);
const OTHER_ID = testId(3, 20);
const INST_ID = testId(3, 24);
const ABSENT = testId(3, 999);

const codeOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'answered',
    (error: ApiError) => error.code,
  );
const users = (api: PortalApi) => api.administration.users;
const find = async (api: PortalApi, username: string) => {
  const { users: found } = await users(api).page({
    filters: { username },
    paginationInput: { pageSize: 10, pageNumber: 1 },
  });
  const user = found.find(({ email }) => email === username);
  if (!user) throw new Error(`${username} is not listed`);
  return user;
};

describe.each(['memory', 'pglite', 'postgres'] as const)('on %s', (engine) => {
  let test: TestApi;
  let repositories: Repositories;
  const as = async (email: string) => (await test.signedIn(email)).portal;

  let opened: OpenedEngine;
  beforeAll(async () => {
    opened = await ENGINES[engine](dataset);
  });
  beforeEach(async () => {
    repositories = await opened.renew(dataset);
    test = await createTestApi(repositories);
  });
  afterAll(() => opened.close());

  it('shows each administrator only the users of their own customers', async () => {
    const all = { paginationInput: { pageSize: 100, pageNumber: 1 } };
    const page = async (email: string, customerId: number | null) => {
      const { userCount, users: found } = await users(await as(email)).page({ ...all, customerId });
      expect(found).toHaveLength(userCount);
      return found.map((user) => user.email);
    };
    expect(await page(ADMIN, null)).toHaveLength(dataset.users.length);
    expect(await page(LOOK, null)).toHaveLength(dataset.users.length);
    expect(await page(BOSS, null)).toEqual(await page(ADMIN, 1));
    expect(await page(BOSS, 1)).not.toContain('other@alder.example');
    expect(await page('boss@alder.example', null)).toEqual([
      'boss@alder.example',
      'oem@example.com',
      'other@alder.example',
    ]);
    for (const customerId of [2, 999]) expect(await codeOf(page(BOSS, customerId))).toBe('NOT_FOUND');

    const oem = await find(await as(BOSS), 'oem@example.com');
    expect(oem).toMatchObject({ roles: ['CUSTOMER_1', 'OEM'], editable: false });
    expect(oem.customers.map(({ id }) => id)).toEqual([1]);
    expect(await find(await as(ADMIN), 'oem@example.com')).toMatchObject({
      roles: ['CUSTOMER_1', 'CUSTOMER_2', 'OEM'],
      roleType: 'CUSTOMER_1,CUSTOMER_2,OEM',
      editable: true,
    });
    expect(await find(await as(BOSS), BOSS)).toMatchObject({ editable: false });
    expect(await find(await as(LOOK), 'east@northline.example')).toMatchObject({ editable: false });
  });

  it('finds a user by id, but not a user of other customers', async () => {
    const byId = async (email: string, id: string) => {
      const { userCount, users: found } = await users(await as(email)).page({
        filters: { id },
        paginationInput: { pageSize: 10, pageNumber: 1 },
      });
      expect(found).toHaveLength(userCount);
      return found.map((user) => user.email);
    };
    expect(await byId(ADMIN, OTHER_ID)).toEqual(['other@alder.example']);
    expect(await byId(ADMIN, OTHER_ID.toUpperCase())).toEqual(['other@alder.example']);
    expect(await byId(BOSS, OTHER_ID)).toEqual([]);
    for (const id of [ABSENT, 'no-uuid', '']) expect(await byId(ADMIN, id)).toEqual([]);
  });

  it('filters and sorts across pages', async () => {
    const admin = await as(ADMIN);
    const emails = async (filters: object, customerId: number | null = null) =>
      (await users(admin).page({ customerId, filters, paginationInput: { pageSize: 100, pageNumber: 1 } })).users.map(
        ({ email }) => email,
      );
    expect(await emails({ username: 'EAST@' })).toEqual(['east@northline.example']);
    expect(await emails({ username: '%' })).toEqual([]);
    expect(await emails({ username: 'a_l' })).toEqual([]);
    expect(await emails({ customer: 'alder' })).toEqual([
      'boss@alder.example',
      'oem@example.com',
      'other@alder.example',
    ]);
    expect(await emails({ group: 'west' })).toEqual(['two@example.com']);
    expect(await emails({ enabled: false })).toEqual(['disabled@northline.example']);
    expect(await emails({ accountStatus: 'FORCE_CHANGE_PASSWORD' })).toEqual(['unverified@northline.example']);
    expect(await emails({ emailVerified: false })).toEqual(['unverified@northline.example']);
    expect(await emails({ types: ['OEM', 'VIEW_ONLY_ADMIN'] })).toEqual(['look@example.com', 'oem@example.com']);
    expect(await emails({ types: ['CUSTOMER'] })).not.toContain('oem@example.com');
    expect(await emails({ types: ['CUSTOMER_ADMIN'] }, 3)).toEqual(['two@example.com']);
    expect(await emails({ types: [] })).toEqual([]);
    expect(await emails({ lastLogin: { before: '2026-11-17T00:00:00.000Z' } })).toEqual(['never@northline.example']);
    expect(await emails({ created: { from: '2026-11-17T00:00:00.000Z' } })).toEqual([]);
    const boss = await as(BOSS);
    const ofOthers = await users(boss).page({
      filters: { types: ['CUSTOMER_ADMIN'], username: 'two@' },
      paginationInput: { pageSize: 10, pageNumber: 1 },
    });
    expect(ofOthers.userCount).toBe(0);

    for (const sortBy of ['email', 'enabled', 'accountStatus', 'emailVerified', 'lastLogin', 'updated', 'created']) {
      for (const sortAsc of [true, false]) {
        const ask = (pageSize: number, pageNumber: number) =>
          users(admin).page({ sortingInput: { sortBy, sortAsc }, paginationInput: { pageSize, pageNumber } });
        const whole = (await ask(100, 1)).users.map(({ email }) => email);
        const parts = [1, 2, 3, 4].map(async (number) => (await ask(7, number)).users.map(({ email }) => email));
        expect((await Promise.all(parts)).flat(), `${sortBy} ${sortAsc}`).toEqual(whole);
        if (sortBy === 'lastLogin') expect(whole.indexOf('never@northline.example')).toBeLessThan(4);
      }
    }
    const beyond = await users(admin).page({ paginationInput: { pageSize: 10, pageNumber: 99 } });
    expect([beyond.userCount, beyond.users]).toEqual([dataset.users.length, []]);
    const bad = { sortBy: 'passwordHash', sortAsc: true };
    const one = { pageSize: 1, pageNumber: 1 };
    expect(await codeOf(users(admin).page({ sortingInput: bad, paginationInput: one }))).toBe('BAD_USER_INPUT');
    expect(await codeOf(users(admin).page({ paginationInput: { ...one, pageNumber: 0 } }))).toBe('BAD_USER_INPUT');
  });

  it('creates a user, mails a working link, and audits it', async () => {
    const boss = await as(BOSS);
    const { user, mail: invitation } = await users(boss).create({
      email: ' New@Northline.Example',
      roleNames: ['CUSTOMER_1'],
    });
    expect(invitation).toMatchObject({ to: 'new@northline.example', status: 'queued', purpose: 'setPassword' });
    expect(user).toMatchObject({
      email: 'new@northline.example',
      accountStatus: 'FORCE_CHANGE_PASSWORD',
      enabled: true,
      emailVerified: false,
      editable: true,
      tkCommandControl: false,
    });
    expect(user.groups.map(({ name }) => name)).toEqual(['All VINs']);
    const [mail] = await repositories.outbox.latest(1);
    expect(mail).toMatchObject({ to: 'new@northline.example', purpose: 'setPassword' });
    const token = /token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const client = test.client();
    await client.portal.account.setPassword({ token, password: 'Coupling-4711!' });
    const signedIn = await client.portal.account
      .signIn({ username: 'new@northline.example', password: 'Coupling-4711!' })
      .catch((error: ApiError) => error.code);
    expect(signedIn).toBe('TERMS_REQUIRED');
    const line = (await repositories.audit.latest(10)).find(({ action }) => action === 'user.created');
    expect(line).toMatchObject({
      userId: BOSS_ID,
      customerId: 1,
      subject: 'new@northline.example',
      changes: [
        { field: 'roles', before: null, after: 'CUSTOMER_1' },
        { field: 'enabled', before: null, after: 'true' },
      ],
    });
    const again = users(boss).create({ email: 'NEW@northline.example', roleNames: ['CUSTOMER_1'] });
    expect(await codeOf(again)).toBe('BAD_USER_INPUT');
  });

  it('creates a user in groups of one customer, or not at all', async () => {
    const boss = users(await as(BOSS));
    const [WEST, EAST, FOREIGN] = [testId(2, 6), testId(2, 3), testId(2, 20)];
    const create = (email: string, customerId: number, vehicleGroupIds: string[], id?: string) =>
      boss.create({ id, email, roleNames: ['CUSTOMER_1'], groups: { customerId, vehicleGroupIds } });
    const input = ['in@northline.example', 1, [WEST, EAST], testId(9, 1)] as const;
    const { user } = await create(input[0], input[1], [...input[2]], input[3]);
    const groups = user.groups.map(({ id }) => id).sort();
    expect(groups).toEqual([WEST, EAST].sort());
    // A retry after a lost response.
    expect((await create(input[0], input[1], [...input[2]], input[3])).user.groups).toEqual(user.groups);
    const lines = (await repositories.audit.latest(20)).filter(({ subject }) => subject === 'in@northline.example');
    expect(lines.filter(({ action }) => action === 'user.created')).toHaveLength(1);
    expect(lines.find(({ action }) => action === 'user.groupsChanged')).toMatchObject({
      userId: BOSS_ID,
      customerId: 1,
      changes: [{ field: 'groups', before: 'All VINs', after: user.groups.map(({ name }) => name).join(', ') }],
    });
    expect((await create('default@northline.example', 1, [])).user.groups.map(({ name }) => name)).toEqual([
      'All VINs',
    ]);

    const mails = (await repositories.outbox.latest(20)).length;
    const refused: [number, string[]][] = [
      [1, [FOREIGN]],
      [1, [WEST, ABSENT]],
      [1, ['no-uuid']],
      [2, [FOREIGN]],
    ];
    for (const [customerId, ids] of refused)
      expect(await codeOf(create('out@northline.example', customerId, ids)), ids.join()).toBe('NOT_FOUND');
    const admin = users(await as(ADMIN));
    const stranger = { email: 'out@northline.example', roleNames: ['CUSTOMER_1'] };
    const elsewhere = { customerId: 2, vehicleGroupIds: [FOREIGN] };
    expect(await codeOf(admin.create({ ...stranger, groups: elsewhere }))).toBe('BAD_USER_INPUT');
    expect(await repositories.userAdministration.byEmails(['out@northline.example'])).toEqual([]);
    expect((await repositories.audit.latest(50)).filter(({ subject }) => subject === stranger.email)).toEqual([]);
    expect(await repositories.outbox.latest(20)).toHaveLength(mails);
  });

  it('lets each administrator assign only the roles of the permission table', async () => {
    const cases: [string, string[], string][] = [
      [BOSS, ['ADMINS'], 'FORBIDDEN'],
      [BOSS, ['CUSTOMER_2'], 'FORBIDDEN'],
      [BOSS, ['CUSTOMER_1', 'CUSTOMER_ADMIN_2'], 'FORBIDDEN'],
      [BOSS, ['CUSTOMER_1', 'OEM'], 'FORBIDDEN'],
      [BOSS, ['SUPPORT'], 'FORBIDDEN'],
      [BOSS, ['CUSTOMER_INSTALLER'], 'FORBIDDEN'],
      [BOSS, ['CUSTOMER_1', 'CUSTOMER_INSTALLER'], 'answered'],
      [BOSS, ['CUSTOMER_1', 'GO_INSTALLER_CUSTOMER'], 'answered'],
      [BOSS, ['CUSTOMER_ADMIN_1'], 'answered'],
      [BOSS, [], 'BAD_USER_INPUT'],
      [BOSS, ['CUSTOMER'], 'BAD_USER_INPUT'],
      [ADMIN, ['DEVELOPER'], 'FORBIDDEN'],
      [ADMIN, ['OEM'], 'BAD_USER_INPUT'],
      [ADMIN, ['CUSTOMER_999'], 'BAD_USER_INPUT'],
      [ADMIN, ['OEM', 'CUSTOMER_2', 'CUSTOMER_3'], 'answered'],
      [ADMIN, ['ADMINS'], 'answered'],
      [LOOK, ['CUSTOMER_1'], 'FORBIDDEN'],
      ['east@northline.example', ['CUSTOMER_1'], 'FORBIDDEN'],
    ];
    const given: [string, string[], string][] = [];
    for (const [index, [email, roleNames]] of cases.entries()) {
      const created = users(await as(email)).create({ email: `x${index}@new.example`, roleNames });
      given.push([email, roleNames, await codeOf(created)]);
    }
    expect(given).toEqual(cases);
  });

  it('responds to users of other customers as to unknown users', async () => {
    const boss = users(await as(BOSS));
    for (const userId of [OTHER_ID, ABSENT, 'no-id']) {
      const input = { userId, roleNames: ['CUSTOMER_1'], version: 1 };
      expect(await codeOf(boss.update(input))).toBe('NOT_FOUND');
      expect(await codeOf(boss.enable(input))).toBe('NOT_FOUND');
      expect(await codeOf(boss.disable({ userId, version: 1 }))).toBe('NOT_FOUND');
      await expect(boss.access(userId)).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'User Not Found!' });
      const groups = { userIds: [userId], customerId: 1, vehicleGroupIds: [testId(2, 3)] };
      await expect(boss.addToGroups(groups)).rejects.toMatchObject({ message: 'User Not Found!' });
      expect(await codeOf(boss.removeFromGroups(groups))).toBe('NOT_FOUND');
      const reason = 'User Not Found!';
      expect(await boss.resetPassword([userId])).toMatchObject([{ email: null, mail: null, reason }]);
      expect(await boss.sendVerification([userId])).toMatchObject([{ email: null, mail: null }]);
    }
    const foreign = { userIds: [EAST_ID], customerId: 2, vehicleGroupIds: [testId(2, 8)] };
    expect(await codeOf(boss.addToGroups(foreign))).toBe('NOT_FOUND');
    expect(await codeOf(boss.addToGroups({ ...foreign, customerId: 1 }))).toBe('NOT_FOUND');
    expect(await repositories.outbox.latest(5)).toEqual([]);
  });

  it("refuses changes to one's own account and to shared accounts", async () => {
    const boss = users(await as(BOSS));
    const own = { userId: BOSS_ID, version: 1 };
    expect(await codeOf(boss.update({ ...own, roleNames: ['CUSTOMER_1', 'CUSTOMER_ADMIN_1'] }))).toBe('FORBIDDEN');
    expect(await codeOf(boss.disable(own))).toBe('FORBIDDEN');
    expect(await codeOf(boss.delete(EAST_ID))).toBe('FORBIDDEN');
    const command = { userIds: [BOSS_ID], customerId: 1, vehicleGroupIds: [testId(2, 7)] };
    expect(await codeOf(boss.addToGroups(command))).toBe('FORBIDDEN');
    expect(await codeOf(boss.update({ userId: TWO_ID, version: 1, roleNames: ['CUSTOMER_1'] }))).toBe('FORBIDDEN');
    expect(await codeOf(boss.disable({ userId: TWO_ID, version: 1 }))).toBe('FORBIDDEN');
    const admin = users(await as(ADMIN));
    expect(await codeOf(admin.delete(testId(3, 1)))).toBe('FORBIDDEN');
    expect(await codeOf(admin.disable({ userId: testId(3, 1), version: 1 }))).toBe('FORBIDDEN');
    expect(await codeOf(boss.update({ userId: EAST_ID, version: 1, roleNames: ['CUSTOMER_2'] }))).toBe('FORBIDDEN');
  });

  it('changes roles and groups, ends sessions immediately, and detects conflicts', async () => {
    const admin = await as(ADMIN);
    const east = await test.signedIn('east@northline.example');
    const before = await find(admin, 'east@northline.example');
    const after = await users(admin).update({
      userId: EAST_ID,
      version: before.version,
      roleNames: ['CUSTOMER_2', 'CUSTOMER_2'],
    });
    expect(after).toMatchObject({ roles: ['CUSTOMER_2'], version: before.version + 1 });
    expect(after.groups.map(({ customerId, name }) => [customerId, name])).toEqual([[2, 'All VINs']]);
    expect(await codeOf(east.portal.me())).toBe('UNAUTHENTICATED');

    const late = users(admin).update({ userId: EAST_ID, version: before.version, roleNames: ['CUSTOMER_3'] });
    const conflict = await late.catch((error: ApiError) => error);
    expect(conflict).toMatchObject({ code: 'CONFLICT' });
    expect((conflict as ApiError).details.current).toMatchObject({ roles: ['CUSTOMER_2'], version: after.version });
    const line = (await repositories.audit.latest(20)).find(({ action }) => action === 'user.updated');
    expect(line?.changes).toEqual([{ field: 'roles', before: 'CUSTOMER_1', after: 'CUSTOMER_2' }]);
  });

  it('does not count a sign-in as an edit', async () => {
    const admin = await as(ADMIN);
    const before = await find(admin, 'east@northline.example');
    await test.signedIn('east@northline.example');
    const after = await find(admin, 'east@northline.example');
    expect([after.version, after.lastModifiedDate]).toEqual([before.version, before.lastModifiedDate]);
    expect(after.lastLoginDateTime).not.toBeNull();
  });

  it('disables, enables and deletes users, and ends their sessions', async () => {
    const admin = await as(ADMIN);
    const east = await test.signedIn('east@northline.example');
    const user = await find(admin, 'east@northline.example');
    const off = await users(await as(BOSS)).disable({ userId: EAST_ID, version: user.version });
    expect(off.enabled).toBe(false);
    expect(await codeOf(east.portal.me())).toBe('UNAUTHENTICATED');
    expect(await codeOf(test.signedIn('east@northline.example'))).toBe('INVALID_CREDENTIALS');
    expect(await users(admin).access(EAST_ID)).toMatchObject({ enabled: false, trailerCount: 0, scopes: [] });
    const on = await users(admin).enable({ userId: EAST_ID, version: off.version, roleNames: off.roles });
    expect(on).toMatchObject({ enabled: true, roles: user.roles, groups: user.groups });
    const again = await test.signedIn('east@northline.example');
    expect(await users(admin).delete(EAST_ID)).toBe('east@northline.example');
    expect(await codeOf(again.portal.me())).toBe('UNAUTHENTICATED');
    expect(await codeOf(test.signedIn('east@northline.example'))).toBe('INVALID_CREDENTIALS');
    const actions = (await repositories.audit.latest(30)).map(({ action }) => action);
    expect(actions.filter((action) => action.startsWith('user.'))).toEqual([
      'user.deleted',
      'user.enabled',
      'user.disabled',
    ]);
  });

  it('keeps the last enabled holder of a required role', async () => {
    const { userAdministration } = repositories;
    const options = { now: test.clock.now, keepOneOf: ['ADMINS'] };
    const only = testId(3, 1);
    const last = { kind: 'lastOfRole', role: 'ADMINS' };
    expect(await userAdministration.change(only, null, { enabled: false }, options)).toEqual(last);
    expect(await userAdministration.change(only, null, { roles: ['SUPPORT'] }, options)).toEqual(last);
    expect(await userAdministration.remove(only, options)).toEqual(last);
    await userAdministration.change(EAST_ID, null, { roles: ['ADMINS'] }, options);
    await userAdministration.change(EAST_ID, null, { enabled: false }, options);
    expect(await userAdministration.remove(only, options)).toEqual(last);
    await userAdministration.change(EAST_ID, null, { enabled: true }, options);
    const both = await Promise.all([
      userAdministration.remove(only, options),
      userAdministration.remove(EAST_ID, options),
    ]);
    expect(both.map(({ kind }) => kind).sort()).toEqual(['lastOfRole', 'saved']);
  });

  it('mails each selected user, or returns the reason why not', async () => {
    const boss = users(await as(BOSS));
    const ids = [EAST_ID, testId(3, 13), TWO_ID, testId(3, 12)];
    expect(await boss.resetPassword(ids)).toMatchObject([
      { email: 'east@northline.example', mail: { status: 'queued' }, reason: null },
      { mail: null, reason: 'This account is disabled.' },
      { mail: null, reason: 'This account also belongs to others. Only a top-level administrator can change it.' },
      { email: 'unverified@northline.example', mail: { status: 'queued' } },
    ]);
    expect(await boss.sendVerification([testId(3, 12)])).toMatchObject([{ mail: { status: 'queued' } }]);
    const mails = (await repositories.outbox.latest(5)).map(({ to, purpose }) => [to, purpose]);
    expect(mails).toEqual([
      ['unverified@northline.example', 'confirmEmail'],
      ['unverified@northline.example', 'resetPassword'],
      ['east@northline.example', 'resetPassword'],
    ]);
    expect(await codeOf(boss.resetPassword([]))).toBe('BAD_USER_INPUT');
    const sent = [];
    for (let time = 0; time < 5; time++) sent.push(Boolean((await boss.resetPassword([EAST_ID]))[0]?.mail));
    expect(sent).toEqual([true, true, true, false, false]);
    test.pass(3_600_000 * 2);
    expect((await users(await as(BOSS)).resetPassword([EAST_ID]))[0]?.mail).toMatchObject({ status: 'queued' });
  });

  it('adds users to groups and removes them, and assigns All VINs if none is left', async () => {
    const boss = users(await as(BOSS));
    const [allVins, noVins, east, , , west, command] = [1, 2, 3, 4, 5, 6, 7].map((n) => testId(2, n)) as string[];
    const groups = async (way: 'addToGroups' | 'removeFromGroups', ...vehicleGroupIds: string[]) =>
      (await boss[way]({ userIds: [EAST_ID], customerId: 1, vehicleGroupIds }))[0]?.groups.map(({ name }) => name);
    expect(await groups('addToGroups', west as string)).toEqual(['East', 'TK Command Control', 'West']);
    expect(await groups('removeFromGroups', east as string)).toEqual(['TK Command Control', 'West']);
    expect(await groups('removeFromGroups', west as string)).toEqual(['All VINs', 'TK Command Control']);
    expect(await groups('removeFromGroups', command as string)).toEqual(['All VINs']);
    expect(await groups('addToGroups', east as string, west as string)).toEqual(['East', 'West']);
    expect(await groups('addToGroups', noVins as string)).toEqual(['No VINs']);
    expect(await groups('addToGroups', allVins as string)).toEqual(['All VINs']);
    expect((await find(await as(BOSS), 'east@northline.example')).tkCommandControl).toBe(false);
    const line = (await repositories.audit.latest(5)).find(({ action }) => action === 'user.groupsChanged');
    expect(line).toMatchObject({
      customerId: 1,
      changes: [{ field: 'groups', before: 'No VINs', after: 'All VINs' }],
    });
    const admin = users(await as(ADMIN));
    const stranger = { userIds: [OTHER_ID], customerId: 1, vehicleGroupIds: [east as string] };
    expect(await codeOf(admin.addToGroups(stranger))).toBe('BAD_USER_INPUT');
  });

  it('shows what a user can see and do, and why', async () => {
    const admin = users(await as(ADMIN));
    const all = await admin.access(testId(3, 6));
    expect(all).toMatchObject({ everything: true, trailerCount: 60, scopes: [] });
    const east = await admin.access(EAST_ID);
    expect(east).toMatchObject({
      everything: false,
      trailerCount: 12,
      scopes: [{ customerId: 1, customerName: 'northline', whole: false, trailerCount: 12, groups: ['East'] }],
    });
    const through = (operation: string) =>
      east.areas.flatMap(({ operations }) => operations).find((one) => one.operation === operation)?.through;
    expect(through('fleetStatus')).toEqual(['CUSTOMER_1']);
    expect(through('sendReeferCommands')).toEqual(['CUSTOMER_1', 'TK Command Control']);
    expect(through('createUser')).toBeUndefined();
    expect(await admin.access(testId(3, 5))).toMatchObject({
      trailerCount: 0,
      scopes: [{ whole: false, groups: ['No VINs'] }],
    });
    const boss = users(await as(BOSS));
    expect((await boss.access(TWO_ID)).scopes.map(({ customerId }) => customerId)).toEqual([1]);
    expect((await boss.access(INST_ID)).scopes).toMatchObject([
      { whole: true, roles: ['CUSTOMER_1', 'CUSTOMER_INSTALLER'], groups: [] },
    ]);
  });

  it('previews the rows of a file without changes, and imports them as previewed', async () => {
    const boss = users(await as(BOSS));
    const rows = [
      { email: 'One@new.example', types: 'Standard User', customers: 'northline' },
      { email: 'one@new.example', types: 'Standard User', customers: 'northline' },
      { email: 'bad', types: 'Standard User', customers: 'northline' },
      { email: 'two@new.example', types: 'King', customers: 'northline' },
      { email: 'three@new.example', types: 'Standard User', customers: 'Zephyr' },
      { email: 'four@new.example', roles: 'ADMINS' },
      { email: 'five@new.example' },
      { email: 'east@northline.example', types: 'Standard User', customers: '1' },
      { email: 'all@northline.example', roles: 'CUSTOMER_ADMIN_1' },
      { email: 'none@northline.example', enabled: 'No' },
      { email: BOSS, enabled: 'No' },
      { email: 'two@example.com', enabled: 'No' },
      { email: 'other@alder.example', enabled: 'No' },
      { email: HOSTILE, roles: 'CUSTOMER_1', enabled: 'No' },
    ];
    const expected = [
      'create',
      'refused',
      'refused',
      'refused',
      'refused',
      'refused',
      'refused',
      'unchanged',
      'update',
      'update',
      'refused',
      'refused',
      'refused',
      'create',
    ];
    const before = (await repositories.audit.latest(100)).length;
    const checked = await boss.checkRows(rows);
    expect(checked.map(({ action }) => action)).toEqual(expected);
    expect(checked.filter(({ action }) => action === 'refused').every(({ problem }) => !!problem)).toBe(true);
    expect(checked[8]?.changes).toEqual([{ field: 'roles', before: 'CUSTOMER_1', after: 'CUSTOMER_ADMIN_1' }]);
    expect(await repositories.audit.latest(100)).toHaveLength(before);
    expect(await repositories.outbox.latest(5)).toEqual([]);

    expect(await boss.applyRows(rows)).toEqual(checked);
    expect((await repositories.outbox.latest(5)).map(({ to }) => to)).toEqual(['one@new.example']);
    const again = (await boss.checkRows(rows)).map(({ action }) => action);
    expect(again.filter((action) => action === 'create' || action === 'update')).toEqual([]);
    expect((await find(await as(ADMIN), HOSTILE.toLowerCase())).enabled).toBe(false);
    expect(await codeOf(boss.checkRows([]))).toBe('BAD_USER_INPUT');
    expect(await codeOf(boss.applyRows(Array.from({ length: 101 }, () => ({ email: 'x' }))))).toBe('BAD_USER_INPUT');
  });

  it('adds imported users to groups by name, and imports an export without changes', async () => {
    const boss = users(await as(BOSS));
    const rows = [
      { email: 'one@new.example', types: 'Standard User', groups: 'east; Boston yard' },
      { email: 'east@northline.example', groups: 'East; TK Command Control' },
      { email: 'all@northline.example', groups: 'West' },
      { email: 'none@northline.example', groups: 'Nowhere' },
      { email: BOSS, groups: 'West' },
    ];
    const checked = await boss.checkRows(rows);
    expect(checked.map(({ action }) => action)).toEqual(['create', 'unchanged', 'update', 'refused', 'refused']);
    expect(checked[2]?.changes).toEqual([{ field: 'groups', before: 'All VINs', after: 'West' }]);
    expect(checked[3]?.problem).toBe("The customers of this user have no group 'Nowhere'.");
    expect(await boss.applyRows(rows)).toEqual(checked);
    const api = await as(ADMIN);
    const namesOf = async (email: string) => (await find(api, email)).groups.map(({ name }) => name).sort();
    expect(await namesOf('one@new.example')).toEqual(['Boston yard', 'East']);
    expect(await namesOf('all@northline.example')).toEqual(['West']);
    expect((await find(api, 'one@new.example')).roles).toEqual(['CUSTOMER_1']);
    expect((await boss.checkRows(rows)).slice(0, 3).map(({ action }) => action)).toEqual(Array(3).fill('unchanged'));
  });

  it('continues after a row that fails unexpectedly', async () => {
    const failing = await createTestApi({
      ...repositories,
      transaction: (work) =>
        repositories.transaction((within) =>
          work({
            ...within,
            userAdministration: {
              ...within.userAdministration,
              create: (user) =>
                user.email.startsWith('boom') ? Promise.reject(new Error('x')) : within.userAdministration.create(user),
            },
          }),
        ),
    });
    const boss = users((await failing.signedIn(BOSS)).portal);
    const row = (email: string) => ({ email, types: 'Standard User' });
    const outcomes = await boss.applyRows([row('a@new.example'), row('boom@new.example'), row('b@new.example')]);
    expect(outcomes.map(({ action, problem }) => [action, problem])).toEqual([
      ['create', null],
      ['refused', "This row couldn't be saved. Please try again."],
      ['create', null],
    ]);
    expect(await repositories.users.byEmail('b@new.example')).toBeDefined();
    await failing.close();
  });
});
