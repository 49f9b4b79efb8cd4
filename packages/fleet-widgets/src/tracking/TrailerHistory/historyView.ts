import { DEFAULT_HISTORY_RANGE, dayOf, HISTORY_DAYS, type HistoryRange } from '@gladhand/domain/history';
import type { DateRange } from '@gladhand/ui';
import { TRAILER_HISTORY_MESSAGES } from './messages';

/** The range as query parameters: `days`, or the first and last day. */
export function encodeHistory(range: HistoryRange): Record<string, string> {
  return 'days' in range ? { days: String(range.days) } : { first: range.from, last: range.to };
}

/** Reads the range from query parameters. Invalid values become the default of one day. */
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

/** The predefined ranges of the field. */
export const HISTORY_PRESETS = PRESETS.map(([preset]) => preset);

/** The range as a value of the field. */
export function toDateRange(range: HistoryRange): DateRange {
  if (!('days' in range)) return range;
  return { preset: PRESETS.find(([, days]) => days === range.days)?.[0] ?? '24h' };
}

/** The range for a value of the field. */
export function fromDateRange(chosen: DateRange): HistoryRange {
  if (!('preset' in chosen)) return chosen;
  const days = PRESETS.find(([preset]) => preset === chosen.preset)?.[1];
  return days === undefined ? DEFAULT_HISTORY_RANGE : { days };
}

/** The range as text, for use in a sentence. */
export function rangeText(range: HistoryRange, messages = TRAILER_HISTORY_MESSAGES): string {
  if (!('days' in range))
    return range.from === range.to ? messages.on(range.from) : messages.fromTo(range.from, range.to);
  return range.days === 1 ? messages.lastDay : messages.lastDays(range.days);
}
