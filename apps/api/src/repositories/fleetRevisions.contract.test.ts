import type { PortalApi } from '@gladhand/domain';
import { decodeTracking, readPositions } from '@gladhand/domain/tracking';
import { describe, expect, it } from 'vitest';
import { everywhere, type Place } from '../testing/everywhere';
import type { TestClient } from '../testing/testApi';
import { createTestDataset, TEST_NOW, testId } from '../testing/testDataset';
import type { PlacedGroup } from './entities';
import type { Repositories } from './port';
import { NO_TRAILERS, type TrailerScope } from './scope';

const EMAIL = 'east@northline.example';
const [EAST, BOSTON, YARD, WEST] = [3, 4, 5, 6].map((number) => testId(2, number)) as [string, string, string, string];
const EASTERN: TrailerScope = { ...NO_TRAILERS, groups: [{ customerId: 1, groupIds: [EAST, BOSTON, YARD] }] };
const ALL = decodeTracking({});
const CELLS = '/v1/api/map/cells?zoom=5&bounds=-120,30,-80,45';
const dataset = createTestDataset();
const inEast = dataset.groupTrailers.filter(({ groupId }) => groupId === EAST).map(({ trailerId }) => trailerId);
const own = dataset.trailers.filter(({ customerId }) => customerId === 1);
const isEastern = (trailerId: string) =>
  dataset.groupTrailers.some(
    (member) => member.trailerId === trailerId && [EAST, BOSTON, YARD].includes(member.groupId),
  );
const [stranger = '', otherStranger = ''] = own.flatMap(({ trailerId }) => (isEastern(trailerId) ? [] : [trailerId]));
const [first = '', second = ''] = inEast;

const { each } = everywhere(dataset, EMAIL);

interface Snapshot {
  id: string;
  unitId: string;
  customerName: string | null;
  groups: readonly string[];
}
const namesOf = (rows: readonly Snapshot[]) =>
  rows.map(({ id, unitId, customerName, groups }) => [id, unitId, customerName, groups.join()].join(' | ')).sort();

/** The current content of the storage. */
const truth = async ({ fleetStatus }: Repositories) =>
  namesOf(
    (await fleetStatus.changedSince(EASTERN, null, TEST_NOW, ['id', 'unitId', 'customerName', 'groups'])) as Snapshot[],
  );

/** All queries that a process answers from its caches. */
const VIEWS: Readonly<Record<string, (portal: PortalApi) => Promise<readonly Snapshot[]>>> = {
  'the map': async ({ tracking }) =>
    readPositions((await tracking.page({ query: ALL, offset: 0, limit: 200 })).columns).trailers,
  'the grid': async ({ fleetStatus }) => {
    const pages = [];
    for (const pageNumber of [1, 2, 3, 4])
      pages.push(...(await fleetStatus.page({ paginationInput: { pageSize: 5, pageNumber } })).trailers);
    return pages.map(({ id, unitId, customerName, groups }) => ({ id, unitId, customerName, groups: groups ?? [] }));
  },
};

const regular = (name: string): PlacedGroup => ({
  customerId: 1,
  groupId: YARD,
  name,
  kind: 'regular',
  version: 2,
  parentIds: [BOSTON],
});

const CHANGES: readonly [string, (repositories: Repositories) => Promise<unknown>][] = [
  ['a trailer joins', ({ groups }) => groups.addTrailers(1, [stranger], [EAST])],
  ['a trailer leaves', ({ groups }) => groups.removeTrailers(1, [first], [EAST])],
  [
    'one trailer leaves while another one joins',
    ({ transaction }) =>
      transaction(async ({ groups }) => {
        await groups.removeTrailers(1, [second], [EAST]);
        await groups.addTrailers(1, [otherStranger], [EAST]);
      }),
  ],
  [
    'a trailer gets another unit ID and group',
    ({ trailerAdministration }) =>
      trailerAdministration.change(
        { customerId: 1, trailerId: stranger },
        null,
        { facts: { unitId: 'Renamed' }, groupIds: [EAST, WEST] },
        TEST_NOW,
      ),
  ],
  [
    'a trailer is created',
    async (repositories) => {
      const { trailerAdministration } = repositories;
      const [like] = await trailerAdministration.byVins([own[0]?.vin ?? ''], { ...NO_TRAILERS, all: true });
      if (!like) throw new Error('There is no trailer to copy.');
      const { trailerId, customerId, customerName, version, updatedAt, groups, ...facts } = like;
      const key = { customerId: 1, trailerId: testId(1, 999) };
      const vins = { vin: '1GRVA5320A0000999', unitId: 'New', serialNumber: null, cargoCameraSerialNumber: null };
      const written = await trailerAdministration.create(key, { ...facts, ...vins }, [BOSTON], TEST_NOW);
      expect(written.kind).toBe('saved');
    },
  ],
  ['a group is renamed', ({ groups }) => groups.change(1, () => ({ kind: 'put', group: regular('Boston lot') }))],
  ['a group is deleted', ({ groups }) => groups.change(1, () => ({ kind: 'removed', groupId: YARD, moved: [] }))],
  [
    'the customer is renamed',
    ({ customerAdministration }) => customerAdministration.change(1, 1, { shortName: 'Southline' }, TEST_NOW),
  ],
];

/** Called twice, because both processes of a cluster have cached results. */
const twice = async <Answer>(ask: () => Promise<Answer>): Promise<Answer[]> => [await ask(), await ask()];

