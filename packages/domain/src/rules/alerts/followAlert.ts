import { type AlertLeaf, isEvent } from './alertCondition';
import { type AlertFacts, type AlertReport, factsAfter } from './alertFacts';
import type { AlertPlan, PlanNode } from './alertPlan';
import { READS, reportReads } from './alertReads';
import { happened } from './happened';
import { judgeLeaf, type StateLeaf } from './judgeLeaf';
import { allOf, anyOf, type Truth } from './truth';

/**
 * What is remembered of one leaf: since when its state holds, in ms since 1970; null while it doesn't. Of a silence, it
 * can be an earlier report than the last: see `sinceOf`.
 */
export type LeafMemory = number | null;

/** What is remembered of one condition and one trailer between two reports. Plain JSON. */
export interface AlertMemory {
  readonly leaves: readonly LeafMemory[];
  /** Since when the condition holds, in ms since 1970; null while it doesn't. */
  readonly openSince: number | null;
  /** The last instant that was judged: a report, or a duration that elapsed. Null before the first. */
  readonly judgedAt: number | null;
}

/** What happened to an episode. An event opens and ends at the same instant. */
export interface AlertChange {
  readonly kind: 'opened' | 'ended';
  readonly at: Date;
}

export interface AlertStep {
  readonly memory: AlertMemory;
  readonly changes: readonly AlertChange[];
}

/** The memory of a condition that was never followed. */
export const forgotten = ({ leaves }: AlertPlan): AlertMemory => ({
  leaves: leaves.map(() => null),
  openSince: null,
  judgedAt: null,
});

const NO_CHANGES: readonly AlertChange[] = [];

/** Begins to follow a condition: what holds now has held since this instant. No event happens. */
export const begin = (plan: AlertPlan, facts: AlertFacts, at: Date): AlertStep =>
  judge(plan, forgotten(plan), { facts, before: facts, report: undefined, at: at.getTime() });

/** When a duration elapses without a report, in ms since 1970; null if none runs. */
export const dueAt = (plan: AlertPlan, { leaves, judgedAt }: AlertMemory): number | null =>
  dueAfter(plan, leaves, judgedAt ?? Number.NEGATIVE_INFINITY);

/** As `dueAt`, from the leaves of a memory that was judged at an instant in ms since 1970. */
export function dueAfter({ leaves }: AlertPlan, memory: readonly LeafMemory[], judgedAt: number): number | null {
  let earliest: number | null = null;
  for (let index = 0; index < leaves.length; index++) {
    const since = memory[index];
    if (since == null) continue;
    const durationMs = durationOf(leaves[index] as AlertLeaf);
    const due = since + durationMs;
    if (durationMs > 0 && due > judgedAt && (earliest === null || due < earliest)) earliest = due;
  }
  return earliest;
}

/** Whether a report can change anything about a condition. One that can't need not be observed. */
export const concerns = (plan: AlertPlan, memory: AlertMemory, facts: AlertFacts, report: AlertReport): boolean =>
  isConcerned(plan, memory, {
    reads: reportReads(report, facts, factsAfter(facts, report)),
    judgedAt: memory.judgedAt ?? Number.NEGATIVE_INFINITY,
    at: report.at.getTime(),
  });

interface Concerning {
  /** What changes, as bits. */
  readonly reads: number;
  /** The last instant that was judged, and the instant of the change, in ms since 1970. */
  readonly judgedAt: number;
  readonly at: number;
}

/** As `concerns`, if it is known what changes. */
export function isConcerned(
  plan: AlertPlan,
  memory: Pick<AlertMemory, 'leaves' | 'openSince'>,
  { reads, judgedAt, at }: Concerning,
): boolean {
  const read = plan.reads & reads;
  if (read !== 0 && !(read === READS.report && remembersSilence(plan, memory))) return true;
  const due = dueAfter(plan, memory.leaves, judgedAt);
  return due !== null && due <= at;
}

/**
 * Whether it means nothing to a condition about silence that there is a report, as to nearly all: it is not open, and it
 * remembers an earlier report. That instant stays; when the silence since then is over, the condition is judged by the
 * last report, and remembers that one.
 */
const remembersSilence = ({ leaves }: AlertPlan, memory: Pick<AlertMemory, 'leaves' | 'openSince'>): boolean =>
  memory.openSince === null && leaves.every(({ kind }, index) => kind !== 'silence' || memory.leaves[index] != null);

/** Since when a leaf holds, in ms since 1970, by what is remembered of it; null while it doesn't. */
export const sinceOf = (leaf: AlertLeaf, memory: LeafMemory | undefined, facts: AlertFacts): LeafMemory =>
  (leaf.kind === 'silence' ? facts.reportedAt : memory) ?? null;

