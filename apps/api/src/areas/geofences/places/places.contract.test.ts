import { expect, it } from 'vitest';
import { codeOf, everywhere } from '../../../testing/everywhere';
import { createTestDataset, testId } from '../../../testing/testDataset';

const BOSS = 'boss@northline.example';
const VIEWER = 'view@example.com';
const { same } = everywhere(createTestDataset(), BOSS);

const FUEL = testId(13, 1);
const place = (name: string) => ({ name, lat: 41.65, lng: -83.53, note: ' Cards only ' });
const save = (name: string, version: number, as = BOSS) =>
  same((portal) => portal.geofences.savePlace({ customerId: 1, id: FUEL, version, input: place(name) }), as);

it('are saved, changed and listed by name', async () => {
  expect(await save('Fuel stop', 0)).toMatchObject({ name: 'Fuel stop', note: 'Cards only', version: 1 });
  expect(await save('Fuel island', 1)).toMatchObject({ version: 2 });
  await same((portal) =>
    portal.geofences.savePlace({ customerId: 1, id: testId(13, 2), version: 0, input: place('Auction') }),
  );
  const names = await same(async (portal) => (await portal.geofences.places(1)).map(({ name }) => name));
  expect(names).toEqual(['Auction', 'Fuel island']);
});

it('answer a repeated request with its result, and an outdated one with the present place', async () => {
  expect(await save('Fuel island', 1)).toMatchObject({ version: 2 });
  const outdated = await same((portal) =>
    portal.geofences
      .savePlace({ customerId: 1, id: FUEL, version: 1, input: place('Mine') })
      .catch(({ code, details }) => [code, details.current.name]),
  );
  expect(outdated).toEqual(['CONFLICT', 'Fuel island']);
});

it.each([
  ['an empty name', { name: ' ' }],
  ['a latitude out of range', { lat: 91 }],
  ['a longitude out of range', { lng: -181 }],
  ['a long note', { note: 'x'.repeat(1_001) }],
])('refuse %s', async (_, change) => {
  const input = { ...place('Gate'), ...change };
  const code = await same((portal) =>
    codeOf(portal.geofences.savePlace({ customerId: 1, id: testId(13, 3), version: 0, input })),
  );
  expect(code).toBe('BAD_USER_INPUT');
});

it('are deleted once', async () => {
  const remove = () => same((portal) => codeOf(portal.geofences.deletePlace({ customerId: 1, id: FUEL })));
  expect([await remove(), await remove()]).toEqual(['answered', 'NOT_FOUND']);
});

it('are written only by roles that write, at their own customer', async () => {
  await expect(save('Depot', 0, VIEWER)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await same((portal) => codeOf(portal.geofences.places(2)))).toBe('NOT_FOUND');
  const foreign = await same(
    (portal) =>
      codeOf(portal.geofences.savePlace({ customerId: 2, id: testId(13, 2), version: 1, input: place('Taken') })),
    'admin@example.com',
  );
  expect(foreign).toBe('NOT_FOUND');
});
