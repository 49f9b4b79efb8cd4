import { DAY_MS } from '../connectivity/connectivity';

/** The UTC day of an instant, as YYYY-MM-DD. */
export const utcDayOf = (at: Date | number): string => new Date(at).toISOString().slice(0, 10);

/** When a day of UTC starts, in ms since 1970. @param day as YYYY-MM-DD */
export const startOfUtcDay = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day that is so many days later, or earlier if negative. @param day as YYYY-MM-DD */
export const addUtcDays = (day: string, days: number): string => utcDayOf(startOfUtcDay(day) + days * DAY_MS);
