import type { PortalApi } from '@gladhand/domain';
import { GROUP_KINDS } from '@gladhand/domain/groups';
import { describe, expect, it } from 'vitest';
import { NO_TRAILERS } from '../../repositories/scope';
import { everywhere } from '../../testing/everywhere';
import { createTestDataset, testUser } from '../../testing/testDataset';

const ADMIN = 'admin@example.com';
const OTHER_ADMIN = 'other@example.com';
const fresh = createTestDataset();
const dataset = { ...fresh, users: [...fresh.users, testUser(50, OTHER_ADMIN, ['ADMINS'])] };

const { same } = everywhere(dataset, ADMIN);

const page = (extra: object = {}) => ({ paginationInput: { pageSize: 50, pageNumber: 1 }, ...extra });
const names = (extra: object = {}) =>
  same(async ({ administration }) => {
    const { customerCount, customers } = await administration.customers.find(page(extra));
    return [customerCount, ...customers.map(({ shortName }) => shortName)];
  });
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    ({ code, message, details }: { code: string; message: string; details: object }) => ({ code, message, details }),
  );
const codeOf = async (promise: Promise<unknown>) => {
  const answer = await failure(promise);
  return typeof answer === 'string' ? answer : answer.code;
};
const byName = async ({ administration }: PortalApi, filter: string) => {
  const { customers } = await administration.customers.find(page({ filter, showDeactivated: true }));
  const [found] = customers;
  if (!found) throw new Error(`No customer '${filter}'`);
  return found;
};
const NEW = {
  shortName: 'Cedar Ridge',
  longName: 'Cedar Ridge Logistics LLC',
  abbrev: 'CRL',
  dotNumber: 'USDOT 1 234 567',
  retentionDurationDays: 90,
  unloadedUpToLbs: 5_000,
  hiddenFromTechnicians: true,
  showsParts: false,
  features: ['Insight', 'LoginV2', 'Insight'],
};

describe('the list of customers', () => {
  it.each<[string, object, (string | number)[]]>([
    ['is sorted by short name', {}, [3, 'Alder & Sons', 'northline', 'Zephyr']],
    [
      'includes deactivated customers on request',
      { showDeactivated: true },
      [4, 'Alder & Sons', 'Mothballed', 'northline', 'Zephyr'],
    ],
    [
      'can be sorted by the number of trailers',
      { sortingInput: { sortBy: 'totalAssets', sortAsc: false } },
      [3, 'northline', 'Alder & Sons', 'Zephyr'],
    ],
    ['can be filtered by a part of the long name', { filter: 'LINE TRANS' }, [1, 'northline']],
    ['can be filtered by id', { filter: '3' }, [1, 'Zephyr']],
    ['treats a wildcard as text', { filter: '%' }, [0]],
  ])('%s', async (_, extra, expected) => {
    expect(await names(extra)).toEqual(expected);
  });

  it('has pages', async () => {
    const second = await same(async ({ administration }) => {
      const { customerCount, customers } = await administration.customers.find({
        paginationInput: { pageSize: 2, pageNumber: 2 },
      });
      return [customerCount, ...customers.map(({ shortName, totalAssets }) => [shortName, totalAssets])];
    });
    expect(second).toEqual([3, ['Zephyr', 7]]);
  });

  it.each([
    ['an unknown sort column', page({ sortingInput: { sortBy: 'passwordHash', sortAsc: true } })],
    ['a page size of 0', { paginationInput: { pageSize: 0, pageNumber: 1 } }],
    ['a page number of 0', { paginationInput: { pageSize: 1, pageNumber: 0 } }],
    ['text that cannot be stored', page({ filter: 'a\u0000' })],
  ])('is refused with %s', async (_, input) => {
    expect(await same(({ administration }) => codeOf(administration.customers.find(input)))).toBe('BAD_USER_INPUT');
  });
});

