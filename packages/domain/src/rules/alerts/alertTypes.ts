import { alertType } from '../../vocabulary/alertTypes';
import type { FeatureName } from '../../vocabulary/features';
import type { ReadingId } from '../../vocabulary/readings';
import { type AlertCondition, type AlertLeaf, leavesOf } from './alertCondition';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The type of each kind of condition. A component fault has a type of its own. */
const TYPE_IDS: Readonly<Record<AlertLeaf['kind'], number>> = {
  crossing: 1,
  occupancy: 2,
  weightAbove: 3,
  loadChange: 4,
  absFault: 5,
  lights: 7,
  tetherChange: 8,
  tetherFor: 9,
  doorChange: 10,
  doorFor: 11,
  battery: 12,
  tireInflation: 13,
  geofenceCount: 14,
  fuelBelow: 15,
  reeferAlarm: 16,
  tow: 18,
  tirePressureBelow: 19,
  tireTemperatureAbove: 20,
  silence: 0,
};

/** Id of the type of one condition. Decided: the absence of reports exists only in Custom. */
export const typeIdOf = (leaf: AlertLeaf): number =>
  leaf.kind === 'absFault' && leaf.of === 'component' ? 6 : TYPE_IDS[leaf.kind];

/** The type of a condition: that of its only part, else Custom. */
export function alertTypeOf(condition: AlertCondition): ReturnType<typeof alertType> {
  const [first, ...rest] = leavesOf(condition);
  return alertType(first && rest.length === 0 ? typeIdOf(first) : 0);
}

/** Features that a customer needs for a condition: those of the types of all its parts. */
export function featuresOf(condition: AlertCondition): readonly FeatureName[] {
  const types = leavesOf(condition).map((leaf) => alertType(typeIdOf(leaf)));
  return [...new Set(types.flatMap((type) => (type.known && type.feature ? [type.feature] : [])))];
}

/** Whether a customer with these features has what a condition needs. Without, a rule is kept, but decides nothing. */
export const isInPlan = (needed: readonly FeatureName[], features: ReadonlySet<string> | undefined): boolean =>
  needed.every((feature) => features?.has(feature));

/** What a new rule of a type starts with. The values are assumed. */
const DEFAULTS: readonly AlertLeaf[] = [
  { kind: 'crossing', on: ['entered', 'left'], geofences: 'any' },
  { kind: 'occupancy', where: 'within', geofences: 'any', durationMs: HOUR_MS },
  { kind: 'weightAbove', lbs: 34_000 },
  { kind: 'loadChange', to: 'any' },
  { kind: 'absFault', of: 'abs' },
  { kind: 'absFault', of: 'component' },
  { kind: 'lights', faultIds: [] },
  { kind: 'tetherChange', to: 'any' },
  { kind: 'tetherFor', status: 'untethered', durationMs: 7 * DAY_MS },
  { kind: 'doorChange', to: 'any' },
  { kind: 'doorFor', status: 'open', durationMs: 30 * MINUTE_MS },
  { kind: 'battery', levels: ['caution', 'critical'] },
  { kind: 'tireInflation', states: ['filling', 'unstable'] },
  { kind: 'geofenceCount', where: 'within', geofences: 'any', atLeast: 10 },
  { kind: 'fuelBelow', percent: 25 },
  { kind: 'reeferAlarm', levels: [3] },
  { kind: 'tow' },
  { kind: 'tirePressureBelow', psi: 80 },
  { kind: 'tireTemperatureAbove', celsius: 90 },
];

const defaults = new Map(DEFAULTS.map((leaf) => [typeIdOf(leaf), leaf]));

/** The condition that a new rule of a type starts with; undefined for Custom and for unknown types. */
export const defaultLeaf = (typeId: number): AlertLeaf | undefined => defaults.get(typeId);

const READINGS_OF: Readonly<Record<AlertLeaf['kind'], readonly ReadingId[]>> = {
  crossing: ['position'],
  occupancy: ['position'],
  weightAbove: ['bogieWeight'],
  loadChange: ['load'],
  absFault: ['abs'],
  lights: ['lights'],
  tetherChange: ['tether'],
  tetherFor: ['tether'],
  doorChange: ['door'],
  doorFor: ['door'],
  battery: ['trailerBattery', 'deviceBattery'],
  tireInflation: ['tireInflation'],
  geofenceCount: ['position'],
  fuelBelow: ['reefer'],
  reeferAlarm: ['reefer'],
  tow: ['position', 'tether'],
  tirePressureBelow: ['tirePressure'],
  tireTemperatureAbove: ['tireTemperature'],
  silence: [],
};

/** Readings that a condition is about. A battery needs one of them, a tow needs both. */
export const readingsOf = (leaf: AlertLeaf): readonly ReadingId[] => READINGS_OF[leaf.kind];
