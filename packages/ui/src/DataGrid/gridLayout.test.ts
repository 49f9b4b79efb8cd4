import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dropColumn,
  EMPTY_LAYOUT,
  moveColumn,
  nudgeColumn,
  orderedColumns,
  placeColumns,
  setColumnHidden,
  setColumnPinned,
  setColumnWidth,
} from './gridLayout';
import type { GridColumn, GridLayout } from './gridTypes';

const column = (id: string, width?: number): GridColumn<never> => ({
  id,
  title: id,
  width,
  cell: () => ({ text: '' }),
});
const columns = ['a', 'b', 'c', 'd'].map((id) => column(id, 100));
const ids = (layout: GridLayout, from = columns) => placeColumns(from, layout).map((entry) => entry.column.id);

describe('placeColumns', () => {
  it.each<[string, Partial<GridLayout>, string[]]>([
    ['the columns in their given order', {}, ['a', 'b', 'c', 'd']],
    ['the columns in the order of the layout', { order: ['d', 'a', 'b', 'c'] }, ['d', 'a', 'b', 'c']],
    ['pinned columns first', { pinned: ['c'] }, ['c', 'a', 'b', 'd']],
    ['no hidden columns', { hidden: ['a', 'd'] }, ['b', 'c']],
    [
      'all columns despite unknown ids',
      { order: ['x', 'b'], hidden: ['y'], pinned: ['z'] },
      ['b', 'c', 'd', 'a'].sort(),
    ],
  ])('shows %s', (_, layout, expected) => {
    const shown = ids({ ...EMPTY_LAYOUT, ...layout });
    expect(layout.order?.includes('x') ? shown.sort() : shown).toEqual(expected);
  });

  it('adds up offsets from the start edge', () => {
    const placed = placeColumns(columns, setColumnWidth(setColumnPinned(EMPTY_LAYOUT, 'b', true), 'b', 60));
    expect(placed.map(({ column: { id }, offset, width }) => [id, offset, width])).toEqual([
      ['b', 0, 60],
      ['a', 60, 100],
      ['c', 160, 100],
      ['d', 260, 100],
    ]);
  });

  it('puts a column that is newer than the saved layout in its natural place', () => {
    const saved: GridLayout = { ...EMPTY_LAYOUT, order: ['d', 'c', 'b', 'a'] };
    expect(
      orderedColumns([...columns.slice(0, 2), column('new'), ...columns.slice(2)], saved).map(({ id }) => id),
    ).toEqual(['d', 'c', 'b', 'new', 'a']);
  });
});

describe('moving columns', () => {
  it.each([
    ['d', 'a', ['d', 'a', 'b', 'c']],
    ['a', 'd', ['b', 'c', 'a', 'd']],
    ['b', undefined, ['a', 'c', 'd', 'b']],
    ['b', 'b', ['a', 'b', 'c', 'd']],
    ['nobody', 'b', ['a', 'b', 'c', 'd']],
  ])('moves %s before %s', (id, before, expected) => {
    expect(ids(moveColumn(columns, EMPTY_LAYOUT, id, before))).toEqual(expected);
  });

  it('nudges past hidden columns, but not across the pinned edge', () => {
    const layout = setColumnHidden(setColumnPinned(EMPTY_LAYOUT, 'a', true), 'c', true);
    expect(ids(nudgeColumn(columns, layout, 'b', 1))).toEqual(['a', 'd', 'b']);
    expect(nudgeColumn(columns, layout, 'b', -1)).toBe(layout);
    expect(nudgeColumn(columns, layout, 'd', 1)).toBe(layout);
  });

  it.each<[string, string, string[], string[]]>([
    ['c', 'a', ['c', 'a', 'b', 'd'], ['a', 'b', 'c']],
    ['c', 'b', ['a', 'c', 'b', 'd'], ['a', 'b', 'c']],
    ['a', 'c', ['b', 'a', 'c', 'd'], ['b']],
    ['b', 'd', ['a', 'c', 'b', 'd'], ['a']],
    ['b', 'a', ['b', 'a', 'c', 'd'], ['a', 'b']],
    ['d', 'c', ['a', 'b', 'd', 'c'], ['a', 'b']],
    ['a', 'a', ['a', 'b', 'c', 'd'], ['a', 'b']],
  ])('drops %s before %s, and pins or unpins it accordingly', (id, before, expected, pinned) => {
    const layout = dropColumn(columns, { ...EMPTY_LAYOUT, pinned: ['a', 'b'] }, id, before);
    expect(ids(layout)).toEqual(expected);
    expect([...layout.pinned].sort()).toEqual(pinned);
  });

  it.each<[string, string, 'before' | 'after']>([
    ['a', 'a', 'before'],
    ['a', 'b', 'before'],
    ['b', 'a', 'after'],
    ['a', 'nobody', 'after'],
    ['nobody', 'a', 'before'],
  ])('keeps the layout if %s is dropped onto %s (%s)', (id, target, side) => {
    const layout = { ...EMPTY_LAYOUT, pinned: ['a', 'b'] };
    expect(dropColumn(columns, layout, id, target, side)).toBe(layout);
  });

  it('shows a column where it was dropped, whatever is pinned or hidden', () => {
    const any = fc.constantFrom('a', 'b', 'c', 'd');
    fc.assert(
      fc.property(
        ...[any, any, fc.constantFrom('before' as const, 'after' as const)],
        ...[fc.uniqueArray(any), fc.uniqueArray(any), fc.uniqueArray(any)],
        (id, target, side, order, hidden, pinned) => {
          fc.pre(id !== target && !hidden.includes(id) && !hidden.includes(target));
          const shown = ids(dropColumn(columns, { ...EMPTY_LAYOUT, order, hidden, pinned }, id, target, side));
          expect(shown.indexOf(id)).toBe(shown.indexOf(target) + (side === 'before' ? -1 : 1));
        },
      ),
    );
  });

  it('never loses or duplicates a column', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd');
    const step = fc.oneof(
      fc.tuple(id, fc.option(id, { nil: undefined })).map(
        ([a, b]) =>
          (l: GridLayout) =>
            moveColumn(columns, l, a, b),
      ),
      fc.tuple(id, fc.constantFrom(-1 as const, 1 as const)).map(
        ([a, by]) =>
          (l: GridLayout) =>
            nudgeColumn(columns, l, a, by),
      ),
      fc.tuple(id, fc.boolean()).map(
        ([a, on]) =>
          (l: GridLayout) =>
            setColumnPinned(l, a, on),
      ),
      fc.tuple(id, fc.boolean()).map(
        ([a, on]) =>
          (l: GridLayout) =>
            setColumnHidden(l, a, on),
      ),
    );
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const layout = steps.reduce((before, apply) => apply(before), EMPTY_LAYOUT);
        expect([...ids(layout), ...layout.hidden].sort()).toEqual(['a', 'b', 'c', 'd']);
      }),
    );
  });
});

describe('setColumnWidth', () => {
  it.each([
    [100.4, 100],
    [1, 56],
    [5000, 800],
    [undefined, undefined],
  ])('%s px becomes %s', (given, kept) => {
    expect(setColumnWidth(setColumnWidth(EMPTY_LAYOUT, 'a', 90), 'a', given).widths.a).toBe(kept);
  });
});
