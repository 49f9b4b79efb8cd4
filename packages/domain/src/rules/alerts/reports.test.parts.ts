import fc from 'fast-check';
import type { AlertReport } from './alertFacts';

export const MINUTE_MS = 60_000;
const START = Date.parse('2026-11-17T15:00:00Z');

/** An instant of a test, in minutes after its start. */
export const at = (minutes: number): Date => new Date(START + minutes * MINUTE_MS);
export const minutesOf = (instant: Date): number => (instant.getTime() - START) / MINUTE_MS;

/** When tests end: a day after the last report. */
export const END_MINUTE = 3 * 1_440;
export const END = at(END_MINUTE);

const geofenceId = fc.constantFrom('yard', 'dock', 'customer');
const wheels = (...values: (number | null)[]) => fc.array(fc.constantFrom(...values), { minLength: 1, maxLength: 2 });

const everything = fc.record({
  load: fc.constantFrom('loaded' as const, 'unloaded' as const),
  geofences: fc.uniqueArray(geofenceId, { maxLength: 2 }),
  crossings: fc.array(fc.record({ kind: fc.constantFrom('entered' as const, 'left' as const), geofenceId }), {
    maxLength: 2,
  }),
  door: fc.constantFrom('open' as const, 'closed' as const),
  tether: fc.constantFrom('tethered' as const, 'untethered' as const),
  position: fc.record({
    lat: fc.constantFrom(41.65, 41.651, 41.66),
    lng: fc.constant(-83.53),
    speedMph: fc.constantFrom(0, 6),
  }),
  bogieWeightLbs: fc.constantFrom(33_400, 33_600, 34_000, 34_400),
  abs: fc.constantFrom({ active: false }, { active: true }, { active: true, spn: 627, fmi: 4 }),
  lights: fc.record(
    { red: fc.constantFrom('good' as const, 'lowCurrent' as const), green: fc.constant('highCurrent' as const) },
    { requiredKeys: [] },
  ),
  trailerBatteryVolts: fc.constantFrom(11, 12, 13),
  deviceBatteryVolts: fc.constantFrom(3.3, 3.5, 4),
  tireInflation: fc.constantFrom(
    { demandMs: 0, unplugged: false },
    { demandMs: 1_000, unplugged: false },
    { demandMs: 0, unplugged: true },
  ),
  tirePressuresPsi: wheels(85, 91, 100, 999, null),
  tiresC: wheels(70, 78, 85, 300, null),
  reefer: fc.record(
    {
      fuelPercent: fc.constantFrom(10, 27, 40),
      alarms: fc.array(fc.record({ level: fc.constantFrom(1, 2, 3) }), { maxLength: 2 }),
    },
    { requiredKeys: [] },
  ),
});
type Contents = NonNullable<typeof everything extends fc.Arbitrary<infer Value> ? Partial<Value> : never>;

const KEYS = [
  'load',
  'geofences',
  'crossings',
  'door',
  'tether',
  'position',
  'bogieWeightLbs',
  'abs',
  'lights',
] as const;
const MORE_KEYS = [
  'trailerBatteryVolts',
  'deviceBatteryVolts',
  'tireInflation',
  'tirePressuresPsi',
  'tiresC',
  'reefer',
] as const;

/** Some of everything, so that values are missing and become old. */
const contents: fc.Arbitrary<Contents> = fc
  .tuple(everything, fc.subarray([...KEYS, ...MORE_KEYS], { maxLength: 6 }))
  .map(([all, keys]) => Object.fromEntries(keys.map((key) => [key, all[key]])));

/** Reports of one trailer over two days, in the order of their times, no two at the same. */
export const reports: fc.Arbitrary<AlertReport[]> = fc
  .uniqueArray(fc.record({ minute: fc.integer({ min: 0, max: 2_880 }), contents }), {
    maxLength: 40,
    size: '+1',
    selector: ({ minute }) => minute,
  })
  .map((list) =>
    list
      .sort((a, b) => a.minute - b.minute)
      .map(({ minute, contents: { load, geofences, crossings, ...readings } }) => ({
        ...{ at: at(minute), readings, load, geofences, crossings },
      })),
  );

/** What a value is after it was stored. */
export const stored = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));
