import type { DeviceFamily, ProductLine } from './deviceFamilies';
import type { FeatureName } from './features';
import { lookup, type Word } from './lookup';
import { SensorType } from './sensorIds';

/** A sensor type with its drawer section. */
export interface SensorTypeWord extends Word<SensorType> {
  /** Heading of the drawer section. */
  readonly section: string;
  /** Fields to request with the sensor. */
  readonly fields: readonly string[];
  /** Families whose devices support the sensor. 'Go' and 'XT5300' are specified; the rest is assumed. */
  readonly families: readonly DeviceFamily[];
  /** Whether the section is visible by default. Assumed. */
  readonly shownByDefault: Readonly<Record<ProductLine, boolean>>;
  /** Height of the section in percent of the viewport height (vh), 21.7 to 59. */
  readonly sectionHeightVh: number;
  readonly feature?: FeatureName | undefined;
}

type LineChoice = 'all' | 'none' | readonly ProductLine[];
const shown = (lines: LineChoice): Record<ProductLine, boolean> => {
  const has = (line: ProductLine) => lines === 'all' || (lines !== 'none' && lines.includes(line));
  return { pro: has('pro'), base: has('base'), go: has('go') };
};

const sensor = (
  id: SensorType,
  label: string,
  section: string,
  families: readonly DeviceFamily[],
  lines: LineChoice,
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

/** Sorted by id. */
export const SENSOR_TYPES: readonly SensorTypeWord[] = [
  sensor(SensorType.Gps, 'GPS', 'Location', [1, 2, 3, 4, 5, 6], 'all', 40, [
    'latitude',
    'longitude',
    'reverseGeoFullAddress',
    'speed',
  ]),
  sensor(SensorType.EnhancedWeight, 'Enhanced Weight', 'Load Status', [1, 3], ['pro', 'go'], 28, [
    'loaded',
    'loadWeight',
  ]),
  sensor(SensorType.Odometer, 'Odometer', 'Odometer', [1, 2], ['pro', 'base'], 21.7, ['odometerAbs', 'odometerGps']),
  sensor(SensorType.AbsFault, 'ABS fault', 'ABS', [1, 2], ['pro', 'base'], 45, [
    'absFaultDescription',
    'amberLampStatus',
  ]),
  sensor(SensorType.LightFault, 'Light fault', 'Lights', [1, 2], ['pro', 'base'], 45, [
    'red',
    'green',
    'yellow',
    'black',
    'brown',
  ]),
  sensor(SensorType.Tether, 'Tether', 'Tether Status', [1, 2, 3, 4, 5], 'all', 21.7, ['tetherStatus']),
  sensor(SensorType.TrailerBattery, 'Sensor box battery', 'Trailer Battery', [1, 2, 3, 5], 'all', 28, [
    'batteryVoltageTrailer',
  ]),
  sensor(SensorType.TireInflation, 'Tire inflation status', 'Tire Inflation System', [1, 2], ['pro', 'base'], 28, [
    'tisStatus',
  ]),
  sensor(SensorType.GpsMileage, 'GPS mileage', 'GPS Mileage', [3], ['go'], 21.7, ['odometerGps']),
  sensor(
    SensorType.Brakes,
    'Brakes',
    'Brakes',
    [1],
    ['pro'],
    45,
    ['tseFaultDetails', 'tseFaults', 'faultLevel'],
    'Hendrickson',
  ),
  sensor(SensorType.BackupBattery, 'Backup battery', 'Backup Battery', [1, 2], 'none', 21.7, ['backupBatteryVoltage']),
  sensor(SensorType.WheelEnd, 'Wheel end', 'Wheel End', [1], ['pro'], 45, ['wheelEndDetails'], 'Hendrickson'),
  sensor(
    SensorType.TirePressure,
    'Individual tire pressure',
    'Individual Tire Pressure',
    [1],
    ['pro'],
    59,
    ['tirePressureDetails'],
    'Hendrickson',
  ),
  sensor(
    SensorType.ReeferUnit,
    'Reefer unit',
    'Reefer Unit',
    [1, 2, 3, 5],
    'all',
    59,
    ['reeferZones', 'reeferTemperatures'],
    'ThermoKing',
  ),
  sensor(
    SensorType.UltrasonicCargo,
    'Ultrasonic cargo load',
    'Load Status',
    [3],
    ['go'],
    28,
    ['loaded'],
    'UltrasonicCargoSensor',
  ),
  sensor(SensorType.CargoCamera, 'Cargo camera', 'Cargo Camera', [1, 3, 4], ['pro', 'go'], 59, ['cargoCameraFullness']),
  sensor(SensorType.Door, 'Door', 'Doors', [1, 3, 5], ['pro', 'go'], 21.7, ['doorOpened']),
  sensor(SensorType.DeviceBattery, 'Device battery', 'Device Battery', [5], 'none', 21.7, ['xt5300BatteryStatus']),
  sensor(SensorType.TireTemperature, 'Tire temperature', 'Tire Temperature', [3], ['go'], 45, ['tireTemperature']),
];
/** Finds a sensor type by id; an unknown id is kept and labeled as unknown. */
export const sensorType = lookup(SENSOR_TYPES, 'sensor type');

/** Sub-sensors of a reefer unit. They report through the unit and have no drawer section of their own. */
export const REEFER_SUB_SENSORS: readonly Word<number>[] = [
  { id: 28, label: 'Fuel Level' },
  { id: 29, label: 'Logger Sensors' },
  { id: 30, label: 'Zone Info' },
  { id: 31, label: 'Engine Hours' },
  { id: 32, label: 'Unit Battery Voltage' },
  { id: 33, label: 'Fault Info' },
  { id: 34, label: 'Command Statuses' },
];

/** Ids from old data that are not displayed. */
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

/** Label of any sensor id, including sub-sensors and unused ids. */
export function sensorLabel(id: number): string {
  return named(id).label;
}

const BY_FAMILY = new Map(
  ([1, 2, 3, 4, 5, 6] as const).map((family) => [
    family,
    SENSOR_TYPES.filter((type) => type.families.includes(family)),
  ]),
);

/** Sensor types that devices of a family support. */
export function sensorsOfFamily(family: DeviceFamily): readonly SensorTypeWord[] {
  return BY_FAMILY.get(family) ?? [];
}

/** Parses the comma-separated `installedSensorTypeIds`; anything that isn't a number is left out. */
export function parseSensorTypeIds(list: string): number[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => /^\d+$/.test(part))
    .map(Number);
}
