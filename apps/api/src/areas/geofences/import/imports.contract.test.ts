import type {
  AppliedGeofence,
  GeofenceCheck,
  GeofenceFeatureInput,
  GeofenceRowInput,
  GeofenceShape,
} from '@gladhand/domain/geofences';
import { describe, expect, it } from 'vitest';
import { codeOf, everywhere } from '../../../testing/everywhere';
import { createTestDataset, TEST_NOW } from '../../../testing/testDataset';

const BOSS = 'boss@northline.example';
const ADMIN = 'admin@example.com';
const VIEWER = 'view@example.com';
const MINUTE_MS = 60_000;

let clock = TEST_NOW;
const { same, each } = everywhere(createTestDataset(), BOSS, { deps: () => ({ now: () => clock }) });

const circle = (lat = 41.65, radiusMeters = 300): GeofenceShape => ({
  type: 'circle',
  center: { lat, lng: -83.53 },
  radiusMeters,
});
const feature = (name: string, changes: Partial<GeofenceFeatureInput> = {}): GeofenceFeatureInput => ({
  name,
  description: null,
  category: 'yard',
  shape: circle(),
  ...changes,
});
const BOW_TIE: GeofenceShape = {
  type: 'polygon',
  parts: [
    {
      outer: [
        { lat: 41, lng: -83 },
        { lat: 41.1, lng: -82.9 },
        { lat: 41, lng: -82.9 },
        { lat: 41.1, lng: -83 },
      ],
      holes: [],
    },
  ],
};

let ids = 0;
const uuid = () => `01930000-0000-7000-9000-${String(++ids).padStart(12, '0')}`;
const check = (features: GeofenceFeatureInput[], as = BOSS, customerId = 1) =>
  same((portal) => portal.geofences.check({ customerId, features }).then(({ checks }) => checks.map(withoutIds)), as);
const withoutIds = ({ meets, ...rest }: GeofenceCheck) => ({ ...rest, meets: meets?.name ?? null });
const apply = (importId: string, rows: GeofenceRowInput[], as = BOSS, customerId = 1) =>
  same((portal) => portal.geofences.apply({ customerId, importId, rows }), as);
const outcomes = (applied: readonly AppliedGeofence[]) =>
  applied.map(({ outcome, problem }) => problem?.code ?? outcome);
const undo = (importId: string, as = BOSS, customerId = 1) =>
  same((portal) => portal.geofences.undoImport({ customerId, importId }), as);
const list = (customerId = 1) => same((portal) => portal.geofences.list(customerId), ADMIN);
const named = async (name: string) => (await list()).find((geofence) => geofence.name === name);
/** Imports features under new ids, so that each storage has the same ones. */
const seed = async (...features: GeofenceFeatureInput[]) => {
  const rows = features.map((one) => ({ id: uuid(), feature: one }));
  expect(outcomes(await apply(uuid(), rows))).toEqual(features.map(() => 'created'));
  return rows.map(({ id }) => id);
};
/** What the dry run says in the words of the import. */
const expected = ({ verdict, problem }: { verdict: string; problem?: { code: string } | null | undefined }) =>
  problem?.code ?? { new: 'created', changes: 'replaced' }[verdict] ?? verdict;

describe('the dry run', () => {
  it('says what an import does, feature by feature', async () => {
    await seed(
      feature('Gate', { description: 'North' }),
      feature('Dock'),
      feature('Plant', { category: 'customerSite' }),
    );
    const features = [
      feature('Fresh'),
      feature('gate', { name: 'Gate', category: null }),
      feature('DOCK', { shape: circle(41.651) }),
      feature('Plant', { shape: circle(12) }),
      feature('Crossing', { shape: BOW_TIE }),
      feature(' '),
      feature('Garden', { category: 'garden' }),
      feature('fresh'),
    ];
    const checks = await check(features);
    expect(checks.map(({ verdict }) => verdict)).toEqual([
      ...['new', 'unchanged', 'changes', 'nameTaken', 'refused', 'refused', 'refused', 'nameTaken'],
    ]);
    expect(checks[2]).toMatchObject({ meets: 'Dock', changes: ['shape', 'name'] });
    expect(checks[4]?.problem).toMatchObject({
      code: 'crossingEdges',
      part: 0,
      ring: 0,
      vertex: 0,
      at: { latitude: expect.closeTo(41.05), longitude: expect.closeTo(-82.95) },
    });
    expect(checks[7]).toMatchObject({ meets: null, sameNameAs: 0 });

    const results = await each(async ({ test }) => {
      const { portal } = await test.signedIn(BOSS);
      const { checks: own } = await portal.geofences.check({ customerId: 1, features });
      const rows = features.map((one, index) => {
        const { meets, verdict } = own[index] as GeofenceCheck;
        const replaces = meets && verdict !== 'nameTaken' ? { id: meets.id, version: meets.version } : null;
        return { id: `01930000-0000-7000-9001-00000000000${index}`, feature: one, replaces };
      });
      const importId = '01930000-0000-7000-9001-999999999999';
      return portal.geofences.apply({ customerId: 1, importId, rows });
    });
    expect(outcomes(results)).toEqual(checks.map(expected));
    expect(await named('DOCK')).toMatchObject({ version: 2, shape: circle(41.651), category: 'yard' });
    expect(await named('Gate')).toMatchObject({ version: 1, description: 'North' });
  });

  it('has room for 500 features', async () => {
    const many = Array.from({ length: 501 }, (_, index) => feature(`Many ${index}`));
    expect(await check(many.slice(1))).toHaveLength(500);
    expect(await same((portal) => codeOf(portal.geofences.check({ customerId: 1, features: many })))).toBe(
      'BAD_USER_INPUT',
    );
  });
});

