import { FLEET_STATUS_FIELDS } from '@gladhand/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodeView,
  EMPTY_VIEW,
  encodeView,
  FleetStatusScope,
  type FleetStatusView,
  viewInput,
  withFilter,
} from './fleetStatusView';

const instant = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((d) => d.toISOString());
const number = fc.integer({ min: -5000, max: 50_000 });
const condition = fc.oneof(
  fc
    .string({ minLength: 1, maxLength: 20 })
    .filter((text) => text.trim() !== '')
    .map((contains) => ({ contains })),
  fc
    .uniqueArray(fc.constantFrom('CRITICAL', 'CAUTION', 'NA', 'GO_SOLAR', 'Dry Van'), { minLength: 1 })
    .map((values) => ({ in: values })),
  fc.record({ min: number, max: number }),
  fc.record({ from: instant, before: instant }),
);
const view: fc.Arbitrary<FleetStatusView> = fc.record({
  customerId: fc.option(fc.integer({ min: 1, max: 9999 }), { nil: null }),
  search: fc.string({ maxLength: 20 }).map((text) => text.trim()),
  scope: fc.constantFrom(...Object.values(FleetStatusScope)),
  filters: fc.uniqueArray(
    fc
      .tuple(fc.constantFrom(...FLEET_STATUS_FIELDS.map(({ id }) => id)), condition)
      .map(([field, rest]) => ({ field, ...rest })),
    { selector: ({ field }) => field, maxLength: 5 },
  ),
  sort: fc.option(
    fc.record({
      sortBy: fc.constantFrom(...FLEET_STATUS_FIELDS.filter(({ sortable }) => sortable).map(({ id }) => id)),
      sortAsc: fc.boolean(),
    }),
    { nil: undefined },
  ),
});

describe('a view in a URL', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(view, (before) => {
        expect(decodeView(encodeView(before))).toEqual(before);
      }),
    );
  });

  it('survives a URL', () => {
    fc.assert(
      fc.property(view, (before) => {
        const search = new URLSearchParams(encodeView(before)).toString();
        expect(decodeView(Object.fromEntries(new URLSearchParams(search)))).toEqual(before);
      }),
    );
  });

  it.each<[string, Record<string, string>]>([
    ['an unknown column', { 'f.nonsense': 'a|b' }],
    ['an unknown sort', { sort: '-nonsense' }],
    ['a column that cannot be sorted', { sort: 'group' }],
    ['an unknown status', { status: 'sleepy' }],
    ['a customer that is no number', { customer: 'abc' }],
    ['an empty condition', { 'f.vin': '~', 'f.lat': '..' }],
  ])('leaves out %s', (_, pairs) => {
    expect(decodeView(pairs)).toEqual(EMPTY_VIEW);
  });
});

describe('viewInput', () => {
  it('adds the status to the filters of the columns', () => {
    const narrowed = withFilter({ ...EMPTY_VIEW, scope: 'critical' }, 'vin', { contains: '1GR' });
    expect(viewInput(narrowed).filters).toEqual([
      { field: 'vin', contains: '1GR' },
      { field: 'trailerHealthStatus', in: ['CRITICAL'] },
    ]);
  });

  it('takes a filter away when nothing is left of it', () => {
    const narrowed = withFilter(EMPTY_VIEW, 'vin', { contains: '1GR' });
    expect(withFilter(narrowed, 'vin', { contains: '  ' }).filters).toEqual([]);
  });
});
