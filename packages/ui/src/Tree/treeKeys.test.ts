import { describe, expect, test } from 'vitest';
import { indexTree } from './treeIndex';
import { TypeAhead, treeStep } from './treeKeys';
import { TreeView } from './treeView';

const view = new TreeView(
  indexTree([
    {
      id: 'ohio',
      label: 'Ohio',
      children: [
        { id: 'toledo', label: 'Toledo' },
        { id: 'yard', label: 'Toledo yard', children: [{ id: 'dock', label: 'Dock' }] },
      ],
    },
    { id: 'iowa', label: 'Iowa' },
  ]),
  ['ohio'],
);
const [OHIO, TOLEDO, YARD, IOWA] = [0, 1, 2, 3];
const go = (row: number) => ({ kind: 'go', row });

describe('treeStep', () => {
  test.each([
    { key: 'ArrowDown', row: OHIO, step: go(TOLEDO) },
    { key: 'ArrowDown', row: IOWA, step: go(IOWA) },
    { key: 'ArrowUp', row: OHIO, step: go(OHIO) },
    { key: 'Home', row: IOWA, step: go(OHIO) },
    { key: 'End', row: OHIO, step: go(IOWA) },
    { key: 'PageDown', row: OHIO, step: go(YARD) },
    { key: 'PageUp', row: IOWA, step: go(TOLEDO) },
    { key: 'ArrowRight', row: OHIO, step: go(TOLEDO) },
    { key: 'ArrowRight', row: YARD, step: { kind: 'open' } },
    { key: 'ArrowRight', row: IOWA, step: undefined },
    { key: 'ArrowLeft', row: OHIO, step: { kind: 'close' } },
    { key: 'ArrowLeft', row: YARD, step: go(OHIO) },
    { key: 'ArrowLeft', row: IOWA, step: undefined },
    { key: '*', row: YARD, step: { kind: 'openSiblings' } },
    { key: 'a', row: YARD, step: undefined },
  ])('handles $key on row $row', ({ key, row, step }) => {
    expect(treeStep(key, { view, row: row as number, pageRows: 2, rtl: false })).toEqual(step);
    const mirrored = key.replace(/Left|Right/, (side) => (side === 'Left' ? 'Right' : 'Left'));
    expect(treeStep(mirrored, { view, row: row as number, pageRows: 2, rtl: true })).toEqual(step);
  });
});

describe('TypeAhead', () => {
  test.each([
    { keys: [['t', 0]], from: OHIO, found: TOLEDO },
    {
      keys: [
        ['t', 0],
        ['t', 100],
      ],
      from: OHIO,
      found: YARD,
    },
    {
      keys: [
        ['o', 0],
        ['h', 100],
      ],
      from: OHIO,
      found: OHIO,
    },
    {
      keys: [
        ['t', 0],
        ['i', 700],
      ],
      from: TOLEDO,
      found: IOWA,
    },
    {
      keys: [
        ['T', 0],
        ['o', 1],
        ['l', 2],
        ['e', 3],
        ['d', 4],
        ['o', 5],
        [' ', 6],
        ['y', 7],
      ],
      from: OHIO,
      found: YARD,
    },
    { keys: [['x', 0]], from: OHIO, found: -1 },
  ] as const)('finds the row for $keys', ({ keys, from, found }) => {
    const ahead = new TypeAhead();
    let row = from as number;
    for (const [letter, atMs] of keys) {
      const next = ahead.type(letter, atMs, view, row);
      if (next >= 0 || keys.length === 1) row = next;
    }
    expect(row).toBe(found);
  });
});
