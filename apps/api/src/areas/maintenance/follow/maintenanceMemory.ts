import {
  type MaintenanceIssue,
  type MaintenanceIssueKind,
  type SensorTimes,
  WATCHED_SENSORS,
  type WatchedSensor,
} from '@gladhand/domain/maintenance';
import type { TrailerRecord } from '../../../database/trailerColumns';
import type { Evidence } from './judgeReport';

/** An issue of a trailer with what its row has besides. Plain JSON. */
export interface RememberedIssue extends MaintenanceIssue {
  readonly id: string;
  /** The odometers when this round began. */
  readonly absMiles: number | null;
  readonly gpsMiles: number | null;
  /** What the report of the newest change showed, other than the end. */
  readonly evidence: Evidence;
  /** Its points without those of its age; while it is open those of the newest report. */
  readonly points: number;
}

export type RememberedIssues = Readonly<Partial<Record<MaintenanceIssueKind, RememberedIssue>>>;

/** What is known of a trailer after a report. Plain JSON; instants in ms since 1970. */
export interface MaintenanceMemory {
  readonly issues: RememberedIssues;
  readonly times: SensorTimes;
  readonly lastReport: number | null;
  readonly absMiles: number | null;
  readonly gpsMiles: number | null;
}

/** The column of a trailer. `times` has what only late reports said, because they change no newest values. */
interface PackedState {
  issues: RememberedIssues;
  times?: Partial<SensorTimes>;
}

const REPORTED_AT = {
  tether: 'tetherReportedAt',
  abs: 'absReportedAt',
  tireInflation: 'tireInflationReportedAt',
  lights: 'lightsReportedAt',
  trailerBattery: 'trailerBatteryReportedAt',
  deviceBattery: 'deviceBatteryReportedAt',
  wheelEnd: 'wheelEndReportedAt',
  tireTemperature: 'tireTemperatureReportedAt',
} as const satisfies Record<WatchedSensor, keyof TrailerRecord>;

/** When each sensor of a trailer reported last, by its newest values. */
export const sensorTimesOf = (trailer: Pick<TrailerRecord, (typeof REPORTED_AT)[WatchedSensor]>): SensorTimes =>
  timesBy((sensor) => trailer[REPORTED_AT[sensor]]?.getTime() ?? null);

export const NO_TIMES: SensorTimes = timesBy(() => null);

/** The time of each sensor. */
export function timesBy(timeOf: (sensor: WatchedSensor) => number | null): SensorTimes {
  return Object.fromEntries(WATCHED_SENSORS.map((sensor) => [sensor, timeOf(sensor)])) as SensorTimes;
}

/** What is known of a trailer. */
export function memoryOf(trailer: TrailerRecord): MaintenanceMemory {
  const packed = trailer.maintenanceState as PackedState | null;
  const reported = sensorTimesOf(trailer);
  const late = packed?.times;
  return {
    issues: packed?.issues ?? {},
    times: late ? timesBy((sensor) => latestOf(reported[sensor], late[sensor] ?? null)) : reported,
    lastReport: trailer.lastReport?.getTime() ?? null,
    absMiles: trailer.absOdometer,
    gpsMiles: trailer.gpsOdometer,
  };
}

/** The column for what is known of a trailer; null if there is nothing to remember. */
export function packMemory(
  { issues, times }: Pick<MaintenanceMemory, 'issues' | 'times'>,
  trailer: TrailerRecord,
): TrailerRecord['maintenanceState'] {
  const reported = sensorTimesOf(trailer);
  const late = WATCHED_SENSORS.flatMap((sensor) => {
    const time = times[sensor];
    return time !== null && time > (reported[sensor] ?? Number.NEGATIVE_INFINITY) ? [[sensor, time] as const] : [];
  });
  if (late.length === 0 && Object.keys(issues).length === 0) return null;
  return { issues, ...(late.length > 0 && { times: Object.fromEntries(late) }) };
}

const latestOf = (a: number | null, b: number | null): number | null =>
  a === null ? b : b === null ? a : Math.max(a, b);
