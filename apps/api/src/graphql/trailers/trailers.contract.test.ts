import type { PortalApi } from '@gladhand/domain';
import { vinCheckDigit } from '@gladhand/domain/trailers';
import { describe, expect, it } from 'vitest';
import { everywhere } from '../../testing/everywhere';
import type { TestApi } from '../../testing/testApi';
import { createTestDataset, testId, testUser } from '../../testing/testDataset';

const ADMIN = 'admin@example.com';
const BOSS = 'boss@northline.example';
const VIEWER = 'view@example.com';
const INSTALLER = 'installer@example.com';
const BOTH = 'both@example.com';
const fresh = createTestDataset();
const dataset = {
  ...fresh,
  users: [
    ...fresh.users,
    testUser(50, INSTALLER, ['CUSTOMER_INSTALLER', 'CUSTOMER_2']),
    testUser(51, BOTH, ['CUSTOMER_ADMIN_1', 'CUSTOMER_ADMIN_3']),
    testUser(52, 'support@example.com', ['SUPPORT']),
    testUser(53, 'viewonly@example.com', ['VIEW_ONLY_ADMIN']),
  ],
};
const ofCustomer = (customerId: number) => dataset.trailers.filter((trailer) => trailer.customerId === customerId);
const own = (index: number) => ofCustomer(1)[index]?.vin ?? '';
const FOREIGN = ofCustomer(2)[0]?.vin ?? '';
const EAST = testId(2, 3);
const WEST = testId(2, 6);
const DEPOT = testId(2, 8);

/** A VIN with a valid check digit. */
const goodVin = (serial: number) => {
  const tail = `A${String(serial).padStart(7, '0')}`;
  const head = '1GRVA532';
  return `${head}${vinCheckDigit(`${head}0${tail}`)}${tail}`;
};
const newTrailer = (serial: number, extra: object = {}) => ({
  customerId: 1,
  vin: goodVin(serial),
  unitId: `New ${serial}`,
  vehicleTypeId: 3,
  productType: 'PRO',
  deviceTypeId: 1,
  ...extra,
});

const { same } = everywhere(dataset, BOSS);

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => ({ code: 'answered', message: '', details: {} }),
    ({ code, message, details }: { code: string; message: string; details: object }) => ({ code, message, details }),
  );
const codeOf = async (promise: Promise<unknown>) => (await failure(promise)).code;
const page = (extra: object = {}) => ({ paginationInput: { pageSize: 100, pageNumber: 1 }, ...extra });
const one = async ({ administration }: PortalApi, vin: string) => {
  const [vehicle] = (await administration.trailers.find(page({ search: vin }))).vehicles;
  if (!vehicle) throw new Error(`No trailer ${vin}`);
  return vehicle;
};
const lastLine = async ({ repositories }: TestApi) => {
  const [line] = await repositories.audit.latest(1);
  return { action: line?.action, subject: line?.subject, customerId: line?.customerId, changes: line?.changes };
};

