/** The first day of 2024 was a Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Monday first, as in the rules. */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** Short name of a weekday, 0 Monday to 6 Sunday. */
export const weekdayName = (day: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(new Date(MONDAY + day * DAY_MS));
