import type { DeviceFamily, ProductLine } from './deviceFamilies';
import type { FeatureName } from './features';
import { lookup, type Word } from './lookup';

/** Sensors that can be installed and have a section in the trailer drawer. */
export const SensorType = {
  Gps: 1,
  EnhancedWeight: 5,
  Odometer: 6,
  AbsFault: 7,
  LightFault: 8,
  Tether: 10,
  TrailerBattery: 13,
  TireInflation: 15,
  GpsMileage: 16,
  Brakes: 21,
  BackupBattery: 22,
  WheelEnd: 23,
  TirePressure: 24,
  ReeferUnit: 25,
  UltrasonicCargo: 26,
  CargoCamera: 27,
  Door: 36,
  DeviceBattery: 37,
  TireTemperature: 38,
} as const;
export type SensorType = (typeof SensorType)[keyof typeof SensorType];

/** A sensor type with its drawer section. */
export interface SensorTypeWord extends Word<SensorType> {
  /** Heading of the drawer section. */
  readonly section: string;
  /** Fields asked for with it. */
  readonly fields: readonly string[];
  /** Families whose devices can carry it. 'Go' and 'XT5300' are specified; the rest is assumed. */
  readonly families: readonly DeviceFamily[];
  /** Whether the section is open to the eye until the user says otherwise; assumed. */
  readonly shownByDefault: Readonly<Record<ProductLine, boolean>>;
  /** Height of the section in percent of the viewport height (vh), 21.7 to 59. */
  readonly sectionHeightVh: number;
  readonly feature?: FeatureName;
}

type Shown = 'all' | 'none' | readonly ProductLine[];
const shown = (lines: Shown): Record<ProductLine, boolean> => {
  const has = (line: ProductLine) => lines === 'all' || (lines !== 'none' && lines.includes(line));
  return { pro: has('pro'), base: has('base'), go: has('go') };
};

const sensor = (
  id: SensorType,
  label: string,
  section: string,
  families: readonly DeviceFamily[],
  lines: Shown,
  sectionHeightVh: number,
  fields: readonly string[],
  feature?: FeatureName,
): SensorTypeWord => ({
  id,
  label,
  section,
  families,
  shownByDefault: shown(lines),
  sectionHeightVh,
  fields,
  ...(feature ? { feature } : {}),
});

/** By id. */
export const SENSOR_TYPES: readonly SensorTypeWord[] = [
  sensor(1, 'GPS', 'Location', [1, 2, 3, 4, 5, 6], 'all', 40, [
    'latitude',
    'longitude',
    'reverseGeoFullAddress',
    'speed',
  ]),
  sensor(5, 'Enhanced Weight', 'Load Status', [1, 3], ['pro', 'go'], 28, ['loaded', 'loadWeight']),
  sensor(6, 'Odometer', 'Odometer', [1, 2], ['pro', 'base'], 21.7, ['odometerAbs', 'odometerGps']),
  sensor(7, 'ABS fault', 'ABS', [1, 2], ['pro', 'base'], 45, ['absFaultDescription', 'amberLampStatus']),
  sensor(8, 'Light fault', 'Lights', [1, 2], ['pro', 'base'], 45, ['red', 'green', 'yellow', 'black', 'brown']),
  sensor(10, 'Tether', 'Tether Status', [1, 2, 3, 4, 5], 'all', 21.7, ['tetherStatus']),
  sensor(13, 'Sensor box battery', 'Trailer Battery', [1, 2, 3, 5], 'all', 28, ['batteryVoltageTrailer']),
  sensor(15, 'Tire inflation status', 'Tire Inflation System', [1, 2], ['pro', 'base'], 28, ['tisStatus']),
  sensor(16, 'GPS mileage', 'GPS Mileage', [3], ['go'], 21.7, ['odometerGps']),
  sensor(21, 'Brakes', 'Brakes', [1], ['pro'], 45, ['tseFaultDetails', 'tseFaults', 'faultLevel'], 'Hendrickson'),
  sensor(22, 'Backup battery', 'Backup Battery', [1, 2], 'none', 21.7, ['backupBatteryVoltage']),
  sensor(23, 'Wheel end', 'Wheel End', [1], ['pro'], 45, ['wheelEndDetails'], 'Hendrickson'),
  sensor(
    24,
    'Individual tire pressure',
    'Individual Tire Pressure',
    [1],
    ['pro'],
    59,
    ['tirePressureDetails'],
    'Hendrickson',
  ),
  sensor(
    25,
    'Reefer unit',
    'Reefer Unit',
    [1, 2, 3, 5],
    'all',
    59,
    ['reeferZones', 'reeferTemperatures'],
    'ThermoKing',
  ),
  sensor(26, 'Ultrasonic cargo load', 'Load Status', [3], ['go'], 28, ['loaded'], 'UltrasonicCargoSensor'),
  sensor(27, 'Cargo camera', 'Cargo Camera', [1, 3, 4], ['pro', 'go'], 59, ['cargoCameraFullness']),
  sensor(36, 'Door', 'Doors', [1, 3, 5], ['pro', 'go'], 21.7, ['doorOpened']),
  sensor(37, 'Device battery', 'Device Battery', [5], 'none', 21.7, ['xt5300BatteryStatus']),
  sensor(38, 'Tire temperature', 'Tire Temperature', [3], ['go'], 45, ['tireTemperature']),
];
/** Finds a sensor type by id; an unknown id is kept and says so. */
export const sensorType = lookup(SENSOR_TYPES, 'sensor type');

/** Sub-sensors of a reefer unit: they report beneath it and have no drawer section of their own. */
export const REEFER_SUB_SENSORS: readonly Word<number>[] = [
  { id: 28, label: 'Fuel Level' },
  { id: 29, label: 'Logger Sensors' },
  { id: 30, label: 'Zone Info' },
  { id: 31, label: 'Engine Hours' },
  { id: 32, label: 'Unit Battery Voltage' },
  { id: 33, label: 'Fault Info' },
  { id: 34, label: 'Command Statuses' },
];

/** Ids that exist in old data and stand for nothing that is shown. */
export const UNUSED_SENSOR_TYPES: readonly Word<number>[] = [
  { id: 2, label: 'Altitude' },
  { id: 3, label: 'Speed' },
  { id: 4, label: 'Weight' },
  { id: 9, label: 'PSI duty cycle' },
  { id: 11, label: 'PMS' },
  { id: 12, label: 'Unknown' },
  { id: 14, label: 'Tractor battery' },
  { id: 19, label: 'Amber lamp' },
];

const named = lookup<Word<number>>([...SENSOR_TYPES, ...REEFER_SUB_SENSORS, ...UNUSED_SENSOR_TYPES], 'sensor type');

/** Name of any sensor id, sub-sensors and unused ids included. */
export function sensorLabel(id: number): string {
  return named(id).label;
}

const BY_FAMILY = new Map(
  ([1, 2, 3, 4, 5, 6] as const).map((family) => [
    family,
    SENSOR_TYPES.filter((type) => type.families.includes(family)),
  ]),
);

/** Sensor types that devices of a family can carry. */
export function sensorsOfFamily(family: DeviceFamily): readonly SensorTypeWord[] {
  return BY_FAMILY.get(family) ?? [];
}

/** Turns the comma list of `installedSensorTypeIds` into numbers; anything that is no number is left out. */
export function parseSensorTypeIds(list: string): number[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => /^\d+$/.test(part))
    .map(Number);
}