describe('the list of trailers', () => {
  it.each<[string, number, boolean[]]>([
    [BOSS, 41, [true]],
    [ADMIN, 60, [true]],
    [VIEWER, 60, [false]],
    ['support@example.com', 60, [false]],
    ['viewonly@example.com', 60, [false]],
    ['two@example.com', 13, [false, true]],
  ])('shows %s %i trailers', async (email, total, mayEdit) => {
    const seen = await same(async ({ administration }) => {
      const list = await administration.trailers.find(page());
      return [list.total, [...new Set(list.vehicles.map((vehicle) => vehicle.mayEdit))].sort()];
    }, email);
    expect(seen).toEqual([total, mayEdit]);
  });

  it.each([
    ['unitId', true],
    ['customerName', false],
    ['modelYear', false],
    ['serialNumber', true],
  ])('is sorted by %s (ascending: %s) in every storage engine', async (sortBy, sortAsc) => {
    const vins = await same(async ({ administration }) => {
      const { vehicles } = await administration.trailers.find(page({ sortingInput: { sortBy, sortAsc } }));
      return vehicles.map(({ vin }) => vin);
    }, ADMIN);
    expect(new Set(vins).size).toBe(60);
  });

  it.each([
    ['REEFER 1', 2],
    ['%', 1],
    ['sn1007', 1],
    ['nothing like it', 0],
  ])('matches %j %i times', async (search, total) => {
    expect(
      await same(async ({ administration }) => (await administration.trailers.find(page({ search }))).total, ADMIN),
    ).toBe(total);
  });

  it('is as empty for a customer without access as for an unknown one', async () => {
    const totals = await same(({ administration }) =>
      Promise.all([2, 999].map(async (customerId) => (await administration.trailers.find(page({ customerId }))).total)),
    );
    expect(totals).toEqual([0, 0]);
  });

  it.each(['east@northline.example', 'tech@example.com', 'dealer@example.com', INSTALLER])(
    'is forbidden for %s',
    async (email) => {
      expect(await same(({ administration }) => codeOf(administration.trailers.find(page())), email)).toBe('FORBIDDEN');
    },
  );
});

