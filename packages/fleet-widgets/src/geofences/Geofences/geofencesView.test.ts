import type { Geofence } from '@gladhand/domain/geofences';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  decodeGeofences,
  EMPTY_GEOFENCES_VIEW,
  encodeGeofences,
  isMissing,
  matchingGeofences,
  selectedByName,
} from './geofencesView';

const geofence = (name: string, extra: Partial<Geofence> = {}) =>
  ({ name, category: 'yard', isActive: true, trailersInside: 0, ...extra }) as Geofence;
const LIST = [
  geofence('Dock', { trailersInside: 3 }),
  geofence('Old lot', { isActive: false }),
  geofence('Plant', { category: 'customerSite' }),
];

it.each([
  ['everything without filters', {}, ['Dock', 'Old lot', 'Plant']],
  ['a part of the name in any case', { search: ' LO' }, ['Old lot']],
  ['a category', { category: 'customerSite' }, ['Plant']],
  ['inactive ones', { isActive: false }, ['Old lot']],
  ['those with trailers', { hasTrailers: true }, ['Dock']],
  ['all filters combined', { hasTrailers: true, category: 'customerSite' }, []],
])('finds %s', (_, filters, names) => {
  expect(matchingGeofences(LIST, { ...EMPTY_GEOFENCES_VIEW, ...filters }).map(({ name }) => name)).toEqual(names);
});

it('keeps a view in a URL', () => {
  const view = fc.record({
    customerId: fc.option(fc.integer({ min: 1, max: 999 })),
    list: fc.constantFrom('geofences' as const, 'places' as const),
    search: fc.string(),
    category: fc.option(fc.constantFrom('yard', 'other', '01930000-0000-7000-8000-000000000009')),
    isActive: fc.option(fc.boolean()),
    hasTrailers: fc.boolean(),
    geofenceId: fc.constant('01930000-0000-7000-8000-000000000001'),
    name: fc.constant(null),
    placeId: fc.option(fc.constant('01930000-0000-7000-8000-000000000002')),
    start: fc.option(
      fc.record({
        lat: fc.integer({ min: -90_000, max: 90_000 }).map((milli) => milli / 1_000),
        lng: fc.integer({ min: -180_000, max: 180_000 }).map((milli) => milli / 1_000),
        name: fc.string(),
      }),
    ),
    isOpen: fc.boolean(),
    period: fc.constantFrom('now' as const, '7' as const, '31' as const),
    checkAt: fc.option(fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })),
  });
  fc.assert(
    fc.property(view, (given) => {
      const query = new URLSearchParams(encodeGeofences(given)).toString();
      expect(decodeGeofences(Object.fromEntries(new URLSearchParams(query)))).toEqual(given);
    }),
  );
  expect(
    decodeGeofences({ customer: '-1', category: 'garden', active: 'maybe', at: 'noon', new: 'here', list: 'x' }),
  ).toEqual(EMPTY_GEOFENCES_VIEW);
});

it.each([
  ['Old lot', 'old', false],
  ['DOCK', 'dock', false],
  ['Gone, Plant', 'plant', false],
  ['Gone', null, true],
])('selects %j by its name', (name, id, missing) => {
  const list = [
    geofence('Dock', { id: 'dock' }),
    geofence('Old lot', { id: 'old' }),
    geofence('Plant', { id: 'plant' }),
  ];
  const view = selectedByName(decodeGeofences({ customer: '1', name }), list);
  expect(view.geofenceId).toBe(id);
  expect(isMissing(view, list)).toBe(missing);
});

it('says that a selected geofence is missing', () => {
  expect(isMissing(decodeGeofences({ geofence: 'x' }), LIST)).toBe(true);
  expect(isMissing(EMPTY_GEOFENCES_VIEW, LIST)).toBe(false);
});
