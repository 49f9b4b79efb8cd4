import type { AlertCondition } from './alertCondition';
import { type AlertFacts, type AlertReport, factsAfter } from './alertFacts';
import { planOf } from './alertPlan';
import { type AlertChange, elapse, forgotten, observe } from './followAlert';

/** A stretch in which a condition held for one trailer. An event has the same start and end. */
export interface AlertEpisode {
  readonly since: Date;
  /** Null while it holds. */
  readonly until: Date | null;
}

/**
 * The episodes of a condition: a pure function of the reports. Live evaluation, the back-test and the explainer say the
 * same because they follow the same rule.
 *
 * @param reports of one trailer, in the order of their times
 * @param until durations that elapse up to this instant count
 */
export function episodesOf(condition: AlertCondition, reports: Iterable<AlertReport>, until: Date): AlertEpisode[] {
  const plan = planOf(condition);
  let facts: AlertFacts = {};
  let memory = forgotten(plan);
  let episodes: AlertEpisode[] = [];
  for (const report of reports) {
    const step = observe(plan, memory, facts, report);
    episodes = withChanges(episodes, step.changes);
    memory = step.memory;
    facts = factsAfter(facts, report);
  }
  return withChanges(episodes, elapse(plan, memory, facts, until).changes);
}

/** The episodes after changes of the last one. */
export function withChanges(episodes: readonly AlertEpisode[], changes: readonly AlertChange[]): AlertEpisode[] {
  const next = [...episodes];
  for (const { kind, at } of changes) {
    const last = next.at(-1);
    if (kind === 'opened') next.push({ since: at, until: null });
    else if (last) next[next.length - 1] = { ...last, until: at };
  }
  return next;
}
