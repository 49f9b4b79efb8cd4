import { expect, it } from 'vitest';
import { SensorType } from '../../vocabulary/sensorIds';
import { type SensorTimes, silentFrom, silentSensors } from './silentSensors';

const DAY_MS = 86_400_000;
const NEVER: SensorTimes = {
  ...{ tether: null, abs: null, tireInflation: null, lights: null },
  ...{ trailerBattery: null, deviceBattery: null, wheelEnd: null, tireTemperature: null },
};
const installed = [SensorType.AbsFault, SensorType.LightFault];

it.each([
  ['is silent after 10 days', { abs: 0, lights: 5 * DAY_MS }, null, 10 * DAY_MS, ['abs']],
  ['is not silent before', { abs: 0, lights: 0 }, null, 10 * DAY_MS - 1, []],
  ['counts from its installation if it never reported', {}, 0, 10 * DAY_MS, ['abs', 'lights']],
  ['says nothing if it is unknown since when it could report', {}, null, 99 * DAY_MS, []],
  ['must be installed', { tether: 0, abs: 90 * DAY_MS, lights: 90 * DAY_MS }, 0, 99 * DAY_MS, []],
] as const)('a sensor %s', (_, times, installedAt, at, expected) => {
  const trailer = {
    installedSensorTypeIds: installed,
    installationDate: installedAt === null ? null : new Date(installedAt),
  };
  expect(silentSensors(trailer, { ...NEVER, ...times }, at)).toEqual(expected);
});

it('a trailer is silent 10 days after its last report, or after its installation', () => {
  expect(silentFrom(new Date(DAY_MS), { installationDate: new Date(0) })).toBe(11 * DAY_MS);
  expect(silentFrom(null, { installationDate: new Date(0) })).toBe(10 * DAY_MS);
  expect(silentFrom(null, { installationDate: null })).toBeUndefined();
});
