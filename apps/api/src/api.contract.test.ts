import type { PortalApi } from '@gladhand/domain';
import { FLEET_STATUS_FIELDS, type FleetStatusInput } from '@gladhand/domain/fleet-status';
import { readPositions } from '@gladhand/domain/tracking';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES, type OpenedEngine } from './testing/engines';
import { createTestApi, type TestApi } from './testing/testApi';
import { createTestDataset } from './testing/testDataset';

const ACCOUNTS = {
  admin: 'admin@example.com',
  boss: 'boss@northline.example',
  east: 'east@northline.example',
  all: 'all@northline.example',
  none: 'none@northline.example',
  view: 'view@example.com',
  two: 'two@example.com',
  tech: 'tech@example.com',
  dealer: 'dealer@example.com',
} as const;
type Account = keyof typeof ACCOUNTS;

const engines: OpenedEngine[] = [];
const tests: (TestApi & { name: string; portals: Record<Account, PortalApi> })[] = [];

beforeAll(async () => {
  const dataset = createTestDataset();
  engines.push(
    await ENGINES.memory(dataset),
    ...(await Promise.all([ENGINES.pglite(dataset), ENGINES.postgres(dataset)])),
  );
  for (const { name, repositories } of engines) {
    const test = await createTestApi(repositories);
    const portals: Partial<Record<Account, PortalApi>> = {};
    for (const [account, email] of Object.entries(ACCOUNTS)) {
      portals[account as Account] = (await test.signedIn(email)).portal;
    }
    tests.push({ ...test, name, portals: portals as Record<Account, PortalApi> });
  }
});
afterAll(async () => {
  await Promise.all(tests.map((test) => test.close()));
  await Promise.all(engines.map((engine) => engine.close()));
});

type Outcome<Answer> = { answer: Answer; code?: undefined } | { code: string; message: string; answer?: undefined };

/** Makes a call with the real client on all three storages and expects the same result from each. */
async function same<Answer>(account: Account, ask: (portal: PortalApi) => Promise<Answer>): Promise<Outcome<Answer>> {
  const outcomes = await Promise.all(
    tests.map(({ portals }) =>
      ask(portals[account]).then(
        (answer): Outcome<Answer> => ({ answer }),
        ({ code, message }): Outcome<Answer> => ({ code, message }),
      ),
    ),
  );
  const [memory, ...databases] = outcomes.map(withoutListId);
  for (const outcome of databases) expect(outcome).toEqual(memory);
  return outcomes[0] as Outcome<Answer>;
}

const withoutListId = (outcome: unknown) =>
  JSON.parse(JSON.stringify(outcome, (name, value) => (name === 'listId' ? undefined : value)));
const input = (extra: Partial<FleetStatusInput> = {}): FleetStatusInput => ({
  paginationInput: { pageSize: 100, pageNumber: 1 },
  ...extra,
});
const fleet = (account: Account, extra: Partial<FleetStatusInput> = {}) =>
  same(account, (portal) => portal.fleetStatus.page(input(extra)));

