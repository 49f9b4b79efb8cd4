import { expect, it } from 'vitest';
import { SensorType } from '../../vocabulary/sensorIds';
import { type SensorTimes, silenceSince, silentFrom, silentSensors } from './silentSensors';

const DAY_MS = 86_400_000;
const NEVER: SensorTimes = {
  ...{ tether: null, abs: null, tireInflation: null, lights: null },
  ...{ trailerBattery: null, deviceBattery: null, wheelEnd: null, tireTemperature: null },
};
const installed = [SensorType.AbsFault, SensorType.LightFault];

it.each([
  ['is silent after 10 days', { abs: 0, lights: 5 * DAY_MS }, 10 * DAY_MS, ['abs']],
  ['is not silent before', { abs: 0, lights: 0 }, 10 * DAY_MS - 1, []],
  ['must have reported', {}, 99 * DAY_MS, []],
  ['must be installed', { tether: 0, abs: 90 * DAY_MS, lights: 90 * DAY_MS }, 99 * DAY_MS, []],
] as const)('a sensor %s', (_, times, at, expected) =>
  expect(silentSensors({ installedSensorTypeIds: installed }, { ...NEVER, ...times }, at)).toEqual(expected),
);

it('a trailer is silent 10 days after its last report', () => expect(silentFrom(new Date(DAY_MS))).toBe(11 * DAY_MS));

it.each([
  [undefined, 20, 5],
  [2, 20, 5],
  [9, 20, 9],
  // It wasn't known then.
  [9, 8, 5],
])('a SIM that changed on day %s, until day %s: silent since day %s', (changed, until, since) => {
  const sim = { simStatusChangeDate: changed === undefined ? null : new Date(changed * DAY_MS) };
  expect(silenceSince(sim, 5 * DAY_MS, until * DAY_MS)).toBe(since * DAY_MS);
});
