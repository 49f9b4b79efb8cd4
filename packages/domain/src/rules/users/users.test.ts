import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FEATURES } from '../../vocabulary/features';
import { USER_TYPES } from '../../vocabulary/userTypes';
import { rolesForUserTypes } from '../roles/creatableUserTypes';
import { allowedOperations } from './allowedOperations';
import { canCreate, canUpdate, chosenTypesOf, sameTypes, typesAreComplete } from './chosenTypes';
import { dateCondition } from './dateFilter';
import { grantsAccess, groupDifference, type MemberGroup, withGroups, withoutGroups } from './groupMembership';
import { customerNamesText } from './userLabels';
import { readUserRow } from './userRow';

const ALL: MemberGroup = { id: 'all', kind: 'allVins' };
const NONE: MemberGroup = { id: 'none', kind: 'noVins' };
const TK: MemberGroup = { id: 'tk', kind: 'tkCommandControl' };
const EAST: MemberGroup = { id: 'east', kind: 'regular' };
const WEST: MemberGroup = { id: 'west', kind: 'regular' };
const GROUPS = [ALL, NONE, TK, EAST, WEST];
const ids = (groups: readonly MemberGroup[]) => groups.map(({ id }) => id);

describe('membership', () => {
  test.each([
    [[ALL], [EAST], ['east']],
    [[EAST, WEST], [ALL], ['all']],
    [[EAST, TK], [NONE], ['tk', 'none']],
    [[EAST], [WEST], ['east', 'west']],
    [[ALL], [TK], ['all', 'tk']],
    [[ALL], [ALL], ['all']],
    [[], [ALL, NONE], ['none']],
    [[NONE], [EAST, ALL], ['all']],
  ])('combines %j and %j', (present, added, expected) => expect(ids(withGroups(present, added))).toEqual(expected));

  test.each([
    [[EAST, WEST], ['east'], ['west']],
    [[EAST], ['east'], ['all']],
    [[EAST, TK], ['east'], ['tk', 'all']],
    [[EAST, TK], ['tk'], ['east']],
    [[ALL], ['all'], ['all']],
    [[TK], ['tk'], []],
    [[], ['east'], []],
  ])('from %j, removes %j', (present, removed, expected) =>
    expect(ids(withoutGroups(present, removed, GROUPS))).toEqual(expected),
  );

  test('keeps an exclusive group alone', () => {
    const some = fc.uniqueArray(fc.constantFrom(...GROUPS));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), some)), (steps) => {
        let groups: readonly MemberGroup[] = [];
        for (const [adds, chosen] of steps) {
          groups = adds ? withGroups(groups, chosen) : withoutGroups(groups, ids(chosen), GROUPS);
          const scope = groups.filter(grantsAccess);
          if (scope.some(({ kind }) => kind !== 'regular')) expect(scope).toHaveLength(1);
          expect(new Set(ids(groups)).size).toBe(groups.length);
        }
      }),
    );
  });

  test('returns the difference between two selections', () => {
    expect(groupDifference(['a', 'b'], ['b', 'c'])).toEqual({ added: ['c'], removed: ['a'] });
  });
});