describe('an import', () => {
  it('can be repeated, and writes nothing twice', async () => {
    const [importId, rows] = [uuid(), [{ id: uuid(), feature: feature('Once') }]];
    const first = await apply(importId, rows);
    expect(first).toEqual([{ id: rows[0]?.id, outcome: 'created', geofenceId: rows[0]?.id, problem: null }]);
    expect(await apply(importId, rows)).toEqual(first);
    expect(await named('Once')).toMatchObject({ version: 1 });
    const replaces = { id: rows[0]?.id ?? '', version: 1 };
    const again = [{ id: uuid(), replaces, feature: feature('Once', { shape: circle(41.65, 400) }) }];
    expect(outcomes(await apply(importId, again))).toEqual(['replaced']);
    expect(outcomes(await apply(importId, again))).toEqual(['replaced']);
    expect(await named('Once')).toMatchObject({ version: 2 });
    const entries = await each(async ({ repositories }) =>
      (await repositories.audit.latest(500))
        .filter(({ subject }) => subject === 'Once')
        .map(({ action, detail }) => ({ action, detail: detail ?? {} })),
    );
    expect(entries).toEqual([
      { action: 'geofence.updated', detail: expect.objectContaining({ shape: 'changed' }) },
      { action: 'geofence.created', detail: expect.anything() },
    ]);
  });

  it('refuses a geofence that was changed since it was checked, and saves the rest', async () => {
    const [id = ''] = await seed(feature('Edited'));
    await same((portal) =>
      portal.geofences
        .update({
          ...{ customerId: 1, id, version: 1 },
          input: { ...feature('Edited'), category: 'yard', isActive: true, enterEmails: [], exitEmails: [] },
        })
        .then(({ version }) => version),
    );
    const rows = [
      { id: uuid(), replaces: { id, version: 1 }, feature: feature('Edited', { shape: circle(41) }) },
      { id: uuid(), feature: feature('Beside') },
      { id: uuid(), feature: feature('Without category', { category: null }) },
      { id, feature: feature('Known id') },
    ];
    expect(outcomes(await apply(uuid(), rows))).toEqual(['changed', 'created', 'category', 'idTaken']);
  });

  it('is refused for another customer, a viewer, too many rows and ids that are used twice', async () => {
    const id = uuid();
    const call = (rows: GeofenceRowInput[], as = BOSS, customerId = 1) =>
      same((portal) => codeOf(portal.geofences.apply({ customerId, importId: id, rows })), as);
    const row = () => ({ id: uuid(), feature: feature('Foreign') });
    expect(await call([row()], BOSS, 2)).toBe('NOT_FOUND');
    expect(await call([row()], VIEWER)).toBe('FORBIDDEN');
    expect(await call(Array.from({ length: 201 }, row))).toBe('BAD_USER_INPUT');
    const twice = row();
    expect(await call([twice, twice])).toBe('BAD_USER_INPUT');
    expect(await same((portal) => codeOf(portal.geofences.check({ customerId: 2, features: [] })))).toBe('NOT_FOUND');
    expect((await list()).filter(({ name }) => name === 'Foreign')).toEqual([]);
  });

  it('runs beside another one, and each name is used once', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `Race ${index}`);
    const counts = await each(async ({ test }) => {
      const { portal } = await test.signedIn(ADMIN);
      const run = (importId: string, order: readonly string[]) =>
        portal.geofences.apply({
          ...{ customerId: 2, importId },
          rows: order.map((name) => ({ id: crypto.randomUUID(), feature: feature(name) })),
        });
      const both = await Promise.all([
        run(crypto.randomUUID(), names),
        run(
          crypto.randomUUID(),
          [...names].reverse().map((name) => name.toUpperCase()),
        ),
      ]);
      const all = outcomes(both.flat());
      return ['created', 'nameTaken'].map((wanted) => all.filter((outcome) => outcome === wanted).length);
    });
    expect(counts).toEqual([40, 40]);
  });

  it('ends at 10,000 active geofences', async () => {
    await each(async ({ repositories }) => {
      const now = TEST_NOW;
      const active = await repositories.geofences.countActive(2);
      const room = Array.from({ length: 9_999 - active }, (_, index) => ({
        ...{ customerId: 2, geofenceId: `01930000-0000-7000-9002-${String(index).padStart(12, '0')}` },
        ...{ name: `Full ${index}`, description: null, category: 'yard', isActive: true, shape: circle() },
        ...{ enterEmails: [], exitEmails: [], freeMinutes: null, version: 1 },
        ...{ validFrom: now, createdAt: now, updatedAt: now },
      }));
      const writes = { customerId: 2, created: room, replaced: [], deleted: [], at: now };
      await repositories.transaction((within) => within.geofenceImports.write(writes));
    });
    const remaining = await same(
      (portal) => portal.geofences.check({ customerId: 2, features: [] }).then((answer) => answer.remaining),
      ADMIN,
    );
    expect(remaining).toBe(1);
    const rows = ['Last', 'Beyond'].map((name) => ({ id: uuid(), feature: feature(name) }));
    expect(outcomes(await apply(uuid(), rows, ADMIN, 2))).toEqual(['created', 'tooMany']);
  }, 120_000);
});

