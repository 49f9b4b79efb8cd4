import {
  connectivityOf,
  productType,
  type Reading,
  readingOf,
  type SensorType,
  type TetherStatus,
  type TrailerDetail,
  type TrailerPosition,
} from '@gladhand/domain';

/** What the head of the drawer says: out of the whole answer, or of the row that a map knows already. */
export interface DrawerSubject {
  vin: string;
  unitId: string;
  vehicleType: string;
  product: string;
  health: string;
  healthReasons: readonly string[];
  /** Nothing heard for ten days or ever: the health is old news. */
  silent: boolean;
  speedMph: Reading<number>;
  loadStatus: Reading<string>;
  loadLbs: Reading<number>;
  tether: Reading<string>;
  door: Reading<string>;
  deviceTypeId: number;
  /** Undefined while only the row of the map is known. */
  positionSource?: TrailerDetail['positionSource'] | undefined;
  installedSensorTypeIds: readonly number[];
}

interface Heard {
  position: Date | null;
  load: Date | null;
  tether: Date | null;
  door: Date | null;
  any: Date | null;
}

const instant = (at: string | number | null) => (at === null ? null : new Date(at));

/** The head out of the whole answer. */
export function subjectOfDetail({ trailer, positionSource }: TrailerDetail, now: Date): DrawerSubject {
  const head = subject(
    trailer,
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

/** The head out of a row of the map. It has one instant for all: no reading is younger than the last report. */
export function subjectOfPosition(trailer: TrailerPosition, now: Date): DrawerSubject {
  const last = instant(trailer.lastReport);
  return subject(
    trailer,
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
  | 'healthReasons'
  | 'tetheredStatus'
  | 'loadStatus'
  | 'cargoWeightOnBogieLbs'
  | 'doorStatus'
  | 'speed'
  | 'deviceTypeId'
  | 'installedSensorTypeIds'
>;

function subject(row: Row, heard: Heard, now: Date): DrawerSubject {
  const has = (...sensors: SensorType[]) => sensors.some((sensor) => row.installedSensorTypeIds.includes(sensor));
  const tethered = row.tetheredStatus === 'tethered';
  const base = { tethered, now };
  const word = productType(row.productType);
  const connectivity = connectivityOf(heard.any, row.tetheredStatus as TetherStatus | null, now);
  return {
    vin: row.vin,
    unitId: row.unitId,
    vehicleType: row.vehicleType,
    product: word.known ? word.name : word.label,
    health: row.trailerHealthStatus,
    healthReasons: row.healthReasons,
    silent: connectivity === 'CRITICAL' || connectivity === 'NA',
    speedMph: readingOf({ ...base, kind: 'position', installed: has(1), value: row.speed, reportedAt: heard.position }),
    loadStatus: readingOf({
      ...base,
      kind: 'load',
      installed: has(5, 26, 27),
      value: row.loadStatus,
      reportedAt: heard.load,
    }),
    loadLbs: readingOf({
      ...base,
      kind: 'load',
      installed: has(5),
      value: row.cargoWeightOnBogieLbs,
      reportedAt: heard.load,
    }),
    tether: readingOf({
      ...base,
      kind: 'tether',
      installed: has(10),
      value: row.tetheredStatus,
      reportedAt: heard.tether,
    }),
    door: readingOf({ ...base, kind: 'door', installed: has(36), value: row.doorStatus, reportedAt: heard.door }),
    deviceTypeId: row.deviceTypeId,
    installedSensorTypeIds: row.installedSensorTypeIds,
  };
}