describe('selected types', () => {
  test('converts roles to types and back', () => {
    const chosen = fc
      .uniqueArray(fc.constantFrom(...USER_TYPES), { minLength: 1, maxLength: 3 })
      .filter((types) => {
        const carrier = types.filter(({ binding }) => binding === 'customerRoles').length;
        return carrier <= 1 && !(carrier === 1 && types.some(({ id }) => id === 'customer'));
      })
      .map((types) => types.map(({ id, binding }) => ({ type: id, customerIds: binding === 'none' ? [] : [2, 5] })));
    fc.assert(
      fc.property(chosen, (types) => {
        const roles = rolesForUserTypes(types);
        expect(rolesForUserTypes(chosenTypesOf(roles))).toEqual(roles);
        expect(sameTypes(chosenTypesOf(roles), types)).toBe(true);
        expect(typesAreComplete(types)).toBe(true);
      }),
    );
  });

  const customer = [{ type: 'customer' as const, customerIds: [1] }];
  test.each([
    [{ email: 'a@b.co', chosen: customer, working: false }, true],
    [{ email: 'A@B.co ', chosen: customer, working: false }, true],
    [{ email: 'a@b', chosen: customer, working: false }, false],
    [{ email: '', chosen: customer, working: false }, false],
    [{ email: 'a@b.co', chosen: [], working: false }, false],
    [{ email: 'a@b.co', chosen: [{ type: 'customer' as const, customerIds: [] }], working: false }, false],
    [{ email: 'a@b.co', chosen: customer, working: true }, false],
  ])('Create with %j: %s', (form, open) => expect(canCreate(form)).toBe(open));

  test.each([
    [{ before: customer, chosen: customer, working: false }, false],
    [{ before: customer, chosen: [{ type: 'customer' as const, customerIds: [1, 2] }], working: false }, true],
    [{ before: customer, chosen: [{ type: 'support' as const, customerIds: [] }], working: false }, true],
    [{ before: customer, chosen: [], working: false }, false],
    [{ before: [], chosen: customer, working: true }, false],
  ])('Update with %j: %s', (form, open) => expect(canUpdate(form)).toBe(open));
});

test.each([
  [['ADMINS'], [], 'Admin'],
  [['ADMINS', 'CUSTOMER_1'], [{ shortName: 'Alder' }], 'Alder'],
  [['CUSTOMER_1'], [{ shortName: 'Alder' }, { shortName: 'Zephyr, Inc.' }], 'Alder; Zephyr, Inc.'],
  [['TECHNICIAN'], [], '-'],
])('lists the customers of %j', (roles, customers, text) => expect(customerNamesText({ roles, customers })).toBe(text));

