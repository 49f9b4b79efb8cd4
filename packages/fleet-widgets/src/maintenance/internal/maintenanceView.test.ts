import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  decodeMaintenance,
  EMPTY_MAINTENANCE_VIEW,
  encodeMaintenance,
  filterCount,
  isFiltered,
  type MaintenanceView,
} from './maintenanceView';

const views: fc.Arbitrary<MaintenanceView> = fc.record({
  customerId: fc.option(fc.integer({ min: 1, max: 99 })),
  kind: fc.constantFrom(null, 'amberLamp', 'plannedWork'),
  state: fc.constantFrom(null, 'critical', 'snoozed'),
  trailerStates: fc.constantFrom([], ['critical'], ['critical', 'notReporting']),
  geofence: fc.option(fc.string({ minLength: 1 })),
  groups: fc.array(fc.string()),
  search: fc.string(),
  mine: fc.boolean(),
  order: fc.constantFrom('score', 'since', 'miles'),
  issueId: fc.option(fc.uuid()),
  hasTemplates: fc.boolean(),
});

it('comes back from a URL', () =>
  fc.assert(
    fc.property(views, (view) => {
      const query = new URLSearchParams(encodeMaintenance(view)).toString();
      expect(decodeMaintenance(Object.fromEntries(new URLSearchParams(query)))).toEqual(view);
    }),
  ));

it('ignores unknown values', () => {
  const params = { customer: 'x', kind: 'x', state: 'x', trailers: 'snoozed', groups: '{', order: 'x', mine: 'yes' };
  expect(decodeMaintenance(params)).toEqual(EMPTY_MAINTENANCE_VIEW);
  expect(encodeMaintenance(EMPTY_MAINTENANCE_VIEW)).toEqual({});
});

it('counts its filters', () => {
  const view = { ...EMPTY_MAINTENANCE_VIEW, groups: ['East', 'West'], mine: true };
  expect([filterCount(view), isFiltered(view)]).toEqual([2, true]);
  expect(isFiltered({ ...EMPTY_MAINTENANCE_VIEW, customerId: 1, order: 'miles' })).toBe(false);
  expect(isFiltered({ ...EMPTY_MAINTENANCE_VIEW, kind: 'amberLamp' })).toBe(true);
});
