import { expect, it } from 'vitest';
import { aFleetTrailer } from '../testing';
import { FLEET_STATUS_FIELDS } from './fleetStatusFields';
import { isReadingInstalled, READINGS, type ReadingId, readingReportedAt, readingWord } from './readings';
import { SensorType } from './sensorIds';
import { SENSOR_TYPES } from './sensorTypes';

const IDS = Object.keys(READINGS) as ReadingId[];

it.each(SENSOR_TYPES)('the sensor $label has a reading', ({ id }) => {
  expect(IDS.some((reading) => readingWord(reading).sensors.includes(id))).toBe(true);
});

it('every numeric column of a sensor has a unit', () => {
  const measured = FLEET_STATUS_FIELDS.filter(({ kind, reading }) => kind === 'number' && reading);
  const words = ['timeUntethered', 'lat', 'lng'];
  const bare = measured.filter(({ unit, reading }) => !unit && !readingWord(reading as ReadingId).unit);
  expect(bare.map(({ id }) => id)).toEqual(words);
});

it.each([
  ['load', [SensorType.CargoCamera], true],
  ['bogieWeight', [SensorType.CargoCamera], false],
  ['gpsOdometer', [SensorType.Gps], false],
  ['gpsOdometer', [SensorType.GpsMileage], true],
] as const)('%s with the sensors %j: installed %s', (reading, installedSensorTypeIds, installed) => {
  expect(isReadingInstalled(reading, { installedSensorTypeIds })).toBe(installed);
});

it('takes the time of a reading from its field, or from the fallback field', () => {
  const positionReportedAt = '2026-11-21T11:00:00Z';
  const absReportedAt = '2026-11-21T10:00:00Z';
  const row = (absent: string | null) => aFleetTrailer({ positionReportedAt, absReportedAt: absent });
  expect(readingReportedAt('absOdometer', row(absReportedAt))).toEqual(new Date(absReportedAt));
  expect(readingReportedAt('absOdometer', row(null))).toEqual(new Date(positionReportedAt));
  expect(readingReportedAt('abs', row(null))).toBeUndefined();
});