describe('undoing an import', () => {
  it('deletes what it created, restores what it replaced, and leaves what was changed since', async () => {
    const [kept = ''] = await seed(feature('Kept', { description: 'Before' }));
    const before = await named('Kept');
    const importId = uuid();
    const rows: GeofenceRowInput[] = [
      { id: uuid(), feature: feature('Undone') },
      { id: uuid(), feature: feature('Touched') },
      {
        id: uuid(),
        replaces: { id: kept, version: 1 },
        feature: feature('KEPT', { shape: circle(41.651), description: 'After', category: 'supplier' }),
      },
    ];
    expect(outcomes(await apply(importId, rows))).toEqual(['created', 'created', 'replaced']);
    const touched = rows[1]?.id ?? '';
    await same((portal) =>
      portal.geofences
        .update({
          ...{ customerId: 1, id: touched, version: 1 },
          input: {
            ...feature('Touched', { description: 'By a person' }),
            ...{ category: 'yard', isActive: true, enterEmails: [], exitEmails: [] },
          },
        })
        .then(({ version }) => version),
    );
    expect(await same((portal) => codeOf(portal.geofences.undoImport({ customerId: 1, importId })), ADMIN)).toBe(
      'NOT_FOUND',
    );
    expect(await undo(importId)).toEqual({ undone: 2, left: [{ id: touched, name: 'Touched' }], remaining: 0 });
    expect(await named('Undone')).toBeUndefined();
    expect(await named('Touched')).toMatchObject({ description: 'By a person' });
    expect(await named('Kept')).toEqual({ ...before, version: 3 });
    // A repetition finds nothing left, and nothing can be added.
    expect(await undo(importId)).toEqual({ undone: 0, left: [], remaining: 0 });
    expect(
      await same((portal) => codeOf(portal.geofences.apply({ customerId: 1, importId, rows: rows.slice(0, 1) }))),
    ).toBe('BAD_USER_INPUT');
  });

  it('is possible for 10 minutes after its last request, and can be completed later', async () => {
    const [late, begun] = [uuid(), uuid()];
    await apply(late, [{ id: uuid(), feature: feature('Late') }]);
    await apply(begun, [{ id: uuid(), feature: feature('Begun') }]);
    clock = new Date(TEST_NOW.getTime() + 10 * MINUTE_MS);
    expect((await undo(begun)).undone).toBe(1);
    clock = new Date(clock.getTime() + 1);
    expect(await same((portal) => codeOf(portal.geofences.undoImport({ customerId: 1, importId: late })))).toBe(
      'NOT_FOUND',
    );
    expect((await undo(begun)).remaining).toBe(0);
    clock = TEST_NOW;
    expect(await named('Late')).toBeDefined();
  });
});
