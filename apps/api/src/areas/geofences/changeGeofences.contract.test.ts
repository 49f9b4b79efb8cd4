import { beforeAll, expect, it } from 'vitest';
import { everywhere } from '../../testing/everywhere';
import { createTestDataset } from '../../testing/testDataset';

const BOSS = 'boss@northline.example';
const { same, each } = everywhere(createTestDataset(), BOSS);

beforeAll(async () => {
  for (const name of ['A', 'B', 'C', 'D']) {
    const content = { name, category: 'yard', isActive: true, enterEmails: [], exitEmails: [] };
    const shape = { type: 'circle', center: { lat: 40.1, lng: -84.2 }, radiusMeters: 300 } as const;
    await same((portal) =>
      portal.geofences.create({ customerId: 1, geofence: { ...content, shape } }).then((created) => created.name),
    );
  }
});

type Change = { isActive?: boolean; category?: string; delete?: boolean };

/** Changes the named geofences, all read with a version. */
const change = (names: readonly string[], version: number, what: Change, customerId = 1) =>
  same(async (portal) => {
    const before = await portal.geofences.list(1);
    const geofences = before.filter(({ name }) => names.includes(name)).map(({ id }) => ({ id, version }));
    const { changed, leftOut } = await portal.geofences.change({ customerId, geofences, ...what });
    return {
      changed: changed.length,
      leftOut,
      after: (await portal.geofences.list(1)).map(({ name, category, isActive }) => `${name} ${category} ${isActive}`),
    };
  });

it('changes what is asked, and leaves the rest', async () => {
  expect(await change(['A', 'B'], 1, { isActive: false })).toEqual({
    changed: 2,
    leftOut: [],
    after: ['A yard false', 'B yard false', 'C yard true', 'D yard true'],
  });
});

it('leaves out those that someone else has changed', async () => {
  expect(await change(['A', 'C'], 1, { category: 'supplier' })).toEqual({
    changed: 1,
    leftOut: ['A'],
    after: ['A yard false', 'B yard false', 'C supplier true', 'D yard true'],
  });
});

it('deletes, and writes a line of audit for each', async () => {
  expect(await change(['A', 'B'], 2, { delete: true })).toMatchObject({
    changed: 2,
    after: ['C supplier true', 'D yard true'],
  });
  const lines = await each(async ({ repositories }) => {
    const entries = await repositories.audit.latest(100);
    return entries.flatMap(({ action, subject }) => (action === 'geofence.deleted' ? [subject] : [])).sort();
  });
  expect(lines).toEqual(['A', 'B']);
});

it('refuses unknown categories and foreign customers', async () => {
  await expect(change(['C'], 2, { category: 'garden' })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  await expect(change(['C'], 2, { isActive: false }, 2)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
