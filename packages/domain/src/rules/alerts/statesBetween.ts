import type { AlertReport } from './alertFacts';
import { explain } from './explainAlert';
import type { ConditionState, ExplainOptions } from './explainLeaf';
import { forgotten } from './followAlert';
import { type AlertedTrailer, followReport, passTime } from './followTrailer';
import type { FollowedRule } from './ruleIndex';

/** A stretch in which a rule had one state for a trailer. An event has the same start and end. */
export interface StateSpan {
  readonly from: Date;
  readonly to: Date;
  readonly state: ConditionState;
}

interface StatesOptions extends Pick<ExplainOptions, 'installedSensorTypeIds'> {
  readonly from: Date;
  readonly to: Date;
}

/** A state that begins and ends again without a report within this time is missed. */
const STEP_MS = 15 * 60_000;

/**
 * The states of a rule for a trailer between two instants, oldest first, as `explain` gives them. There are none before
 * the rule is valid.
 *
 * @param trailer as it was at an earlier instant
 * @param reports after that instant, in the order of their times
 */
export function statesBetween(
  trailer: AlertedTrailer,
  rule: FollowedRule,
  reports: Iterable<AlertReport>,
  { from, to, installedSensorTypeIds }: StatesOptions,
): StateSpan[] {
  const { plan, key, validFrom } = rule;
  const spans: StateSpan[] = [];
  const endMs = to.getTime();
  let cursor = Math.max(from.getTime(), validFrom.getTime());
  let followed = trailer;

  const stateAt = (atMs: number, reported?: ExplainOptions['reported']): ConditionState => {
    const at = new Date(atMs);
    const { facts, rules, judgedAt } = passTime(followed, [rule], at).trailer;
    const memory = { ...(rules[key] ?? forgotten(plan)), judgedAt };
    return explain(plan, memory, facts, at, { installedSensorTypeIds, reported }).state;
  };
  const add = (fromMs: number, toMs: number, state: ConditionState) => {
    const last = spans.at(-1);
    const isLonger = last?.state === state && last.to.getTime() === fromMs && last.to > last.from;
    if (isLonger) spans.pop();
    spans.push({ from: isLonger ? last.from : new Date(fromMs), to: new Date(toMs), state });
  };
  const fill = (until: number) => {
    while (cursor < until) {
      const state = stateAt(cursor);
      const changed = firstChange(cursor, until, (atMs) => stateAt(atMs) === state);
      add(cursor, changed, state);
      cursor = changed;
    }
  };

  for (const report of reports) {
    const atMs = report.at.getTime();
    if (atMs > endMs) break;
    fill(atMs);
    const before = followed.facts;
    followed = followReport(followed, [rule], report).trailer;
    const isOfRule = atMs >= cursor && atMs > validFrom.getTime();
    if (isOfRule && stateAt(atMs, { report, before }) === 'firing' && stateAt(atMs) !== 'firing') {
      add(atMs, atMs, 'firing');
    }
  }
  fill(endMs);
  return spans;
}

/** The first instant after another at which something is no longer so, at the latest the last one. */
function firstChange(fromMs: number, lastMs: number, isSame: (atMs: number) => boolean): number {
  let same = fromMs;
  let other = Math.min(same + STEP_MS, lastMs);
  while (other < lastMs && isSame(other)) {
    same = other;
    other = Math.min(same + STEP_MS, lastMs);
  }
  if (isSame(other - 1)) return other;
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2);
    if (isSame(middle)) same = middle;
    else other = middle;
  }
  return other;
}
