import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ROLES, RoleKind } from '../../vocabulary/roles';
import { creatableUserTypes, mayGrantRoles, rolesForUserTypes } from './creatableUserTypes';
import { customerIdOf, parseRole, parseRoles, roleName } from './parseRoles';
import { roleLabel, userTypeLabels } from './roleLabel';
import { roleScope } from './roleScope';

describe('parseRole', () => {
  test.each([
    ['CUSTOMER_12', 'CUSTOMER', 12],
    ['CUSTOMER_ADMIN_12', 'CUSTOMER_ADMIN', 12],
    ['CUSTOMER_INSTALLER', 'CUSTOMER_INSTALLER', undefined],
    ['ADMINS', 'ADMINS', undefined],
    ['GO_INSTALLER_CUSTOMER', 'GO_INSTALLER_CUSTOMER', undefined],
  ])('%s', (name, kind, customerId) => {
    expect(parseRole(name)).toEqual({ name, kind, customerId });
  });

  test.each([
    'CUSTOMER',
    'CUSTOMER_ADMIN',
    'CUSTOMER_0',
    'CUSTOMER_-1',
    'CUSTOMER_12x',
    'XCUSTOMER_12',
    'customer_12',
    'CUSTOMER_ADMIN_',
    'CUSTOMER_INSTALLER_4',
    'ADMINS_1',
    '',
    'toString',
  ])('%s is not a role', (name) => expect(parseRole(name)).toBeUndefined());

  test('a role can be parsed and written back', () => {
    const role = fc.record({
      kind: fc.constantFrom(...Object.values(RoleKind)),
      id: fc.integer({ min: 1, max: 999_999_999 }),
    });
    fc.assert(
      fc.property(role, ({ kind, id }) => {
        const name = roleName(kind, id);
        expect(parseRole(name)).toMatchObject({ name, kind });
      }),
    );
  });

  test('reads a comma-separated text like a list', () => {
    expect(parseRoles('OEM, CUSTOMER_4,nonsense').map(({ name }) => name)).toEqual(['OEM', 'CUSTOMER_4']);
    expect(customerIdOf(['OEM', 'CUSTOMER_4'])).toBe(4);
    expect(customerIdOf(['ADMINS'])).toBeUndefined();
  });
});

test.each([
  [['ADMINS'], 'Administrator'],
  [['CUSTOMER_ADMIN_3'], 'Administrator'],
  [['SUPPORT'], 'Administrator'],
  [['CUSTOMER_3'], 'Standard User'],
  [['OEM', 'CUSTOMER_3'], 'Standard User'],
  [['CUSTOMER_INSTALLER', 'CUSTOMER_3'], 'Installer'],
  [['OEM_INSTALLER', 'CUSTOMER_3'], 'Installer'],
  [['DEALER', 'CUSTOMER_3'], 'Dealer'],
  [['TECHNICIAN'], 'Technician'],
  [['DEVELOPER'], 'Developer'],
  [[], '-'],
])('labels %j as %s', (roles, label) => expect(roleLabel(roles)).toBe(label));

test('omits customer roles that only grant customers from the type column', () => {
  expect(userTypeLabels(['OEM', 'CUSTOMER_3', 'CUSTOMER_4'])).toEqual(['OEM']);
  expect(userTypeLabels(['CUSTOMER_3', 'CUSTOMER_ADMIN_4'])).toEqual(['Standard User', 'Account Administrator']);
});