describe('an edit of a trailer', () => {
  it('changes only the given fields, moves the trailer between groups, and is audited', async () => {
    const seen = await same(async (portal, { test }) => {
      const before = await one(portal, own(30));
      const after = await portal.administration.trailers.update({
        vin: before.vin,
        version: before.version,
        unitId: '  <b>104</b> ',
        vehicleTypeId: 1,
        undercarriage: 'tridem',
        modelYear: 2020,
        hasCargoCameraSensor: true,
        cargoCameraSerialNumber: '0071',
        groupIds: [WEST, EAST],
      });
      const line = await lastLine(test);
      const detail = await portal.trailers.detail(before.vin);
      return { counted: after.version - before.version, after, line, seen: detail.trailer.unitId };
    });
    expect(seen.counted).toBe(1);
    expect(seen.after).toMatchObject({
      unitId: '<b>104</b>',
      vehicleTypeId: 1,
      undercarriage: 'tridem',
      modelYear: 2020,
      hasCargoCameraSensor: true,
      cargoCameraSerialNumber: '0071',
      groups: [
        { id: EAST, name: 'East' },
        { id: WEST, name: 'West' },
      ],
    });
    expect(seen.line).toMatchObject({ action: 'trailer.updated', customerId: 1, subject: own(30) });
    expect(seen.line.changes).toContainEqual({ field: 'cargoCameraSerialNumber', before: null, after: '0071' });
    expect(seen.seen).toBe('<b>104</b>');
  });

  it('removes the ID of a sensor together with the sensor', async () => {
    const after = await same(async (portal) => {
      const { vin, version } = await one(portal, own(30));
      return portal.administration.trailers.update({ vin, version, hasCargoCameraSensor: false });
    });
    expect(after).toMatchObject({ hasCargoCameraSensor: false, cargoCameraSerialNumber: null });
  });

  it('of an old version changes nothing and returns the current values', async () => {
    const seen = await same(async (portal, { test }) => {
      const saved = await one(portal, own(12));
      const theirs = (await test.signedIn(ADMIN)).portal;
      await theirs.administration.trailers.rename({ vin: saved.vin, unitId: 'Theirs', version: saved.version });
      const input = { vin: saved.vin, version: saved.version, unitId: 'Mine', groupIds: [EAST] };
      const refused = await failure(portal.administration.trailers.update(input));
      const renamed = await codeOf(
        portal.administration.trailers.rename({ vin: saved.vin, unitId: 'Mine', version: saved.version }),
      );
      return { refused, renamed, now: (await one(portal, own(12))).unitId };
    });
    expect(seen.refused).toMatchObject({ code: 'CONFLICT', details: { current: { unitId: 'Theirs' } } });
    expect([seen.renamed, seen.now]).toEqual(['CONFLICT', 'Theirs']);
  });

  it.each<[string, (vin: string, version: number) => object, string]>([
    [
      'a unit ID in use, in another case',
      (vin, version) => ({ vin, version, unitId: 'REEFER 99' }),
      'This Unit ID is already used by another trailer.',
    ],
    ['an empty unit ID', (vin, version) => ({ vin, version, unitId: ' ' }), 'Enter a Unit ID.'],
    [
      'a camera ID in letters',
      (vin, version) => ({ vin, version, hasCargoCameraSensor: true, cargoCameraSerialNumber: 'CC' }),
      'The value should be either an empty string or a number!',
    ],
    [
      'an ID without its sensor',
      (vin, version) => ({ vin, version, cargoCameraSerialNumber: '5' }),
      'Only trailers with a cargo camera have a Cargo Cam ID.',
    ],
    [
      'the VIN of another trailer',
      (vin, version) => ({ vin, version, newVin: own(3), acceptVinWarning: true }),
      'A trailer with this VIN is already registered.',
    ],
    [
      'a VIN with an O',
      (vin, version) => ({ vin, version, newVin: 'O'.repeat(17), acceptVinWarning: true }),
      'A VIN never contains I, O or Q. Did you mean 1 or 0?',
    ],
    [
      "another customer's group",
      (vin, version) => ({ vin, version, groupIds: [DEPOT] }),
      'Choose groups of this customer.',
    ],
    [
      'a special group',
      (vin, version) => ({ vin, version, groupIds: [testId(2, 7)] }),
      'Choose groups of this customer.',
    ],
    ['an invalid group id', (vin, version) => ({ vin, version, groupIds: ['x'] }), 'Choose groups of this customer.'],
  ])('is refused for %s', async (_, input, message) => {
    const refused = await same(async (portal) => {
      const { vin, version } = await one(portal, own(20));
      return failure(portal.administration.trailers.update(input(vin, version) as never));
    });
    expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', message });
  });

  it('corrects a VIN, but only after confirmation if its check digit is wrong', async () => {
    const wrong = goodVin(900).replace(/^(.{8})./, (_, head) => `${head}${goodVin(900)[8] === '1' ? '2' : '1'}`);
    const seen = await same(async (portal) => {
      const { vin, version } = await one(portal, own(22));
      const refused = await failure(portal.administration.trailers.update({ vin, version, newVin: wrong }));
      const after = await portal.administration.trailers.update({
        vin,
        version,
        newVin: wrong.toLowerCase(),
        acceptVinWarning: true,
      });
      return [refused.message, after.vin];
    });
    expect(seen).toEqual([expect.stringContaining('The check digit is wrong'), wrong]);
  });

  it('refuses the Cargo Cam ID of another trailer, even across customers', async () => {
    const seen = await same(async (portal) => {
      const use = async (vin: string) => {
        const { version } = await one(portal, vin);
        return failure(
          portal.administration.trailers.update({
            vin,
            version,
            hasCargoCameraSensor: true,
            cargoCameraSerialNumber: '777',
          }),
        );
      };
      return [(await use(own(5))).code, (await use(FOREIGN)).message];
    }, ADMIN);
    expect(seen).toEqual(['answered', 'This Cargo Cam ID is already used by another trailer.']);
  });
});

