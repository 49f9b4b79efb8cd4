import { isReadingInstalled, type ReadingId } from '../../vocabulary/readings';
import { CONNECTIVITY_POLICY } from '../connectivity/connectivity';

/** Sensors whose silence is an issue. Doors, loads and cameras may have nothing to report. */
export const WATCHED_SENSORS = [
  'tether',
  'abs',
  'tireInflation',
  'lights',
  'trailerBattery',
  'deviceBattery',
  'wheelEnd',
  'tireTemperature',
] as const satisfies readonly ReadingId[];
export type WatchedSensor = (typeof WATCHED_SENSORS)[number];

/** When each sensor reported last, in ms since 1970; null if it never did. */
export type SensorTimes = Readonly<Record<WatchedSensor, number | null>>;

/** The trailer whose sensors are watched. */
export interface WatchedTrailer {
  readonly installedSensorTypeIds: readonly number[];
}

/** A sensor and its device are silent after the same time. */
const SILENT_FROM_MS = CONNECTIVITY_POLICY.criticalFromMs;

/** The SIM of a trailer, as far as its silence depends on it. */
export interface WatchedSim {
  /** When its status changed last. */
  readonly simStatusChangeDate?: Date | null | undefined;
}

/**
 * From when a silence counts, in ms since 1970: a device whose SIM was activated after its last report couldn't report
 * before. Changes after `until` are not known then.
 */
export function silenceSince({ simStatusChangeDate }: WatchedSim, lastReport: number, until: number): number {
  const changedAt = simStatusChangeDate?.getTime() ?? lastReport;
  return changedAt <= until ? Math.max(lastReport, changedAt) : lastReport;
}

/**
 * Installed sensors that haven't reported for 10 days. One that never reported has no report to be silent since: most
 * of those are listed for a trailer that doesn't have them.
 */
export const silentSensors = (trailer: WatchedTrailer & WatchedSim, times: SensorTimes, at: number): WatchedSensor[] =>
  WATCHED_SENSORS.filter((sensor) => {
    const last = times[sensor];
    return (
      last !== null && at - silenceSince(trailer, last, at) >= SILENT_FROM_MS && isReadingInstalled(sensor, trailer)
    );
  });

/** When a trailer without any further report counts as not reporting, in ms since 1970. */
export const silentFrom = (lastReport: Date): number => lastReport.getTime() + SILENT_FROM_MS;
