import { FLEET_STATUS_FIELDS } from '@gladhand/domain/fleet-status';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodeView,
  EMPTY_VIEW,
  encodeView,
  FleetStatusScope,
  type FleetStatusView,
  selectedScope,
  summaryInput,
  viewInput,
  withFilter,
  withScope,
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
const anyView = fc.record({
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
/** A view that can be set: its filters are set one after another. */
const view: fc.Arbitrary<FleetStatusView> = anyView.map((all) =>
  all.filters.reduce<FleetStatusView>((before, { field, ...filter }) => withFilter(before, field, filter), {
    ...all,
    filters: [],
  }),
);

describe('a view in a URL', () => {
  it('is restored as it was written', () => {
    fc.assert(
      fc.property(view, (before) => {
        expect(decodeView(encodeView(before))).toEqual(before);
      }),
    );
  });

  it('is restored after URL encoding', () => {
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
    ['a customer that is not a number', { customer: 'abc' }],
    ['an empty condition', { 'f.vin': '~', 'f.lat': '..' }],
  ])('omits %s', (_, pairs) => {
    expect(decodeView(pairs)).toEqual(EMPTY_VIEW);
  });
});

describe('viewInput', () => {
  it('adds the status to the column filters', () => {
    const narrowed = withFilter({ ...EMPTY_VIEW, scope: 'critical' }, 'vin', { contains: '1GR' });
    expect(viewInput(narrowed).filters).toEqual([
      { field: 'vin', contains: '1GR' },
      { field: 'trailerHealthStatus', in: ['CRITICAL'] },
    ]);
  });

  it('removes an empty filter', () => {
    const narrowed = withFilter(EMPTY_VIEW, 'vin', { contains: '1GR' });
    expect(withFilter(narrowed, 'vin', { contains: '  ' }).filters).toEqual([]);
  });
});

describe('a segment and a filter on the same columns', () => {
  const good = { in: ['GOOD'] };
  const silent = { in: ['NA'] };

  it.each<[string, FleetStatusScope, string, { in: string[] }]>([
    ['health in Critical', 'critical', 'trailerHealthStatus', good],
    ['connectivity in Not reporting', 'notReporting', 'connectivityStatus', silent],
    ['connectivity in Critical', 'critical', 'connectivityStatus', silent],
  ])('replace each other: %s', (_, scope, field, filter) => {
    const filtered = withFilter({ ...EMPTY_VIEW, scope }, field, filter);
    expect(viewInput(filtered).filters).toEqual([{ field, ...filter }]);
    expect(selectedScope(filtered)).toBeUndefined();
    const scoped = withScope(withFilter(filtered, 'vin', { contains: '1GR' }), scope);
    expect(scoped.filters).toEqual([{ field: 'vin', contains: '1GR' }]);
    expect(selectedScope(scoped)).toBe(scope);
  });

  it('take the filter from a URL that has both', () => {
    const read = decodeView({ status: 'critical', 'f.trailerHealthStatus': 'GOOD' });
    expect(viewInput(read).filters).toEqual([{ field: 'trailerHealthStatus', ...good }]);
  });

  it('count the trailers that a click on each segment would show', () => {
    const filtered = withFilter(withFilter(EMPTY_VIEW, 'trailerHealthStatus', good), 'vin', { contains: '1GR' });
    expect(summaryInput(filtered).filters).toEqual([{ field: 'vin', contains: '1GR' }]);
  });
});
