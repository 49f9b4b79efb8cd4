import { DAY_MS } from '@gladhand/domain/readings';

/** The UTC day of an instant, as YYYY-MM-DD. */
export const dayOf = (at: Date | number): string => new Date(at).toISOString().slice(0, 10);

/** When a day starts, in ms since 1970. */
export const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The earliest of some days. */
export const earliestOf = (...days: readonly [string, ...string[]]): string => [...days].sort()[0] ?? days[0];

export const latestOf = (...days: readonly [string, ...string[]]): string => [...days].sort().at(-1) ?? days[0];

/** The day that is so many days later. */
export const addDays = (day: string, days: number): string => dayOf(startOf(day) + days * DAY_MS);
