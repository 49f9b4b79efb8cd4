import type { CalendarDay } from './calendarDay';
import { zoneOffsetMinutes } from './formatDate';

/**
 * The instant of a wall time ('HH:mm') on a day in a zone. Undefined for a time that daylight saving time skips, so a
 * schedule doesn't run then. For a time that occurs twice, the first.
 */
export function instantOf({ year, month, day }: CalendarDay, time: string, timeZone: string): Date | undefined {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  if (!match) return undefined;
  const wall = Date.UTC(year, month - 1, day, Number(match[1]), Number(match[2]));
  const around = [-24, 24].map((hours) => zoneOffsetMinutes(new Date(wall + hours * 3_600_000), timeZone));
  const candidates = around.map((minutes) => wall - minutes * 60_000).sort((a, b) => a - b);
  const found = candidates.find((ms) => ms + zoneOffsetMinutes(new Date(ms), timeZone) * 60_000 === wall);
  return found === undefined ? undefined : new Date(found);
}

/** The last day of a month, 28 to 31. */
export function lastDayOfMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The weekday of a day; Monday is 0. */
export function weekdayOf({ year, month, day }: CalendarDay): number {
  return (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
}
