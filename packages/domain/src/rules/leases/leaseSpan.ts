import { type CalendarDay, calendarDayOf, compareDays, dayBounds } from '../dates/calendarDay';

/** Limits of leases. */
export const LEASE_POLICY = {
  /** Lines of a lease. */
  lines: 10_000,
  /** A lease can begin this far ahead. */
  daysAhead: 366,
  /** Longest lease. */
  maxYears: 10,
} as const;

/** The days of a lease, in the zone of the lessor. */
export interface LeaseDays {
  firstDay: CalendarDay;
  /** Null without an end. */
  lastDay: CalendarDay | null;
  /** IANA name. */
  timeZone: string;
}

/** When a lease is in force; it doesn't include its end. */
export interface LeaseSpan {
  from: Date;
  /** Null without an end. */
  until: Date | null;
}

/** From the midnight that begins the first day to the midnight that ends the last one, whatever the clocks do. */
export function leaseSpan({ firstDay, lastDay, timeZone }: LeaseDays): LeaseSpan {
  return {
    from: dayBounds(firstDay, timeZone).from,
    until: lastDay && dayBounds(lastDay, timeZone).before,
  };
}

/** Whether two spans share an instant. */
export const spansOverlap = (a: LeaseSpan, b: LeaseSpan): boolean =>
  (b.until === null || a.from < b.until) && (a.until === null || b.from < a.until);

export type LeaseDaysProblem = 'past' | 'order' | 'tooFar' | 'tooLong';

/** What is wrong with the days of a new lease; undefined if nothing. */
export function leaseDaysProblem({ firstDay, lastDay, timeZone }: LeaseDays, now: Date): LeaseDaysProblem | undefined {
  const today = calendarDayOf(now, timeZone);
  if (compareDays(firstDay, today) < 0) return 'past';
  const farthest = { ...today, day: today.day + LEASE_POLICY.daysAhead };
  if (dayBounds(firstDay, timeZone).from > dayBounds(farthest, timeZone).from) return 'tooFar';
  if (!lastDay) return undefined;
  if (compareDays(lastDay, firstDay) < 0) return 'order';
  const longest = { ...firstDay, year: firstDay.year + LEASE_POLICY.maxYears };
  return compareDays(lastDay, longest) > 0 ? 'tooLong' : undefined;
}
