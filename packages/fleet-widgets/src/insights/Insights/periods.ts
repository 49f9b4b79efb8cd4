import { addUtcDays, DAY_MS, startOfUtcDay, utcDayOf } from '@gladhand/domain/readings';
import type { InsightsView } from './insightsView';

/** Consecutive days of UTC, as YYYY-MM-DD. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Days are added up an hour after their end. */
const SETTLE_MS = 3_600_000;

/** The number of days. */
export const lengthOf = ({ from, to }: Days): number => (startOfUtcDay(to) - startOfUtcDay(from)) / DAY_MS + 1;

/** Each of the days. */
export const eachDay = (days: Days): string[] =>
  Array.from({ length: lengthOf(days) }, (_, index) => addUtcDays(days.from, index));

/** The last day that is over and settled. */
export const lastDay = (now: Date): string => utcDayOf(now.getTime() - DAY_MS - SETTLE_MS);

/** The days of a view. */
export function periodOf({ range, days }: Pick<InsightsView, 'range' | 'days'>, now: Date): Days {
  if (range) return range;
  const to = lastDay(now);
  return { from: addUtcDays(to, 1 - days), to };
}

/** The days to compare with: as many just before, or the same weekdays a year before. */
export function againstOf(against: InsightsView['against'], period: Days): Days | undefined {
  if (against === 'none') return undefined;
  const back = against === 'before' ? lengthOf(period) : 364;
  return { from: addUtcDays(period.from, -back), to: addUtcDays(period.to, -back) };
}
