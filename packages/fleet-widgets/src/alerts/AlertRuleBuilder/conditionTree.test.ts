import { type AlertCondition, conditionProblems } from '@gladhand/domain/alerts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  added,
  conditionOf,
  draftLeaf,
  draftLeaves,
  draftOfCondition,
  keyAt,
  moved,
  removed,
  withKind,
  withLeaf,
} from './conditionTree';

const fuel = (percent: number): AlertCondition => ({ kind: 'fuelBelow', percent });
const TREE: AlertCondition = { kind: 'all', of: [fuel(1), { kind: 'any', of: [fuel(2), fuel(3)] }, fuel(4)] };

/** The percentages in order; a group is a list. */
const shape = (condition: AlertCondition): unknown =>
  condition.kind === 'all' || condition.kind === 'any'
    ? condition.of.map(shape)
    : condition.kind === 'fuelBelow' && condition.percent;

const draft = draftOfCondition(TREE);
const keyOf = (percent: number) =>
  draftLeaves(draft).find(({ leaf }) => leaf.kind === 'fuelBelow' && leaf.percent === percent)?.key ?? '';

it.each<[number, -1 | 1, unknown]>([
  [1, -1, [1, [2, 3], 4]],
  [1, 1, [[1, 2, 3], 4]],
  [2, -1, [1, 2, 3, 4]],
  [2, 1, [1, [3, 2], 4]],
  [3, 1, [1, 2, 3, 4]],
  [4, -1, [1, [2, 3, 4]]],
  [4, 1, [1, [2, 3], 4]],
])('moves condition %i by %i', (percent, by, expected) => {
  expect(shape(conditionOf(moved(draft, keyOf(percent), by)))).toEqual(expected);
});

it('moves a group as a whole', () => {
  const group = draft.parts[1]?.key ?? '';
  expect(shape(conditionOf(moved(draft, group, 1)))).toEqual([1, 4, [2, 3]]);
});

it('removes, adds, replaces and regroups', () => {
  expect(shape(conditionOf(removed(draft, keyOf(2))))).toEqual([1, 3, 4]);
  expect(shape(conditionOf(removed(draft, draft.parts[1]?.key ?? '')))).toEqual([1, 4]);
  expect(
    shape(conditionOf(added(draft, draft.parts[1]?.key ?? '', draftLeaf({ kind: 'fuelBelow', percent: 9 })))),
  ).toEqual([1, [2, 3, 9], 4]);
  expect(shape(conditionOf(withLeaf(draft, keyOf(3), { kind: 'fuelBelow', percent: 8 })))).toEqual([1, [2, 8], 4]);
  expect(conditionOf(withKind(draft, draft.key, 'any')).kind).toBe('any');
});

it('reads back what it writes, and finds every condition by its path', () => {
  const leaf = fc.integer({ min: 1, max: 99 }).map(fuel);
  const group = fc.record({
    kind: fc.constantFrom('all' as const, 'any' as const),
    of: fc.array(leaf, { minLength: 2, maxLength: 3 }),
  });
  const tree = fc.record({
    kind: fc.constantFrom('all' as const, 'any' as const),
    of: fc.array(fc.oneof(leaf, group), { minLength: 2, maxLength: 3 }),
  });
  fc.assert(
    fc.property(tree, (condition) => {
      const root = draftOfCondition(condition);
      expect(conditionOf(root)).toEqual(condition);
      expect(conditionProblems(condition)).toEqual([]);
      expect(root.parts.map((_, at) => keyAt(root, ['of', at]))).toEqual(root.parts.map(({ key }) => key));
    }),
  );
});

it('never loses a condition by moving it', () => {
  const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.constantFrom(-1 as const, 1 as const)), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(steps, (list) => {
      const end = list.reduce((tree, [percent, by]) => moved(tree, keyOf(percent), by), draft);
      expect(
        draftLeaves(end)
          .map(({ key }) => key)
          .toSorted(),
      ).toEqual(
        draftLeaves(draft)
          .map(({ key }) => key)
          .toSorted(),
      );
    }),
  );
});
