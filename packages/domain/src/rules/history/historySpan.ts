import { DATE_RANGES, TRACKING_HISTORY_DEFAULT_DAYS } from '../../vocabulary/dateRanges';
import type { HistorySpan } from '../../vocabulary/historyColumns';
import { type CalendarDay, calendarDayOf, compareDays, dayBounds } from '../dates/calendarDay';

/** The period to show: a number of days until now, or calendar days ('2026-11-01'), both inclusive. */
export type HistoryRange = { readonly days: number } | { readonly from: string; readonly to: string };

/** The default period of a history. */
export const DEFAULT_HISTORY_RANGE: HistoryRange = { days: TRACKING_HISTORY_DEFAULT_DAYS };

/**
 * The range as instants: whole days in the viewer's zone, each 23 to 25 hours long. Days until now are left to the
 * server's clock.
 */
export function historySpan(range: HistoryRange, timeZone: string): HistorySpan {
  if ('days' in range) return { days: range.days };
  const from = dayOf(range.from);
  const to = dayOf(range.to);
  if (!from || !to) return { days: TRACKING_HISTORY_DEFAULT_DAYS };
  const [first, last] = compareDays(from, to) <= 0 ? [from, to] : [to, from];
  return { from: dayBounds(first, timeZone).from, to: dayBounds(last, timeZone).before };
}

/** The next longer predefined range, if any. */
export function widerRange(range: HistoryRange, timeZone: string): HistoryRange | undefined {
  const span = historySpan(range, timeZone);
  if (!('days' in span)) return undefined;
  const days = DATE_RANGES.map((one) => one.days).find((one) => one !== null && one > span.days);
  return days == null ? undefined : { days };
}

/** Parses '2026-11-01'; undefined for anything else and for days that don't exist. */
export function dayOf(iso: string): CalendarDay | undefined {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(iso);
  if (!match) return undefined;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= 2000 ? { year, month, day } : undefined;
}

/** The day that an instant falls on in a zone, as '2026-11-01'. */
export function isoDayOf(at: Date, timeZone: string): string {
  const { year, month, day } = calendarDayOf(at, timeZone);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
