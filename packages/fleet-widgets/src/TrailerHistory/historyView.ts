import { DEFAULT_HISTORY_RANGE, dayOf, HISTORY_DAYS, type HistoryRange } from '@gladhand/domain';
import type { DateRange } from '@gladhand/ui';

/** The range as the values of a query: `days`, or the first and the last day. */
export function encodeHistory(range: HistoryRange): Record<string, string> {
  return 'days' in range ? { days: String(range.days) } : { first: range.from, last: range.to };
}

/** The range out of a query; what cannot be understood is the default of one day. */
export function decodeHistory(query: Readonly<Record<string, string>>): HistoryRange {
  const { days, first, last } = query;
  if (first && last && dayOf(first) && dayOf(last)) return { from: first, to: last };
  const known = HISTORY_DAYS.find((one) => String(one) === days);
  return known ? { days: known } : DEFAULT_HISTORY_RANGE;
}

const PRESETS = [
  ['24h', 1],
  ['7d', 7],
  ['14d', 14],
  ['31d', 31],
] as const;

/** The named ranges that the field offers. */
export const HISTORY_PRESETS = PRESETS.map(([preset]) => preset);

/** The range as the field takes it. */
export function toDateRange(range: HistoryRange): DateRange {
  if (!('days' in range)) return range;
  return { preset: PRESETS.find(([, days]) => days === range.days)?.[0] ?? '24h' };
}

/** What was chosen in the field, as a range. */
export function fromDateRange(chosen: DateRange): HistoryRange {
  if (!('preset' in chosen)) return chosen;
  const days = PRESETS.find(([preset]) => preset === chosen.preset)?.[1];
  return days === undefined ? DEFAULT_HISTORY_RANGE : { days };
}

/** The range in words, inside a sentence. */
export function rangeText(range: HistoryRange): string {
  if (!('days' in range)) return range.from === range.to ? `on ${range.from}` : `from ${range.from} to ${range.to}`;
  return range.days === 1 ? 'in the last 24 hours' : `in the last ${range.days} days`;
}
