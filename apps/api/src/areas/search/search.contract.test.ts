import type { PortalApi } from '@gladhand/domain';
import { describe, expect, it } from 'vitest';
import { codeOf, everywhere } from '../../testing/everywhere';
import { createTestDataset, testId, testUser } from '../../testing/testDataset';

const ADMIN = 'admin@example.com';
const BOSS = 'boss@northline.example';
const EAST = 'east@northline.example';
const NONE = 'none@northline.example';
const TECHNICIAN = 'tech@example.com';
const SUPPORT = 'support@example.com';

const fresh = createTestDataset();
/** Trailers of the first customer that match 'rank' in different ways, in the order of the results. */
const RANKED: { unitId?: string; vin?: string; serialNumber?: string }[] = [
  { unitId: 'RANK' },
  { unitId: 'B-1', serialNumber: 'rank' },
  { unitId: 'Rank 10', serialNumber: 'Rank 10 rank' },
  { unitId: 'rank 2' },
  { unitId: 'Z-1', vin: 'RANK0000000000001' },
  { unitId: 'A-1', vin: 'RANK0000000000002' },
  { unitId: 'A-3', serialNumber: 'Ranked' },
  { unitId: 'a crank' },
  { unitId: 'B crank' },
];
/** The first trailers keep their unusual unit IDs. */
const START = 20;
const ofFirst = fresh.trailers.filter(({ customerId }) => customerId === 1).slice(START);
const dataset = {
  ...fresh,
  users: [...fresh.users, testUser(50, SUPPORT, ['SUPPORT'])],
  customers: fresh.customers.map((customer) =>
    customer.customerId === 3 ? { ...customer, dotNumber: '2001234' } : customer,
  ),
  groups: [
    ...fresh.groups,
    { customerId: 3, groupId: testId(2, 9), parentId: null, name: 'East', kind: 'regular' as const },
    { customerId: 3, groupId: testId(2, 10), parentId: null, name: 'Northeast', kind: 'regular' as const },
  ],
  trailers: fresh.trailers.map((trailer) => ({ ...trailer, ...RANKED[ofFirst.indexOf(trailer)] })),
};
const ofCustomer = (wanted: number) => dataset.trailers.filter(({ customerId }) => customerId === wanted);
const vinOf = (customerId: number, index = 0) => ofCustomer(customerId)[index]?.vin ?? '';

const { same } = everywhere(dataset, ADMIN);
const find = (text: string, as = ADMIN, limit = 20) =>
  same(({ search }: PortalApi) => search.find({ text, limit }), as);
const unitIds = async (text: string, as?: string, limit?: number) =>
  (await find(text, as, limit)).trailers.map(({ unitId }) => unitId);
const customers = async (text: string, as?: string) =>
  (await find(text, as)).customers.map(({ shortName }) => shortName);
const groups = async (text: string, as?: string) =>
  (await find(text, as)).groups.map(({ name, customerName }) => `${customerName}: ${name}`);
const emails = async (text: string, as?: string) => (await find(text, as)).users.map(({ email }) => email);
const EMPTY = { trailers: [], customers: [], groups: [], users: [], geofences: [], places: [] };

describe('of one customer', () => {
  const ofOne = (customerId: number, as: string, text = '1GRAA0') =>
    same(async ({ search }) => {
      const { trailers, ...kinds } = await search.find({ text, customerId, limit: 20 });
      expect(Object.values(kinds).flat()).toEqual([]);
      return trailers.map(({ vin }) => vin);
    }, as);

  it('are its trailers only, for callers who see them', async () => {
    const own = new Set(ofCustomer(2).map(({ vin }) => vin));
    const found = await ofOne(2, ADMIN);
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter((vin) => !own.has(vin))).toEqual([]);
    expect(await ofOne(2, BOSS)).toEqual([]);
    // Technicians find complete numbers, and none of customers that are hidden from them.
    expect(await ofOne(1, TECHNICIAN, vinOf(1))).toEqual([vinOf(1)]);
    expect(await ofOne(3, TECHNICIAN, vinOf(1))).toEqual([]);
    expect(await ofOne(2, TECHNICIAN, vinOf(2))).toEqual([]);
  });

  it('are those of the groups that a caller sees', async () => {
    expect((await ofOne(1, BOSS)).length).toBeGreaterThan((await ofOne(1, EAST)).length);
    expect(await ofOne(1, NONE)).toEqual([]);
  });
});

