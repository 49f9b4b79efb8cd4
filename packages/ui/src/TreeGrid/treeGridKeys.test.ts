import { expect, test } from 'vitest';
import { treeGridStep } from './treeGridKeys';

const tree = (key: string) => ({ kind: 'tree', key });
const column = (at: number) => ({ kind: 'column', column: at });

test.each([
  { key: 'ArrowRight', at: 0, branch: 'closed', step: tree('ArrowRight') },
  { key: 'ArrowRight', at: 0, branch: 'open', step: column(1) },
  { key: 'ArrowRight', at: 0, branch: undefined, step: column(1) },
  { key: 'ArrowRight', at: 2, branch: 'open', step: column(2) },
  { key: 'ArrowLeft', at: 0, branch: 'open', step: tree('ArrowLeft') },
  { key: 'ArrowLeft', at: 1, branch: 'open', step: column(0) },
  { key: 'Home', at: 0, branch: undefined, step: tree('Home') },
  { key: 'Home', at: 2, branch: undefined, step: column(1) },
  { key: 'End', at: 1, branch: undefined, step: column(2) },
  { key: 'End', at: 1, branch: undefined, ctrl: true, step: tree('End') },
  { key: 'ArrowDown', at: 2, branch: undefined, step: tree('ArrowDown') },
  { key: 'a', at: 2, branch: undefined, ctrl: true, step: undefined },
] as const)('$key on column $at of a $branch row', ({ key, at, branch, step, ...rest }) => {
  const ctrl = 'ctrl' in rest;
  expect(treeGridStep(key, ctrl, { column: at, columnCount: 3, branch, rtl: false })).toEqual(step);
  const side = key.replace(/Left|Right/, (found) => (found === 'Left' ? 'Right' : 'Left'));
  const mirrored = step && 'key' in step && step.key === key ? tree(side) : step;
  expect(treeGridStep(side, ctrl, { column: at, columnCount: 3, branch, rtl: true })).toEqual(mirrored);
});
