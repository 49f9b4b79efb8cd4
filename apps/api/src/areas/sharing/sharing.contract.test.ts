import type { PortalApi } from '@gladhand/domain';
import { SHARED_LOCATION_SCHEME } from '@gladhand/domain/sharing';
import { describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/engines';
import { codeOf, everywhere } from '../../testing/everywhere';
import { createTestApi, type TestApi } from '../../testing/testApi';
import { createTestDataset, TEST_NOW, testId } from '../../testing/testDataset';

const HOUR_MS = 3_600_000;
const BOSS = 'boss@northline.example';
const EAST = 'east@northline.example';
const ALL = 'all@northline.example';

const fresh = createTestDataset();
const minutesAgo = (minutes: number) => new Date(TEST_NOW.getTime() - minutes * 60_000);
const dataset = {
  ...fresh,
  trailers: fresh.trailers.map((trailer) => ({
    ...trailer,
    address: '2 mi S of Gary, IN',
    speed: 55,
    gpsHeading: 90,
    tetheredStatus: 'tethered',
    positionReportedAt: minutesAgo(4),
  })),
};
const ofCustomer = (wanted: number) => dataset.trailers.filter(({ customerId }) => customerId === wanted);
const east = ofCustomer(1).slice(0, 2);
const vin = east[0]?.vin ?? '';
const second = east[1]?.vin ?? '';
const foreign = ofCustomer(2)[0]?.vin ?? '';
const outOfEast = ofCustomer(1)[30]?.vin ?? '';

const { each } = everywhere(dataset, BOSS);
const same = <Answer>(ask: (test: TestApi) => Promise<Answer>) => each(({ test }) => ask(test));

const share = (portal: PortalApi, extra: Partial<Parameters<PortalApi['sharing']['share']>[0]> = {}) =>
  portal.sharing.share({ trailers: [{ vin, name: 'Load 4711' }], detail: 'position', hours: 8, ...extra });
const secretOf = (url: string) => new URL(url).hash.slice(1);

describe('a shared location', () => {
  it('shows the chosen details without a session, until it is revoked', async () => {
    const seen = await same(async (test) => {
      const { portal } = await test.signedIn(BOSS);
      const { link, url } = await share(portal);
      const secret = secretOf(url);
      const outside = test.client().portal.sharing;
      const shown = await outside.open({ secret });
      await outside.open({ secret, refresh: true });
      const { timesOpened } = (await portal.sharing.mine())[0] ?? {};
      await portal.sharing.revoke({ linkId: link.id });
      const after = await codeOf(outside.open({ secret }));
      const audited = (await test.repositories.audit.latest(4)).filter(({ action }) => action.startsWith('location'));
      return {
        shown,
        timesOpened,
        after,
        left: await portal.sharing.mine(),
        audited: audited.map(({ action, subject, detail }) => [action, subject === link.id, detail]),
        told: JSON.stringify([audited, test.logged]).includes(secret),
        isUrl: new URL(url).pathname + new URL(url).search,
      };
    });
    expect(seen).toMatchObject({ timesOpened: 1, after: 'LINK_INVALID', left: [], told: false });
    expect(seen.isUrl).toBe('/shared-location');
    expect(seen.audited).toEqual([
      ['location.shareRevoked', true, {}],
      ['location.shared', true, { detail: 'position', hours: 8, trailers: 1 }],
    ]);
    // The complete response: it has nothing that was not shared.
    expect(seen.shown).toEqual({
      asOf: TEST_NOW.toISOString(),
      expiresAt: new Date(TEST_NOW.getTime() + 8 * HOUR_MS).toISOString(),
      detail: 'position',
      trailers: [
        {
          name: 'Load 4711',
          lat: east[0]?.lat,
          lng: east[0]?.lng,
          address: '2 mi S of Gary, IN',
          reportedAt: minutesAgo(4).toISOString(),
          stale: false,
        },
      ],
    });
  });

  it('includes speed and heading only with the movement, and the route only with the last day', async () => {
    const seen = await same(async (test) => {
      const { portal } = await test.signedIn(BOSS);
      const keys = [];
      for (const detail of ['position', 'movement', 'lastDay']) {
        const { url } = await share(portal, { detail });
        const { trailers } = await test.client().portal.sharing.open({ secret: secretOf(url) });
        keys.push(Object.keys(trailers[0] ?? {}).slice(6));
      }
      return keys;
    });
    expect(seen).toEqual([[], ['speed', 'heading'], ['speed', 'heading', 'track']]);
  });

  it('shows trailers in the chosen order and with the chosen names', async () => {
    const names = await same(async (test) => {
      const { portal } = await test.signedIn(BOSS);
      const trailers = [
        { vin: second, name: ' Second ' },
        { vin, name: 'First' },
      ];
      const { url } = await share(portal, { trailers });
      const shown = await test.client().portal.sharing.open({ secret: secretOf(url) });
      return shown.trailers.map(({ name }) => name);
    });
    expect(names).toEqual(['Second', 'First']);
  });

  it('lists VINs only of trailers that the reader has access to', async () => {
    const seen = await same(async (test) => {
      const { users } = test.repositories;
      const withRole = async (role: string) => {
        await users.update(testId(3, 3), { roles: [role] }, { now: TEST_NOW });
        return (await test.signedIn(EAST)).portal;
      };
      const { link } = await share(await withRole('CUSTOMER_ADMIN_1'), {
        trailers: [
          { vin: outOfEast, name: 'Elsewhere' },
          { vin, name: 'East' },
        ],
      });
      const listed = (await (await withRole('CUSTOMER_1')).sharing.mine()).map(({ trailers }) => trailers);
      return { made: link.trailers, listed };
    });
    expect(seen.made).toEqual([
      { name: 'Elsewhere', vin: outOfEast },
      { name: 'East', vin },
    ]);
    expect(seen.listed).toEqual([
      [
        { name: 'Elsewhere', vin: null },
        { name: 'East', vin },
      ],
    ]);
  });

  it('never shows more than its creator has access to', async () => {
    const seen = await same(async (test) => {
      const { portal } = await test.signedIn(EAST);
      const { url } = await share(portal);
      const open = () => codeOf(test.client().portal.sharing.open({ secret: secretOf(url) }));
      const { users } = test.repositories;
      const codes = [await open()];
      await users.update(testId(3, 3), { roles: ['CUSTOMER_3'] }, { now: TEST_NOW });
      codes.push(await open());
      await users.update(testId(3, 3), { roles: ['DEALER'] }, { now: TEST_NOW });
      codes.push(await open());
      await users.update(testId(3, 3), { roles: ['CUSTOMER_1'], enabled: false }, { now: TEST_NOW });
      codes.push(await open());
      await users.update(testId(3, 3), { enabled: true }, { now: TEST_NOW });
      codes.push(await open());
      return codes;
    });
    expect(seen).toEqual(['answered', 'LINK_INVALID', 'LINK_INVALID', 'LINK_INVALID', 'answered']);
  });

  it('is listed and revoked only by its creator and by administrators of the customer', async () => {
    const seen = await same(async (test) => {
      const { portal } = await test.signedIn(EAST);
      const { link } = await share(portal, { trailers: [{ vin, name: 'Of the east' }] });
      const found: Record<string, [boolean, string]> = {};
      for (const email of [ALL, 'view@example.com', 'two@example.com', BOSS]) {
        const other = (await test.signedIn(email)).portal.sharing;
        const listed = (await other.mine()).some(({ id }) => id === link.id);
        found[email] = [listed, await codeOf(other.revoke({ linkId: link.id }))];
      }
      return found;
    });
    expect(seen).toEqual({
      [ALL]: [false, 'NOT_FOUND'],
      'view@example.com': [false, 'NOT_FOUND'],
      'two@example.com': [false, 'NOT_FOUND'],
      [BOSS]: [true, 'answered'],
    });
  });

  it.each<[string, string, Partial<Parameters<PortalApi['sharing']['share']>[0]>, string]>([
    ["another customer's trailer", BOSS, { trailers: [{ vin: foreign, name: 'x' }] }, 'NOT_FOUND'],
    ["a trailer outside the user's groups", EAST, { trailers: [{ vin: outOfEast, name: 'x' }] }, 'NOT_FOUND'],
    ['no trailer', BOSS, { trailers: [] }, 'BAD_USER_INPUT'],
    ['a trailer without a name', BOSS, { trailers: [{ vin, name: ' ' }] }, 'BAD_USER_INPUT'],
    [
      'a duplicate trailer',
      BOSS,
      {
        trailers: [
          { vin, name: 'a' },
          { vin, name: 'b' },
        ],
      },
      'BAD_USER_INPUT',
    ],
    [
      'trailers of two customers',
      'admin@example.com',
      {
        trailers: [
          { vin, name: 'a' },
          { vin: foreign, name: 'b' },
        ],
      },
      'BAD_USER_INPUT',
    ],
    ['more than 31 days', BOSS, { hours: 745 }, 'BAD_USER_INPUT'],
    ['no duration', BOSS, { hours: 0 }, 'BAD_USER_INPUT'],
    ['an unknown level of detail', BOSS, { detail: 'everything' }, 'BAD_USER_INPUT'],
  ])('is refused with %s', async (_, email, extra, code) => {
    expect(await same(async (test) => codeOf(share((await test.signedIn(email)).portal, extra)))).toBe(code);
  });

  it('responds like an unknown link once it has expired', async () => {
    const answers = await same(async (test) => {
      const { portal } = await test.signedIn(BOSS);
      const { url } = await share(portal, { hours: 1 });
      const ask = async (secret: string) => {
        const response = await test.api.request('/v1/api/shared-location', {
          headers: { authorization: `${SHARED_LOCATION_SCHEME} ${secret}` },
        });
        const { headers } = response;
        return [response.status, await response.json(), headers.get('cache-control'), headers.get('referrer-policy')];
      };
      const { now } = test.clock;
      test.clock.now = new Date(now.getTime() + HOUR_MS - 1);
      const open = (await ask(secretOf(url))).filter((_, index) => index !== 1);
      test.clock.now = new Date(now.getTime() + HOUR_MS);
      const [over, unknown] = [await ask(secretOf(url)), await ask('x'.repeat(43))];
      return { open, over, unknown };
    });
    expect(answers.open).toEqual([200, 'no-store', 'no-referrer']);
    expect(answers.over).toEqual(answers.unknown);
    expect(answers.over.slice(0, 2)).toMatchObject([404, { error: { code: 'LINK_INVALID' } }]);
    expect(JSON.stringify(answers.over)).toContain('Ask the sender for a new one');
  });

  it('is deleted some time after it has ended, and not before', async () => {
    const forgotten = await same(async (test) => {
      const { portal } = await test.signedIn(BOSS);
      await share(portal, { hours: 744 });
      const { sharedLinks } = test.repositories;
      const days = (count: number) => new Date(test.clock.now.getTime() + count * 24 * HOUR_MS);
      await sharedLinks.deleteEndedBefore(days(30));
      const open = (await portal.sharing.mine()).length;
      return [open, await sharedLinks.deleteEndedBefore(days(32)), (await portal.sharing.mine()).length];
    });
    expect(forgotten).toEqual([1, 1, 0]);
  });

  it('is rate limited against guessed secrets', async () => {
    const engine = await ENGINES.memory(dataset);
    const test = await createTestApi(engine.repositories);
    const open = () => codeOf(test.client().portal.sharing.open({ secret: 'guess' }));
    for (let tries = 0; tries < 31; tries++) await open();
    expect(await open()).toBe('RATE_LIMITED');
    await test.close();
  });
});
