import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectedOf } from './selectedOf';
import { selectRange, toggleIds } from './selectRange';

const id: fc.Arbitrary<string> = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
/** Rows by their index; some are still loading. */
const rows = fc
  .uniqueArray(id, { maxLength: 6 })
  .chain((ids) =>
    fc
      .array(fc.boolean(), { minLength: ids.length, maxLength: ids.length })
      .map((loaded) => ids.map((each, index) => (loaded[index] ? each : undefined))),
  );
const place = fc.nat({ max: 7 });

describe('selectRange', () => {
  it('toggles the range to match its last row, and leaves other rows unchanged', () => {
    fc.assert(
      fc.property(rows, fc.uniqueArray(id), place, place, (ids, chosen, from, to) => {
        const before = new Set(chosen);
        const target = ids[to];
        const after = selectRange(before, (index) => ids[index], from, to);
        for (const each of ['a', 'b', 'c', 'd', 'e', 'f']) {
          const at = ids.indexOf(each);
          const inRange = at >= 0 && ((from <= at && at <= to) || (to <= at && at <= from));
          const expected = target !== undefined && inRange ? !before.has(target) : before.has(each);
          expect(after.has(each)).toBe(expected);
        }
        expect([...before]).toEqual(chosen);
      }),
    );
  });

  it('returns the same set if nothing changes', () => {
    const selected = new Set(['a']);
    expect(selectRange(selected, () => undefined, 0, 3)).toBe(selected);
  });
});

describe('toggleIds', () => {
  it('selects all, or clears them if all are selected', () => {
    fc.assert(
      fc.property(fc.uniqueArray(id, { minLength: 1 }), fc.uniqueArray(id), (ids, chosen) => {
        const all = toggleIds(new Set(chosen), ids);
        const wasAll = ids.every((each) => chosen.includes(each));
        expect(selectedOf(all, ids)).toBe(!wasAll);
        for (const each of chosen) if (!ids.includes(each)) expect(all.has(each)).toBe(true);
      }),
    );
  });

  it.each([
    [[], ['a', 'b'], false],
    [['a'], ['a', 'b'], 'mixed'],
    [['a', 'b', 'c'], ['a', 'b'], true],
    [['a'], [], false],
  ])('with %j selected, reports %j as %s', (selected, ids, expected) => {
    expect(selectedOf(new Set(selected), ids)).toBe(expected);
  });
});