/** Positions as a page maintains them: the first response, updated by the changes in later ones. */
function createPage({ portal }: TestClient) {
  const rows = new Map<string, Snapshot>();
  let since: string | undefined;
  return {
    async ask() {
      const answer = await portal.tracking.positions({ customerId: null, since });
      if (answer.whole) rows.clear();
      for (const row of readPositions(answer.columns).trailers) rows.set(row.id, row);
      since = answer.cursor;
      return { whole: answer.whole, shown: namesOf([...rows.values()]) };
    },
  };
}

async function watching(place: Place) {
  const client = await place.test.signedIn(EMAIL);
  const page = createPage(client);
  const look = async () => {
    const seen: Record<string, unknown> = {};
    for (const [name, view] of Object.entries(VIEWS))
      seen[name] = await twice(async () => namesOf(await view(client.portal)));
    return seen;
  };
  const etags = async () => (await twice(() => client.fetch(CELLS))).map(({ headers }) => headers.get('etag') ?? '');
  return { client, page, look, etags };
}

describe('the next request, within the same tick', () => {
  it.each(CHANGES)('includes the change when %s', async (_, change) => {
    await each(async (place) => {
      const { client, page, look, etags } = await watching(place);
      await look();
      await page.ask();
      const [etag = ''] = await etags();
      const statusOf = () => client.fetch(CELLS, { headers: { 'if-none-match': etag } }).then(({ status }) => status);
      expect(await twice(statusOf)).toEqual([304, 304]);
      const before = await truth(place.repositories);

      await change(place.repositories);

      const after = await truth(place.repositories);
      expect(after).not.toEqual(before);
      expect(await look()).toEqual({ 'the map': [after, after], 'the grid': [after, after] });
      expect((await page.ask()).shown).toEqual(after);
      expect(await twice(statusOf)).toEqual([200, 200]);
    });
  });

  it('sends only changes while access stays the same', async () => {
    await each(async (place) => {
      const { page, etags } = await watching(place);
      const [etag] = await etags();
      expect((await page.ask()).whole).toBe(true);
      expect(await twice(async () => (await page.ask()).whole)).toEqual([false, false]);
      expect(await etags()).toEqual([etag, etag]);
    });
  });

  it('uses the current permissions of the caller', async () => {
    await each(async ({ test, repositories }) => {
      const { userAdministration, customerAdministration, users } = repositories;
      const userId = testId(3, 3);
      const client = await test.signedIn(EMAIL);
      const total = async () => (await client.portal.tracking.page({ query: ALL, offset: 0, limit: 1 })).total;
      const totals = [await twice(total)];
      const west = (await userAdministration.groupsOf([1], [WEST])).filter(({ groupId }) => groupId === WEST);
      await userAdministration.regroup([userId], 1, () => west);
      totals.push(await twice(total));
      expect(totals[0]).not.toEqual(totals[1]);
      for (const pair of totals) expect(new Set(pair).size).toBe(1);

      const features = async () => (await client.portal.features(1)).map(({ featureName }) => featureName);
      const before = await twice(features);
      const { customers } = await customerAdministration.search({
        search: '1',
        showDeactivated: true,
        sortBy: 'id',
        sortAsc: true,
        limit: 1,
        offset: 0,
      });
      await customerAdministration.change(1, customers[0]?.version ?? 1, { features: ['Insight'] }, TEST_NOW);
      const after = await twice(features);
      expect(after).not.toEqual(before);
      expect(after[0]).toEqual(after[1]);

      await users.update(userId, { roles: ['CUSTOMER_ADMIN_1'] }, { now: TEST_NOW, endSessions: true });
      const codes = await twice(() =>
        client.portal.me().then(
          () => 'answered',
          ({ code }: { code: string }) => code,
        ),
      );
      expect(codes).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
    });
  });
});

describe('revisions of a scope', () => {
  const SCOPES: Readonly<Record<string, TrailerScope>> = {
    everything: { ...NO_TRAILERS, all: true },
    technicians: { ...NO_TRAILERS, technician: true },
    'customer 2': { ...NO_TRAILERS, customerIds: [2] },
    'a group of customer 2': { ...NO_TRAILERS, groups: [{ customerId: 2, groupIds: [testId(2, 8)] }] },
    'customer 2 within everything': { ...NO_TRAILERS, technician: true, within: 2 },
    'customer 3': { ...NO_TRAILERS, customerIds: [3] },
    nothing: NO_TRAILERS,
  };

  it('increase with changes of its customers, but of no others', async () => {
    const grown = await each(async ({ repositories }) => {
      const { fleetRevisions, customerAdministration } = repositories;
      const read = async () => {
        const found: [string, number][] = [];
        for (const [name, scope] of Object.entries(SCOPES)) found.push([name, await fleetRevisions.of(scope)]);
        return found;
      };
      const before = new Map(await read());
      await customerAdministration.change(2, 1, { hiddenFromTechnicians: false }, TEST_NOW);
      return (await read()).filter(([name, revision]) => revision > (before.get(name) ?? 0)).map(([name]) => name);
    });
    expect(grown).toEqual([
      'everything',
      'technicians',
      'customer 2',
      'a group of customer 2',
      'customer 2 within everything',
    ]);
  });

  it('stay the same when the change is rolled back', async () => {
    await each(async ({ repositories }) => {
      const { fleetRevisions, transaction } = repositories;
      const everything = { ...NO_TRAILERS, all: true };
      const before = await fleetRevisions.of(everything);
      const failed = transaction(async ({ groups }) => {
        await groups.removeTrailers(1, [stranger], [WEST]);
        throw new Error('undone');
      });
      await expect(failed).rejects.toThrow('undone');
      expect(await fleetRevisions.of(everything)).toBe(before);
    });
  });
});
