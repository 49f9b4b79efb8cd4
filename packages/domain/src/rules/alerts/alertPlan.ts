import { type AlertCondition, type AlertLeaf, isEvent, isGroup, leavesOf } from './alertCondition';
import { leafReads } from './alertReads';

/** A condition whose leaves are numbered, so that what is remembered of them can be kept in a list. */
export type PlanNode = { readonly kind: 'all' | 'any'; readonly of: readonly PlanNode[] } | number;

/** A condition that can be followed. */
export interface AlertPlan {
  readonly condition: AlertCondition;
  readonly leaves: readonly AlertLeaf[];
  readonly root: PlanNode;
  /** Some leaves hold only at the instant of an event. */
  readonly hasEvents: boolean;
  /** Facts that the condition depends on, as bits. */
  readonly reads: number;
}

/** Prepares a condition to be followed. */
export function planOf(condition: AlertCondition): AlertPlan {
  const leaves = leavesOf(condition);
  let next = 0;
  const numbered = (part: AlertCondition): PlanNode =>
    isGroup(part) ? { kind: part.kind, of: part.of.map(numbered) } : next++;
  return {
    condition,
    leaves,
    root: numbered(condition),
    hasEvents: leaves.some(isEvent),
    reads: leaves.reduce((bits, leaf) => bits | leafReads(leaf), 0),
  };
}