describe('a new trailer', () => {
  it('is visible to everyone with access, and its device can report', async () => {
    const seen = await same(async (portal, { test }) => {
      const {
        id: _,
        updated: __,
        ...made
      } = await portal.administration.trailers.create(
        newTrailer(1, {
          serialNumber: 'XB-NEW-1',
          hasThermoKingSensor: true,
          thermoKingExternalId: '42',
          groupIds: [EAST],
        }),
      );
      const { action } = await lastLine(test);
      const east = (await test.signedIn('east@northline.example')).portal;
      const { trailer } = await east.trailers.detail(made.vin);
      return { made, unitId: trailer.unitId, health: trailer.trailerHealthStatus, line: action };
    });
    expect(seen.made).toMatchObject({
      version: 1,
      customerId: 1,
      customerName: 'northline',
      undercarriage: 'tandem',
      hasThermoKingSensor: true,
      thermoKingExternalId: '42',
      groups: [{ id: EAST, name: 'East' }],
    });
    expect([seen.unitId, seen.health, seen.line]).toEqual(['New 1', 'NA', 'trailer.created']);
  });

  it.each<[string, object, string]>([
    ['a customer without access', newTrailer(2, { customerId: 2 }), 'NOT_FOUND'],
    ['an unknown customer', newTrailer(2, { customerId: 999 }), 'NOT_FOUND'],
    [
      'a VIN that is registered for another customer',
      newTrailer(2, { vin: FOREIGN, acceptVinWarning: true }),
      'BAD_USER_INPUT',
    ],
    ['a short VIN', newTrailer(2, { vin: '123' }), 'BAD_USER_INPUT'],
    ['an unknown product', newTrailer(2, { productType: 'Gold' }), 'BAD_USER_INPUT'],
    ["another customer's group", newTrailer(2, { groupIds: [DEPOT] }), 'BAD_USER_INPUT'],
    ['a serial number in use', newTrailer(2, { serialNumber: 'SN1007' }), 'BAD_USER_INPUT'],
  ])('is refused with %s', async (_, input, code) => {
    expect(await same(({ administration }) => codeOf(administration.trailers.create(input as never)))).toBe(code);
  });
});

