import fc from 'fast-check';
import type { AlertCondition, AlertLeaf, GeofenceChoice } from './alertCondition';
import { isEvent } from './alertCondition';

const MINUTE_MS = 60_000;

const geofences = fc.oneof(
  fc.constant<GeofenceChoice>('any'),
  fc.subarray(['yard', 'dock', 'customer'], { minLength: 1 }),
);
const where = fc.constantFrom('within' as const, 'outside' as const);
/** Mostly so short that it elapses within the reports of a test. */
const durationMs = fc
  .oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 300 }) }, fc.integer({ min: 1, max: 43_200 }))
  .map((minutes) => minutes * MINUTE_MS);
/** Mostly at the values that reports of a test have. */
const threshold = (usual: number, max: number) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, fc.integer({ min: 1, max }));
const tether = fc.constantFrom('tethered' as const, 'untethered' as const);
const door = fc.constantFrom('open' as const, 'closed' as const);

/** Valid conditions about one trailer, of every kind. */
export const trailerLeaves: Readonly<Record<Exclude<AlertLeaf['kind'], 'geofenceCount'>, fc.Arbitrary<AlertLeaf>>> = {
  crossing: fc.record({
    kind: fc.constant('crossing' as const),
    on: fc.subarray(['entered' as const, 'left' as const], { minLength: 1 }),
    geofences,
  }),
  occupancy: fc.record({ kind: fc.constant('occupancy' as const), where, geofences, durationMs }),
  weightAbove: threshold(34_000, 100_000).map((lbs) => ({ kind: 'weightAbove', lbs })),
  loadChange: fc.constantFrom('any', 'loaded', 'unloaded').map((to) => ({ kind: 'loadChange', to }) as AlertLeaf),
  absFault: fc.constantFrom('abs' as const, 'component' as const).map((level) => ({ kind: 'absFault', of: level })),
  lights: fc
    .subarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
    .map((faultIds) => ({ kind: 'lights', faultIds })),
  tetherChange: fc.oneof(fc.constant('any' as const), tether).map((to) => ({ kind: 'tetherChange', to })),
  tetherFor: fc.record({ kind: fc.constant('tetherFor' as const), status: tether, durationMs }),
  doorChange: fc.oneof(fc.constant('any' as const), door).map((to) => ({ kind: 'doorChange', to })),
  doorFor: fc.record({ kind: fc.constant('doorFor' as const), status: door, durationMs }),
  battery: fc
    .subarray(['caution' as const, 'critical' as const], { minLength: 1 })
    .map((levels) => ({ kind: 'battery', levels })),
  tireInflation: fc
    .subarray(['filling' as const, 'unstable' as const], { minLength: 1 })
    .map((states) => ({ kind: 'tireInflation', states })),
  fuelBelow: threshold(25, 100).map((percent) => ({ kind: 'fuelBelow', percent })),
  reeferAlarm: fc.subarray([1, 2, 3], { minLength: 1 }).map((levels) => ({ kind: 'reeferAlarm', levels })),
  tow: fc.constant({ kind: 'tow' }),
  tirePressureBelow: threshold(90, 900).map((psi) => ({ kind: 'tirePressureBelow', psi })),
  tireTemperatureAbove: threshold(80, 250).map((celsius) => ({ kind: 'tireTemperatureAbove', celsius })),
  silence: fc
    .integer({ min: 60, max: 43_200 })
    .map((minutes) => ({ kind: 'silence', durationMs: minutes * MINUTE_MS })),
};

/** A valid condition about a geofence. */
export const countLeaf = fc.record({
  kind: fc.constant('geofenceCount' as const),
  where,
  geofences,
  atLeast: fc.integer({ min: 1, max: 100_000 }),
});

export const trailerLeaf: fc.Arbitrary<AlertLeaf> = fc.oneof(...Object.values(trailerLeaves));
const state = trailerLeaf.filter((leaf) => !isEvent(leaf));
const event = trailerLeaf.filter(isEvent);

const group = (kind: 'all' | 'any', parts: readonly AlertCondition[]): AlertCondition => ({ kind, of: parts });
const states = fc.array(state, { minLength: 1, maxLength: 3 });
const anyGroup = fc.array(trailerLeaf, { minLength: 1, maxLength: 3 }).map((parts) => group('any', parts));
const allGroup = fc.oneof(
  states.map((parts) => group('all', parts)),
  fc.tuple(event, states).map(([first, rest]) => group('all', [first, ...rest])),
);

/** Any valid condition about one trailer. */
export const trailerCondition: fc.Arbitrary<AlertCondition> = fc.oneof(
  trailerLeaf,
  anyGroup,
  allGroup,
  fc.tuple(allGroup, anyGroup, trailerLeaf).map((parts) => group('any', parts)),
  fc.tuple(anyGroup, states).map(([first, rest]) => group('all', [first, ...rest])),
);
