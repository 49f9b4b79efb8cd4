import { FLEET_STATUS_FIELDS } from '@gladhand/domain/fleet-status';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES, type OpenedEngine } from '../testing/engines';
import { createTestDataset, TEST_NOW, testId, testUser } from '../testing/testDataset';
import type { FleetCondition, FleetQuery } from './fleetStatus';
import type { Repositories } from './port';
import { NO_TRAILERS, type TrailerScope } from './scope';

const ALL: TrailerScope = { ...NO_TRAILERS, all: true };
const EAST = { customerId: 1, groupIds: [testId(2, 3), testId(2, 4), testId(2, 5)] };
const FIELDS = [...new Set(['id', ...FLEET_STATUS_FIELDS.map(({ response }) => response)])];
const query = (extra: Partial<FleetQuery> = {}): FleetQuery => ({
  scope: ALL,
  search: '',
  conditions: [],
  sortBy: 'vin',
  sortAsc: true,
  now: TEST_NOW,
  ...extra,
});

const engines: OpenedEngine[] = [];
beforeAll(async () => {
  const dataset = createTestDataset();
  engines.push(
    await ENGINES.memory(dataset),
    ...(await Promise.all([ENGINES.pglite(dataset), ENGINES.postgres(dataset)])),
  );
});
afterAll(async () => {
  await Promise.all(engines.map((engine) => engine.close()));
});

/** Runs a query on all three and expects the databases to return the same as memory. */
async function same<Answer>(ask: (repositories: Repositories) => Promise<Answer>): Promise<Answer> {
  const [memory, ...databases] = await Promise.all(
    engines.map(async ({ name, repositories }) => ({ name, answer: await ask(repositories) })),
  );
  for (const { name, answer } of databases) expect({ name, answer }).toEqual({ name, answer: memory?.answer });
  return memory?.answer as Answer;
}

const page = (extra: Partial<FleetQuery>, limit = 200, offset = 0, fields: readonly string[] = ['id']) =>
  same(({ fleetStatus }) => fleetStatus.page(query(extra), { limit, offset }, fields));

describe('the order of trailers', () => {
  const sortable = FLEET_STATUS_FIELDS.filter(({ sortable: may }) => may).map(({ id }) => id);
  it.each(sortable.flatMap((id) => [[id, true] as const, [id, false] as const]))(
    'is the same on all pages, by %s (ascending: %s)',
    async (sortBy, sortAsc) => {
      const rows = await page({ sortBy, sortAsc });
      expect(rows).toHaveLength(60);
      const pages = await Promise.all([0, 25, 50].map((offset) => page({ sortBy, sortAsc }, 25, offset)));
      expect(pages.flat()).toEqual(rows);
    },
  );

  it('puts empty values last in both directions', async () => {
    for (const sortAsc of [true, false]) {
      const rows = await page({ sortBy: 'odometer', sortAsc }, 200, 0, ['absOdometer']);
      expect(rows.slice(-10).every(({ absOdometer }) => absOdometer === null)).toBe(true);
    }
  });

  it('starts with the worst health', async () => {
    const rows = await page({ sortBy: 'trailerHealthStatus', sortAsc: false }, 200, 0, ['trailerHealthStatus']);
    expect([...new Set(rows.map((row) => row.trailerHealthStatus))]).toEqual(['CRITICAL', 'CAUTION', 'GOOD', 'NA']);
  });
});

it('returns every field in every storage engine', async () => {
  const [first] = await page({}, 200, 0, FIELDS);
  expect(Object.keys(first ?? {})).toEqual(FIELDS);
});

describe('search', () => {
  it.each([
    ['reefer', 3],
    ['REEFER 1', 2],
    ['a%b', 1],
    ['a_b', 1],
    ['a\\b', 1],
    ['%', 0],
    ['a%', 1],
    ['10', 1],
    ['1', 60],
    ['z', 2],
    ['Zu', 1],
    ['sn10', 45],
    ['104 sn', 0],
    ['är', 0],
    ['Är', 1],
    ["'; drop table trailer; --", 0],
  ])('finds %j %i times', async (search, count) => {
    expect(await page({ search })).toHaveLength(count);
    expect(await same(({ fleetStatus }) => fleetStatus.count(query({ search })))).toBe(count);
  });
});