describe('an import', () => {
  const rows = () => [
    {
      line: 2,
      vin: goodVin(101),
      unitId: 'I 101',
      vehicleTypeId: 3,
      productType: 'PRO',
      deviceTypeId: 1,
      groupNames: ['west'],
    },
    { line: 3, vin: own(6), modelYear: 2015 },
    { line: 4, vin: own(7) },
    { line: 5, vin: 'SHORT' },
    { line: 6, vin: FOREIGN, unitId: 'Mine now' },
    { line: 7, vin: own(8), customerName: 'Zephyr' },
    { line: 8, vin: own(9), unitId: 'reefer 99' },
    { line: 9, vin: own(10), groupNames: ['No such', 'All VINs'] },
    { line: 10, vin: goodVin(102), unitId: 'I 101', vehicleTypeId: 3, productType: 'PRO', deviceTypeId: 1 },
    { line: 11, vin: own(6), modelYear: 2016 },
    { line: 12, vin: goodVin(103) },
  ];
  const outcomes = (results: readonly { line: number; outcome: string; messages: readonly string[] }[]) =>
    results.map(({ line, outcome, messages }) => [line, outcome, ...messages]);
  const expected = [
    [2, 'created'],
    [3, 'updated'],
    [4, 'unchanged'],
    [5, 'refused', 'A VIN has 17 characters; this one has 5.'],
    [
      6,
      'refused',
      expect.stringContaining('The check digit'),
      'A new trailer needs a Type.',
      'A new trailer needs a Product Type.',
      'A new trailer needs a Device Family.',
    ],
    [7, 'refused', "This trailer belongs to 'northline'. Use a transfer to move it to another customer."],
    [8, 'refused', 'This Unit ID is already used by another trailer.'],
    [
      9,
      'refused',
      "There is no group 'No such' that can hold trailers.",
      "There is no group 'All VINs' that can hold trailers.",
    ],
    [10, 'refused', 'This Unit ID is already used by another trailer.'],
    [11, 'refused', 'This VIN is in the file more than once.'],
    [
      12,
      'refused',
      'A new trailer needs a Unit ID.',
      'A new trailer needs a Type.',
      'A new trailer needs a Product Type.',
      'A new trailer needs a Device Family.',
    ],
  ];

  it('previews each row and changes nothing', async () => {
    const seen = await same(async (portal) => {
      const { results } = await portal.administration.trailers.importRows({ dryRun: true, rows: rows() });
      const after = await one(portal, own(6));
      const created = (await portal.administration.trailers.find(page({ search: goodVin(101) }))).total;
      return {
        outcomes: outcomes(results),
        changes: results[1]?.changes.map(({ field }) => field),
        year: after.modelYear,
        created,
      };
    });
    expect(seen.outcomes).toEqual(expected);
    expect(seen.changes).toEqual(['modelYear']);
    expect([seen.year === 2015, seen.created]).toEqual([false, 0]);
  });

  it('has the outcome of its preview', async () => {
    const seen = await same(async (portal) => {
      const { results } = await portal.administration.trailers.importRows({ dryRun: false, rows: rows() });
      const again = await portal.administration.trailers.importRows({ dryRun: false, rows: rows().slice(0, 2) });
      const created = await one(portal, goodVin(101));
      return {
        outcomes: outcomes(results),
        again: outcomes(again.results),
        groups: created.groups.map(({ name }) => name),
        year: (await one(portal, own(6))).modelYear,
      };
    });
    expect(seen.outcomes).toEqual(expected);
    expect(seen.again).toEqual([
      [2, 'unchanged'],
      [3, 'unchanged'],
    ]);
    expect([seen.groups, seen.year]).toEqual([['West'], 2015]);
  });

  it('requires administrators of several customers to name the customer of a new trailer', async () => {
    const row = { line: 2, vin: goodVin(201), unitId: 'S 1', vehicleTypeId: 3, productType: 'PRO', deviceTypeId: 1 };
    const seen = await same(async ({ administration: { trailers } }) => {
      const dry = async (extra: object, customerId?: number) => {
        const { results } = await trailers.importRows({
          dryRun: true,
          customerId: customerId ?? null,
          rows: [{ ...row, ...extra }],
        });
        return outcomes(results)[0];
      };
      return [
        await dry({}),
        await dry({ customerName: 'zephyr' }),
        await dry({}, 3),
        await dry({ customerName: 'Alder & Sons' }),
      ];
    }, BOTH);
    expect(seen).toEqual([
      [2, 'refused', 'Enter the customer of this new trailer.'],
      [2, 'created'],
      [2, 'created'],
      [2, 'refused', "You don't administer a customer named 'Alder & Sons'."],
    ]);
  });

  it('finds groups of the only customer, even if all rows are new trailers', async () => {
    const row = { line: 2, vin: goodVin(203), unitId: 'S 3', vehicleTypeId: 3, productType: 'PRO', deviceTypeId: 1 };
    const seen = await same(async ({ administration: { trailers } }) => {
      const rows = [{ ...row, groupNames: ['East'] }];
      return outcomes((await trailers.importRows({ dryRun: true, rows })).results);
    });
    expect(seen).toEqual([[2, 'created']]);
  });

  it('finds customers and their groups by name in any case', async () => {
    const row = { line: 2, vin: goodVin(202), unitId: 'S 2', vehicleTypeId: 3, productType: 'PRO', deviceTypeId: 1 };
    const seen = await same(async ({ administration: { trailers } }) => {
      const rows = [{ ...row, customerName: 'alder & SONS', groupNames: ['DEPOT'] }];
      return outcomes((await trailers.importRows({ dryRun: true, rows })).results);
    }, ADMIN);
    expect(seen).toEqual([[2, 'created']]);
  });

  it.each<[string, object, string]>([
    ['no rows', { rows: [] }, 'BAD_USER_INPUT'],
    [
      'more rows than allowed',
      { rows: Array.from({ length: 251 }, (_, line) => ({ line, vin: 'x' })) },
      'BAD_USER_INPUT',
    ],
    ['a customer without access', { rows: [{ line: 1, vin: 'x' }], customerId: 2 }, 'NOT_FOUND'],
  ])('is refused with %s', async (_, input, code) => {
    const ask = ({ administration }: PortalApi) =>
      codeOf(administration.trailers.importRows({ dryRun: true, ...input } as never));
    expect(await same(ask)).toBe(code);
  });
});

