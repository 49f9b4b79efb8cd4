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

/** Decides for many rules at once whether a report can matter to any of them. */
export interface RulesDigest {
  /** Facts that any of the rules depends on, as bits. */
  readonly reads: number;
  /** When the last of the rules becomes valid, in ms since 1970. */
  readonly validFrom: number;
  /** The rule with a key, if it is one of them. */
  ruleOf(key: string): FollowedRule | undefined;
}

/** The digest of rules. */
export function digestOf(rules: readonly FollowedRule[]): RulesDigest {
  const byKey = new Map(rules.map((rule) => [rule.key, rule]));
  return { ...summaryOf(rules), ruleOf: (key) => byKey.get(key) };
}

/** Adds a few rules to a digest. */
export function digestWith(rules: readonly FollowedRule[], digest: RulesDigest): RulesDigest {
  const { reads, validFrom } = summaryOf(rules);
  return {
    reads: reads | digest.reads,
    validFrom: Math.max(validFrom, digest.validFrom),
    ruleOf: (key) => rules.find((rule) => rule.key === key) ?? digest.ruleOf(key),
  };
}

function summaryOf(rules: readonly FollowedRule[]): Pick<RulesDigest, 'reads' | 'validFrom'> {
  let reads = 0;
  let validFrom = Number.NEGATIVE_INFINITY;
  for (const rule of rules) {
    reads |= rule.plan.reads;
    validFrom = Math.max(validFrom, rule.validFrom.getTime());
  }
  return { reads, validFrom };
}

/**
 * Follows all rules that concern a trailer through a report, which is not older than the last instant judged.
 *
 * @param digest of the rules; with it, a report that matters to none of them is followed without looking at each
 */
export function followReport(
  trailer: AlertedTrailer,
  rules: readonly FollowedRule[],
  report: AlertReport,
  digest?: RulesDigest,
): TrailerStep {
  const facts = factsAfter(trailer.facts, report);
  const reads = reportReads(report, trailer.facts, facts);
  if (digest && isQuiet(trailer, digest, reads, report.at.getTime())) {
    const judgedAt = Math.max(trailer.judgedAt, report.at.getTime());
    return { trailer: { facts, judgedAt, rules: trailer.rules }, changes: [], failures: [] };
  }
  return follow(trailer, rules, {
    until: report.at,
    facts,
    reads,
    step: (plan, memory) => observe(plan, memory, trailer.facts, report, facts),
  });
}

/** Whether nothing changes until an instant: no rule is concerned or begins, and nothing that is remembered is due. */
function isQuiet({ judgedAt, rules }: AlertedTrailer, digest: RulesDigest, reads: number, at: number): boolean {
  if ((digest.reads & reads) !== 0 || digest.validFrom > judgedAt) return false;
  for (const key in rules) {
    const rule = digest.ruleOf(key);
    const memory = rules[key];
    if (!rule || !memory || isDue(rule.plan, memory.leaves, judgedAt, at)) return false;
  }
  return true;
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
export function nextDueAt(
  trailer: AlertedTrailer,
  rules: readonly FollowedRule[],
  { ruleOf }: Pick<RulesDigest, 'ruleOf'> = { ruleOf: (key) => rules.find((rule) => rule.key === key) },
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
  /** A copy of what was remembered, once something differs. */
  let remembered: Record<string, RuleMemory> | undefined;
  const change = (key: string, memory: RuleMemory | undefined) => {
    remembered ??= { ...before.rules };
    if (memory) remembered[key] = memory;
    else delete remembered[key];
  };
  let unseen = Object.keys(before.rules).length;
  for (const rule of rules) {
    const { key, plan } = rule;
    const validFrom = rule.validFrom.getTime();
    if (validFrom > at) continue;
    const begins = validFrom > judgedAt;
    const isConcerned = begins || (plan.reads & reads) !== 0;
    // Most reports concern few rules, and of most rules nothing holds, so most are left here.
    if (!isConcerned && unseen === 0) continue;
    const known = before.rules[key];
    if (known) unseen--;
    try {
      if (!isConcerned && !(known && isDue(plan, known.leaves, judgedAt, at))) continue;
      const begun = begins
        ? begin(plan, before.facts, rule.validFrom)
        : { memory: memoryOf(plan, known, judgedAt), changes: NO_CHANGES };
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
  if (unseen > 0) remembered = keptOf(remembered ?? before.rules, rules, at);
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

/** What is remembered, without rules that don't concern the trailer any more. */
function keptOf(
  remembered: Readonly<Record<string, RuleMemory>>,
  rules: readonly FollowedRule[],
  at: number,
): Record<string, RuleMemory> {
  const valid = new Set(rules.filter(({ validFrom }) => validFrom.getTime() <= at).map(({ key }) => key));
  return Object.fromEntries(Object.entries(remembered).filter(([key]) => valid.has(key)));
}