describe('roleScope', () => {
  const customers = (customerIds: number[], groupBoundCustomerIds: number[]) => ({
    kind: 'customers',
    customerIds,
    groupBoundCustomerIds,
  });

  test.each([
    [['ADMINS'], { kind: 'all' }],
    [['VIEW_ONLY_ADMIN', 'CUSTOMER_2'], { kind: 'all' }],
    [['GO_INSTALLER_ALL_CUSTOMERS'], { kind: 'all' }],
    [['CUSTOMER_2'], customers([], [2])],
    [['CUSTOMER_ADMIN_2'], customers([2], [])],
    [['CUSTOMER_ADMIN_2', 'CUSTOMER_2', 'CUSTOMER_7'], customers([2], [7])],
    [['OEM', 'CUSTOMER_9', 'CUSTOMER_2'], customers([2, 9], [])],
    [['CUSTOMER_INSTALLER', 'CUSTOMER_2'], customers([2], [])],
    [['OEM'], { kind: 'none' }],
    [['DEALER'], { kind: 'none' }],
    [['DEVELOPER'], { kind: 'none' }],
    [[], { kind: 'none' }],
    [['TECHNICIAN'], { kind: 'technician', customerIds: [], groupBoundCustomerIds: [] }],
    [['TECHNICIAN', 'CUSTOMER_5'], { kind: 'technician', customerIds: [], groupBoundCustomerIds: [5] }],
  ])('%j', (roles, expected) => expect(roleScope(roles)).toEqual(expected));

  test('another role never reduces access, and the order does not matter', () => {
    const name = fc.oneof(
      fc.constantFrom(...ROLES.map(({ id }) => id)),
      fc.integer({ min: 1, max: 4 }).map((id) => `CUSTOMER_${id}`),
      fc.integer({ min: 1, max: 4 }).map((id) => `CUSTOMER_ADMIN_${id}`),
    );
    const rank = (roles: string[], customer: number) => {
      const scope = roleScope(roles);
      if (scope.kind === 'all') return 3;
      if (scope.kind === 'none') return 0;
      return scope.customerIds.includes(customer) ? 2 : scope.groupBoundCustomerIds.includes(customer) ? 1 : 0;
    };
    fc.assert(
      fc.property(fc.array(name, { maxLength: 5 }), name, fc.integer({ min: 1, max: 4 }), (roles, extra, customer) => {
        expect(rank([...roles, extra], customer)).toBeGreaterThanOrEqual(rank(roles, customer));
        expect(roleScope([...roles].reverse())).toEqual(roleScope(roles));
      }),
    );
  });
});

describe('creating users', () => {
  test.each([
    [['ADMINS'], 14],
    [['CUSTOMER_ADMIN_1'], 4],
    [['VIEW_ONLY_ADMIN'], 0],
    [['CUSTOMER_1'], 0],
  ])('%j can create %i types', (roles, count) => expect(creatableUserTypes(roles)).toHaveLength(count));

  test('an account administrator can create exactly these types', () => {
    expect(creatableUserTypes(['CUSTOMER_ADMIN_1']).map((type) => type.labelForCustomerAdmin)).toEqual([
      'Standard User',
      'Account Administrator',
      'Customer Installer',
      'GO Installer',
    ]);
  });

  test.each([
    [[{ type: 'customer', customerIds: [2, 3] }], ['CUSTOMER_2', 'CUSTOMER_3']],
    [[{ type: 'customerAdmin', customerIds: [2] }], ['CUSTOMER_ADMIN_2']],
    [
      [
        { type: 'oem', customerIds: [2] },
        { type: 'customer', customerIds: [2] },
      ],
      ['CUSTOMER_2', 'OEM'],
    ],
    [[{ type: 'administrator', customerIds: [2] }], ['ADMINS']],
  ] as const)('turns %j into %j', (chosen, names) => expect(rolesForUserTypes(chosen)).toEqual(names));

  test.each([
    [['ADMINS'], ['ADMINS'], true],
    [['ADMINS'], ['CUSTOMER_9'], true],
    [['ADMINS'], ['NONSENSE'], false],
    [['ADMINS'], [], false],
    [['CUSTOMER_ADMIN_1'], ['CUSTOMER_1'], true],
    [['CUSTOMER_ADMIN_1'], ['CUSTOMER_ADMIN_1'], true],
    [['CUSTOMER_ADMIN_1'], ['CUSTOMER_2'], false],
    [['CUSTOMER_ADMIN_1'], ['CUSTOMER_1', 'ADMINS'], false],
    [['CUSTOMER_ADMIN_1'], ['CUSTOMER_INSTALLER', 'CUSTOMER_1'], true],
    [['CUSTOMER_ADMIN_1'], ['CUSTOMER_INSTALLER'], false],
    [['CUSTOMER_ADMIN_1'], ['OEM', 'CUSTOMER_1'], false],
    [['VIEW_ONLY_ADMIN'], ['CUSTOMER_1'], false],
    [['CUSTOMER_1'], ['CUSTOMER_1'], false],
  ])('%j can grant %j: %s', (names, granted, allowed) => expect(mayGrantRoles(names, granted)).toBe(allowed));
});