describe('a sensor box without a trailer', () => {
  const box = (extra: object = {}) => ({
    extMfgrSerialNum: 'BOX-1',
    iccid: '89014103211118510720',
    sensorBoxMfgrId: 2,
    ...extra,
  });
  it('keeps every digit of its ICCID, and treats 0 as none', async () => {
    const seen = await same(async ({ administration: { trailers } }) => {
      const kept = await trailers.putSensorBox(box());
      const small = await trailers.putSensorBox(box({ iccid: 8901 }));
      const none = await trailers.putSensorBox(box({ iccid: 0 }));
      return [kept.iccid, kept.customerId, small.iccid, none.iccid];
    });
    expect(seen).toEqual(['89014103211118510720', 1, '8901', null]);
  });

  it.each<[string, string, object, string]>([
    ['an installer with a box of another customer', INSTALLER, box(), 'BAD_USER_INPUT'],
    ['an installer with a box of their own customer', INSTALLER, box({ extMfgrSerialNum: 'BOX-2' }), 'answered'],
    ['a top-level administrator', ADMIN, box({ customerId: 1 }), 'answered'],
    [
      'an administrator with a box of another customer',
      BOSS,
      box({ extMfgrSerialNum: 'BOX-3', customerId: 2 }),
      'NOT_FOUND',
    ],
    ['an administrator with a box that is on a trailer', BOSS, box({ extMfgrSerialNum: 'SN1007' }), 'BAD_USER_INPUT'],
    ['an administrator with an ICCID that contains letters', BOSS, box({ iccid: '89x' }), 'BAD_USER_INPUT'],
    ['an administrator with an unknown manufacturer', BOSS, box({ sensorBoxMfgrId: 9 }), 'BAD_USER_INPUT'],
    ['a technician', 'tech@example.com', box(), 'FORBIDDEN'],
  ])('gets the expected response from %s', async (_, email, input, code) => {
    expect(
      await same(({ administration }) => codeOf(administration.trailers.putSensorBox(input as never)), email),
    ).toBe(code);
  });
});

describe('every write without permission', () => {
  const writes = (portal: PortalApi, vin: string) => [
    portal.administration.trailers.rename({ vin, unitId: 'Mine' }),
    portal.administration.trailers.update({ vin, version: 1, unitId: 'Mine' }),
    portal.administration.trailers.create(newTrailer(500, { customerId: 2 })),
  ];
  it.each([
    VIEWER,
    'support@example.com',
    'viewonly@example.com',
    'east@northline.example',
    'tech@example.com',
    'dealer@example.com',
    INSTALLER,
  ])('is refused for %s', async (email) => {
    const codes = await same(
      async (portal) => [
        ...(await Promise.all(writes(portal, own(0)).map(codeOf))),
        await codeOf(portal.administration.trailers.importRows({ dryRun: true, rows: [{ line: 1, vin: own(0) }] })),
      ],
      email,
    );
    expect(codes).toEqual(Array(4).fill('FORBIDDEN'));
  });

  it.each([
    ['of another customer', BOSS, FOREIGN],
    ['that does not exist', BOSS, goodVin(999)],
    ['that is visible but administered by others', 'two@example.com', ofCustomer(1)[20]?.vin ?? ''],
  ])('to a trailer %s gets the response for an unknown trailer', async (_, email, vin) => {
    const codes = await same((portal) => Promise.all(writes(portal, vin).map(codeOf)), email);
    expect(codes).toEqual(Array(3).fill('NOT_FOUND'));
  });
});
