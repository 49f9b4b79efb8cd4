import type { AlertCondition } from './alertCondition';
import type { AlertFacts, AlertReport } from './alertFacts';
import { type AlertPlan, type PlanNode, planOf } from './alertPlan';
import { type ConditionState, type ExplainedLeaf, type ExplainOptions, explainLeaf } from './explainLeaf';
import { type AlertMemory, lastingTruth, sinceOf, truthOf } from './followAlert';
import { followTo } from './followTo';
import type { Truth } from './truth';

/** Conditions that are combined. */
export interface ExplainedGroup {
  readonly kind: 'all' | 'any';
  readonly truth: Truth;
  readonly of: readonly ExplainedNode[];
}

export type ExplainedNode = ExplainedLeaf | ExplainedGroup;

/** Why a rule fires for a trailer at an instant, or why not. */
export interface Explanation {
  /** An episode covers the instant. */
  readonly isFiring: boolean;
  /** Start of that episode. */
  readonly since: Date | undefined;
  readonly state: ConditionState;
  readonly root: ExplainedNode;
}

/**
 * Explains a condition by what is remembered of it at an instant. The memory must be that after everything up to the
 * instant, including durations that elapsed.
 */
export function explain(
  plan: AlertPlan,
  memory: AlertMemory,
  facts: AlertFacts,
  at: Date,
  { installedSensorTypeIds, reported }: ExplainOptions = {},
): Explanation {
  const leaves = plan.leaves.map((leaf, index) =>
    explainLeaf(leaf, {
      since: sinceOf(leaf, memory.leaves[index], facts),
      facts,
      at: at.getTime(),
      installedSensorTypeIds,
      reported,
    }),
  );
  const truths = leaves.map(({ truth }) => truth);
  const lasting = lastingTruth(plan, truths);
  const isOpen = memory.openSince !== null;
  const isEventNow = !isOpen && lasting !== true && truthOf(plan.root, truths) === true;
  const isFiring = isOpen || isEventNow;
  const root = explainNode(plan.root, leaves);
  return {
    isFiring,
    since: isOpen ? new Date(memory.openSince) : isEventNow ? at : undefined,
    state: stateOf({ isFiring, leaves, truth: lasting }),
    root,
  };
}

/**
 * Explains a condition at an instant by the reports of a trailer, in the order of their times. Later reports are
 * ignored.
 */
export function explainAt(
  condition: AlertCondition,
  reports: Iterable<AlertReport>,
  at: Date,
  {
    from,
    ...options
  }: Omit<ExplainOptions, 'reported'> & {
    /** Since when the rule counts. */
    readonly from?: Date | undefined;
  } = {},
): Explanation {
  const plan = planOf(condition);
  const { memory, facts, reported } = followTo(plan, reports, { until: at, from, onChanges: () => {} });
  return explain(plan, memory, facts, at, { ...options, reported });
}

function explainNode(node: PlanNode, leaves: readonly ExplainedLeaf[]): ExplainedNode {
  if (typeof node === 'number') return leaves[node] as ExplainedLeaf;
  const truth = truthOf(
    node,
    leaves.map((leaf) => leaf.truth),
  );
  return { kind: node.kind, truth, of: node.of.map((part) => explainNode(part, leaves)) };
}

function stateOf({
  isFiring,
  leaves,
  truth,
}: {
  isFiring: boolean;
  leaves: readonly ExplainedLeaf[];
  truth: Truth;
}): ConditionState {
  if (isFiring) {
    const isHeld =
      truth === true && leaves.every(({ truth: holds, state }) => holds !== true || state === 'recovering');
    return isHeld ? 'recovering' : 'firing';
  }
  if (truth === undefined) return 'unknown';
  return leaves.some(({ state }) => state === 'pending') ? 'pending' : 'clear';
}
