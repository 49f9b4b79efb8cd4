import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canChoose, firstRow, rowByKey } from './listKeys';
import type { ListRow } from './options';

/** Rows from a string of kinds: `a` for all, `h` for a heading, `o` for an option, `d` for a disabled option. */
const rowsOf = (kinds: string): ListRow[] =>
  [...kinds].map((kind, at): ListRow => {
    if (kind === 'a') return { kind: 'all', text: 'All' };
    if (kind === 'h') return { kind: 'heading', text: 'Midwest' };
    return { kind: 'option', option: { value: String(at), label: 'x', disabled: kind === 'd' } };
  });

describe('rowByKey', () => {
  test.each([
    ['ArrowDown', 'oooo', 1, 2],
    ['ArrowDown', 'oddo', 0, 3],
    ['ArrowDown', 'hooo', 3, 1],
    ['ArrowDown', 'oooo', -1, 0],
    ['ArrowUp', 'oooo', 0, 3],
    ['ArrowUp', 'oooo', -1, 3],
    ['ArrowUp', 'hoho', 3, 1],
    ['Home', 'hdoo', 3, 2],
    ['End', 'oodd', 0, 1],
    ['PageDown', 'o'.repeat(30), 5, 15],
    ['PageDown', 'o'.repeat(30), 25, 29],
    ['PageUp', `h${'o'.repeat(30)}`, 5, 1],
    ['ArrowDown', 'hdd', 0, -1],
    ['ArrowDown', '', -1, -1],
  ])('%s in %s moves from %i to %i', (key, kinds, from, to) => {
    expect(rowByKey(rowsOf(kinds), from, key)).toBe(to);
  });

  test('ignores other keys', () => {
    expect(rowByKey(rowsOf('ooo'), 0, 'F2')).toBeUndefined();
  });

  test('never reaches a row that cannot be selected', () => {
    const kinds = fc.array(fc.constantFrom('a', 'h', 'o', 'd'), { maxLength: 40 });
    const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End');
    fc.assert(
      fc.property(kinds, keys, fc.nat(), (made, key, place) => {
        const rows = rowsOf(made.join(''));
        const to = rowByKey(rows, (place % (rows.length + 1)) - 1, key) as number;
        expect(to >= 0 ? canChoose(rows[to]) : !rows.some(canChoose)).toBe(true);
      }),
    );
  });
});

describe('firstRow', () => {
  test.each([
    { why: 'is the current option', kinds: 'hooo', current: '2', typed: false, at: 2 },
    { why: 'is the line for all options', kinds: 'aoo', current: undefined, typed: false, at: 0 },
    { why: 'is an option while text is typed', kinds: 'ahdo', current: undefined, typed: true, at: 3 },
    { why: 'is -1 if nothing can be selected', kinds: 'hd', current: 'gone', typed: false, at: -1 },
  ])('$why', ({ kinds, current, typed, at }) => {
    expect(firstRow(rowsOf(kinds), current, typed)).toBe(at);
  });
});
