/** The earliest of some days. */
export const earliestOf = (...days: readonly [string, ...string[]]): string => [...days].sort()[0] ?? days[0];

/** The latest of some days. */
export const latestOf = (...days: readonly [string, ...string[]]): string => [...days].sort().at(-1) ?? days[0];
