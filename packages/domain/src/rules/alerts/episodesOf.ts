import type { AlertCondition } from './alertCondition';
import type { AlertReport } from './alertFacts';
import { planOf } from './alertPlan';
import type { AlertChange } from './followAlert';
import { followTo } from './followTo';

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
 * @param from what holds then begins then, as for a rule that is saved; earlier reports only say what holds
 */
export function episodesOf(
  condition: AlertCondition,
  reports: Iterable<AlertReport>,
  until: Date,
  from?: Date,
): AlertEpisode[] {
  let episodes: AlertEpisode[] = [];
  followTo(planOf(condition), reports, {
    until,
    from,
    onChanges: (changes) => (episodes = withChanges(episodes, changes)),
  });
  return episodes;
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