describe('a new customer', () => {
  it('gets the next id, its four special groups, its features, and an audit entry', async () => {
    const seen = await same(async (portal, { test }) => {
      const { created: _, updated: __, ...made } = await portal.administration.customers.create(NEW);
      const groups = await test.repositories.groups.list({
        customerIds: [made.id],
        scope: { ...NO_TRAILERS, all: true },
      });
      const [line] = await test.repositories.audit.latest(1);
      const offered = (await portal.customers.list()).map(({ shortName }) => shortName);
      return {
        made,
        groups: groups.map(({ name, kind }) => [name, kind]).sort(),
        line: [line?.action, line?.subject],
        offered,
      };
    });
    expect(seen.made).toEqual({
      ...NEW,
      id: 5,
      version: 1,
      active: true,
      dotNumber: '1234567',
      features: ['Insight', 'LoginV2'],
      totalAssets: 0,
      totalActiveAssets: 0,
    });
    const special = GROUP_KINDS.filter(({ id }) => id !== 'regular').map(({ id, label }) => [label, id]);
    expect(seen.groups).toEqual(special.sort());
    expect(seen.line).toEqual(['customer.created', 'Cedar Ridge']);
    expect(seen.offered).toContain('Cedar Ridge');
  });

  it.each<[string, object, string]>([
    ['a name in use, in another case', { shortName: 'NORTHLINE' }, 'Another customer has this short name.'],
    ['no name', { shortName: ' ' }, 'Enter a short name.'],
    ['a DOT number of ten digits', { dotNumber: '1234567890' }, 'A DOT number has 1 to 9 digits.'],
    ['no retention period', { retentionDurationDays: 0 }, 'Enter a whole number of days from 1 to 3,650.'],
    ['too many pounds', { unloadedUpToLbs: 20_001 }, 'Enter a whole number of pounds from 0 to 20,000.'],
    ['an unknown feature', { features: ['Root'] }, "There is no feature 'Root'."],
  ])('is refused with %s', async (_, change, message) => {
    const refused = await same(({ administration }) =>
      failure(administration.customers.create({ ...NEW, shortName: 'Another', ...change })),
    );
    expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', message });
  });

  it('keeps hostile names unchanged', async () => {
    const names = ['<script>alert(1)</script>', '=1+1', '\u202eegdiR radeC', "Robert'); drop table customers;--"];
    const back = await same(async ({ administration }) => {
      const found = [];
      for (const shortName of names) {
        await administration.customers.create({ ...NEW, shortName, longName: 'x'.repeat(200) });
        const { customers } = await administration.customers.find(page({ filter: shortName }));
        found.push(...customers.map((customer) => customer.shortName));
      }
      return found;
    });
    expect(back).toEqual(names);
  });
});

