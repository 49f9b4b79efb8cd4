import { SENSOR_TYPES, SensorType } from '@gladhand/domain/trailers';
import { STORY_NOW, type StoryServer } from '#storybook/storyServer';

type DeviceReport = Parameters<StoryServer['report']>[0][number];
type Readings = DeviceReport['readings'];

const MINUTE_MS = 60_000;
/** An instant some minutes before the clock of the stories. */
export const ago = (minutes: number) => new Date(STORY_NOW.getTime() - minutes * MINUTE_MS).toISOString();

/** A trailer of the server with a Pro device that measures tire pressures. */
export function wheelTrailer({ fleet }: StoryServer) {
  return known(
    fleet.trailers.find(({ deviceTypeId: id, installedSensorTypeIds: ids }) => id === 1 && ids.includes(24)),
  );
}

/** A trailer with ABS and battery that has not reported yet, so that no report of a story is late. */
export function silentTrailer({ fleet }: StoryServer) {
  const sensors = [SensorType.AbsFault, SensorType.TrailerBattery];
  return known(
    fleet.trailers.find(
      ({ deviceTypeId, installedSensorTypeIds: ids }, index) =>
        deviceTypeId === 1 && sensors.every((id) => ids.includes(id)) && !fleet.statuses[index]?.lastReport,
    ),
  );
}

function known<Trailer>(found: Trailer | undefined): Trailer {
  if (!found) throw new Error('The server of the stories has no such trailer.');
  return found;
}

/** `count` reports, five minutes apart: the battery drains, a tire leaks, and a brake drags at the end. */
export function longDrive(serialNumber: string, count: number): DeviceReport[] {
  return Array.from({ length: count }, (_, index) => ({
    reportId: `details-${index}`,
    serialNumber,
    recordedAt: ago(5 * index),
    readings: {
      position: { lat: 41.68, lng: -86.25, speedMph: 50 + (index % 9) },
      trailerBatteryVolts: 11.7 + index / 200,
      tirePressuresPsi: [101.3, 99.5, 78.4 + index / 20, 102, null, 100.1, 999, 88.2],
      wheelEndsC: [62, 60, 115, null],
      brakes: ['good', 'good', index < 3 ? 'dragging' : 'good', 'unknown'],
    },
  }));
}

const abs = (
  minutes: number,
  says: NonNullable<Readings['abs']>,
  speedMph = 55,
): Omit<DeviceReport, 'serialNumber'> => ({
  reportId: `abs-${minutes}`,
  recordedAt: ago(minutes),
  readings: { abs: says, position: { lat: 41.68, lng: -86.25, speedMph }, absOdometerMiles: 212_000 - minutes / 60 },
});

const DAY_MINUTES = 24 * 60;
const SENSOR = { spn: 789, fmi: 3, faultLevel: 2 };
const SUPPLY = { spn: 3597, fmi: 4, faultLevel: 3 };
/** Seven faults, two of them active. The oldest is forty days old and has an unknown code. */
const FAULTS = [
  abs(40 * DAY_MINUTES, { active: true, spn: 4711, fmi: 3 }),
  abs(39 * DAY_MINUTES, { active: false }),
  abs(20 * DAY_MINUTES, { active: true, spn: 3597, fmi: 4 }),
  abs(20 * DAY_MINUTES - 300, { active: false }),
  abs(10 * DAY_MINUTES, { active: true, spn: 790, fmi: 8 }),
  abs(9 * DAY_MINUTES, { active: false }),
  abs(600, { active: true, spn: 629, fmi: 12, faultLevel: 3 }),
  abs(500, { active: false }),
  abs(120, { active: true, ...SENSOR }, 64),
  abs(60, { active: true, faults: [SENSOR, SUPPLY, { spn: 790, fmi: 0, faultLevel: 1 }] }, 60),
  abs(3, { active: true, faults: [SENSOR, SUPPLY] }, 41),
];

/** The faults as a device reports them. */
export const faultReports = (serialNumber: string): DeviceReport[] =>
  FAULTS.map((report) => ({ ...report, serialNumber }));

/** Every sensor with details. */
export const EVERY_SENSOR = SENSOR_TYPES.map(({ id }) => id);