describe('trailers', () => {
  const ranked = ['B-1', 'RANK', 'Rank 10', 'rank 2', 'Z-1', 'A-1', 'A-3', 'a crank', 'B crank'];

  it('are sorted by exact matches, then matches at the start of unit ID, VIN and serial number, then partial ones', async () => {
    expect(await unitIds('Rank')).toEqual(ranked);
  });

  it.each([1, 3, 6, 8])('are limited to the best %i', async (limit) => {
    expect(await unitIds('rank', ADMIN, limit)).toEqual(ranked.slice(0, limit));
  });

  it('are limited to five by default', async () => {
    const found = await same(({ search }) => search.find({ text: 'rank' }));
    expect(found.trailers).toHaveLength(5);
  });

  it.each([
    ['a%b', ['a%b']],
    ['a_', ['a_b']],
    ['a\\', ['a\\b']],
    ['%%%', []],
    ['EEFER 9', ['reefer 99']],
    ['  reefer 99 ', ['reefer 99']],
    // Only the beginning of a text of two characters.
    ['ee', []],
    ['ze', ['zebra']],
    // The end of a VIN and the beginning of a unit ID.
    [`${vinOf(1).slice(-3)} reefer`, []],
  ])('are found by %j: %j', async (text, expected) => {
    expect(await unitIds(text)).toEqual(expected);
  });

  it('have the fields of a result', async () => {
    const { trailers } = await find(vinOf(3).toLowerCase());
    const [{ vin, unitId, serialNumber } = { vin: '', unitId: '', serialNumber: '' }] = ofCustomer(3);
    expect(trailers).toEqual([{ vin, unitId, serialNumber, customerName: 'Zephyr' }]);
  });

  it.each([
    [BOSS, 1, true],
    [BOSS, 2, false],
    [BOSS, 3, false],
    [EAST, 1, true],
    [EAST, 2, false],
    [NONE, 1, false],
    [SUPPORT, 2, true],
    ['dealer@example.com', 1, false],
  ])('are found for %s by a VIN of customer %i: %s', async (email, customerId, isFound) => {
    const vin = vinOf(customerId);
    expect((await find(vin, email)).trailers.map((trailer) => trailer.vin)).toEqual(isFound ? [vin] : []);
  });

  it('outside the groups of a user are never found', async () => {
    expect(await unitIds('RANK', EAST)).toEqual([]);
    const found = (await find('1GRAA0', EAST)).trailers.map(({ vin }) => vin);
    const own = new Set(
      dataset.groupTrailers
        .filter(({ groupId }) => [3, 4, 5].some((number) => groupId === testId(2, number)))
        .map(({ trailerId }) => trailerId),
    );
    const expected = dataset.trailers.filter(({ trailerId }) => own.has(trailerId)).map(({ vin }) => vin);
    expect(found).toEqual(expected.sort());
  });

  it('are found by technicians only by full VIN or serial number, without the customer', async () => {
    const [{ vin, unitId, serialNumber } = { vin: '', unitId: '', serialNumber: '' }] = ofCustomer(1);
    const expected = { ...EMPTY, trailers: [{ vin, unitId, serialNumber, customerName: null }] };
    expect(await find(vin.toLowerCase(), TECHNICIAN)).toEqual(expected);
    expect(await find(serialNumber ?? '', TECHNICIAN)).toEqual(expected);
    expect(await find(vin.slice(0, -1), TECHNICIAN)).toEqual(EMPTY);
    expect(await find('RANK', TECHNICIAN)).toMatchObject({ trailers: [{ unitId: 'B-1' }] });
    // This customer hides its trailers from technicians.
    expect(await find(vinOf(2), TECHNICIAN)).toEqual(EMPTY);
  });
});

