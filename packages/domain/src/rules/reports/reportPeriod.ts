import { calendarDayOf } from '../dates/calendarDay';
import { instantOfWallTime } from '../dates/instantOfWallTime';
import { wallTimeOf } from '../files/wallTimeOf';

const HOUR_MS = 3_600_000;

/** What a run covers. `from` and `to` are the same for a report about an instant. */
export interface ReportPeriod {
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
}

/**
 * The calendar days of a zone that end at an instant: from the same wall time, `days` days earlier. A day on which the
 * clocks change has 23 or 25 hours.
 */
export function reportPeriod(to: Date, days: number, timeZone: string): ReportPeriod {
  const { year, month, day } = calendarDayOf(to, timeZone);
  const first = new Date(Date.UTC(year, month - 1, day - days)).toISOString().slice(0, 10);
  const wall = wallTimeOf(to, timeZone);
  const start = instantOfWallTime(first, wall.toISOString().slice(11, 16), timeZone).getTime();
  return { from: new Date(start + wall.getUTCSeconds() * 1_000 + to.getUTCMilliseconds()), to };
}

/** The hours that a period covers, rounded: 23, 24 or 25 for one day. */
export const periodHours = ({ from, to }: ReportPeriod): number => Math.round((Number(to) - Number(from)) / HOUR_MS);
