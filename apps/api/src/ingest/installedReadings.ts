import { isReadingInstalled, type ReadingId, readingWord } from '@gladhand/domain/readings';
import { deviceFamily, REEFER_SUB_SENSORS, SensorType } from '@gladhand/domain/trailers';
import type { TrailerRecord } from '../database/trailerColumns';
import type { DeviceReadings } from './deviceReport';

type Carrier = Pick<TrailerRecord, 'deviceTypeId' | 'installedSensorTypeIds'>;

/** The domain's reading of each report value. */
const READING_OF: Readonly<Record<keyof DeviceReadings, ReadingId>> = {
  position: 'position',
  absOdometerMiles: 'absOdometer',
  gpsOdometerMiles: 'gpsOdometer',
  tether: 'tether',
  abs: 'abs',
  lights: 'lights',
  tireInflation: 'tireInflation',
  trailerBatteryVolts: 'trailerBattery',
  deviceBatteryVolts: 'deviceBattery',
  // Phones report their battery with each position.
  deviceBatteryPercent: 'position',
  bogieWeightLbs: 'bogieWeight',
  cargoPresent: 'cargoPresent',
  cargoCameraFullnessPercent: 'cargoCamera',
  door: 'door',
  wheelEndsC: 'wheelEnd',
  brakes: 'brakes',
  tiresC: 'tireTemperature',
  tirePressuresPsi: 'tirePressure',
  reefer: 'reefer',
};

/** Readings that a sensor can provide; those of a reefer's sub-sensors come with the unit. */
export function readingsOfSensor(sensorTypeId: number): (keyof DeviceReadings)[] {
  const isReeferPart = REEFER_SUB_SENSORS.some(({ id }) => id === sensorTypeId);
  const sensorId = isReeferPart ? SensorType.ReeferUnit : sensorTypeId;
  const readings = Object.keys(READING_OF) as (keyof DeviceReadings)[];
  return readings.filter((reading) => readingWord(READING_OF[reading]).sensors.some((sensor) => sensor === sensorId));
}

/** Whether the trailer has the sensor or device that provides the reading. */
export function carries(trailer: Carrier, reading: keyof DeviceReadings): boolean {
  if (isReadingInstalled(READING_OF[reading], trailer)) return true;
  // Devices with their own battery report it in their diagnostics, without a sensor.
  const family = deviceFamily(trailer.deviceTypeId);
  return reading === 'deviceBatteryVolts' && family.known && family.hasDeviceBattery;
}

/** Separates readings of installed sensors from those that can't come from this trailer. */
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