describe('filters', () => {
  const table: [FleetCondition, number][] = [
    [{ kind: 'contains', field: 'occupiedCustomerSpecificGeofences', text: '50%' }, 12],
    [{ kind: 'contains', field: 'group', text: 'BOSTON' }, 8],
    [{ kind: 'contains', field: 'customerName', text: 'alder' }, 12],
    [{ kind: 'in', field: 'group', values: ['East', testId(2, 8)] }, 7],
    [{ kind: 'in', field: 'group', values: ['All VINs'] }, 41],
    [{ kind: 'in', field: 'tether', values: ['tethered'] }, 24],
    [{ kind: 'in', field: 'trailerBatteryStatus', values: ['NA'] }, 24],
    [{ kind: 'in', field: 'hasSolarPanels', values: ['true'] }, 20],
    [{ kind: 'in', field: 'hasSolarPanels', values: ['true', 'false'] }, 60],
    [{ kind: 'in', field: 'connectivityStatus', values: ['CAUTION'] }, 21],
    [{ kind: 'in', field: 'connectivityStatus', values: ['CRITICAL', 'NA'] }, 21],
    [{ kind: 'in', field: 'tis', values: [] }, 0],
    [{ kind: 'range', field: 'odometer', min: 100, max: 200 }, 8],
    [{ kind: 'range', field: 'age', min: -1, max: 0 }, 14],
    [{ kind: 'range', field: 'timeUntethered', max: 1 }, 2],
    [{ kind: 'dates', field: 'lastReport', from: new Date(TEST_NOW.getTime() - 2 * 86_400_000) }, 8],
    [{ kind: 'dates', field: 'lastReport', before: new Date(TEST_NOW.getTime() - 2 * 86_400_000) }, 45],
  ];
  it.each(table)('%j', async (condition, count) => {
    expect(await page({ conditions: [condition] })).toHaveLength(count);
  });

  it('are combined', async () => {
    const conditions = table.slice(5, 7).map(([condition]) => condition);
    const rows = await page({ conditions, search: 'u-' });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThan(24);
  });
});

describe('an access scope', () => {
  it.each<[string, Partial<TrailerScope>, number]>([
    ['no customer', {}, 0],
    ['one customer', { customerIds: [2] }, 12],
    ['two customers', { customerIds: [2, 3] }, 19],
    ['groups', { groups: [EAST] }, 12],
    ['a customer and groups of another', { customerIds: [3], groups: [EAST] }, 19],
    ['a group under the wrong customer', { groups: [{ customerId: 2, groupIds: EAST.groupIds }] }, 0],
    ['technicians', { technician: true }, 48],
    ['technicians within a hidden customer', { technician: true, within: 2 }, 0],
    ['technicians within a customer', { technician: true, within: 3 }, 7],
  ])('limits the trailers to those of %s', async (_, part, count) => {
    const scope = { ...NO_TRAILERS, ...part };
    expect(await page({ scope })).toHaveLength(count);
    const keys = await same(({ fleetStatus }) => fleetStatus.keys(query({ scope, sortBy: 'mph', sortAsc: false })));
    expect(keys.trailerIds).toHaveLength(count);
    expect(await same(({ fleetStatus }) => fleetStatus.counts(query({ scope })))).toMatchObject({ total: count });
    await same(({ customers }) => customers.list({ customerIds: 'all', showDeactivated: true, scope }));
    await same(({ groups }) => groups.list({ customerIds: 'all', scope }));
  });

  it('also limits rows that are requested by key', async () => {
    const all = await same(({ fleetStatus }) => fleetStatus.keys(query({ sortBy: 'unitId' })));
    const scope = { ...NO_TRAILERS, groups: [EAST] };
    const rows = await same(({ fleetStatus }) => fleetStatus.rows(all, scope, TEST_NOW, ['id', 'unitId', 'groups']));
    expect(rows).toHaveLength(12);
  });
});

describe('sessions', () => {
  const at = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000);
  const GRACE_MS = 20_000;
  const open = (repositories: Repositories, number: number) =>
    repositories.sessions.open(
      { sessionId: testId(4, number), userId: testId(3, 3), createdAt: at(0), endsAt: at(3600), userAgent: null },
      `hash-${number}-0`,
    );
  const steps: [string, [from: number, to: number, seconds: number, kind: string][]][] = [
    [
      'rotates a token',
      [
        [0, 1, 1, 'rotated'],
        [1, 2, 2, 'rotated'],
      ],
    ],
    [
      'gives a second token in the grace period',
      [
        [0, 1, 1, 'rotated'],
        [0, 2, 20, 'rotated'],
        [1, 3, 21, 'rotated'],
      ],
    ],
    [
      'gives no third token',
      [
        [0, 1, 1, 'rotated'],
        [0, 2, 2, 'rotated'],
        [0, 3, 3, 'reused'],
        [2, 4, 4, 'ended'],
      ],
    ],
    [
      'ends the session on late reuse',
      [
        [0, 1, 1, 'rotated'],
        [0, 2, 22, 'reused'],
        [1, 3, 23, 'ended'],
      ],
    ],
    ['gives no token after the session has ended', [[0, 1, 3600, 'ended']]],
    ['rejects unknown tokens', [[9, 1, 1, 'ended']]],
  ];
  it.each(steps.map(([title, moves], index) => [title, moves, index + 1] as const))('%s', async (_, moves, number) => {
    await same((repositories) => open(repositories, number));
    for (const [from, to, seconds, kind] of moves) {
      const rotation = await same(({ sessions }) =>
        sessions.rotate(`hash-${number}-${from}`, `hash-${number}-${to}`, at(seconds), GRACE_MS),
      );
      expect(rotation.kind).toBe(kind);
    }
  });

  it('loads the caller with groups and their descendants', async () => {
    await same((repositories) => open(repositories, 50));
    const caller = await same(({ sessions }) => sessions.caller(testId(4, 50), testId(3, 3), at(5)));
    expect(caller?.groups.map(({ name }) => name)).toEqual(['East', 'TK Command Control']);
    expect(caller?.accessGroups.map(({ groupId }) => groupId)).toEqual(EAST.groupIds);
    expect(await same(({ sessions }) => sessions.caller(testId(4, 50), testId(3, 4), at(5)))).toBeUndefined();
    await same(({ users }) => users.update(testId(3, 3), { enabled: false }, { now: at(6) }));
    expect(await same(({ sessions }) => sessions.caller(testId(4, 50), testId(3, 3), at(7)))).toBeUndefined();
    await same(({ users }) => users.update(testId(3, 3), { enabled: true }, { now: at(8), endSessions: true }));
    expect(await same(({ sessions }) => sessions.caller(testId(4, 50), testId(3, 3), at(9)))).toBeUndefined();
  });
});

