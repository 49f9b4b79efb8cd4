import type { PortalApi } from '@gladhand/domain';
import { describe, expect, it } from 'vitest';
import { everywhere } from '../../testing/everywhere';
import type { TestApi } from '../../testing/testApi';
import { createTestDataset, testId } from '../../testing/testDataset';

const fresh = createTestDataset();
const topId = fresh.users.find(({ email }) => email === 'admin@example.com')?.userId ?? '';
const dataset = {
  ...fresh,
  // Also puts a top-level administrator into a group.
  groupUsers: [...fresh.groupUsers, { customerId: 1, groupId: testId(2, 6), userId: topId }],
};
const BOSS = 'boss@northline.example';
const [ALL, NONE, EAST, BOSTON, YARD, WEST] = [1, 2, 3, 4, 5, 6].map((n) => testId(2, n)) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const DEPOT = testId(2, 8);
const own = dataset.trailers.filter(({ customerId }) => customerId === 1);
const foreign = dataset.trailers.find(({ customerId }) => customerId === 2);
const inside = (groupId: string) =>
  dataset.groupTrailers.filter((member) => member.groupId === groupId).map(({ trailerId }) => trailerId);
const outside = own.filter(({ trailerId }) => !inside(WEST).includes(trailerId));

const { same: sameAs } = everywhere(dataset, BOSS);
const same = <Answer>(ask: (groups: Groups, test: TestApi, portal: PortalApi) => Promise<Answer>) =>
  sameAs((portal, { test }) => ask(portal.administration.groups, test, portal));

type Groups = PortalApi['administration']['groups'];

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    ({ code, message }: { code: string; message: string }) => `${code} ${message}`,
  );
const named = (groups: readonly { id: string; name: string }[], id: string) =>
  groups.find((group) => group.id === id)?.name ?? id;

describe('the groups of a customer', () => {
  it('are listed by name with the counts of their own and all contained trailers', async () => {
    const groups = await same((api) => api.list(1));
    const groupById = (id: string) => groups.find((group) => group.id === id);
    expect(groupById(ALL)).toMatchObject({ kind: 'allVins', vehicleCount: own.length, totalVehicleCount: own.length });
    expect(groupById(NONE)).toMatchObject({ kind: 'noVins', totalVehicleCount: 0 });
    expect(groupById(EAST)).toMatchObject({
      parentIds: [],
      vehicleCount: 4,
      totalVehicleCount: 12,
      userCount: 1,
      version: 1,
    });
    expect(groupById(BOSTON)).toMatchObject({ parentIds: [EAST], vehicleCount: 4, totalVehicleCount: 8 });
    expect(groups.some(({ id }) => id === DEPOT)).toBe(false);
  });

  it('show their trailers and users, page by page', async () => {
    const ask = (search: string, isInside: boolean) =>
      same((api) =>
        api.trailers({
          customerId: 1,
          vehicleGroupId: WEST,
          search,
          inside: isInside,
          paginationInput: { pageSize: 3, pageNumber: 1 },
        }),
      );
    expect(await ask('', true)).toMatchObject({ total: 6 });
    expect((await ask('', true)).trailers).toHaveLength(3);
    expect(await ask('', false)).toMatchObject({ total: own.length - 6 });
    const vin = own.find(({ trailerId }) => inside(WEST).includes(trailerId))?.vin ?? '';
    expect(await ask(vin.toLowerCase(), true)).toMatchObject({ total: 1, trailers: [{ vin }] });
    expect(await ask('%', true)).toMatchObject({ total: 0 });
    const users = await same((api) =>
      api.users({ customerId: 1, vehicleGroupId: WEST, paginationInput: { pageSize: 10, pageNumber: 1 } }),
    );
    expect(users).toMatchObject({ total: 1, users: [{ email: 'two@example.com', enabled: true }] });
    const asTop = await same(async (_, test) => {
      const { groups } = (await test.signedIn('admin@example.com')).portal.administration;
      const paginationInput = { pageSize: 10, pageNumber: 1 };
      const found = await groups.users({ customerId: 1, vehicleGroupId: WEST, paginationInput });
      return [found.users.map(({ email }) => email), (await groups.list(1)).find(({ id }) => id === WEST)?.userCount];
    });
    expect(asTop).toEqual([['admin@example.com', 'two@example.com'], 2]);
    expect((await same((api) => api.list(1))).find(({ id }) => id === WEST)?.userCount).toBe(1);
  });
});

