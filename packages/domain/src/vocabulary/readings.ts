import { SensorType } from './sensorIds';

/**
 * How a reading ages. Readings of one kind become stale at the same age, which `MAX_READING_AGE` in `rules/reading`
 * defines.
 */
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

/** Units of readings as written after a number. */
export type ReadingUnit = 'mph' | 'mi' | 'V' | 'lbs' | '%' | '°F' | 'Hours' | 'psi' | 'ft';

/** The definition of one reading, for display, filtering and ingest. */
export interface ReadingWord {
  /** Used in sentences: 'Trailer battery'. */
  readonly label: string;
  readonly kind: ReadingKind;
  /**
   * The reading is installed if the trailer has at least one of these sensors. The first one determines its position in
   * orders of sensors.
   */
  readonly sensors: readonly [SensorType, ...SensorType[]];
  /** The contract field with the time of the newest report, and the one to use if that is empty. */
  readonly reportedAt: string;
  readonly elseReportedAt?: string | undefined;
  /** Unit of the number; left out for readings that are words. */
  readonly unit?: ReadingUnit | undefined;
  /** Digits after the decimal point. @default 0 */
  readonly fractionDigits?: number | undefined;
}

/** Every reading that a trailer can have. */
export const READINGS = {
  position: { label: 'Position', kind: 'position', sensors: [SensorType.Gps], reportedAt: 'positionReportedAt' },
  speed: {
    label: 'Speed',
    kind: 'position',
    sensors: [SensorType.Gps],
    reportedAt: 'positionReportedAt',
    unit: 'mph',
  },
  absOdometer: {
    label: 'ABS odometer',
    kind: 'abs',
    sensors: [SensorType.Odometer],
    reportedAt: 'absReportedAt',
    // On trailers without ABS reports, the odometer reading comes with positions.
    elseReportedAt: 'positionReportedAt',
    unit: 'mi',
    fractionDigits: 1,
  },
  gpsOdometer: {
    label: 'GPS odometer',
    kind: 'position',
    sensors: [SensorType.Odometer, SensorType.GpsMileage],
    reportedAt: 'positionReportedAt',
    unit: 'mi',
    fractionDigits: 1,
  },
  tether: { label: 'Tether', kind: 'tether', sensors: [SensorType.Tether], reportedAt: 'tetherReportedAt' },
  load: {
    label: 'Load',
    kind: 'load',
    sensors: [SensorType.EnhancedWeight, SensorType.UltrasonicCargo, SensorType.CargoCamera],
    reportedAt: 'loadReportedAt',
  },
  bogieWeight: {
    label: 'Cargo bogie weight',
    kind: 'load',
    sensors: [SensorType.EnhancedWeight],
    reportedAt: 'loadReportedAt',
    unit: 'lbs',
  },
  cargoPresent: {
    label: 'Cargo present',
    kind: 'load',
    sensors: [SensorType.UltrasonicCargo],
    reportedAt: 'loadReportedAt',
  },
  door: { label: 'Door', kind: 'door', sensors: [SensorType.Door], reportedAt: 'doorReportedAt' },
  abs: { label: 'ABS', kind: 'abs', sensors: [SensorType.AbsFault], reportedAt: 'absReportedAt' },
  tireInflation: {
    label: 'Tire inflation',
    kind: 'tireInflation',
    sensors: [SensorType.TireInflation],
    reportedAt: 'tireInflationReportedAt',
  },
  lights: { label: 'Lights', kind: 'lights', sensors: [SensorType.LightFault], reportedAt: 'lightsReportedAt' },
  trailerBattery: {
    label: 'Trailer battery',
    kind: 'trailerBattery',
    sensors: [SensorType.TrailerBattery],
    reportedAt: 'trailerBatteryReportedAt',
    unit: 'V',
    fractionDigits: 1,
  },
  // The device's backup battery, which powers it without the tractor.
  deviceBattery: {
    label: 'Device battery',
    kind: 'deviceBattery',
    sensors: [SensorType.DeviceBattery, SensorType.BackupBattery],
    reportedAt: 'deviceBatteryReportedAt',
    unit: 'V',
    fractionDigits: 1,
  },
  wheelEnd: {
    label: 'Wheel end',
    kind: 'wheels',
    sensors: [SensorType.WheelEnd],
    reportedAt: 'wheelEndReportedAt',
    unit: '°F',
  },
  tireTemperature: {
    label: 'Tire temperature',
    kind: 'wheels',
    sensors: [SensorType.TireTemperature],
    reportedAt: 'tireTemperatureReportedAt',
    unit: '°F',
  },
  tirePressure: {
    label: 'Tire pressure',
    kind: 'wheels',
    sensors: [SensorType.TirePressure],
    reportedAt: 'tirePressureReportedAt',
    unit: 'psi',
    fractionDigits: 1,
  },
  brakes: { label: 'Brakes', kind: 'wheels', sensors: [SensorType.Brakes], reportedAt: 'brakesReportedAt' },
  cargoCamera: {
    label: 'Cargo camera',
    kind: 'cargoCamera',
    sensors: [SensorType.CargoCamera],
    reportedAt: 'cargoCameraReportedAt',
    unit: '%',
  },
  reefer: { label: 'Reefer unit', kind: 'reefer', sensors: [SensorType.ReeferUnit], reportedAt: 'reeferReportedAt' },
} as const satisfies Readonly<Record<string, ReadingWord>>;
/** Name of a reading. */
export type ReadingId = keyof typeof READINGS;

/** One reading with the general type instead of the literal one. */
export const readingWord = (id: ReadingId): ReadingWord => READINGS[id];

/** Whether the trailer has a sensor that provides the reading. */
export function isReadingInstalled(
  id: ReadingId,
  { installedSensorTypeIds }: { readonly installedSensorTypeIds: readonly number[] },
): boolean {
  return readingWord(id).sensors.some((sensor) => installedSensorTypeIds.includes(sensor));
}

/** The time of the newest report of a reading, from a grid row or the details of a trailer. */
export function readingReportedAt(id: ReadingId, ...carriers: readonly object[]): Date | undefined {
  const { reportedAt, elseReportedAt } = readingWord(id);
  for (const field of [reportedAt, elseReportedAt]) {
    for (const carrier of carriers) {
      const at = field && (carrier as Readonly<Record<string, unknown>>)[field];
      if (typeof at === 'string' || typeof at === 'number') return new Date(at);
    }
  }
  return undefined;
}