it('stores users', async () => {
  const user = testUser(90, 'new@example.com', ['OEM', 'CUSTOMER_1']);
  expect(await same(({ users }) => users.add(user))).toBe(true);
  expect(await same(({ users }) => users.add({ ...user, userId: testId(3, 91) }))).toBe(false);
  await same(({ users }) =>
    users.update(user.userId, { roles: ['DEALER'], timeZone: 'America/Chicago' }, { now: TEST_NOW, endSessions: true }),
  );
  const found = await same(({ users }) => users.byEmail('new@example.com'));
  expect(found).toMatchObject({ roles: ['DEALER'], timeZone: 'America/Chicago', tokenVersion: 2 });
  expect(await same(({ users }) => users.byEmail('NEW@example.com'))).toBeUndefined();
});

it('accepts a link only once', async () => {
  const link = {
    tokenHash: 'link-1',
    userId: testId(3, 1),
    purpose: 'resetPassword' as const,
    email: 'admin@example.com',
    createdAt: TEST_NOW,
    expiresAt: new Date(TEST_NOW.getTime() + 1000),
    usedAt: null,
  };
  await same(({ links }) => links.add(link));
  await same(({ links }) => links.add({ ...link, tokenHash: 'link-2' }));
  expect(await same(({ links }) => links.find('link-1'))).toEqual(link);
  expect(await same(({ links }) => links.spend('link-1', link.expiresAt))).toBeUndefined();
  expect(await same(({ links }) => links.spend('link-1', TEST_NOW))).toMatchObject({ usedAt: TEST_NOW });
  expect(await same(({ links }) => links.spend('link-1', TEST_NOW))).toBeUndefined();
  await same(({ links }) => links.voidAllOf(link.userId, 'resetPassword', TEST_NOW));
  expect(await same(({ links }) => links.spend('link-2', TEST_NOW))).toBeUndefined();
});

it('stores mails, the audit log, customers and features', async () => {
  const mail = {
    mailId: testId(5, 1),
    to: 'a@b.example',
    subject: 'Hi',
    text: 'There',
    purpose: 'test',
    createdAt: TEST_NOW,
  };
  await same(({ outbox }) => outbox.add(mail));
  expect(await same(({ outbox }) => outbox.latest(5))).toEqual([mail]);
  const entry = {
    auditId: testId(6, 1),
    at: TEST_NOW,
    action: 'x',
    userId: null,
    customerId: 1,
    subject: 's',
    subjectId: null,
    detail: { n: 1, b: true },
    changes: [{ field: 'name', before: null, after: 'New' }],
  };
  await same(({ audit }) => audit.add([entry]));
  expect(await same(({ audit }) => audit.latest(5))).toEqual([entry]);
  const listed = await same(({ customers }) =>
    customers.list({ customerIds: [1, 2, 4], showDeactivated: false, scope: ALL }),
  );
  expect(listed.map(({ shortName, totalAssets }) => [shortName, totalAssets])).toEqual([
    ['Alder & Sons', 12],
    ['northline', 41],
  ]);
  expect(await same(({ customers }) => customers.features([1, 3]))).toEqual(['GeofenceV2', 'ThermoKing']);
  expect(await same(({ customers }) => customers.features('all'))).toEqual(['GeofenceV2', 'Insight', 'ThermoKing']);
  expect((await same(({ customers }) => customers.find([3, 1]))).map(({ customerId }) => customerId)).toEqual([1, 3]);
  await same(({ ping }) => ping());
});
