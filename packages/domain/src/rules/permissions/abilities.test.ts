import { describe, expect, it, test } from 'vitest';
import { FEATURES_ON } from '../features/featuresOn';
import { allowedOperations } from '../users/allowedOperations';
import { ABILITIES, abilitiesOf } from './abilities';
import { PERMISSIONS } from './permissionTable';

describe.each(ABILITIES)('$label', ({ operations, screen }) => {
  it('requires the same roles and feature for each operation, and belongs to a screen', () => {
    const rows = operations.map((operation) => PERMISSIONS[operation]);
    for (const row of rows) {
      expect(row?.kind).toBe('operation');
      expect([row?.allowed, row?.feature]).toEqual([rows[0]?.allowed, rows[0]?.feature]);
    }
    expect(PERMISSIONS[`screen:${screen}`].kind).toBe('screen');
  });
});

test('no operation or label belongs to two abilities', () => {
  const operations = ABILITIES.flatMap((ability) => ability.operations);
  expect(new Set(operations).size).toBe(operations.length);
  expect(new Set(ABILITIES.map(({ label }) => label)).size).toBe(ABILITIES.length);
});

const abilityGroups = (roles: string[], features: object = FEATURES_ON) =>
  abilitiesOf(
    roles,
    allowedOperations(roles, features).flatMap(({ operations }) => operations),
  );
const labels = (roles: string[], features?: object) =>
  abilityGroups(roles, features).flatMap(({ abilities }) => abilities.map(({ label }) => label));

test.each([
  [['DEALER'], []],
  [['OEM', 'CUSTOMER_1'].slice(0, 1), ['Transfer trailers to another customer']],
  [
    ['TECHNICIAN'],
    [
      'Open a trailer with its sensors, faults and history',
      'See the lifecycles of ABS faults',
      'See service centers, inspections and maintenance',
      'Email diagnostics to a service center',
    ],
  ],
  [
    ['INSTALLER'],
    [
      'Open a trailer with its sensors, faults and history',
      'See service centers, inspections and maintenance',
      'Transfer trailers to another customer',
    ],
  ],
])('returns the abilities of %j', (roles, expected) => expect(labels(roles)).toEqual(expected));

test('administrators have every ability, but reefer units only with the feature', () => {
  expect(labels(['ADMINS'])).toHaveLength(ABILITIES.length);
  expect(abilityGroups(['ADMINS'], {}).map(({ group }) => group)).not.toContain('Refrigeration units');
  const [reefer] = abilityGroups(['CUSTOMER_3']).find(({ group }) => group === 'Refrigeration units')?.abilities ?? [];
  expect(reefer).toEqual({
    label: 'See refrigeration units, temperatures and commands',
    through: ['CUSTOMER_3'],
    feature: 'ThermoKing',
  });
});