describe('an edit of a customer', () => {
  it('changes only the given fields, increments the version and is audited', async () => {
    const seen = await same(async (portal, { test }) => {
      const { id, version, longName } = await byName(portal, 'Zephyr');
      const after = await portal.administration.customers.update({
        id,
        version,
        dotNumber: '77',
        features: ['TowAlert'],
      });
      const [line] = await test.repositories.audit.latest(1);
      const cleared = await portal.administration.customers.update({ id, version: after.version, dotNumber: '' });
      return {
        same: after.longName === longName,
        counted: after.version - version,
        after,
        line: [line?.action, line?.customerId, line?.changes],
        cleared: cleared.dotNumber,
      };
    });
    expect(seen.same).toBe(true);
    expect(seen.counted).toBe(1);
    expect(seen.after).toMatchObject({ dotNumber: '77', features: ['TowAlert'] });
    expect(seen.line).toEqual([
      'customer.updated',
      3,
      [
        { field: 'dotNumber', before: null, after: '77' },
        { field: 'features', before: null, after: 'TowAlert' },
      ],
    ]);
    expect(seen.cleared).toBeNull();
  });

  it('sets, keeps and resets the weight up to which trailers are unloaded', async () => {
    const seen = await same(async (portal, { test }) => {
      const { id, version, unloadedUpToLbs } = await byName(portal, 'Zephyr');
      const { update } = portal.administration.customers;
      const set = await update({ id, version, unloadedUpToLbs: 0 });
      const refused = await failure(update({ id, version: set.version, unloadedUpToLbs: -1 }));
      const kept = await update({ id, version: set.version, longName: 'Zephyr Lines' });
      const offered = (await portal.customers.list()).find((customer) => customer.id === id);
      const back = await update({ id, version: kept.version, unloadedUpToLbs: null });
      const lines = await test.repositories.audit.latest(3);
      return {
        values: [unloadedUpToLbs, set.unloadedUpToLbs, kept.unloadedUpToLbs, back.unloadedUpToLbs],
        offered: offered?.unloadedUpToLbs,
        refused,
        changes: [lines[2]?.changes, lines[0]?.changes],
      };
    });
    expect(seen).toEqual({
      values: [null, 0, 0, null],
      offered: 0,
      refused: expect.objectContaining({
        code: 'BAD_USER_INPUT',
        message: 'Enter a whole number of pounds from 0 to 20,000.',
      }),
      changes: [
        [{ field: 'unloadedUpToLbs', before: null, after: '0' }],
        [{ field: 'unloadedUpToLbs', before: '0', after: null }],
      ],
    });
  });

  it('of an old version changes nothing and returns the current values', async () => {
    const seen = await same(async (portal, { test }) => {
      const northline = await byName(portal, 'northline');
      const theirs = (await test.signedIn(OTHER_ADMIN)).portal;
      await theirs.administration.customers.update({ id: northline.id, version: northline.version, abbrev: 'NLN' });
      const refused = await failure(
        portal.administration.customers.update({
          id: northline.id,
          version: northline.version,
          abbrev: 'NRT',
          longName: 'Mine',
        }),
      );
      return { refused, now: (await byName(portal, 'northline')).abbrev };
    });
    expect(seen.refused).toMatchObject({
      code: 'CONFLICT',
      details: { current: { abbrev: 'NLN', longName: 'northline Transport Inc.', version: 2 } },
    });
    expect(seen.now).toBe('NLN');
  });

  it('removes a customer from the lists and restores it', async () => {
    const seen = await same(async (portal) => {
      const offered = async () => (await portal.customers.list()).some(({ shortName }) => shortName === 'Alder & Sons');
      const { id, version } = await byName(portal, 'Alder');
      const off = await portal.administration.customers.deactivate({ id, version });
      const without = await offered();
      const on = await portal.administration.customers.activate({ id, version: off.version });
      return [off.active, without, on.active, await offered()];
    });
    expect(seen).toEqual([false, false, true, true]);
  });

  it.each<[string, (portal: PortalApi) => Promise<unknown>, string]>([
    [
      'with an unknown id',
      ({ administration }) => administration.customers.update({ id: 999, version: 1, abbrev: 'X' }),
      'NOT_FOUND',
    ],
    [
      "named 'All Customers'",
      ({ administration }) => administration.customers.deactivate({ id: 0, version: 1 }),
      'NOT_FOUND',
    ],
    [
      'whose new name is in use',
      async (portal) => {
        const { id, version } = await byName(portal, 'Mothballed');
        return portal.administration.customers.update({ id, version, shortName: 'zephyr' });
      },
      'BAD_USER_INPUT',
    ],
  ])('is refused for a customer %s', async (_, ask, code) => {
    expect(await same((portal) => codeOf(ask(portal)))).toBe(code);
  });

  it('is refused with a field that is not in the contract', async () => {
    const query = 'mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { id } }';
    const body = JSON.stringify({ query, variables: { input: { id: 3, version: 1, active: false, customerId: 1 } } });
    const headers = { 'content-type': 'application/json' };
    const answer = await same(async (_, { client }) =>
      (await client.fetch('/graphql', { method: 'POST', headers, body })).json(),
    );
    expect(answer.errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });

  it('affects the sort by weight, in which the default applies if none is set', async () => {
    const sorted = await same(async (portal) => {
      const { customers } = portal.administration;
      for (const [name, unloadedUpToLbs] of [
        ['northline', 9_000],
        ['Zephyr', 1_000],
      ] as const) {
        const { id, version } = await byName(portal, name);
        await customers.update({ id, version, unloadedUpToLbs });
      }
      const sortingInput = { sortBy: 'unloadedUpToLbs', sortAsc: true };
      const found = await customers.find(page({ sortingInput }));
      return found.customers
        .map(({ shortName }) => shortName)
        .filter((name) => ['northline', 'Zephyr', 'Alder & Sons'].includes(name));
    });
    expect(sorted).toEqual(['Zephyr', 'Alder & Sons', 'northline']);
  });
});

describe('the administration of customers', () => {
  it.each(['boss@northline.example', 'east@northline.example', 'view@example.com', 'tech@example.com'])(
    'is forbidden for %s, even for their own customer',
    async (email) => {
      const codes = await same(async ({ administration: { customers } }) => {
        const own = { id: 1, version: 1 };
        return Promise.all(
          [
            customers.find(page()),
            customers.create({ ...NEW, shortName: 'Mine' }),
            customers.update({ ...own, features: ['Insight'] }),
            customers.activate(own),
            customers.deactivate(own),
          ].map(codeOf),
        );
      }, email);
      expect(codes).toEqual(Array(5).fill('FORBIDDEN'));
    },
  );
});
