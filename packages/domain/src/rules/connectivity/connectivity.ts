import { Connectivity } from '../../vocabulary/severity';
import { TetherStatus } from '../../vocabulary/statuses';

/** The 'shared day': a span, not a calendar day. */
export const DAY_MS = 86_400_000;

/**
 * How old the newest report may be. A tethered trailer reports every 5 minutes, an untethered one once a day,
 * so the same silence means less of an untethered one. A device is stale at 10 days either way.
 */
export const CONNECTIVITY_POLICY = {
  goodUpToTetheredMs: 2 * DAY_MS,
  goodUpToUntetheredMs: 3 * DAY_MS,
  criticalFromMs: 10 * DAY_MS,
} as const;

/** Above this a trailer drives; GPS makes standing trailers wander a little. Assumed. */
export const MOVING_ABOVE_MPH = 3;

/** Intervals of position reports in milliseconds. */
export const REPORT_INTERVAL_MS = { tethered: 5 * 60_000, untethered: DAY_MS } as const;

/** Connectivity from the newest report over all installed sensors; NA when nothing was ever reported. */
export function connectivityOf(
  newestReport: Date | null | undefined,
  tethered: TetherStatus | null | undefined,
  now: Date,
  policy: Readonly<Record<keyof typeof CONNECTIVITY_POLICY, number>> = CONNECTIVITY_POLICY,
): Connectivity {
  if (!newestReport) return Connectivity.NA;
  const ageMs = now.getTime() - newestReport.getTime();
  if (ageMs >= policy.criticalFromMs) return Connectivity.Critical;
  const goodUpToMs = tethered === TetherStatus.Tethered ? policy.goodUpToTetheredMs : policy.goodUpToUntetheredMs;
  return ageMs <= goodUpToMs ? Connectivity.Good : Connectivity.Caution;
}

/** The newest of some report times; undefined when there is none. */
export function newestOf(times: Iterable<Date | null | undefined>): Date | undefined {
  let newest: Date | undefined;
  for (const time of times) if (time && (!newest || time > newest)) newest = time;
  return newest;
}

/** Spans of the 'recent' flags in milliseconds: 2, 10 and 30 days. */
export const RECENT_SPANS_MS = [2 * DAY_MS, 10 * DAY_MS, 30 * DAY_MS] as const;

/** True when something happened within a span before now. */
export function isRecent(at: Date | null | undefined, spanMs: number, now: Date): boolean {
  return at != null && now.getTime() - at.getTime() <= spanMs;
}
