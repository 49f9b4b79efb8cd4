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
  isConcerned,
  observe,
} from './followAlert';
import type { FollowedRule, RuleIndex } from './ruleIndex';

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

/**
 * Follows all rules that concern a trailer through a report, which is not older than the last instant judged.
 *
 * @param index of the rules; with it, only the rules that the report may concern are looked at
 */
export function followReport(
  trailer: AlertedTrailer,
  rules: readonly FollowedRule[],
  report: AlertReport,
  index?: RuleIndex,
): TrailerStep {
  const facts = factsAfter(trailer.facts, report);
  const following: Following = {
    ...{ at: report.at.getTime(), facts, reads: reportReads(report, trailer.facts, facts) },
    step: (plan, memory) => observe(plan, memory, trailer.facts, report, facts),
  };
  const found = index && concernedBy(trailer, index, following);
  return found ? judgeRules(trailer, found, following) : follow(trailer, rules, following);
}

/** The rules that a report may concern; undefined if rules begin, or no longer concern the trailer. */
function concernedBy(
  { judgedAt, rules }: AlertedTrailer,
  index: RuleIndex,
  { reads, at }: Following,
): readonly FollowedRule[] | undefined {
  if (index.validFrom > judgedAt) return undefined;
  const reading = index.reading(reads);
  let due: FollowedRule[] | undefined;
  for (const key in rules) {
    const rule = index.ruleOf(key);
    const memory = rules[key];
    if (!rule || !memory) return undefined;
    if ((rule.plan.reads & reads) !== 0 || !isConcerned(rule.plan, memory, { reads, judgedAt, at })) continue;
    due ??= [];
    due.push(rule);
  }
  return due ? [...reading, ...due] : reading;
}

/** Lets time pass without a report: durations elapse, and rules become valid. Each is judged at its instant. */
export function passTime(trailer: AlertedTrailer, rules: readonly FollowedRule[], until: Date): TrailerStep {
  let step: TrailerStep = { trailer, changes: [], failures: [] };
  for (;;) {
    const { trailer: before, changes, failures } = step;
    const at = nextInstant(before, rules);
    if (at === null || at > until.getTime()) return step;
    const next = follow(before, rules, {
      at,
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
export function nextDueAt(
  trailer: AlertedTrailer,
  rules: readonly FollowedRule[],
  { ruleOf }: Pick<RuleIndex, 'ruleOf'> = { ruleOf: (key) => rules.find((rule) => rule.key === key) },
): number | null {
  let next: number | null = null;
  for (const key in trailer.rules) {
    const rule = ruleOf(key);
    const memory = trailer.rules[key];
    const due = rule && memory ? dueAfter(rule.plan, memory.leaves, trailer.judgedAt) : null;
    if (due !== null && (next === null || due < next)) next = due;
  }
  return next;
}

interface Following {
  /** In ms since 1970. */
  readonly at: number;
  readonly facts: AlertFacts;
  /** What changed, as bits: rules that depend on nothing of it are skipped unless a duration elapses. */
  readonly reads: number;
  readonly step: (plan: AlertPlan, memory: AlertMemory) => AlertStep;
}

const NO_CHANGES: readonly AlertChange[] = [];

/** Judges the rules that are valid by then, and forgets all others. */
function follow(before: AlertedTrailer, rules: readonly FollowedRule[], following: Following): TrailerStep {
  const valid = rules.filter(({ validFrom }) => validFrom.getTime() <= following.at);
  const step = judgeRules(before, valid, following);
  const keys = new Set(valid.map(({ key }) => key));
  const kept = Object.entries(step.trailer.rules).filter(([key]) => keys.has(key));
  if (kept.length === Object.keys(step.trailer.rules).length) return step;
  return { ...step, trailer: { ...step.trailer, rules: Object.fromEntries(kept) } };
}

/** Judges those of the rules that are concerned. */
function judgeRules(
  before: AlertedTrailer,
  rules: readonly FollowedRule[],
  { at, facts, reads, step }: Following,
): TrailerStep {
  const changes: RuleChange[] = [];
  const failures: RuleFailure[] = [];
  const { judgedAt } = before;
  const concerning = { reads, judgedAt, at };
  /** A copy of what was remembered, once something differs. */
  let remembered: Record<string, RuleMemory> | undefined;
  const change = (key: string, memory: RuleMemory | undefined) => {
    remembered ??= { ...before.rules };
    if (memory) remembered[key] = memory;
    else delete remembered[key];
  };
  for (const { key, plan, validFrom } of rules) {
    const begins = validFrom.getTime() > judgedAt;
    const known = before.rules[key];
    try {
      const { leaves: knownLeaves, openSince: knownSince } = known ?? forgotten(plan);
      const followed = { leaves: knownLeaves, openSince: knownSince, judgedAt };
      if (!begins && !isConcerned(plan, followed, concerning)) continue;
      const begun = begins ? begin(plan, before.facts, validFrom) : { memory: followed, changes: NO_CHANGES };
      const { memory, changes: next } = step(plan, begun.memory);
      for (const one of begun.changes) changes.push({ ...one, key });
      for (const one of next) changes.push({ ...one, key });
      const { leaves, openSince } = memory;
      const isKept = openSince !== null || leaves.some((since) => since !== null);
      if (isKept ? !isSameMemory(known, memory) : known) change(key, isKept ? { leaves, openSince } : undefined);
    } catch (error) {
      if (known) change(key, undefined);
      failures.push({ key, error });
    }
  }
  return {
    trailer: { facts, judgedAt: Math.max(judgedAt, at), rules: remembered ?? before.rules },
    changes,
    failures,
  };
}

function isSameMemory(known: RuleMemory | undefined, { leaves, openSince }: AlertMemory): boolean {
  if (known?.openSince !== openSince) return false;
  return leaves.every((since, index) => since === known.leaves[index]);
}
