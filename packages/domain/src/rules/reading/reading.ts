import { DAY_MS, REPORT_INTERVAL_MS } from '../connectivity/connectivity';

/**
 * What can be said of a sensor's value. The four states never look alike: silence is neither good nor a fault.
 * - `fresh`: the value can be relied on
 * - `stale`: a value, but older than the sensor's policy allows
 * - `missing`: the sensor is installed and has never reported
 * - `notInstalled`: there is no such sensor
 */
export type Reading<T> =
  | { readonly state: 'fresh' | 'stale'; readonly value: T; readonly at: Date; readonly ageMs: number }
  | { readonly state: 'missing' | 'notInstalled' };

/** Kinds of readings that age differently. */
export type ReadingKind =
  | 'position'
  | 'tether'
  | 'abs'
  | 'tireInflation'
  | 'lights'
  | 'trailerBattery'
  | 'deviceBattery'
  | 'load'
  | 'door'
  | 'reefer'
  | 'cargoCamera'
  | 'wheels';

/** Longest age in milliseconds at which a reading still counts, by tether state. */
export interface MaxAge {
  readonly tetheredMs: number;
  readonly untetheredMs: number;
}

const HOUR_MS = 3_600_000;
/** Three reports missed in a row, so that one lost message makes nothing stale. */
const THREE_REPORTS: MaxAge = {
  tetheredMs: 3 * REPORT_INTERVAL_MS.tethered,
  untetheredMs: 3 * REPORT_INTERVAL_MS.untethered,
};
/** Sensors that live on tractor power: quiet for an hour means something, uncoupled they rest. Assumed. */
const POWERED: MaxAge = { tetheredMs: HOUR_MS, untetheredMs: 3 * DAY_MS };
/** Sent rarely by design, whatever the tether state. Assumed. */
const DAILY: MaxAge = { tetheredMs: 2 * DAY_MS, untetheredMs: 3 * DAY_MS };

/** When a reading goes stale. The report intervals are specified, the rest is assumed. */
export const MAX_READING_AGE: Readonly<Record<ReadingKind, MaxAge>> = {
  position: THREE_REPORTS,
  tether: THREE_REPORTS,
  abs: POWERED,
  tireInflation: POWERED,
  lights: POWERED,
  trailerBattery: POWERED,
  deviceBattery: DAILY,
  load: POWERED,
  door: POWERED,
  // The unit has an engine and a battery of its own and reports either way.
  reefer: { tetheredMs: HOUR_MS, untetheredMs: HOUR_MS },
  cargoCamera: DAILY,
  wheels: POWERED,
};

/** Whether a reading of this age still counts. */
export function isFresh(kind: ReadingKind, ageMs: number, tethered: boolean): boolean {
  const { tetheredMs, untetheredMs } = MAX_READING_AGE[kind];
  return ageMs <= (tethered ? tetheredMs : untetheredMs);
}

/** What is known of a value and its sensor. */
export interface ReadingInput<T> {
  readonly kind: ReadingKind;
  readonly installed: boolean;
  readonly value: T | null | undefined;
  readonly reportedAt: Date | null | undefined;
  readonly tethered: boolean;
  readonly now: Date;
}

/** Puts a value into one of the four states. A device clock that runs ahead counts as just now. */
export function readingOf<T>({ kind, installed, value, reportedAt, tethered, now }: ReadingInput<T>): Reading<T> {
  if (!installed) return { state: 'notInstalled' };
  if (value == null || !reportedAt) return { state: 'missing' };
  const ageMs = Math.max(0, now.getTime() - reportedAt.getTime());
  return { state: isFresh(kind, ageMs, tethered) ? 'fresh' : 'stale', value, at: reportedAt, ageMs };
}
