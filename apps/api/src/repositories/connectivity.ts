const DAY_MS = 86_400_000;

/** From these instants back a report is too old, by `now`. Source: the decision on connectivity. */
export interface ConnectivityLimits {
  /** Older than this, a tethered trailer is CAUTION. */
  tethered: Date;
  /** Older than this, an untethered trailer is CAUTION. */
  untethered: Date;
  /** As old as this or older is CRITICAL. */
  critical: Date;
}

/** GOOD up to 2 days tethered and 3 days untethered, CAUTION up to 10 days, CRITICAL from 10 days on, NA without any report. */
export function connectivityLimits(now: Date): ConnectivityLimits {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return { tethered: before(2), untethered: before(3), critical: before(10) };
}
