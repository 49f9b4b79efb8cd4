import { type AlertFacts, type AlertReport, factsAfter } from './alertFacts';
import type { AlertPlan } from './alertPlan';
import { type AlertChange, type AlertMemory, begin, elapse, forgotten, observe } from './followAlert';

interface FollowOptions {
  /** Later reports are ignored, and durations elapse up to this instant. */
  readonly until: Date;
  /** What holds then begins then; earlier reports only say what holds. Left out, everything counts. */
  readonly from?: Date | undefined;
  readonly onChanges: (changes: readonly AlertChange[]) => void;
}

/** A condition after the reports of a trailer. */
export interface FollowedCondition {
  readonly memory: AlertMemory;
  readonly facts: AlertFacts;
  /** The report of the last instant, if it counts, with the facts before it. */
  readonly reported: { readonly report: AlertReport; readonly before: AlertFacts } | undefined;
}

/** Follows a condition through reports of one trailer, in the order of their times. */
export function followTo(
  plan: AlertPlan,
  reports: Iterable<AlertReport>,
  { until, from, onChanges }: FollowOptions,
): FollowedCondition {
  let facts: AlertFacts = {};
  let memory: AlertMemory | undefined = from ? undefined : forgotten(plan);
  let reported: FollowedCondition['reported'];
  const start = (at: Date) => {
    const begun = begin(plan, facts, at);
    onChanges(begun.changes);
    return begun.memory;
  };
  for (const report of reports) {
    if (report.at > until) break;
    if (!memory && from && from < report.at) memory = start(from);
    if (memory) {
      const step = observe(plan, memory, facts, report);
      onChanges(step.changes);
      memory = step.memory;
    }
    // An event at the instant from which a rule counts is not one of the rule.
    reported = memory && report.at.getTime() === until.getTime() ? { report, before: facts } : undefined;
    facts = factsAfter(facts, report);
  }
  if (!memory && from && from <= until) memory = start(from);
  if (!memory) return { memory: forgotten(plan), facts, reported: undefined };
  const elapsed = elapse(plan, memory, facts, until);
  onChanges(elapsed.changes);
  return { memory: elapsed.memory, facts, reported };
}