describe('fleetStatus', () => {
  it.each<[Account, number | string]>([
    ['admin', 60],
    ['view', 60],
    ['boss', 41],
    ['east', 12],
    ['all', 41],
    ['none', 0],
    ['two', 13],
    ['tech', 'FORBIDDEN'],
    ['dealer', 'FORBIDDEN'],
  ])('responds to %s with %s', async (account, seen) => {
    const { answer, code } = await fleet(account);
    expect(code ?? answer?.total).toBe(seen);
    expect(answer?.trailers.length ?? seen).toBe(seen);
  });

  it('returns every column of every trailer', async () => {
    const { answer } = await fleet('admin', { sortingInput: { sortBy: 'vin', sortAsc: true } });
    const missing = FLEET_STATUS_FIELDS.filter(({ response }) => !(response in (answer?.trailers[0] ?? {})));
    expect(missing.map(({ id }) => id)).toEqual([]);
    expect(answer?.trailers[0]).toMatchObject({ vin: '1GRAA000000000001', lastReport: '2026-11-15T15:12:00.000Z' });
  });

  it('starts with the worst health and has no gaps between pages', async () => {
    const whole = await fleet('admin');
    const pages = [];
    for (const pageNumber of [1, 2, 3, 4])
      pages.push((await fleet('admin', { paginationInput: { pageSize: 17, pageNumber } })).answer);
    expect(pages.flatMap((page) => page?.trailers ?? [])).toEqual(whole.answer?.trailers);
    expect(new Set(pages.map((page) => page?.total))).toEqual(new Set([60]));
    expect((await fleet('admin', { paginationInput: { pageSize: 17, pageNumber: 5 } })).answer).toMatchObject({
      total: 60,
      trailers: [],
    });
  });

  it.each<[string, Partial<FleetStatusInput>, RegExp]>([
    [
      'an unknown sort field',
      { sortingInput: { sortBy: 'vin; drop table trailer', sortAsc: true } },
      /no column 'vin; drop/,
    ],
    ['an unsortable field', { sortingInput: { sortBy: 'group', sortAsc: true } }, /can't be sorted/],
    ['page 0', { paginationInput: { pageSize: 10, pageNumber: 0 } }, /must be 1 or more/],
    ['a page of 501', { paginationInput: { pageSize: 501, pageNumber: 1 } }, /1 to 500/],
    ['an unknown filter', { filters: [{ field: '__proto__', contains: 'x' }] }, /no column '__proto__'/],
    ['an empty filter', { filters: [{ field: 'vin' }] }, /is empty/],
    ['the wrong kind of filter', { filters: [{ field: 'vin', min: 3 }] }, /doesn't apply/],
    ['a long search', { search: 'x'.repeat(201) }, /longer than 200/],
    ['a zero byte', { search: 'a\u0000b' }, /U\+0000/],
    [
      'a date without a zone',
      { filters: [{ field: 'lastReport', from: '2026-11-17' }] },
      /DateTime must be an instant/,
    ],
    ['too large a page number', { paginationInput: { pageSize: 10, pageNumber: 2 ** 31 } }, /Int cannot represent/],
  ])('refuses %s', async (_, extra, message) => {
    const { code, message: detail } = (await fleet('admin', extra)) as { code: string; message: string };
    expect(code).toBe('BAD_USER_INPUT');
    expect(detail).toMatch(message);
  });

  it('returns an empty page past the end', async () => {
    const { answer } = await fleet('admin', { paginationInput: { pageSize: 500, pageNumber: 2 ** 31 - 1 } });
    expect(answer).toMatchObject({ total: 60, trailers: [] });
  });

  it('finds trailers by a list of VINs, only those that the caller has access to', async () => {
    const whole = await fleet('admin', { sortingInput: { sortBy: 'vin', sortAsc: true } });
    const vins = whole.answer?.trailers.filter((_, index) => index % 20 === 0).map(({ vin }) => vin) ?? [];
    const filters = [{ field: 'vin', in: [...vins, 'unknown', vins[0]?.slice(0, -1) ?? ''] }];
    const found = await fleet('admin', { filters, sortingInput: { sortBy: 'vin', sortAsc: true } });
    expect(found.answer?.trailers.map(({ vin }) => vin)).toEqual(vins);
    const own = await fleet('boss', { filters });
    const allowed = await fleet('boss');
    const allowedVins = new Set(allowed.answer?.trailers.map(({ vin }) => vin));
    expect(own.answer?.total).toBe(vins.filter((vin) => allowedVins.has(vin)).length);
  });

  it('filters by customer, and finds nothing without access to it', async () => {
    expect((await fleet('admin', { customerId: 2 })).answer?.total).toBe(12);
    expect((await fleet('boss', { customerId: 2 })).answer?.total).toBe(0);
    expect((await fleet('east', { customerId: 1, search: 'u-' })).answer?.total).toBeLessThan(12);
    expect((await fleet('two', { customerId: 3 })).answer?.total).toBe(7);
  });

  it('pages through the list with which an export started, for its caller only', async () => {
    const test = tests[2];
    const paginationInput = { pageSize: 500, pageNumber: 1 };
    const first = await test?.portals.admin.fleetStatus.page(input({ paginationInput }));
    expect(first?.listId).toEqual(expect.any(String));
    test?.pass(60_000);
    const again = await test?.portals.admin.fleetStatus.page(input({ listId: first?.listId ?? '', search: 'ignored' }));
    expect(again?.trailers.map(({ id }) => id)).toEqual(first?.trailers.map(({ id }) => id));
    await expect(test?.portals.boss.fleetStatus.page(input({ listId: first?.listId ?? '' }))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    test?.pass(6 * 60_000);
    await expect(test?.portals.admin.fleetStatus.page(input({ listId: first?.listId ?? '' }))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    test?.pass(-7 * 60_000);
  });

  it('counts trailers by health', async () => {
    const { answer } = await same('admin', (portal) => portal.fleetStatus.summary({}));
    expect(answer).toEqual({ total: 60, critical: 12, caution: 12, good: 24, notAvailable: 12, notReporting: 21 });
    expect((await same('east', (portal) => portal.fleetStatus.summary({ search: 'nothing' }))).answer?.total).toBe(0);
  });
});

describe('the API', () => {
  it('returns the signed-in user', async () => {
    const { answer } = await same('east', (portal) => portal.me());
    expect(answer).toMatchObject({
      email: ACCOUNTS.east,
      roles: ['CUSTOMER_1'],
      customerId: 1,
      customerNames: ['northline'],
    });
    expect(answer?.groups.map(({ kind }) => kind)).toEqual(['regular', 'tkCommandControl']);
  });

  it.each<[Account, number | null, string[] | string]>([
    ['boss', null, ['ThermoKing', 'GeofenceV2']],
    ['admin', null, ['ThermoKing', 'Insight', 'GeofenceV2']],
    ['admin', 2, ['Insight']],
    ['boss', 2, 'NOT_FOUND'],
    ['dealer', null, []],
  ])('shows %s the features of customer %s', async (account, customerId, expected) => {
    const { answer, code } = await same(account, (portal) => portal.features(customerId));
    expect(code ?? answer?.map(({ featureName }) => featureName)).toEqual(expected);
  });

  it.each<[Account, string[] | string]>([
    ['admin', ['Alder & Sons', 'northline', 'Zephyr']],
    ['boss', ['northline']],
    ['two', ['northline', 'Zephyr']],
    ['dealer', 'FORBIDDEN'],
  ])('shows %s the right customers', async (account, expected) => {
    const { answer, code } = await same(account, (portal) => portal.customers.list());
    expect(code ?? answer?.map(({ shortName }) => shortName)).toEqual(expected);
  });

  it('counts only visible trailers for a user with groups', async () => {
    const { answer } = await same('east', (portal) => portal.customers.list());
    expect(answer).toMatchObject([{ shortName: 'northline', totalAssets: 12 }]);
  });

  it('returns the tree of groups, pinned ones first', async () => {
    const { answer } = await same('boss', (portal) => portal.groups.hierarchy(1));
    const [all, none, ...others] = answer?.[0]?.vehicleGroups ?? [];
    expect([all?.kind, all?.vehicleCount, none?.kind]).toEqual(['allVins', 41, 'noVins']);
    expect(others.map(({ name }) => name)).toEqual(['East', 'TK Command Control', 'West']);
    expect(others[0]?.vehicleGroups[0]).toMatchObject({
      name: 'east / Boston',
      vehicleGroups: [{ name: 'Boston yard', vehicleCount: 6 }],
    });
  });

  it('returns only their own branch to a user with groups', async () => {
    const { answer } = await same('east', (portal) => portal.groups.hierarchy(null));
    expect(answer?.[0]?.vehicleGroups.map(({ name }) => name)).toEqual(['East', 'TK Command Control']);
    expect((await same('east', (portal) => portal.groups.hierarchy(2))).code).toBe('NOT_FOUND');
    expect((await same('tech', (portal) => portal.groups.hierarchy(null))).code).toBe('FORBIDDEN');
  });
});

describe('positions', () => {
  it.each<[Account, number | null, number | string]>([
    ['admin', null, 60],
    ['boss', null, 41],
    ['east', null, 12],
    ['none', null, 0],
    ['admin', 1, 41],
    ['boss', 2, 0],
    ['tech', null, 'FORBIDDEN'],
    ['dealer', null, 'FORBIDDEN'],
  ])('are sent to %s for customer %s: %s', async (account, customerId, expected) => {
    const { answer, code } = await same(account, (portal) => portal.tracking.positions({ customerId }));
    expect(code ?? answer?.total).toBe(expected);
    if (!answer) return;
    const { trailers, broken } = readPositions(answer.columns);
    expect([trailers.length, broken, answer.whole]).toEqual([expected, [], true]);
  });

  it('are refused for an unknown cursor', async () => {
    const refusal = await same('boss', (portal) => portal.tracking.positions({ customerId: null, since: 'yesterday' }));
    expect(refusal.code).toBe('BAD_USER_INPUT');
  });
});
