import { type AlertFacts, type AlertReport, factsAfter } from './alertFacts';
import type { AlertPlan } from './alertPlan';
import { reportReads } from './alertReads';
import {
  type AlertChange,
  type AlertMemory,
  type AlertStep,
  begin,
  dueAfter,
  elapse,
  forgotten,
  observe,
} from './followAlert';

/** A version of a rule that concerns a trailer. */
export interface FollowedRule {
  /** Unique per rule and version. */
  readonly key: string;
  readonly plan: AlertPlan;
  /** The version decides nothing before this instant; at it, what holds opens. */
  readonly validFrom: Date;
}

/** What is remembered of a rule and a trailer; the instant is that of the trailer. */
export type RuleMemory = Omit<AlertMemory, 'judgedAt'>;

/** What is remembered of a trailer between two reports. Plain JSON. */
export interface AlertedTrailer {
  readonly facts: AlertFacts;
  /** The last instant that was judged, in ms since 1970. */
  readonly judgedAt: number;
  /** By key of the rule; rules of which nothing holds are left out. */
  readonly rules: Readonly<Record<string, RuleMemory>>;
}

/** A change of an episode of a rule. */
export interface RuleChange extends AlertChange {
  readonly key: string;
}

/** A rule that couldn't be judged. */
export interface RuleFailure {
  readonly key: string;
  readonly error: unknown;
}

export interface TrailerStep {
  readonly trailer: AlertedTrailer;
  readonly changes: readonly RuleChange[];
  readonly failures: readonly RuleFailure[];
}

/** A trailer of which nothing is known. */
export const UNKNOWN_TRAILER: AlertedTrailer = { facts: {}, judgedAt: Number.MIN_SAFE_INTEGER, rules: {} };

/** Follows all rules that concern a trailer through a report, which is not older than the last instant judged. */
export function followReport(
  trailer: AlertedTrailer,
  rules: readonly FollowedRule[],
  report: AlertReport,
): TrailerStep {
  const facts = factsAfter(trailer.facts, report);
  const reads = reportReads(report, trailer.facts, facts);
  return follow(trailer, rules, {
    until: report.at,
    facts,
    reads,
    step: (plan, memory) => observe(plan, memory, trailer.facts, report, facts),
  });
}

/** Lets time pass without a report: durations elapse, and rules become valid. Each is judged at its instant. */
export function passTime(trailer: AlertedTrailer, rules: readonly FollowedRule[], until: Date): TrailerStep {
  let step: TrailerStep = { trailer, changes: [], failures: [] };
  for (;;) {
    const { trailer: before, changes, failures } = step;
    const at = nextInstant(before, rules);
    if (at === null || at > until.getTime()) return step;
    const next = follow(before, rules, {
      until: new Date(at),
      facts: before.facts,
      reads: 0,
      step: (plan, memory) => elapse(plan, memory, before.facts, new Date(at)),
    });
    step = {
      trailer: next.trailer,
      changes: [...changes, ...next.changes],
      failures: [...failures, ...next.failures],
    };
  }
}

/** The next instant at which something may change without a report, in ms since 1970. */
function nextInstant(trailer: AlertedTrailer, rules: readonly FollowedRule[]): number | null {
  const begins = rules.map(({ validFrom }) => validFrom.getTime()).filter((at) => at > trailer.judgedAt);
  const due = nextDueAt(trailer, rules);
  const next = Math.min(...begins, due ?? Number.POSITIVE_INFINITY);
  return next === Number.POSITIVE_INFINITY ? null : next;
}

/** When the next duration elapses, in ms since 1970; null if none runs. */
export function nextDueAt(trailer: AlertedTrailer, rules: readonly FollowedRule[]): number | null {
  let next: number | null = null;
  for (const { key, plan } of rules) {
    const memory = trailer.rules[key];
    const due = memory ? dueAfter(plan, memory.leaves, trailer.judgedAt) : null;
    if (due !== null && (next === null || due < next)) next = due;
  }
  return next;
}

function isDue(plan: AlertPlan, leaves: RuleMemory['leaves'], judgedAt: number, at: number): boolean {
  const due = dueAfter(plan, leaves, judgedAt);
  return due !== null && due <= at;
}

interface Following {
  readonly until: Date;
  readonly facts: AlertFacts;
  /** What changed, as bits: rules that depend on nothing of it are skipped unless a duration elapses. */
  readonly reads: number;
  readonly step: (plan: AlertPlan, memory: AlertMemory) => AlertStep;
}

const NO_CHANGES: readonly AlertChange[] = [];

const memoryOf = (plan: AlertPlan, known: RuleMemory | undefined, judgedAt: number): AlertMemory => {
  const { leaves, openSince } = known ?? forgotten(plan);
  return { leaves, openSince, judgedAt };
};

function follow(
  before: AlertedTrailer,
  rules: readonly FollowedRule[],
  { until, facts, reads, step }: Following,
): TrailerStep {
  const changes: RuleChange[] = [];
  const failures: RuleFailure[] = [];
  const { judgedAt } = before;
  const at = until.getTime();
  const remembered: Record<string, RuleMemory> = {};
  let kept = 0;
  let isSame = true;
  for (const rule of rules) {
    const { key, plan } = rule;
    const validFrom = rule.validFrom.getTime();
    if (validFrom > at) continue;
    const known = before.rules[key];
    try {
      const begins = validFrom > judgedAt;
      const isConcerned = begins || (plan.reads & reads) !== 0;
      if (!isConcerned && !(known && isDue(plan, known.leaves, judgedAt, at))) {
        if (!known) continue;
        remembered[key] = known;
        kept++;
        continue;
      }
      const begun = begins
        ? begin(plan, before.facts, rule.validFrom)
        : { memory: memoryOf(plan, known, judgedAt), changes: NO_CHANGES };
      const { memory, changes: next } = step(plan, begun.memory);
      for (const change of begun.changes) changes.push({ ...change, key });
      for (const change of next) changes.push({ ...change, key });
      const { leaves, openSince } = memory;
      const isKept = openSince !== null || leaves.some((since) => since !== null);
      isSame = isSame && !isKept && !known;
      if (isKept) remembered[key] = { leaves, openSince };
    } catch (error) {
      isSame = false;
      failures.push({ key, error });
    }
  }
  const isAllKept = isSame && kept === Object.keys(before.rules).length;
  return {
    trailer: { facts, judgedAt: Math.max(judgedAt, at), rules: isAllKept ? before.rules : remembered },
    changes,
    failures,
  };
}
