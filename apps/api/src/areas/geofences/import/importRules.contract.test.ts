import type { GeofenceFeatureInput, GeofenceRowInput, GeofenceShape } from '@gladhand/domain/geofences';
import { describe, expect, it } from 'vitest';
import { codeOf, everywhere } from '../../../testing/everywhere';
import { createTestDataset, TEST_NOW } from '../../../testing/testDataset';

const BOSS = 'boss@northline.example';
const ADMIN = 'admin@example.com';
const DAY_MS = 86_400_000;

let clock = TEST_NOW;
const { same, each } = everywhere(createTestDataset(), BOSS, { deps: () => ({ now: () => clock }) });

const circle = (radiusMeters = 300): GeofenceShape => ({
  type: 'circle',
  center: { lat: 41.65, lng: -83.53 },
  radiusMeters,
});
const feature = (name: string, changes: Partial<GeofenceFeatureInput> = {}): GeofenceFeatureInput => ({
  ...{ name, description: null, category: 'yard', shape: circle() },
  ...changes,
});

let ids = 0;
const uuid = () => `01930000-0000-7000-9100-${String(++ids).padStart(12, '0')}`;
const apply = (rows: GeofenceRowInput[], importId = uuid(), as = BOSS) =>
  same(async (portal) => {
    const applied = await portal.geofences.apply({ customerId: 1, importId, rows });
    return applied.map(({ outcome, problem }) => problem?.code ?? outcome);
  }, as);
const create = async (...features: GeofenceFeatureInput[]) => {
  const rows = features.map((one) => ({ id: uuid(), feature: one }));
  await apply(rows);
  return rows.map(({ id }) => id);
};
const replace = (id: string, by: GeofenceFeatureInput, version = 1, importId = uuid()) =>
  apply([{ id: uuid(), replaces: { id, version }, feature: by }], importId);
const stored = (geofenceId: string) => each(async ({ repositories }) => repositories.geofences.byId(1, geofenceId));

describe('replacing', () => {
  it('keeps what the file does not say', async () => {
    const [id = ''] = await create(feature('Said', { description: 'Gate 3', category: 'supplier' }));
    await replace(id, feature('Said', { description: null, category: null, shape: circle(400) }));
    expect(await stored(id)).toMatchObject({ description: 'Gate 3', category: 'supplier', shape: circle(400) });
  });

  it('decides positions anew from a new area on, and not for other changes', async () => {
    const [id = ''] = await create(feature('Since'));
    clock = new Date(TEST_NOW.getTime() + DAY_MS);
    await replace(id, feature('Since', { description: 'Only a text' }));
    expect((await stored(id))?.validFrom).toEqual(TEST_NOW);
    await replace(id, feature('Since', { shape: circle(500) }), 2);
    expect((await stored(id))?.validFrom).toEqual(clock);
    clock = TEST_NOW;
  });

  it('takes no name of another geofence', async () => {
    const [id = ''] = await create(feature('Mine'), feature('Of another'));
    expect(await replace(id, feature('Of another'))).toEqual(['nameTaken']);
  });
});

describe('one request', () => {
  it('uses each name once, also one that a refused row had before', async () => {
    const rows = ['Twice', 'tWICE'].map((name) => ({ id: uuid(), feature: feature(name) }));
    expect(await apply(rows)).toEqual(['created', 'nameTaken']);
    const verdicts = await same(async (portal) => {
      const features = [feature('Again', { shape: circle(1) }), feature('Again'), feature('again')];
      return (await portal.geofences.check({ customerId: 1, features })).checks.map(({ verdict }) => verdict);
    });
    expect(verdicts).toEqual(['refused', 'new', 'nameTaken']);
  });

  it.each<[string, GeofenceFeatureInput, string]>([
    ['a name with control characters', feature('A\u0007B'), 'name'],
    ['a long description', feature('Long', { description: 'a'.repeat(1_001) }), 'description'],
  ])('refuses %s', async (_, one, code) => {
    expect(await apply([{ id: uuid(), feature: one }])).toEqual([code]);
  });

  it('can’t continue the import of someone else', async () => {
    const importId = uuid();
    await apply([{ id: uuid(), feature: feature('First part') }], importId);
    const rows = [{ id: uuid(), feature: feature('Second part') }];
    expect(await same((portal) => codeOf(portal.geofences.apply({ customerId: 1, importId, rows })), ADMIN)).toBe(
      'NOT_FOUND',
    );
  });
});

describe('undoing', () => {
  const undo = (importId: string) => same((portal) => portal.geofences.undoImport({ customerId: 1, importId }));

  it('lets the former area decide from now on, and is in the audit log', async () => {
    const [id = ''] = await create(feature('Back'));
    const importId = uuid();
    const created = uuid();
    await replace(id, feature('Back', { shape: circle(600) }), 1, importId);
    await apply([{ id: created, feature: feature('Gone') }], importId);
    clock = new Date(TEST_NOW.getTime() + 60_000);
    expect((await undo(importId)).undone).toBe(2);
    expect(await stored(id)).toMatchObject({ shape: circle(), validFrom: clock });
    clock = TEST_NOW;
    const actions = await each(async ({ repositories }) =>
      (await repositories.audit.latest(500))
        .filter(({ subject }) => subject === 'Back' || subject === 'Gone')
        .map(({ action, subject }) => `${subject} ${action}`)
        .sort(),
    );
    expect(actions).toEqual([
      ...['Back geofence.created', 'Back geofence.updated', 'Back geofence.updated'],
      ...['Gone geofence.created', 'Gone geofence.deleted'],
    ]);
  });

  it('keeps the category if the former one was deleted', async () => {
    const category = uuid();
    await same((portal) =>
      portal.geofences
        .saveCategory({ customerId: 1, id: category, input: { label: 'Own', freeMinutes: 60 } })
        .then(() => true),
    );
    const [id = ''] = await create(feature('Moved on', { category }));
    const importId = uuid();
    await replace(id, feature('Moved on', { category: 'supplier' }), 1, importId);
    await same((portal) => portal.geofences.deleteCategory({ customerId: 1, id: category }).then(() => true));
    await undo(importId);
    expect(await stored(id)).toMatchObject({ category: 'supplier' });
  });
});
