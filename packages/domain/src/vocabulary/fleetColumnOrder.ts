import { SensorType } from './sensorIds';

/** Order of sensor columns across a fleet, by sensor type id. */
export const FLEET_COLUMN_ORDER: readonly SensorType[] = [
  SensorType.Gps,
  SensorType.Odometer,
  SensorType.GpsMileage,
  SensorType.Tether,
  SensorType.EnhancedWeight,
  SensorType.UltrasonicCargo,
  SensorType.Door,
  SensorType.AbsFault,
  SensorType.TireInflation,
  SensorType.LightFault,
  SensorType.TrailerBattery,
  SensorType.BackupBattery,
  SensorType.DeviceBattery,
  SensorType.Brakes,
  SensorType.WheelEnd,
  SensorType.TirePressure,
  SensorType.TireTemperature,
  SensorType.CargoCamera,
  SensorType.ReeferUnit,
];
