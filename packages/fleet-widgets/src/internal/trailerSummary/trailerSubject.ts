import {
  connectivityOf,
  isReadingInstalled,
  type Reading,
  type ReadingId,
  trailerReading,
  unpackHealthReasons,
} from '@gladhand/domain/readings';
import type { TrailerPosition } from '@gladhand/domain/tracking';
import { productType, type TrailerDetail } from '@gladhand/domain/trailers';

/** What is known of a trailer at a glance, from its details or from the row that a map already has. */
export interface TrailerSubject {
  vin: string;
  unitId: string;
  vehicleType: string;
  product: string;
  health: string;
  healthReasons: readonly { readonly code: string }[];
  /** No report for ten days, or none at all: the health is out of date. */
  silent: boolean;
  /** Its SIM is suspended, so it can't report: the health is out of date. */
  isSuspended: boolean;
  speedMph: Reading<number>;
  loadStatus: Reading<string>;
  loadLbs: Reading<number>;
  tether: Reading<string>;
  door: Reading<string>;
  deviceTypeId: number;
  /** Undefined if only the row of the map is known. */
  positionSource?: TrailerDetail['positionSource'] | undefined;
  installedSensorTypeIds: readonly number[];
}

interface ReportTimes {
  position: Date | null;
  load: Date | null;
  tether: Date | null;
  door: Date | null;
  any: Date | null;
}

/** The battery that a trailer has: its own, otherwise that of its device. */
export interface TrailerBattery {
  kind: 'trailerBattery' | 'deviceBattery';
  volts: Reading<number>;
  health: string | null;
}

/** The state of a trailer's battery. */
export function trailerBattery({ trailer }: TrailerDetail, now: Date): TrailerBattery {
  const isOwn = isReadingInstalled('trailerBattery', trailer);
  const kind = isOwn ? 'trailerBattery' : 'deviceBattery';
  const reportedAt = instant(isOwn ? trailer.trailerBatteryReportedAt : trailer.deviceBatteryReportedAt);
  const value = isOwn ? trailer.trailerBatteryVoltage : trailer.deviceBatteryVoltage;
  return {
    kind,
    volts: trailerReading(kind, trailer, { value, reportedAt, now }),
    health: isOwn ? trailer.trailerBatteryStatus : trailer.deviceBatteryStatus,
  };
}

const instant = (at: string | number | null) => (at === null ? null : new Date(at));

/** From the trailer's details. */
export function subjectOfDetail({ trailer, positionSource }: TrailerDetail, now: Date): TrailerSubject {
  const head = subject(
    trailer,
    trailer.healthReasons,
    {
      position: instant(trailer.positionReportedAt),
      load: instant(trailer.loadReportedAt),
      tether: instant(trailer.tetherReportedAt),
      door: instant(trailer.doorReportedAt),
      any: instant(trailer.lastReport),
    },
    now,
  );
  return { ...head, positionSource };
}

/** From a row of the map. The row has a single time: no reading is newer than the last report. */
export function subjectOfPosition(trailer: TrailerPosition, now: Date): TrailerSubject {
  const last = instant(trailer.lastReport);
  return subject(
    trailer,
    unpackHealthReasons(trailer.healthReasons),
    { position: instant(trailer.positionReportedAt), load: last, tether: last, door: last, any: last },
    now,
  );
}

type Row = Pick<
  TrailerPosition,
  | 'vin'
  | 'unitId'
  | 'vehicleType'
  | 'productType'
  | 'trailerHealthStatus'
  | 'tetheredStatus'
  | 'simStatus'
  | 'loadStatus'
  | 'cargoWeightOnBogieLbs'
  | 'doorStatus'
  | 'speed'
  | 'deviceTypeId'
  | 'installedSensorTypeIds'
>;

function subject(
  row: Row,
  healthReasons: TrailerSubject['healthReasons'],
  reported: ReportTimes,
  now: Date,
): TrailerSubject {
  const reading = <Value>(id: ReadingId, value: Value | null, reportedAt: Date | null) =>
    trailerReading(id, row, { value, reportedAt, now });
  const word = productType(row.productType);
  const connectivity = connectivityOf({ ...row, newestReport: reported.any }, now);
  return {
    vin: row.vin,
    unitId: row.unitId,
    vehicleType: row.vehicleType,
    product: word.known ? word.name : word.label,
    health: row.trailerHealthStatus,
    healthReasons,
    silent: connectivity === 'CRITICAL' || connectivity === 'NA',
    isSuspended: connectivity === 'SUSPENDED',
    speedMph: reading('speed', row.speed, reported.position),
    loadStatus: reading('load', row.loadStatus, reported.load),
    loadLbs: reading('bogieWeight', row.cargoWeightOnBogieLbs, reported.load),
    tether: reading('tether', row.tetheredStatus, reported.tether),
    door: reading('door', row.doorStatus, reported.door),
    deviceTypeId: row.deviceTypeId,
    installedSensorTypeIds: row.installedSensorTypeIds,
  };
}
