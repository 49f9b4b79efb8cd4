import { type AlertCondition, type AlertLeaf, isChosen, isEvent, isGroup, leavesOf } from './alertCondition';
import { type AlertFacts, type AlertReport, factsAfter } from './alertFacts';
import { judgeLeaf, type StateLeaf } from './judgeLeaf';
import { allOf, anyOf, type Truth } from './truth';

/** What is remembered of one leaf: since when its state holds, in ms since 1970; null while it doesn't. */
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

/** A condition that can be followed. */
export interface AlertPlan {
  readonly condition: AlertCondition;
  readonly leaves: readonly AlertLeaf[];
  /** The condition holds only at the instant of an event. */
  readonly isMomentary: boolean;
}

export function planOf(condition: AlertCondition): AlertPlan {
  const leaves = leavesOf(condition);
  return { condition, leaves, isMomentary: leaves.some(isEvent) };
}

/** The memory of a condition that was never followed. */
export const forgotten = ({ leaves }: AlertPlan): AlertMemory => ({
  leaves: leaves.map(() => null),
  openSince: null,
  judgedAt: null,
});

/** Begins to follow a condition: what holds now has held since this instant. No event happens. */
export const begin = (plan: AlertPlan, facts: AlertFacts, at: Date): AlertStep =>
  judge(plan, forgotten(plan), { facts, before: facts, report: undefined, at: at.getTime() });

/** When a duration elapses without a report, in ms since 1970; null if none runs. */
export const dueAt = (plan: AlertPlan, memory: AlertMemory): number | null => dues(plan, memory)[0] ?? null;

/** When durations elapse that have not been judged yet, in order. */
function dues({ leaves }: AlertPlan, memory: AlertMemory): number[] {
  const judgedAt = memory.judgedAt ?? Number.NEGATIVE_INFINITY;
  const all = leaves.flatMap((leaf, at) => {
    const since = memory.leaves[at] ?? null;
    return since === null || durationOf(leaf) === 0 ? [] : [since + durationOf(leaf)];
  });
  return [...new Set(all)].filter((due) => due > judgedAt).sort((a, b) => a - b);
}

/** Follows a condition through a report. The reports must be in the order of their times. */
export function observe(plan: AlertPlan, memory: AlertMemory, facts: AlertFacts, report: AlertReport): AlertStep {
  const at = report.at.getTime();
  const elapsed = elapse(plan, memory, facts, report.at);
  const judged = judge(plan, elapsed.memory, { facts: factsAfter(facts, report), before: facts, report, at });
  return { memory: judged.memory, changes: [...elapsed.changes, ...judged.changes] };
}

/** Lets time pass without a report. Only durations that elapse by then change anything. */
export function elapse(plan: AlertPlan, memory: AlertMemory, facts: AlertFacts, until: Date): AlertStep {
  let step: AlertStep = { memory, changes: [] };
  for (const at of dues(plan, memory)) {
    if (at > until.getTime()) break;
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
  const leaves: LeafMemory[] = [];
  const truths: Truth[] = [];
  plan.leaves.forEach((leaf, index) => {
    const since = memory.leaves[index] ?? null;
    if (isEvent(leaf)) {
      leaves.push(null);
      truths.push(happened(leaf, judged));
      return;
    }
    const state = judgeLeaf(leaf as StateLeaf, judged.facts, judged.at, since !== null);
    const next = leaf.kind === 'silence' ? (judged.facts.reportedAt ?? null) : sinceAfter(since, state, judged.at);
    leaves.push(next);
    truths.push(state === true && next !== null ? judged.at - next >= durationOf(leaf) : state);
  });
  const truth = truthOf(plan.condition, truths.values());
  const at = new Date(judged.at);
  if (plan.isMomentary) {
    const changes: AlertChange[] =
      truth === true
        ? [
            { kind: 'opened', at },
            { kind: 'ended', at },
          ]
        : [];
    return { memory: { leaves, openSince: null, judgedAt: judged.at }, changes };
  }
  const isOpen = memory.openSince !== null;
  if (truth === undefined || truth === isOpen) {
    return { memory: { leaves, openSince: memory.openSince, judgedAt: judged.at }, changes: [] };
  }
  return {
    memory: { leaves, openSince: truth ? judged.at : null, judgedAt: judged.at },
    changes: [{ kind: truth ? 'opened' : 'ended', at }],
  };
}

/** Since when a state holds. If it is unknown, nothing changes. */
function sinceAfter(since: LeafMemory, state: Truth, at: number): LeafMemory {
  if (state === undefined) return since;
  return state ? (since ?? at) : null;
}

function durationOf(leaf: AlertLeaf): number {
  return 'durationMs' in leaf ? leaf.durationMs : 0;
}

/** The truth of a condition from those of its leaves, in their order. */
function truthOf(condition: AlertCondition, truths: Iterator<Truth>): Truth {
  if (!isGroup(condition)) return truths.next().value;
  const parts = condition.of.map((part) => truthOf(part, truths));
  return condition.kind === 'all' ? allOf(parts) : anyOf(parts);
}

/** Whether an event happened with a report. A first value is no change. */
function happened(leaf: AlertLeaf, { facts, before, report }: Judged): boolean {
  if (!report) return false;
  const changed = <Value>(was: Value | undefined, is: Value | undefined, to: Value | 'any'): boolean =>
    was !== undefined && is !== undefined && was !== is && (to === 'any' || is === to);
  switch (leaf.kind) {
    case 'crossing':
      return (report.crossings ?? []).some(
        ({ kind, geofenceId }) => leaf.on.includes(kind) && isChosen(leaf.geofences, geofenceId),
      );
    case 'loadChange':
      return changed(before.load?.value, facts.load?.value, leaf.to);
    case 'tetherChange':
      return changed(before.tether?.value, facts.tether?.value, leaf.to);
    case 'doorChange':
      return changed(before.door?.value, facts.door?.value, leaf.to);
    case 'tow':
      return facts.tow?.isTowed === true && before.tow?.isTowed !== true;
    default:
      return false;
  }
}
