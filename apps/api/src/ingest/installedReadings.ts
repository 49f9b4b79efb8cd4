import { deviceFamily, REEFER_SUB_SENSORS, SensorType } from '@gladhand/domain';
import type { TrailerRecord } from '../repositories/trailerColumns';
import type { DeviceReadings } from './deviceReport';

type Carrier = Pick<TrailerRecord, 'deviceTypeId' | 'installedSensorTypeIds'>;

/** Sensors that may give a reading. */
const SENSORS: Readonly<Record<keyof DeviceReadings, readonly SensorType[]>> = {
  position: [SensorType.Gps],
  absOdometerMiles: [SensorType.Odometer],
  gpsOdometerMiles: [SensorType.Odometer, SensorType.GpsMileage],
  tether: [SensorType.Tether],
  abs: [SensorType.AbsFault],
  lights: [SensorType.LightFault],
  tireInflation: [SensorType.TireInflation],
  trailerBatteryVolts: [SensorType.TrailerBattery],
  // A backup battery is the device's own: it keeps the box awake without tractor power.
  deviceBatteryVolts: [SensorType.DeviceBattery, SensorType.BackupBattery],
  deviceBatteryPercent: [SensorType.Gps],
  bogieWeightLbs: [SensorType.EnhancedWeight],
  cargoPresent: [SensorType.UltrasonicCargo],
  cargoCameraFullnessPercent: [SensorType.CargoCamera],
  door: [SensorType.Door],
  wheelEndsC: [SensorType.WheelEnd],
  brakes: [SensorType.Brakes],
  tiresC: [SensorType.TireTemperature],
  tirePressuresPsi: [SensorType.TirePressure],
  reefer: [SensorType.ReeferUnit],
};

/** Readings that a sensor may give; those of a reefer's sub-sensors come with the unit. */
export function readingsOfSensor(sensorTypeId: number): (keyof DeviceReadings)[] {
  const isReeferPart = REEFER_SUB_SENSORS.some(({ id }) => id === sensorTypeId);
  const asked = isReeferPart ? SensorType.ReeferUnit : sensorTypeId;
  const readings = Object.keys(SENSORS) as (keyof DeviceReadings)[];
  return readings.filter((reading) => SENSORS[reading].some((sensor) => sensor === asked));
}

/** True when the trailer carries what gives the reading. */
export function carries(trailer: Carrier, reading: keyof DeviceReadings): boolean {
  if (SENSORS[reading].some((sensor) => trailer.installedSensorTypeIds.includes(sensor))) return true;
  // Devices with a battery of their own report it in their diagnostics, without a sensor.
  const family = deviceFamily(trailer.deviceTypeId);
  return reading === 'deviceBatteryVolts' && family.known && family.hasDeviceBattery;
}

/** Parts the readings of what is installed from those that nothing on the trailer can have given. */
export function installedReadings(
  trailer: Carrier,
  readings: DeviceReadings,
): { readings: DeviceReadings; ignored: (keyof DeviceReadings)[] } {
  const given = Object.keys(readings) as (keyof DeviceReadings)[];
  const ignored = given.filter((reading) => !carries(trailer, reading));
  if (ignored.length === 0) return { readings, ignored };
  const left = Object.entries(readings).filter(([reading]) => carries(trailer, reading as keyof DeviceReadings));
  return { readings: Object.fromEntries(left) as DeviceReadings, ignored };
}