describe('customers', () => {
  it.each([
    ['ZEPHYR', ['Zephyr']],
    ['transport', ['Alder & Sons', 'Mothballed', 'northline', 'Zephyr']],
    ['alder & sons transport inc.', ['Alder & Sons']],
    ['ze', ['Zephyr']],
    ['line', ['northline']],
    ['001234', ['Zephyr']],
    ['__', []],
  ])('are found by %j: %j', async (text, expected) => {
    expect(await customers(text)).toEqual(expected);
  });

  it('are found and marked when they are deactivated', async () => {
    expect((await find('mot')).customers).toEqual([
      { id: 4, shortName: 'Mothballed', longName: 'Mothballed Transport Inc.', active: false },
    ]);
  });

  it.each([
    [BOSS, ['northline']],
    [EAST, ['northline']],
    ['two@example.com', ['northline', 'Zephyr']],
    [TECHNICIAN, []],
    ['dealer@example.com', []],
  ])('are found for %s: %j', async (email, expected) => {
    expect(await customers('transport', email)).toEqual(expected);
  });
});

describe('groups', () => {
  it('are sorted by exact matches, then matches at the start, then partial ones, each by name', async () => {
    expect(await groups('EAST')).toEqual([
      'northline: East',
      'Zephyr: East',
      'northline: east / Boston',
      'Zephyr: Northeast',
    ]);
  });

  it.each([
    [BOSS, ['northline: East', 'northline: east / Boston']],
    ['two@example.com', ['Zephyr: East', 'Zephyr: Northeast']],
    [SUPPORT, ['northline: East', 'Zephyr: East', 'northline: east / Boston', 'Zephyr: Northeast']],
    [EAST, []],
    [TECHNICIAN, []],
    ['dealer@example.com', []],
  ])('are found for %s: %j', async (email, expected) => {
    expect(await groups('east', email)).toEqual(expected);
  });
});

describe('users', () => {
  it('are sorted by exact matches, then matches at the start, then partial ones', async () => {
    expect(await emails('East@Northline.example')).toEqual([EAST]);
    expect(await emails('al')).toEqual(['all@northline.example', 'dealer@example.com']);
    expect((await emails('no')).slice(0, 2)).toEqual([NONE, 'all@northline.example']);
    expect(await emails('%%')).toEqual([]);
  });

  it.each([
    [BOSS, '@example.com', ['two@example.com']],
    [BOSS, 'admin@example.com', []],
    ['two@example.com', 'northline', []],
    [EAST, 'northline', []],
    [SUPPORT, 'northline', []],
    [TECHNICIAN, 'tech', []],
    ['dealer@example.com', 'dealer', []],
  ])('are found for %s by %j: %j', async (email, text, expected) => {
    expect(await emails(text, email)).toEqual(expected);
  });
});

describe('places', () => {
  const places = async (text: string, email?: string) =>
    (await find(text, email)).places.map(({ name, region }) => `${name}, ${region}`);

  it('are sorted by exact matches, then by size', async () => {
    expect(await places('columbus')).toEqual(['Columbus, OH', 'Columbus, GA', 'Columbus, NE']);
    expect(await places('Columbus, GA')).toEqual(['Columbus, GA']);
    expect((await find('joplin')).places).toEqual([
      { name: 'Joplin', region: 'MO', lat: expect.closeTo(37.08, 1), lng: expect.closeTo(-94.51, 1) },
    ]);
  });

  it.each([
    [BOSS, 1],
    [EAST, 1],
    [SUPPORT, 1],
    [TECHNICIAN, 0],
    ['dealer@example.com', 0],
  ])('are found for %s: %i', async (email, count) => {
    expect(await places('joplin', email)).toHaveLength(count);
  });
});

it.each(['', ' ', 'r', '  r  '])('finds nothing for %j', async (text) => {
  expect(await find(text)).toEqual(EMPTY);
});

it.each([
  ['rank', 0],
  ['rank', 21],
  ['r'.repeat(101), 5],
])('refuses %j with %i results', async (text, limit) => {
  expect(await same(({ search }) => codeOf(search.find({ text, limit })))).toBe('BAD_USER_INPUT');
});
