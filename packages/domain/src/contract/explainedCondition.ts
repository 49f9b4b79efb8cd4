import type { AlertLeaf } from '../rules/alerts/alertCondition';
import type { ConditionState, UnknownReason } from '../rules/alerts/explainLeaf';
import type { LeafUnit, LeafValue } from '../rules/alerts/leafValue';

/** One condition at an instant, with ISO instants. */
export interface ExplainedPart {
  readonly kind: 'leaf';
  readonly leaf: AlertLeaf;
  /** Null if it is unknown. */
  readonly truth: boolean | null;
  readonly state: ConditionState;
  /** What it looked at, even if that is too old; null if it was never reported. */
  readonly value: LeafValue | null;
  readonly reportedAt: string | null;
  /** Since when the state holds, not counting its duration. */
  readonly since: string | null;
  /** When its duration is over, while that runs. */
  readonly dueAt: string | null;
  readonly threshold: { readonly amount: number; readonly unit: LeafUnit } | null;
  /** Why it is unknown; null if it is known. */
  readonly unknown: UnknownReason | null;
}

/** Why a condition holds at an instant, or why not: one condition, or those of a group. */
export type ExplainedCondition =
  | ExplainedPart
  | { readonly kind: 'all' | 'any'; readonly truth: boolean | null; readonly of: readonly ExplainedCondition[] };
