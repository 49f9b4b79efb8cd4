import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ClientRows, type GridTextFilter } from './clientRows';
import type { GridColumn, GridRows } from './gridTypes';

interface Parcel {
  city: string;
  weightLbs: number | undefined;
}

const COLUMNS: GridColumn<Parcel>[] = [
  { id: 'city', title: 'City', cell: ({ city }) => ({ text: city }) },
  {
    id: 'weight',
    title: 'Weight',
    cell: ({ weightLbs }) => (weightLbs === undefined ? { text: 'N/A', state: 'missing' } : { text: `${weightLbs}` }),
    value: ({ weightLbs }) => weightLbs,
  },
];

const PARCELS: Parcel[] = [
  { city: 'Toledo', weightLbs: 90 },
  { city: 'Macon', weightLbs: undefined },
  { city: 'Amarillo', weightLbs: 8 },
  { city: 'macon', weightLbs: 100 },
];

const listed = <Row>(rows: GridRows<Row>): Row[] =>
  Array.from({ length: rows.count }, (_, index) => rows.at(index) as Row);
const weights = (rows: GridRows<Parcel>) => listed(rows).map(({ weightLbs }) => weightLbs);

describe('ClientRows', () => {
  it.each([
    ['ascending', true, [8, 90, 100, undefined]],
    ['descending', false, [100, 90, 8, undefined]],
  ])('sorts %s by value, with unknown values last', (_, ascending, expected) => {
    expect(weights(new ClientRows(PARCELS, COLUMNS).view({ columnId: 'weight', ascending }))).toEqual(expected);
  });

  it('filters by text in any case, and keeps unknown values last', () => {
    const rows = new ClientRows(PARCELS, COLUMNS);
    const filters = [{ columnId: 'city', contains: 'MAC' }];
    expect(weights(rows.view({ columnId: 'weight', ascending: false }, filters))).toEqual([100, undefined]);
    expect(weights(rows.view(undefined, filters))).toEqual([undefined, 100]);
  });

  it('reads the values of a column only once', () => {
    const value = vi.fn(({ weightLbs }: Parcel) => weightLbs);
    const rows = new ClientRows(PARCELS, [{ ...(COLUMNS[1] as GridColumn<Parcel>), value }]);
    rows.view({ columnId: 'weight', ascending: true });
    rows.view({ columnId: 'weight', ascending: false });
    rows.view({ columnId: 'weight', ascending: true });
    expect(value).toHaveBeenCalledTimes(PARCELS.length);
  });

  it('returns the same rows as a fresh sort and filter, regardless of earlier views', () => {
    const parcel = fc.record({
      city: fc.string({ unit: fc.constantFrom('a', 'b', 'C'), maxLength: 4 }),
      weightLbs: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
    });
    const question = fc.record({
      sort: fc.option(fc.record({ columnId: fc.constantFrom('city', 'weight'), ascending: fc.boolean() }), {
        nil: undefined,
      }),
      filters: fc.array(
        fc.record({
          columnId: fc.constantFrom('city', 'weight'),
          contains: fc.string({ unit: fc.constantFrom('a', 'B', 'c', '1'), maxLength: 2 }),
        }),
        { maxLength: 2 },
      ),
    });
    fc.assert(
      fc.property(fc.array(parcel, { maxLength: 12 }), fc.array(question, { maxLength: 6 }), (parcels, questions) => {
        const rows = new ClientRows(parcels, COLUMNS);
        for (const { sort, filters } of questions) {
          const view = listed(rows.view(sort, filters));
          const kept = parcels.filter((each) => matches(each, filters));
          expect(new Set(view)).toEqual(new Set(kept));
          expect(view).toHaveLength(kept.length);
          expect(inOrder(view, sort)).toBe(true);
        }
      }),
    );
  });
});

function matches(parcel: Parcel, filters: readonly GridTextFilter[]): boolean {
  const texts: Record<string, string> = { city: parcel.city, weight: `${parcel.weightLbs ?? 'N/A'}` };
  return filters.every(({ columnId, contains }) => texts[columnId]?.toLowerCase().includes(contains.toLowerCase()));
}

function inOrder(view: readonly Parcel[], sort: { columnId: string; ascending: boolean } | undefined): boolean {
  if (!sort) return true;
  return view.every((parcel, index) => {
    const before = view[index - 1];
    if (!before) return true;
    const [a, b] = [before, parcel].map((each) => (sort.columnId === 'city' ? each.city : each.weightLbs));
    if (a === undefined || b === undefined) return b === undefined;
    return sort.ascending ? a <= b : a >= b;
  });
}
