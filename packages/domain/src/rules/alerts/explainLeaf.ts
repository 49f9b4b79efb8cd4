import { isReadingInstalled } from '../../vocabulary/readings';
import { type AlertLeaf, isEvent } from './alertCondition';
import type { AlertFacts, AlertReport } from './alertFacts';
import { durationOf, leafTruth } from './followAlert';
import { happened } from './happened';
import { judgeLeaf, type StateLeaf } from './judgeLeaf';
import { type LeafSource, type LeafUnit, type LeafValue, leafSources } from './leafValue';
import type { Truth } from './truth';

/**
 * State of a condition.
 * - `pending`: it holds, and its duration runs
 * - `recovering`: it would no longer begin, but the value has not come back far enough for it to end
 */
export type ConditionState = 'clear' | 'pending' | 'firing' | 'recovering' | 'unknown';

/** Why a value is unknown. */
export type UnknownReason = 'notInstalled' | 'neverReported' | 'stale';

/** One condition at an instant. */
export interface ExplainedLeaf {
  readonly kind: 'leaf';
  readonly leaf: AlertLeaf;
  readonly truth: Truth;
  readonly state: ConditionState;
  /** What it looked at, even if that is too old. */
  readonly value: LeafValue | undefined;
  readonly reportedAt: Date | undefined;
  /** Since when the state holds, not counting its duration. */
  readonly since: Date | undefined;
  /** When its duration is over, while it is pending. */
  readonly dueAt: Date | undefined;
  readonly threshold: { readonly amount: number; readonly unit: LeafUnit } | undefined;
  readonly unknown: UnknownReason | undefined;
}

export interface ExplainOptions {
  /** If given, readings without a sensor are unknown because of that. */
  readonly installedSensorTypeIds?: readonly number[] | undefined;
  /** The report of the instant with the facts before it; without it no event happens. */
  readonly reported?: { readonly report: AlertReport; readonly before: AlertFacts } | undefined;
}

/** What is known of a condition at an instant in ms since 1970. */
export interface LeafAt extends ExplainOptions {
  readonly since: number | null;
  readonly facts: AlertFacts;
  readonly at: number;
}

/** Explains one condition. */
export function explainLeaf(
  leaf: AlertLeaf,
  { since, facts, at, installedSensorTypeIds, reported }: LeafAt,
): ExplainedLeaf {
  const sources = leafSources(leaf, facts);
  const known = sources.find((source) => source.known)?.known;
  const truth = isEvent(leaf)
    ? reported !== undefined && happened(leaf, { facts, ...reported })
    : leafTruth(leaf, judgeLeaf(leaf as StateLeaf, facts, at, since !== null), since, at);
  const isPending = truth === false && since !== null && durationOf(leaf) > 0;
  const wouldBegin = isEvent(leaf) || judgeLeaf(leaf as StateLeaf, facts, at, false) !== false;
  return {
    kind: 'leaf',
    leaf,
    truth,
    state:
      truth === undefined ? 'unknown' : isPending ? 'pending' : !truth ? 'clear' : wouldBegin ? 'firing' : 'recovering',
    value: known?.value,
    reportedAt: known && new Date(known.at),
    since: since === null ? undefined : new Date(since),
    dueAt: isPending ? new Date(since + durationOf(leaf)) : undefined,
    threshold: thresholdOf(leaf),
    unknown: truth === undefined ? reasonOf(sources, installedSensorTypeIds) : undefined,
  };
}

function reasonOf(sources: readonly LeafSource[], sensors: readonly number[] | undefined): UnknownReason {
  const isInstalled = sources.some(
    ({ reading }) => !reading || !sensors || isReadingInstalled(reading, { installedSensorTypeIds: sensors }),
  );
  if (!isInstalled) return 'notInstalled';
  return sources.some(({ known }) => known) ? 'stale' : 'neverReported';
}

function thresholdOf(leaf: AlertLeaf): ExplainedLeaf['threshold'] {
  switch (leaf.kind) {
    case 'weightAbove':
      return { amount: leaf.lbs, unit: 'lbs' };
    case 'fuelBelow':
      return { amount: leaf.percent, unit: '%' };
    case 'tirePressureBelow':
      return { amount: leaf.psi, unit: 'psi' };
    case 'tireTemperatureAbove':
      return { amount: leaf.celsius, unit: '°C' };
    default:
      return undefined;
  }
}
