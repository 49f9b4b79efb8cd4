import type { PortalApi } from '@gladhand/domain';
import { describe, expect, it } from 'vitest';
import { codeOf, everywhere } from '../../testing/everywhere';
import { createTestDataset } from '../../testing/testDataset';

const fresh = createTestDataset();
const own = fresh.trailers.filter(({ customerId }) => customerId === 1);
const vin = own[0]?.vin ?? '';
const without = own[1]?.vin ?? '';
const foreign = fresh.trailers.find(({ customerId }) => customerId === 2)?.vin ?? '';
const dataset = {
  ...fresh,
  trailers: fresh.trailers.map((trailer) => ({
    ...trailer,
    serialNumber: trailer.vin === without ? null : `D-${trailer.vin}`,
    lastReport: null,
    lat: null,
    lng: null,
    positionReportedAt: null,
  })),
};
const BOSS = 'boss@northline.example';

const { same } = everywhere(dataset, BOSS);

describe('a link for a phone', () => {
  it('moves the trailer until it is revoked, and is audited', async () => {
    const seen = await same(async (portal, { test }) => {
      const { link, url } = await portal.devices.createLink({ vin, name: '  My phone ' });
      const path = new URL(url).pathname;
      const send = async () => (await test.api.request(`${path}?lat=41.7&lon=-86.2`)).status;
      const open = await send();
      const listed = (await portal.devices.links(vin)).map(({ name }) => name);
      await portal.devices.revokeLink({ vin, linkId: link.id });
      const revoked = await send();
      const left = await portal.devices.links(vin);
      const audited = (await test.repositories.audit.latest(10))
        .filter(({ action }) => action.startsWith('deviceLink'))
        .map(({ action, subject }) => [action, subject]);
      const { trailer } = await portal.trailers.detail(vin);
      return { open, listed, revoked, left, audited, lat: trailer.lat, told: JSON.stringify(audited).includes(path) };
    });
    expect(seen).toEqual({
      open: 200,
      listed: ['My phone'],
      revoked: 401,
      left: [],
      audited: [
        ['deviceLink.revoked', vin],
        ['deviceLink.created', vin],
      ],
      lat: 41.7,
      told: false,
    });
  });

  it.each<[string, (portal: PortalApi) => Promise<unknown>, string]>([
    [
      "is refused for another customer's trailer",
      (portal) => portal.devices.createLink({ vin: foreign, name: 'x' }),
      'NOT_FOUND',
    ],
    [
      'is refused for a trailer without a device',
      (portal) => portal.devices.createLink({ vin: without, name: 'x' }),
      'BAD_USER_INPUT',
    ],
    ['is refused without a name', (portal) => portal.devices.createLink({ vin, name: ' ' }), 'BAD_USER_INPUT'],
    [
      'cannot be revoked with an unknown id',
      (portal) => portal.devices.revokeLink({ vin, linkId: 'none' }),
      'NOT_FOUND',
    ],
  ])('%s', async (_, ask, code) => {
    expect(await same((portal) => codeOf(ask(portal)))).toBe(code);
  });

  it('is limited to ten per trailer', async () => {
    const last = await same(async (portal) => {
      for (let made = 0; made < 10; made++) await portal.devices.createLink({ vin, name: `Phone ${made}` });
      return codeOf(portal.devices.createLink({ vin, name: 'One more' }));
    });
    expect(last).toBe('BAD_USER_INPUT');
  });
});
