import type { ExplainedCondition, ExplainedPart } from '@gladhand/domain/alerts';
import { expect, it } from 'vitest';
import { firstUnmet } from './firstUnmet';

const leaf = (truth: boolean | null): ExplainedPart => ({
  ...{ kind: 'leaf', leaf: { kind: 'tow' }, truth, state: 'clear', value: null, reportedAt: null },
  ...{ since: null, dueAt: null, threshold: null, unknown: null },
});
const group = (kind: 'all' | 'any', truth: boolean | null, ...parts: ExplainedCondition[]): ExplainedCondition => ({
  ...{ kind, truth, of: parts },
});

it('passes by what holds, and groups that hold anyway', () => {
  const wanted = leaf(false);
  const held = group('any', true, leaf(false), leaf(true));
  expect(firstUnmet(group('all', false, leaf(true), held, group('any', false, wanted, leaf(false))))).toBe(wanted);
});

it('finds nothing where nothing is false', () => {
  expect(firstUnmet(leaf(true))).toBeUndefined();
  expect(firstUnmet(group('all', null, leaf(true), leaf(null)))).toBeUndefined();
});

it('finds the false one beside an unknown one', () => {
  const wanted = leaf(false);
  expect(firstUnmet(group('all', false, leaf(null), wanted))).toBe(wanted);
});