describe('a new group', () => {
  it('can have several parents, is visible through each, and is audited', async () => {
    const seen = await same(async (api, test) => {
      const made = await api.create({ customerId: 1, parentIds: [WEST, EAST], name: '  Snow <b>\u202e=1+1 ' });
      await api.addVehicles({
        customerId: 1,
        vehicleIds: [outside[0]?.trailerId ?? ''],
        vehicleGroupIds: [made.id],
      });
      const [line] = await test.repositories.audit.latest(2).then((lines) => lines.slice(1));
      const east = await test.signedIn('east@northline.example');
      const [customer] = await east.portal.groups.hierarchy(1);
      const whole = (await (await test.signedIn(BOSS)).portal.groups.hierarchy(1))[0];
      return {
        name: made.name,
        parentIds: made.parentIds,
        audited: [line?.action, line?.subject, line?.changes],
        east: JSON.stringify(customer).includes('Snow'),
        places: JSON.stringify(whole).split('Snow').length - 1,
      };
    });
    expect(seen).toEqual({
      name: 'Snow <b>\u202e=1+1',
      parentIds: [EAST, WEST],
      audited: [
        'group.created',
        'Snow <b>\u202e=1+1',
        [
          { field: 'name', before: null, after: 'Snow <b>\u202e=1+1' },
          { field: 'under', before: null, after: 'East, West' },
        ],
      ],
      east: true,
      places: 2,
    });
  });

  it.each<[string, Parameters<Groups['create']>[0], RegExp]>([
    [
      'is refused with the name of a special group',
      { customerId: 1, parentIds: [], name: ' ALL vins' },
      /special group/,
    ],
    [
      'is accepted with a name that only resembles that of a special group',
      { customerId: 1, parentIds: [], name: 'N\u00f8' },
      /answered/,
    ],
    [
      'is refused with the name of a special group and invisible characters',
      { customerId: 1, parentIds: [], name: 'No\u200b-Help' },
      /special group/,
    ],
    ['is refused with a name in use', { customerId: 1, parentIds: [], name: 'eaST' }, /has this name/],
    ['is refused without a name', { customerId: 1, parentIds: [], name: ' ' }, /Give the group a name/],
    ['is refused with a name that is too long', { customerId: 1, parentIds: [], name: 'x'.repeat(201) }, /at most 200/],
    ['is refused under a special group', { customerId: 1, parentIds: [ALL], name: 'a' }, /can't be placed under/],
    ["is refused under another customer's group", { customerId: 1, parentIds: [DEPOT], name: 'b' }, /NOT_FOUND/],
    ['is refused under an invalid id', { customerId: 1, parentIds: ["'; drop table"], name: 'c' }, /NOT_FOUND/],
    ['is refused for another customer', { customerId: 2, parentIds: [], name: 'd' }, /NOT_FOUND/],
  ])('%s', async (_, input, outcome) => expect(await same((api) => failureOf(api.create(input)))).toMatch(outcome));
});

describe('an edit of a group', () => {
  it('increments the version, and is refused for an old one with the current values', async () => {
    const seen = await same(async (api) => {
      const group = await api.create({ customerId: 1, parentIds: [], name: 'North' });
      const input = { customerId: 1, vehicleGroupId: group.id };
      const renamed = await api.rename({ ...input, name: 'Far North', version: group.version });
      const late = await api.rename({ ...input, name: 'Near North', version: group.version }).catch((error) => error);
      const moved = await api.move({ ...input, parentIds: [WEST], version: renamed.version });
      const lateMove = await api.move({ ...input, parentIds: [], version: group.version }).catch((error) => error);
      const anyway = await api.rename({ ...input, name: 'near north' });
      return {
        versions: [group.version, renamed.version, moved.version, anyway.version],
        late: [late.code, late.details],
        lateMove: [lateMove.code, lateMove.details.current.parentIds],
        name: anyway.name,
      };
    });
    expect(seen).toEqual({
      versions: [1, 2, 3, 4],
      late: ['CONFLICT', { current: { name: 'Far North', parentIds: [], version: 2 } }],
      lateMove: ['CONFLICT', [WEST]],
      name: 'near north',
    });
  });

  it.each<[string, (api: Groups) => Promise<unknown>, RegExp]>([
    [
      'moves a group into itself',
      (api) => api.move({ customerId: 1, vehicleGroupId: EAST, parentIds: [EAST] }),
      /under itself/,
    ],
    [
      'moves a group below itself',
      (api) => api.move({ customerId: 1, vehicleGroupId: EAST, parentIds: [YARD] }),
      /under itself/,
    ],
    ['moves All VINs', (api) => api.move({ customerId: 1, vehicleGroupId: ALL, parentIds: [] }), /can't be changed/],
    ['renames No VINs', (api) => api.rename({ customerId: 1, vehicleGroupId: NONE, name: 'x' }), /can't be changed/],
    ['deletes All VINs', (api) => api.delete({ customerId: 1, name: 'all vins' }), /can't be changed/],
    [
      "moves another customer's group",
      (api) => api.move({ customerId: 1, vehicleGroupId: DEPOT, parentIds: [] }),
      /NOT_FOUND/,
    ],
    [
      'moves a group for another customer',
      (api) => api.move({ customerId: 2, vehicleGroupId: DEPOT, parentIds: [] }),
      /NOT_FOUND/,
    ],
    ['deletes an unknown group', (api) => api.delete({ customerId: 1, name: 'Depot' }), /NOT_FOUND/],
  ])('is refused if it %s', async (_, ask, outcome) =>
    expect(await same((api) => failureOf(ask(api)))).toMatch(outcome),
  );

  it('is refused if a concurrent move would complete a cycle', async () => {
    const answered = await same(async (api) => {
      const [a, b] = await Promise.all([
        api.create({ customerId: 1, parentIds: [], name: 'Circle A' }),
        api.create({ customerId: 1, parentIds: [], name: 'Circle B' }),
      ]);
      const outcomes = await Promise.all([
        failureOf(api.move({ customerId: 1, vehicleGroupId: a.id, parentIds: [b.id] })),
        failureOf(api.move({ customerId: 1, vehicleGroupId: b.id, parentIds: [a.id] })),
      ]);
      return outcomes.filter((outcome) => outcome === 'answered').length;
    });
    expect(answered).toBe(1);
  });
});

describe('changes of groups and their previews', () => {
  it('show who loses access by a deletion', async () => {
    const seen = await same(async (api, test) => {
      const groups = await api.list(1);
      const north = await api.create({ customerId: 1, parentIds: [EAST], name: 'Preview' });
      const vehicleIds = outside.slice(-3).map(({ trailerId }) => trailerId);
      await api.addVehicles({ customerId: 1, vehicleIds, vehicleGroupIds: [north.id] });
      const count = async () =>
        (await (await test.signedIn('east@northline.example')).portal.fleetStatus.summary({})).total;
      const before = await count();
      const preview = await api.preview({ customerId: 1, vehicleGroupId: north.id, parentIds: null });
      await api.delete({ customerId: 1, name: 'PREVIEW', version: north.version });
      const [line] = await test.repositories.audit.latest(1);
      return { lost: before - (await count()), preview, action: line?.action, left: named(groups, EAST) };
    });
    expect(seen).toMatchObject({ lost: 3, action: 'group.deleted', left: 'East' });
    expect(seen.preview).toMatchObject({
      vehicleCount: 3,
      groupCount: 0,
      usersLeftWithoutGroup: 0,
      gaining: { userCount: 0, vehicleCount: 0, users: [] },
      losing: { userCount: 1, vehicleCount: 3, users: [{ email: 'east@northline.example', vehicleCount: 3 }] },
    });
    expect(seen.preview.losing.users[0]?.unitIds).toHaveLength(3);
  });

  it('show who gains access by a move, without users whose access does not depend on the group', async () => {
    const preview = await same((api) => api.preview({ customerId: 1, vehicleGroupId: WEST, parentIds: [EAST] }));
    expect(preview).toMatchObject({
      gaining: { userCount: 1, users: [{ email: 'east@northline.example' }] },
      losing: { userCount: 0 },
    });
    const gone = await same((api) => api.preview({ customerId: 1, vehicleGroupId: WEST, parentIds: null }));
    expect(gone).toMatchObject({ usersLeftWithoutGroup: 1, losing: { users: [{ email: 'two@example.com' }] } });
  });

  it('refuse the same moves', async () => {
    const ask = (api: Groups) => api.preview({ customerId: 1, vehicleGroupId: EAST, parentIds: [YARD] });
    expect(await same((api) => failureOf(ask(api)))).toMatch(/under itself/);
  });

  it('move the children of a deleted group to its parents', async () => {
    const seen = await same(async (api) => {
      const top = await api.create({ customerId: 1, parentIds: [WEST], name: 'Middle' });
      const low = await api.create({ customerId: 1, parentIds: [top.id], name: 'Low' });
      await api.delete({ customerId: 1, name: 'Middle' });
      const after = (await api.list(1)).find(({ id }) => id === low.id);
      return [after?.parentIds, after?.version];
    });
    expect(seen).toEqual([[WEST], 2]);
  });
});

describe('trailers in groups', () => {
  const [first, second] = outside;
  it('are added once and removed, only within their customer', async () => {
    const seen = await same(async (api) => {
      const input = {
        customerId: 1,
        vehicleIds: [first?.trailerId ?? '', second?.trailerId ?? ''],
        vehicleGroupIds: [WEST],
      };
      const added = [await api.addVehicles(input), await api.addVehicles(input)];
      const removed = [await api.removeVehicles(input), await api.removeVehicles(input)];
      const mixed = { ...input, vehicleIds: [first?.trailerId ?? '', foreign?.trailerId ?? ''] };
      const refused = [
        await failureOf(api.addVehicles(mixed)),
        await failureOf(api.removeVehicles(mixed)),
        await failureOf(api.addVehicles({ ...input, vehicleGroupIds: [WEST, DEPOT] })),
        await failureOf(api.addVehicles({ ...input, customerId: 2 })),
        await failureOf(api.addVehicles({ ...input, vehicleGroupIds: [ALL] })),
      ].map((text) => text.split(' ')[0]);
      return { added, removed, refused, again: await api.addVehicles(mixed).catch(() => 'nothing was written') };
    });
    expect(seen).toEqual({
      added: [2, 0],
      removed: [2, 0],
      refused: ['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'BAD_USER_INPUT'],
      again: 'nothing was written',
    });
  });

  it('are added from pasted lines, with a result for each', async () => {
    const lines = [first?.vin.toLowerCase(), ` ${second?.unitId} `, 'nobody', first?.vin, foreign?.vin, ''];
    const seen = await same(async (api) => {
      const input = {
        customerId: 1,
        unitIdsOrVins: lines.map((line) => line ?? ''),
        groupNames: ['west', 'No VINs', 'Depot', 'WEST'],
      };
      const one = await api.addLines(input);
      const two = await api.addLines(input);
      await api.removeVehicles({
        customerId: 1,
        vehicleIds: [first?.trailerId ?? '', second?.trailerId ?? ''],
        vehicleGroupIds: [WEST],
      });
      const outcomes = ({ outcome }: { outcome: string }) => outcome;
      return {
        added: [one.added, two.added],
        vehicles: one.vehicles.map(outcomes),
        again: two.vehicles.map(outcomes).slice(0, 2),
        groups: one.groups.map(outcomes),
      };
    });
    expect(seen).toEqual({
      added: [2, 0],
      vehicles: ['added', 'added', 'notFound', 'repeated', 'notFound', 'notFound'],
      again: ['unchanged', 'unchanged'],
      groups: ['added', 'reserved', 'notFound', 'repeated'],
    });
  });

  it('are listed as members or others, and found in any script', async () => {
    const [sharp] = dataset.trailers.filter(({ unitId }) => unitId === 'Ärger');
    const seen = await same(async (_, test) => {
      const { portal } = await test.signedIn('two@example.com');
      const api = portal.administration.groups;
      const ask = (groupName: string, line: string) =>
        api.addLines({ customerId: 3, unitIdsOrVins: [line], groupNames: [groupName] });
      const { name } = await api.create({ customerId: 3, parentIds: [], name: 'Ölhafen' });
      return [
        await ask('nothing', sharp?.unitId ?? ''),
        await ask(name, 'nobody'),
        await ask('ÖLHAFEN', 'ÄRger'),
        await ask('ÖLHAFEN', 'ÄRGER'),
      ].map(({ vehicles, groups }) => [vehicles[0]?.outcome, groups[0]?.outcome]);
    });
    expect(seen).toEqual([
      ['nothingToDo', 'notFound'],
      ['notFound', 'nothingToDo'],
      ['added', 'added'],
      ['unchanged', 'unchanged'],
    ]);
  });

  it('are refused if there are too many for one request', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, n) => `unit ${n}`);
    const ask = (unitIdsOrVins: string[], groupNames: string[]) =>
      same((api) => failureOf(api.addLines({ customerId: 1, unitIdsOrVins, groupNames })));
    expect(await ask(many(2_001), ['West'])).toMatch(/^BAD_USER_INPUT/);
    expect(await ask([], ['West'])).toMatch(/^BAD_USER_INPUT/);
    expect(await ask(['a'], many(101))).toMatch(/^BAD_USER_INPUT/);
    expect(await ask(many(2_000), ['West'])).toBe('answered');
  });
});
