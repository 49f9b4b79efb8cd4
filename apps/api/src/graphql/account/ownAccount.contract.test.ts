import { describe, expect, it } from 'vitest';
import { codeOf, everywhere } from '../../testing/everywhere';
import { createTestDataset } from '../../testing/testDataset';

const BOSS = 'boss@northline.example';
const ADMIN = 'admin@example.com';
const { same } = everywhere(createTestDataset(), BOSS);

describe('own sessions', () => {
  it('are listed with the current one first, and others can be ended immediately', async () => {
    const seen = await same(async (portal, { test }) => {
      const phone = await test.signedIn(BOSS);
      const { ownAccount } = portal.administration;
      const before = await ownAccount.sessions();
      const other = before.find(({ current }) => !current);
      await ownAccount.endSession(other?.id ?? '');
      const after = await ownAccount.sessions();
      return {
        first: before[0]?.current,
        fewer: before.length - after.length,
        present: await codeOf(ownAccount.endSession(before[0]?.id ?? '')),
        again: await codeOf(ownAccount.endSession(other?.id ?? '')),
        // The session that was used last survives, and the other one is ended.
        ended: [await codeOf(phone.portal.me()), after.every(({ id }) => id !== other?.id)],
        audited: (await test.repositories.audit.latest(20)).some(({ action }) => action === 'session.ended'),
      };
    });
    expect(seen).toEqual({
      first: true,
      fewer: 1,
      present: 'BAD_USER_INPUT',
      again: 'NOT_FOUND',
      ended: ['UNAUTHENTICATED', true],
      audited: true,
    });
  });

  it('do not include those of other users', async () => {
    const codes = await same(async (portal, { test }) => {
      const admin = await test.signedIn(ADMIN);
      const [foreign] = await admin.portal.administration.ownAccount.sessions();
      const listed = (await portal.administration.ownAccount.sessions()).some(({ id }) => id === foreign?.id);
      return [listed, await codeOf(portal.administration.ownAccount.endSession(foreign?.id ?? ''))];
    });
    expect(codes).toEqual([false, 'NOT_FOUND']);
  });

  it('show the browser and the platform', async () => {
    const sessions = await same(async (_, { test }) => {
      const basic = btoa(`${BOSS}:${'Fifth-Wheel7!'}`);
      const agent =
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
      const answer = await test.api.request('/auth/v1/loginV2', {
        headers: { authorization: `Basic ${basic}`, 'user-agent': agent },
      });
      expect(answer.status).toBe(200);
      const client = await test.signedIn(BOSS);
      const sessions = await client.portal.administration.ownAccount.sessions();
      return sessions.filter(({ browser }) => browser !== null).map(({ browser, system }) => [browser, system]);
    });
    expect(sessions).toEqual([['Chrome', 'Windows']]);
  });
});

describe('the time zone of the account', () => {
  it("is stored, reset to the browser's, and refused if unknown", async () => {
    const seen = await same(async (portal, { test }) => {
      const { ownAccount } = portal.administration;
      const zone = async () => (await portal.me()).timezone?.id ?? null;
      await ownAccount.setTimeZone('America/Chicago');
      const chosen = await zone();
      const refused = await codeOf(ownAccount.setTimeZone('Mars/Olympus'));
      await ownAccount.setTimeZone(null);
      const lines = (await test.repositories.audit.latest(5)).filter(
        ({ action }) => action === 'account.timeZoneChanged',
      );
      return { chosen, refused, back: await zone(), changes: lines.map(({ changes }) => changes[0]) };
    });
    expect(seen).toEqual({
      chosen: 'America/Chicago',
      refused: 'BAD_USER_INPUT',
      back: null,
      changes: [
        { field: 'timeZone', before: 'America/Chicago', after: null },
        { field: 'timeZone', before: null, after: 'America/Chicago' },
      ],
    });
  });
});
