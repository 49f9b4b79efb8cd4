import { DAY_MS } from '@gladhand/domain/readings';
import type { InsightsView } from './insightsView';

/** Consecutive days of UTC, as YYYY-MM-DD. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Days are added up an hour after their end. */
const SETTLE_MS = 3_600_000;

/** When a day starts, in ms since 1970. */
export const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const addDays = (day: string, days: number): string => dayOf(startOf(day) + days * DAY_MS);

/** The number of days. */
export const lengthOf = ({ from, to }: Days): number => (startOf(to) - startOf(from)) / DAY_MS + 1;

/** Each of the days. */
export const eachDay = (days: Days): string[] =>
  Array.from({ length: lengthOf(days) }, (_, index) => addDays(days.from, index));

/** The last day that is over and settled. */
export const lastDay = (now: Date): string => dayOf(now.getTime() - DAY_MS - SETTLE_MS);

/** The days of a view. */
export function periodOf({ range, days }: Pick<InsightsView, 'range' | 'days'>, now: Date): Days {
  if (range) return range;
  const to = lastDay(now);
  return { from: addDays(to, 1 - days), to };
}

/** The days to compare with: as many just before, or the same weekdays a year before. */
export function againstOf(against: InsightsView['against'], period: Days): Days | undefined {
  if (against === 'none') return undefined;
  const back = against === 'before' ? lengthOf(period) : 364;
  return { from: addDays(period.from, -back), to: addDays(period.to, -back) };
}