describe('a row of a file', () => {
  const customers = [
    { id: 1, shortName: 'northline' },
    { id: 2, shortName: 'Alder & Sons, Inc.' },
  ];
  test.each([
    [{ email: ' A@B.co', types: 'Standard User', customers: 'Northline' }, ['CUSTOMER_1'], null],
    [
      { email: 'a@b.co', types: 'customer admin;Standard user', customers: '2' },
      ['CUSTOMER_2', 'CUSTOMER_ADMIN_2'],
      null,
    ],
    [
      { email: 'a@b.co', types: 'OEM', customers: 'alder & sons, inc.; 1', enabled: 'no' },
      ['CUSTOMER_1', 'CUSTOMER_2', 'OEM'],
      false,
    ],
    [{ email: 'a@b.co', roles: 'SUPPORT; CUSTOMER_9', enabled: 'Yes' }, ['CUSTOMER_9', 'SUPPORT'], true],
    [{ email: 'a@b.co', types: 'Administrator', customers: 'Admin' }, ['ADMINS'], null],
    [{ email: 'a@b.co', enabled: 'Disabled' }, null, false],
  ])('reads %j', (row, roles, enabled) =>
    expect(readUserRow(row, customers)).toEqual({ user: { email: 'a@b.co', roles, enabled, groups: [] } }),
  );

  test.each([
    [{ email: 'a@b' }, 'Please enter a valid email address.'],
    [{ email: 'a@b.co', types: 'King' }, "There is no user type 'King'."],
    [{ email: 'a@b.co', types: 'Standard User', customers: 'Nobody' }, "There is no customer 'Nobody'."],
    [{ email: 'a@b.co', types: 'Standard User' }, 'Enter the customers of this user: Standard User.'],
    [{ email: 'a@b.co', customers: 'northline' }, 'Enter a user type in addition to the customers.'],
    [{ email: 'a@b.co', roles: 'CUSTOMER' }, "There is no role 'CUSTOMER'."],
    [{ email: 'a@b.co', types: 'OEM', customers: '1', enabled: 'maybe' }, "Enabled must be Yes or No, not 'maybe'."],
  ])('refuses %j: %s', (row, problem) => expect(readUserRow(row, customers)).toEqual({ problem }));

  test('refuses a customer that is the name of one customer and the ID of another', () => {
    const confusable = [
      { id: 1, shortName: 'northline' },
      { id: 2, shortName: '1' },
    ];
    const row = (named: string) =>
      readUserRow({ email: 'a@b.co', types: 'Standard User', customers: named }, confusable);
    expect(row('1')).toEqual({
      problem: "'1' is the name of one customer and the ID of another. Use 'northline' or '2'.",
    });
    expect(row('2')).toMatchObject({ user: { roles: ['CUSTOMER_2'] } });
    expect(row('Northline')).toMatchObject({ user: { roles: ['CUSTOMER_1'] } });
    const own = [{ id: 7, shortName: '7' }];
    expect(readUserRow({ email: 'a@b.co', types: 'Standard User', customers: '7' }, own)).toHaveProperty('user');
  });

  test("defaults to the caller's only customer, and accepts another", () => {
    const [own] = customers;
    const row = { email: 'a@b.co', types: 'Standard User' };
    expect(readUserRow(row, customers, own)).toMatchObject({ user: { roles: ['CUSTOMER_1'] } });
    expect(readUserRow({ ...row, customers: '2' }, customers, own)).toMatchObject({ user: { roles: ['CUSTOMER_2'] } });
    expect(readUserRow({ ...row, types: 'Administrator' }, customers, own)).toMatchObject({
      user: { roles: ['ADMINS'] },
    });
  });

  test.each([
    ['East; Boston yard;East', ['East', 'Boston yard']],
    ['-', []],
    ['', []],
    ['a\\;b; c', ['a;b', 'c']],
  ])('reads the groups %j', (groups, names) => {
    expect(readUserRow({ email: 'a@b.co', groups }, customers)).toMatchObject({ user: { groups: names } });
  });

  test('reads or refuses any text without throwing', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (email, types, names, roles) => {
        const read = readUserRow({ email, types, customers: names, roles }, customers);
        expect('user' in read || read.problem.length > 0).toBe(true);
      }),
    );
  });
});

test('lists operations with the roles that allow them, only with their feature', () => {
  const everything = Object.fromEntries(FEATURES.map(({ id }) => [id, true]));
  const find = (roles: string[], features: object, operation: string) =>
    allowedOperations(roles, features)
      .flatMap(({ operations }) => operations)
      .find((allowed) => allowed.operation === operation)?.through;
  expect(find(['CUSTOMER_ADMIN_3', 'TECHNICIAN'], {}, 'createUser')).toEqual(['CUSTOMER_ADMIN_3']);
  expect(find(['CUSTOMER_3', 'TECHNICIAN'], {}, 'trailerHistory')).toEqual(['CUSTOMER_3', 'TECHNICIAN']);
  expect(find(['CUSTOMER_3'], {}, 'createUser')).toBeUndefined();
  expect(find(['CUSTOMER_3'], {}, 'reeferUnit')).toBeUndefined();
  expect(find(['CUSTOMER_3'], everything, 'reeferUnit')).toEqual(['CUSTOMER_3']);
  expect(find(['CUSTOMER_3'], {}, 'me')).toBeUndefined();
});

test.each([
  ['on', '2026-11-01T05:00:00.000Z', '2026-11-02T06:00:00.000Z'],
  ['after', '2026-11-02T06:00:00.000Z', null],
  ['before', null, '2026-11-01T05:00:00.000Z'],
] as const)('filters %s a day of 25 hours', (kind, from, before) => {
  const condition = dateCondition(kind, { year: 2026, month: 11, day: 1 }, 'America/Chicago');
  expect([condition.from?.toISOString() ?? null, condition.before?.toISOString() ?? null]).toEqual([from, before]);
});
