import type { AlertLeaf } from './alertCondition';
import { ALERT_DURATION_LIMITS, SILENCE_LIMITS, THRESHOLD_LIMITS, type ThresholdLimits } from './alertPolicy';
import type { ConditionFault } from './conditionProblem';
import { LIGHT_FAULT_IDS } from './lightFaultIds';

/** What is wrong with the value of a field; undefined if nothing is. */
export type FieldCheck = (value: unknown) => ConditionFault | undefined;

const oneOf =
  (...values: readonly unknown[]): FieldCheck =>
  (value) =>
    values.includes(value) ? undefined : { code: 'noOption' };

/** A list without duplicates of some of the values, in their order. */
const someOf =
  (values: readonly unknown[], atLeast = 1): FieldCheck =>
  (value) => {
    if (value !== undefined && !Array.isArray(value)) return { code: 'malformed' };
    if (value === undefined || value.length < atLeast) return { code: 'noOption' };
    const places = value.map((one) => values.indexOf(one));
    return places.every((place, index) => place > (places[index - 1] ?? -1)) ? undefined : { code: 'malformed' };
  };

const geofences: FieldCheck = (value) => {
  if (value === 'any') return undefined;
  if (!Array.isArray(value) || value.length === 0) return { code: 'noGeofence' };
  const areIds = value.every((id) => typeof id === 'string' && id !== '') && new Set(value).size === value.length;
  return areIds ? undefined : { code: 'malformed' };
};

const isWithin = (value: unknown, min: number, max: number) =>
  typeof value === 'number' && Number.isFinite(value) && value >= min && value <= max;

/** Zero asks for the state itself, which only a group may do. */
const duration: FieldCheck = (value) =>
  value === 0 || isWithin(value, ALERT_DURATION_LIMITS.minMs, ALERT_DURATION_LIMITS.maxMs)
    ? undefined
    : { code: 'duration' };

const silence: FieldCheck = (value) =>
  isWithin(value, SILENCE_LIMITS.minMs, SILENCE_LIMITS.maxMs) ? undefined : { code: 'silence' };

const threshold =
  (limits: ThresholdLimits): FieldCheck =>
  (value) =>
    isWithin(value, limits.min, limits.max) ? undefined : { code: 'value', limits };

const trailers: FieldCheck = (value) =>
  Number.isInteger(value)
    ? threshold(THRESHOLD_LIMITS.trailers)(value)
    : { code: 'value', limits: THRESHOLD_LIMITS.trailers };

const where = oneOf('within', 'outside');
const tether = ['tethered', 'untethered'] as const;
const door = ['open', 'closed'] as const;

/** The fields of each kind of condition besides `kind`, with what they may be. */
export const LEAF_FIELDS: {
  readonly [Kind in AlertLeaf['kind']]: Readonly<
    Record<Exclude<keyof Extract<AlertLeaf, { kind: Kind }>, 'kind'>, FieldCheck>
  >;
} = {
  crossing: { on: someOf(['entered', 'left']), geofences },
  occupancy: { where, geofences, durationMs: duration },
  weightAbove: { lbs: threshold(THRESHOLD_LIMITS.weightLbs) },
  loadChange: { to: oneOf('any', 'loaded', 'unloaded') },
  absFault: { of: oneOf('abs', 'component') },
  lights: {
    faultIds: someOf(
      LIGHT_FAULT_IDS.map(({ id }) => id),
      0,
    ),
  },
  tetherChange: { to: oneOf('any', ...tether) },
  tetherFor: { status: oneOf(...tether), durationMs: duration },
  doorChange: { to: oneOf('any', ...door) },
  doorFor: { status: oneOf(...door), durationMs: duration },
  battery: { levels: someOf(['caution', 'critical']) },
  tireInflation: { states: someOf(['filling', 'unstable']) },
  fuelBelow: { percent: threshold(THRESHOLD_LIMITS.fuelPercent) },
  reeferAlarm: { levels: someOf([1, 2, 3]) },
  tow: {},
  tirePressureBelow: { psi: threshold(THRESHOLD_LIMITS.tirePressurePsi) },
  tireTemperatureAbove: { celsius: threshold(THRESHOLD_LIMITS.tireTemperatureC) },
  silence: { durationMs: silence },
  geofenceCount: { where, geofences, atLeast: trailers },
};

/** The checks of a kind; undefined for a kind that this version doesn't know. */
export const leafChecks = (kind: unknown): Readonly<Record<string, FieldCheck>> | undefined =>
  typeof kind === 'string' && Object.hasOwn(LEAF_FIELDS, kind) ? LEAF_FIELDS[kind as AlertLeaf['kind']] : undefined;
