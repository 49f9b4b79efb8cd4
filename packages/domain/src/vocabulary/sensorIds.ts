/** Installable sensors that have a section in the trailer drawer. */
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
