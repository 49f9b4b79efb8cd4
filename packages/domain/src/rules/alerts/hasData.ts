import { type AlertCondition, isGroup } from './alertCondition';
import { type AlertFacts, type AlertReport, factsAfter } from './alertFacts';
import { leafSources } from './leafValue';

/**
 * Whether a trailer reported since an instant what a condition is about. Otherwise the condition was never known, so it
 * can't have begun.
 *
 * @param reports of one trailer, in the order of their times
 */
export function hasData(condition: AlertCondition, reports: Iterable<AlertReport>, from: Date): boolean {
  let facts: AlertFacts = {};
  for (const report of reports) facts = factsAfter(facts, report);
  return isCovered(condition, facts, from.getTime());
}

function isCovered(condition: AlertCondition, facts: AlertFacts, fromMs: number): boolean {
  if (!isGroup(condition)) return leafSources(condition, facts).some(({ known }) => known && known.at >= fromMs);
  const isPartCovered = (part: AlertCondition) => isCovered(part, facts, fromMs);
  return condition.kind === 'all' ? condition.of.every(isPartCovered) : condition.of.some(isPartCovered);
}
