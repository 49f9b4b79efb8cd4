import { isReadingInstalled, type ReadingId, type ReadingKind, readingWord } from '../../vocabulary/readings';
import { TetherStatus } from '../../vocabulary/statuses';
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

/** Maximum age in milliseconds of a fresh reading, by tether status. */
export interface MaxAge {
  readonly tetheredMs: number;
  readonly untetheredMs: number;
}

const HOUR_MS = 3_600_000;
/** Three consecutive missed reports, so that one lost message makes nothing stale. */
const THREE_REPORTS: MaxAge = {
  tetheredMs: 3 * REPORT_INTERVAL_MS.tethered,
  untetheredMs: 3 * REPORT_INTERVAL_MS.untethered,
};
/** Sensors on tractor power: an hour of silence matters while tethered, but untethered they sleep. Assumed. */
const POWERED: MaxAge = { tetheredMs: HOUR_MS, untetheredMs: 3 * DAY_MS };
/** Reported rarely by design, whatever the tether status. Assumed. */
const DAILY: MaxAge = { tetheredMs: 2 * DAY_MS, untetheredMs: 3 * DAY_MS };

/** When a reading becomes stale. The report intervals are specified, the rest is assumed. */
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
  // The unit has its own engine and battery and reports in either case.
  reefer: { tetheredMs: HOUR_MS, untetheredMs: HOUR_MS },
  cargoCamera: DAILY,
  wheels: POWERED,
};

/** Whether a reading of this age is fresh. */
export function isFresh(kind: ReadingKind, ageMs: number, tethered: boolean): boolean {
  const { tetheredMs, untetheredMs } = MAX_READING_AGE[kind];
  return ageMs <= (tethered ? tetheredMs : untetheredMs);
}

/** A value and what is known about its sensor. */
export interface ReadingInput<T> {
  readonly kind: ReadingKind;
  readonly installed: boolean;
  readonly value: T | null | undefined;
  readonly reportedAt: Date | null | undefined;
  readonly tethered: boolean;
  readonly now: Date;
}

/**
 * Classifies a value into one of the four states. If the clock of the device runs ahead, the reading counts as just
 * reported.
 */
export function readingOf<T>({ kind, installed, value, reportedAt, tethered, now }: ReadingInput<T>): Reading<T> {
  if (!installed) return { state: 'notInstalled' };
  if (value == null || !reportedAt) return { state: 'missing' };
  const ageMs = Math.max(0, now.getTime() - reportedAt.getTime());
  return { state: isFresh(kind, ageMs, tethered) ? 'fresh' : 'stale', value, at: reportedAt, ageMs };
}

/** A trailer whose readings are classified. */
export interface ReadingCarrier {
  readonly installedSensorTypeIds: readonly number[];
  readonly tetheredStatus: string | null;
}

/** Classifies a value of a trailer into one of the four states, by the table of readings. */
export function trailerReading<T>(
  id: ReadingId,
  trailer: ReadingCarrier,
  { value, reportedAt, now }: Pick<ReadingInput<T>, 'value' | 'reportedAt' | 'now'>,
): Reading<T> {
  return readingOf({
    kind: readingWord(id).kind,
    installed: isReadingInstalled(id, trailer),
    value,
    reportedAt,
    tethered: trailer.tetheredStatus === TetherStatus.Tethered,
    now,
  });
}
