import { type DeviceFamily, DeviceType, deviceTypeOf } from './deviceFamilies';
import { SensorType } from './sensorIds';

/** Default order of the drawer sections: faults first, then load, then power. Assumed. */
export const DEFAULT_SENSOR_ORDER: Readonly<Record<DeviceType, readonly SensorType[]>> = {
  [DeviceType.Morey]: [
    SensorType.Gps,
    SensorType.AbsFault,
    SensorType.TireInflation,
    SensorType.EnhancedWeight,
    SensorType.Odometer,
    SensorType.Door,
    SensorType.Tether,
    SensorType.LightFault,
    SensorType.TrailerBattery,
    SensorType.Brakes,
    SensorType.BackupBattery,
    SensorType.WheelEnd,
    SensorType.TirePressure,
    SensorType.ReeferUnit,
    SensorType.CargoCamera,
    SensorType.DeviceBattery,
    SensorType.GpsMileage,
    SensorType.UltrasonicCargo,
    SensorType.TireTemperature,
  ],
  [DeviceType.Xirgo]: [
    SensorType.Gps,
    SensorType.ReeferUnit,
    SensorType.EnhancedWeight,
    SensorType.UltrasonicCargo,
    SensorType.CargoCamera,
    SensorType.Door,
    SensorType.Tether,
    SensorType.AbsFault,
    SensorType.TireInflation,
    SensorType.LightFault,
    SensorType.Odometer,
    SensorType.GpsMileage,
    SensorType.TrailerBattery,
    SensorType.DeviceBattery,
    SensorType.BackupBattery,
    SensorType.TireTemperature,
    SensorType.Brakes,
    SensorType.WheelEnd,
    SensorType.TirePressure,
  ],
};

/**
 * Sorts installed sensors for display: the saved order first, then the remaining ones in the default order, then
 * unknown ids. Without a saved order, or if loading it failed, the default order is used.
 */
export function orderSensors(
  installed: readonly number[],
  family: DeviceFamily,
  saved: readonly number[] | undefined,
): readonly number[] {
  const standard: readonly number[] = DEFAULT_SENSOR_ORDER[deviceTypeOf(family)];
  const ranked = [...new Set([...(saved ?? []), ...standard])];
  const rank = new Map(ranked.map((id, index) => [id, index]));
  const last = ranked.length;
  return [...new Set(installed)].sort((a, b) => (rank.get(a) ?? last + a) - (rank.get(b) ?? last + b));
}

/** Sections below the sensors in the drawer. Go devices also have service help. */
export const DRAWER_FOOTER_SECTIONS = {
  go: [
    'Nearest Service Center',
    'Activity Log',
    'Preventative Maintenance Log',
    'Recent Inspections',
    'Fleet Device Information',
  ],
  other: ['Activity Log', 'Recent Inspections'],
} as const;
