import { Connectivity } from '../../vocabulary/severity';
import { SimStatus, TetherStatus } from '../../vocabulary/statuses';

/** A 24-hour span, not a calendar day. */
export const DAY_MS = 86_400_000;

/**
 * How old the newest report may be. Tethered trailers report every 5 minutes, untethered ones once a day, so the same
 * silence means less for an untethered trailer. In both cases a device is stale after 10 days.
 */
export const CONNECTIVITY_POLICY = {
  goodUpToTetheredMs: 2 * DAY_MS,
  goodUpToUntetheredMs: 3 * DAY_MS,
  criticalFromMs: 10 * DAY_MS,
} as const;

/** A trailer moves above this speed, because the GPS of a parked trailer drifts a little. Assumed. */
export const MOVING_ABOVE_MPH = 3;

/** The only rule for moving. A trailer without a speed isn't known to move. Speed in miles per hour. */
export const isMoving = (speedMph: number | null | undefined): boolean => (speedMph ?? 0) > MOVING_ABOVE_MPH;

/** Intervals of position reports in milliseconds. */
export const REPORT_INTERVAL_MS = { tethered: 5 * 60_000, untethered: DAY_MS } as const;

/** What connectivity is judged by. Statuses that this version doesn't know count as absent. */
export interface ReportingFacts {
  /** Of all installed sensors. */
  readonly newestReport: Date | null | undefined;
  readonly tetheredStatus: string | null | undefined;
  readonly simStatus: string | null | undefined;
  /** When that status began. */
  readonly simStatusChangeDate?: Date | null | undefined;
}

/**
 * Connectivity of a trailer. A suspended SIM explains every silence, also after it was activated again: NA if there was
 * never a report, and while the first one after the activation is awaited.
 */
export function connectivityOf(
  { newestReport, tetheredStatus: tethered, simStatus, simStatusChangeDate }: ReportingFacts,
  now: Date,
  policy: Readonly<Record<keyof typeof CONNECTIVITY_POLICY, number>> = CONNECTIVITY_POLICY,
): Connectivity {
  if (simStatus === SimStatus.Suspended) return Connectivity.Suspended;
  if (!newestReport) return Connectivity.NA;
  const ageMs = now.getTime() - newestReport.getTime();
  if (ageMs >= policy.criticalFromMs) {
    const activatedAt = simStatus === SimStatus.Activated ? simStatusChangeDate : undefined;
    const isAwaited = activatedAt && activatedAt > newestReport;
    return isAwaited && now.getTime() - activatedAt.getTime() < policy.criticalFromMs
      ? Connectivity.NA
      : Connectivity.Critical;
  }
  const goodUpToMs = tethered === TetherStatus.Tethered ? policy.goodUpToTetheredMs : policy.goodUpToUntetheredMs;
  return ageMs <= goodUpToMs ? Connectivity.Good : Connectivity.Caution;
}

/** Whether a device can't report because of its SIM, so that its silence is no fault of trailer or device. */
export const isSilencedBySim = (simStatus: string | null | undefined): boolean =>
  simStatus === SimStatus.Suspended || simStatus === SimStatus.Deactivated;

/** The newest of several report times; undefined if there is none. */
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
