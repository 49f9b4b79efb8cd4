import { expect, it } from 'vitest';
import { codeOf, everywhere } from '../../../testing/everywhere';
import { createTestDataset, testId } from '../../../testing/testDataset';

const BOSS = 'boss@northline.example';
const VIEWER = 'view@example.com';
const { same } = everywhere(createTestDataset(), BOSS);

const CROSS_DOCK = testId(12, 1);
const save = (label: string, id = CROSS_DOCK, freeMinutes = 45, as = BOSS) =>
  same((portal) => portal.geofences.saveCategory({ customerId: 1, id, input: { label, freeMinutes } }), as);
const list = () => same((portal) => portal.geofences.categories(1));

it('are listed by label, and saving again replaces', async () => {
  await save('Cross dock');
  await save('Auction', testId(12, 2), 600);
  await save('Cross-dock');
  expect(await list()).toEqual([
    { id: testId(12, 2), label: 'Auction', freeMinutes: 600, geofences: 0 },
    { id: CROSS_DOCK, label: 'Cross-dock', freeMinutes: 45, geofences: 0 },
  ]);
});

it('need a label that no other category has, built in or own', async () => {
  for (const label of ['auction', 'YARD']) await expect(save(label)).rejects.toMatchObject({ code: 'CONFLICT' });
  for (const label of ['', 'x'.repeat(41)]) await expect(save(label)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  await expect(save('Dock', CROSS_DOCK, -1)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});

it('can be used by geofences of the customer, and their free time counts', async () => {
  const geofence = {
    ...{ name: 'Dock 7', category: CROSS_DOCK, isActive: true, enterEmails: [], exitEmails: [] },
    shape: { type: 'circle', center: { lat: 40.1, lng: -84.2 }, radiusMeters: 300 } as const,
  };
  await same(async (portal) => (await portal.geofences.create({ customerId: 1, geofence })).category);
  expect((await list())[1]?.geofences).toBe(1);
  const code = await same(
    (portal) => codeOf(portal.geofences.create({ customerId: 2, geofence })),
    'admin@example.com',
  );
  expect(code).toBe('BAD_USER_INPUT');
});

it('leave their geofences as Other when they are deleted', async () => {
  const after = await same(async (portal) => {
    await portal.geofences.deleteCategory({ customerId: 1, id: CROSS_DOCK });
    const again = await codeOf(portal.geofences.deleteCategory({ customerId: 1, id: CROSS_DOCK }));
    return [again, ...(await portal.geofences.list(1)).map(({ category, version }) => [category, version])];
  });
  expect(after).toEqual(['NOT_FOUND', ['other', 2]]);
});

it('are written only by roles that write, at their own customer', async () => {
  await expect(save('Depot', testId(12, 3), 0, VIEWER)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const foreign = await same((portal) => codeOf(portal.geofences.categories(2)));
  expect(foreign).toBe('NOT_FOUND');
});
