import type { AlertPlan } from './alertPlan';

/** A version of a rule that concerns a trailer. */
export interface FollowedRule {
  /** Unique per rule and version. */
  readonly key: string;
  readonly plan: AlertPlan;
  /** The version decides nothing before this instant; at it, what holds opens. */
  readonly validFrom: Date;
}

/** Finds the few of many rules that a report may concern. */
export interface RuleIndex {
  /** When the last of the rules becomes valid, in ms since 1970. */
  readonly validFrom: number;
  /** The rule with a key, if it is one of them. */
  ruleOf(key: string): FollowedRule | undefined;
  /** The rules that depend on any of some facts, which are given as bits. */
  reading(reads: number): readonly FollowedRule[];
}

/** Reports of a fleet change few different sets of facts. */
const MAX_KEPT_READS = 1_000;

/** The index of rules. */
export function ruleIndexOf(rules: readonly FollowedRule[]): RuleIndex {
  const byKey = new Map(rules.map((rule) => [rule.key, rule]));
  const byReads = new Map<number, readonly FollowedRule[]>();
  return {
    validFrom: lastValidFrom(rules),
    ruleOf: (key) => byKey.get(key),
    reading(reads) {
      let found = byReads.get(reads);
      if (!found) {
        found = readingOf(rules, reads);
        if (byReads.size >= MAX_KEPT_READS) byReads.clear();
        byReads.set(reads, found);
      }
      return found;
    },
  };
}

/** Adds a few rules to an index. */
export function ruleIndexWith(rules: readonly FollowedRule[], index: RuleIndex): RuleIndex {
  return {
    validFrom: Math.max(lastValidFrom(rules), index.validFrom),
    ruleOf: (key) => rules.find((rule) => rule.key === key) ?? index.ruleOf(key),
    reading(reads) {
      const found = readingOf(rules, reads);
      return found.length === 0 ? index.reading(reads) : [...index.reading(reads), ...found];
    },
  };
}

const readingOf = (rules: readonly FollowedRule[], reads: number) =>
  rules.filter(({ plan }) => (plan.reads & reads) !== 0);

const lastValidFrom = (rules: readonly FollowedRule[]): number =>
  rules.reduce((last, { validFrom }) => Math.max(last, validFrom.getTime()), Number.NEGATIVE_INFINITY);
