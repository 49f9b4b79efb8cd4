import { formatDate, zoneOffsetMinutes } from './formatDate';

/** A calendar day without a time zone. `month` starts at 1. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Parses m/d/Y ('1/2/2026', '01/02/2026'); undefined for anything else and for days that don't exist. */
export function parseCalendarDay(text: string): CalendarDay | undefined {
  const match = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(text);
  if (!match) return undefined;
  const [month, day, year] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = year >= 1900 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? { year, month, day } : undefined;
}

/** The day that an instant falls on in a zone. */
export function calendarDayOf(at: Date, timeZone: string): CalendarDay {
  const [month, day, year] = formatDate(at, 'date', timeZone).split('/').map(Number);
  return { year: year ?? 0, month: month ?? 0, day: day ?? 0 };
}

/** Start and exclusive end of a day in a zone, which is 23, 24 or 25 hours long. */
export function dayBounds({ year, month, day }: CalendarDay, timeZone: string): { from: Date; before: Date } {
  return { from: startOfDay(year, month, day, timeZone), before: startOfDay(year, month, day + 1, timeZone) };
}

function startOfDay(year: number, month: number, day: number, timeZone: string): Date {
  const wall = Date.UTC(year, month - 1, day);
  // Try the offsets in force around that midnight. Where the clocks jump over midnight itself, the day
  // begins at the jump, and no candidate reads as midnight: then the later offset gives the jump.
  const around = [-24, 24].map((hours) => zoneOffsetMinutes(new Date(wall + hours * 3_600_000), timeZone));
  const candidates = around.map((minutes) => wall - minutes * 60_000).sort((a, b) => a - b);
  const midnight = candidates.find((time) => time + zoneOffsetMinutes(new Date(time), timeZone) * 60_000 === wall);
  return new Date(midnight ?? (candidates.at(-1) as number));
}

/** -1, 0 or 1 as `a` is before, on or after `b`. */
export function compareDays(a: CalendarDay, b: CalendarDay): number {
  return Math.sign(a.year - b.year || a.month - b.month || a.day - b.day);
}

/** True for a day that is still in the future in a zone. Date filters reject those. */
export function isFutureDay(day: CalendarDay, now: Date, timeZone: string): boolean {
  return compareDays(day, calendarDayOf(now, timeZone)) > 0;
}
