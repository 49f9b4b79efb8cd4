import { DAY_MS } from '../connectivity/connectivity';

/** The day that was written last, in days since 1970: instants that follow each other are mostly of the same day. */
let lastDay = Number.NaN;
let lastText = '';

/** The UTC day of an instant, as YYYY-MM-DD. */
export function utcDayOf(at: Date | number): string {
  const day = Math.floor(Number(at) / DAY_MS);
  if (day !== lastDay) {
    lastText = new Date(at).toISOString().slice(0, 10);
    lastDay = day;
  }
  return lastText;
}

/** When a day of UTC starts, in ms since 1970. @param day as YYYY-MM-DD */
export const startOfUtcDay = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day that is so many days later, or earlier if negative. @param day as YYYY-MM-DD */
export const addUtcDays = (day: string, days: number): string => utcDayOf(startOfUtcDay(day) + days * DAY_MS);
