import { describe, expect, it } from 'vitest';
import { everywhere } from '../testing/everywhere';
import type { TestApi } from '../testing/testApi';
import { createTestDataset, TEST_NOW, TEST_PASSWORD, testId } from '../testing/testDataset';

const BOSS = 'boss@northline.example';
const ADMIN = 'admin@example.com';
const DRIVER = 'disabled@northline.example';
const dataset = createTestDataset();
const { same, each } = everywhere(dataset, ADMIN);

const refused = (test: TestApi, username: string, password: string) =>
  test
    .client()
    .portal.account.signIn({ username, password })
    .then(
      () => 'signed in',
      () => 'refused',
    );
/** Actor and target of the entries of an action, as the screen receives them. */
const lines = (action: string, search: string | null = action) =>
  same(async (portal) =>
    (await portal.administration.audit.log({ search, limit: 100 })).lines
      .filter((line) => line.action === action)
      .map(({ by, subject }) => `${by} > ${subject}`)
      .sort(),
  );

describe('the audit log', () => {
  it('records failed sign-ins by email, even without an account, but never other text', async () => {
    const tries = await each(async ({ test }) => [
      await refused(test, ` ${BOSS.toUpperCase()}`, 'wrong'),
      await refused(test, 'stranger@example.com', TEST_PASSWORD),
      await refused(test, 'a password in the wrong field', 'x'),
    ]);
    expect(tries).toEqual(['refused', 'refused', 'refused']);
    expect(await lines('session.signInFailed')).toEqual([
      `null > ${BOSS}`,
      'null > null',
      'null > stranger@example.com',
    ]);
  });

  it('records every request for a password reset or a registration by email, even one without effect', async () => {
    await each(async ({ test }) => {
      const { account } = test.client().portal;
      for (const email of [BOSS, DRIVER, 'stranger@example.com', 'a password in the wrong field'])
        await account.requestPasswordReset(email);
      for (const email of ['new.technician@example.com', BOSS]) await account.registerTechnician(email);
      await test.api.idle();
    });
    expect(await lines('account.passwordResetRefused')).toEqual([`null > ${DRIVER}`, 'null > stranger@example.com']);
    expect(await lines('account.registrationRefused')).toEqual([`null > ${BOSS}`]);
    expect(await lines('account.passwordResetRequested')).toEqual([`null > ${BOSS}`]);
    expect(await lines('account.technicianRegistered')).toEqual(['null > new.technician@example.com']);
  });

  it('records sign-ins, ended sessions and sign-outs by email', async () => {
    await each(async ({ test }) => {
      const phone = await test.signedIn(BOSS);
      const { portal } = await test.signedIn(BOSS);
      const other = (await portal.administration.ownAccount.sessions()).find(({ current }) => !current);
      await portal.administration.ownAccount.endSession(other?.id ?? '');
      await phone.portal.account.signOut().catch(() => undefined);
      await portal.account.signOut();
    });
    for (const action of ['session.signedIn', 'session.ended', 'session.signedOut']) {
      expect(new Set(await lines(action, BOSS))).toEqual(new Set([`${BOSS} > ${BOSS}`]));
    }
  });

  it('finds entries by a part of the email of actor or target', async () => {
    expect(await lines('account.passwordResetRequested', 'SS@northline')).toEqual([`null > ${BOSS}`]);
    expect(await lines('account.technicianRegistered', 'new.tech')).toEqual(['null > new.technician@example.com']);
  });

  it('finds entries by the current and former emails of actor and target, even after the account is deleted', async () => {
    const { userId = '' } = dataset.users.find(({ email }) => email === DRIVER) ?? {};
    const line = { at: TEST_NOW, userId: null, customerId: 1, detail: {}, changes: [] };
    await each(async ({ repositories }) => {
      const group = { ...line, userId, action: 'group.renamed', subject: 'East', subjectId: null };
      const user = { ...line, action: 'user.updated', subject: DRIVER, subjectId: userId };
      await repositories.audit.add([{ ...group, auditId: testId(7, 1) }]);
      await repositories.audit.add([{ ...user, auditId: testId(7, 2) }]);
      await repositories.users.update(userId, { email: 'renamed@northline.example' }, { now: TEST_NOW });
    });
    for (const email of [DRIVER, 'renamed@northline.example']) {
      expect(await lines('group.renamed', email)).toEqual(['renamed@northline.example > East']);
      expect(await lines('user.updated', email)).toEqual([`null > ${DRIVER}`]);
    }
    await each(({ repositories }) => repositories.userAdministration.remove(userId, { keepOneOf: [] }));
    expect(await lines('group.renamed', DRIVER)).toEqual([`${DRIVER} > East`]);
    expect(await lines('user.updated', DRIVER)).toEqual([`null > ${DRIVER}`]);
  });
});

it('finds a group by its current and former names, but not by a part of them', async () => {
  const names = await same(async ({ administration: { audit, groups } }) => {
    const { id } = await groups.create({ customerId: 1, parentIds: [], name: 'Dock' });
    await groups.create({ customerId: 1, parentIds: [], name: 'Dock 2' });
    await groups.rename({ customerId: 1, vehicleGroupId: id, name: 'Harbor' });
    const actions = async (target: string) =>
      (await audit.log({ target, limit: 100 })).lines.map(({ action }) => action);
    const before = [await actions('dock'), await actions('Harbor')];
    await groups.delete({ customerId: 1, name: 'Harbor' });
    return [...before, await actions('Dock'), await actions('Harbor')];
  });
  expect(names).toEqual([
    ['group.renamed', 'group.created'],
    ['group.renamed', 'group.created'],
    ['group.deleted', 'group.renamed', 'group.created'],
    ['group.deleted', 'group.renamed', 'group.created'],
  ]);
});