/**
 * Follows a condition through a report. The reports must be in the order of their times. A duration that elapses at the
 * instant of a report is judged by what the report says.
 *
 * @param facts before the report
 * @param after the facts after it, if they are known already
 */
export function observe(
  plan: AlertPlan,
  memory: AlertMemory,
  facts: AlertFacts,
  report: AlertReport,
  after: AlertFacts = factsAfter(facts, report),
): AlertStep {
  const at = report.at.getTime();
  const judged = { facts: after, before: facts, report, at };
  const due = dueAt(plan, memory);
  if (due === null || due >= at) return judge(plan, memory, judged);
  const elapsed = elapse(plan, memory, facts, new Date(at - 1));
  const step = judge(plan, elapsed.memory, judged);
  return { memory: step.memory, changes: [...elapsed.changes, ...step.changes] };
}

/** Lets time pass without a report. Only durations that elapse by then change anything. */
export function elapse(plan: AlertPlan, memory: AlertMemory, facts: AlertFacts, until: Date): AlertStep {
  let step: AlertStep = { memory, changes: NO_CHANGES };
  for (let at = dueAt(plan, memory); at !== null && at <= until.getTime(); at = dueAt(plan, step.memory)) {
    const next = judge(plan, step.memory, { facts, before: facts, report: undefined, at });
    step = { memory: next.memory, changes: [...step.changes, ...next.changes] };
  }
  return step;
}

interface Judged {
  readonly facts: AlertFacts;
  readonly before: AlertFacts;
  /** Undefined if only time has passed. */
  readonly report: AlertReport | undefined;
  readonly at: number;
}

function judge(plan: AlertPlan, memory: AlertMemory, judged: Judged): AlertStep {
  const { facts, before, report, at } = judged;
  const count = plan.leaves.length;
  const leaves = new Array<LeafMemory>(count);
  const truths = new Array<Truth>(count);
  for (let index = 0; index < count; index++) {
    const leaf = plan.leaves[index] as AlertLeaf;
    if (isEvent(leaf)) {
      leaves[index] = null;
      truths[index] = report !== undefined && happened(leaf, { facts, before, report });
      continue;
    }
    const since = memory.leaves[index] ?? null;
    const state = judgeLeaf(leaf as StateLeaf, facts, at, since !== null);
    const next = sinceOf(leaf, sinceAfter(since, state, at), facts);
    leaves[index] = next;
    truths[index] = leafTruth(leaf, state, next, at);
  }
  const { openSince } = memory;
  const lasting = lastingTruth(plan, truths);
  const after = lasting === undefined ? openSince : lasting ? (openSince ?? at) : null;
  const next: AlertMemory = { leaves, openSince: after, judgedAt: at };
  const isEventNow = plan.hasEvents && after === null && openSince !== at && truthOf(plan.root, truths) === true;
  if (!isEventNow && (after === null) === (openSince === null)) return { memory: next, changes: NO_CHANGES };
  const instant = new Date(at);
  const changes: AlertChange[] = [];
  if (openSince !== null && after === null) changes.push({ kind: 'ended', at: instant });
  if (openSince === null && after !== null) changes.push({ kind: 'opened', at: instant });
  if (isEventNow) changes.push({ kind: 'opened', at: instant }, { kind: 'ended', at: instant });
  return { memory: next, changes };
}

/** Since when a state holds. If it is unknown, nothing changes. */
function sinceAfter(since: LeafMemory, state: Truth, at: number): LeafMemory {
  if (state === undefined) return since;
  return state ? (since ?? at) : null;
}

/** Whether a state holds for its duration. */
export function leafTruth(leaf: AlertLeaf, state: Truth, since: LeafMemory, at: number): Truth {
  return state === true && since !== null ? at - since >= durationOf(leaf) : state;
}

export function durationOf(leaf: AlertLeaf): number {
  return 'durationMs' in leaf ? leaf.durationMs : 0;
}

/** The truth of a condition from those of its leaves. */
export function truthOf(node: PlanNode, truths: readonly Truth[]): Truth {
  if (typeof node === 'number') return truths[node];
  const parts = node.of.map((part) => truthOf(part, truths));
  return node.kind === 'all' ? allOf(parts) : anyOf(parts);
}

/** Whether a condition holds for a stretch of time: without the events of the instant. */
export function lastingTruth({ hasEvents, leaves, root }: AlertPlan, truths: readonly Truth[]): Truth {
  if (!hasEvents) return truthOf(root, truths);
  return truthOf(
    root,
    truths.map((truth, index) => !isEvent(leaves[index] as AlertLeaf) && truth),
  );
}
