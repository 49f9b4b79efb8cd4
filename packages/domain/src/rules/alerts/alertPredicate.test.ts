import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALERT_TYPES } from '../../vocabulary/alertTypes';
import type { AlertLeaf } from './alertCondition';
import type { AlertPredicateInput } from './alertPredicate';
import { defaultLeaf } from './alertTypes';
import { conditionProblemText } from './conditionProblem';
import { countLeaf, trailerLeaf, trailerLeaves } from './conditions.test.parts';
import { leafOf } from './leafOf';
import { predicateOf } from './predicateOf';

it('gives the same condition after a round trip', () => {
  fc.assert(
    fc.property(fc.oneof(trailerLeaf, countLeaf), (leaf) => {
      const predicate = JSON.parse(JSON.stringify(predicateOf(leaf)));
      expect(leafOf(predicate)).toEqual({ leaf, problems: [] });
    }),
    { numRuns: 1_000 },
  );
});

it.each(Object.entries(trailerLeaves))('gives the same condition after a round trip: %s', (_, leaves) => {
  fc.assert(
    fc.property(leaves, (leaf) => {
      expect(leafOf(predicateOf(leaf))).toEqual({ leaf, problems: [] });
    }),
  );
});

it('gives the same predicate after a round trip', () => {
  fc.assert(
    fc.property(trailerLeaf, (leaf) => {
      const again = leafOf(predicateOf(leaf)).leaf;
      expect(again && predicateOf(again)).toEqual(predicateOf(leaf));
    }),
  );
});

describe.each(ALERT_TYPES.filter(({ id }) => id !== 0))('$id $label', ({ id, label }) => {
  it('is the type of the predicate that it starts with', () => {
    const leaf = defaultLeaf(id) as AlertLeaf;
    expect(predicateOf(leaf)).toMatchObject({ alertPredicateTypeId: id, alertPredicateTypeName: label });
    expect(leafOf(predicateOf(leaf)).leaf).toEqual(leaf);
  });
});

it.each<[string, AlertPredicateInput, AlertLeaf]>([
  [
    'the synthetic id of all geofences',
    { alertPredicateTypeId: 1, geofenceEnterEvents: true, geofenceIds: ['0'] },
    { kind: 'crossing', on: ['entered'], geofences: 'any' },
  ],
  [
    'the synthetic id of any lights status',
    { alertPredicateTypeId: 7, lightFaultTypeIds: [0] },
    { kind: 'lights', faultIds: [] },
  ],
  [
    'levels in any order',
    { alertPredicateTypeId: 16, thermoKingFaultLevel: [3, 2, 3] },
    { kind: 'reeferAlarm', levels: [2, 3] },
  ],
  [
    'a duration without the name of its type',
    { alertPredicateTypeId: 9, untethered: true, durationMs: 3_600_000 },
    { kind: 'tetherFor', status: 'untethered', durationMs: 3_600_000 },
  ],
  [
    'component faults under the id of ABS faults',
    { alertPredicateTypeId: 5, anyAbsSystemFault: false },
    { kind: 'absFault', of: 'component' },
  ],
  [
    'a silence, which is a duration of Custom',
    { alertPredicateTypeId: 0, durationMs: 3_600_000 },
    { kind: 'silence', durationMs: 3_600_000 },
  ],
  [
    'a duration of zero, for a state within a group',
    { alertPredicateTypeId: 11, doorOpened: true, doorStatusDurationMs: 0 },
    { kind: 'doorFor', status: 'open', durationMs: 0 },
  ],
])('accepts %s', (_, predicate, leaf) => expect(leafOf(predicate)).toEqual({ leaf, problems: [] }));

it.each<[AlertPredicateInput, field: string, text: string]>([
  [{ alertPredicateTypeId: 17 }, 'alertPredicateTypeId', 'Unknown alert type (17)'],
  [
    { alertPredicateTypeId: 1, geofenceExitEvents: true, geofenceIds: [] },
    'geofenceIds',
    'Choose at least one geofence.',
  ],
  [{ alertPredicateTypeId: 1, anyCustomerGeofence: true }, 'geofenceEnterEvents', 'Choose at least one option.'],
  [{ alertPredicateTypeId: 7 }, 'lightFaultTypeIds', 'Choose at least one option.'],
  [{ alertPredicateTypeId: 8 }, 'tethered', 'Choose at least one option.'],
  [
    { alertPredicateTypeId: 9, tethered: true, tetherStateDurationMs: 59_999 },
    'tetherStateDurationMs',
    'Enter a duration of 1 minute to 30 days.',
  ],
  [
    { alertPredicateTypeId: 11, doorOpened: true, doorStatusDurationMs: 60_000, durationMs: 120_000 },
    'doorStatusDurationMs',
    'Enter a duration of 1 minute to 30 days.',
  ],
  [{ alertPredicateTypeId: 0, durationMs: 60_000 }, 'durationMs', 'Enter a duration of 1 hour to 30 days.'],
  [{ alertPredicateTypeId: 3 }, 'netBogieWeightLbs', 'Enter a value from 1 to 100,000 lbs.'],
  [
    { alertPredicateTypeId: 14, anyCustomerGeofence: true, geofenceTrailersThreshold: 1.5 },
    'geofenceTrailersThreshold',
    'Enter a value from 1 to 100,000 trailers.',
  ],
  [
    { alertPredicateTypeId: 15, thermoKingFuelLevelPercentage: 101 },
    'thermoKingFuelLevelPercentage',
    'Enter a value from 1 to 100%.',
  ],
  [{ alertPredicateTypeId: 19, tpmsThresholdPsi: 901 }, 'tpmsThresholdPsi', 'Enter a value from 1 to 900 psi.'],
  [
    { alertPredicateTypeId: 20, tireTemperatureThresholdC: 251 },
    'tireTemperatureThresholdC',
    'Enter a value from 32 to 482 °F.',
  ],
])('refuses %j', (predicate, field, text) => {
  const [problem, ...rest] = leafOf(predicate).problems;
  expect(problem && [problem.field, conditionProblemText(problem)]).toEqual([field, text]);
  expect(rest).toEqual([]);
});

it.each<[AlertLeaf, Partial<AlertPredicateInput>]>([
  [
    { kind: 'crossing', on: ['left'], geofences: 'any' },
    { geofenceEnterEvents: false, geofenceExitEvents: true, anyCustomerGeofence: true, geofenceIds: [] },
  ],
  [
    { kind: 'occupancy', where: 'outside', geofences: ['yard'], durationMs: 60_000 },
    {
      isGeofenceOccupancyInverted: true,
      anyCustomerGeofence: false,
      geofenceIds: ['yard'],
      geofenceOccupancyDurationMs: 60_000,
    },
  ],
  [
    { kind: 'loadChange', to: 'loaded' },
    { loadStatusLoaded: true, loadStatusUnloaded: false },
  ],
  [
    { kind: 'absFault', of: 'component' },
    { alertPredicateTypeId: 6, anyAbsSystemFault: false },
  ],
  [
    { kind: 'absFault', of: 'abs' },
    { alertPredicateTypeId: 5, anyAbsSystemFault: true },
  ],
  [
    { kind: 'lights', faultIds: [2, 7] },
    { anyLightFault: false, lightFaultTypeIds: [2, 7] },
  ],
  [
    { kind: 'lights', faultIds: [] },
    { anyLightFault: true, lightFaultTypeIds: [] },
  ],
  [
    { kind: 'tetherChange', to: 'any' },
    { tethered: true, untethered: true },
  ],
  [
    { kind: 'tetherFor', status: 'tethered', durationMs: 60_000 },
    { tethered: true, untethered: false, tetherStateDurationMs: 60_000, durationMs: null },
  ],
  [
    { kind: 'doorFor', status: 'closed', durationMs: 60_000 },
    { doorOpened: false, doorClosed: true, doorStatusDurationMs: 60_000 },
  ],
  [
    { kind: 'battery', levels: ['caution'] },
    { sensorBoxBatteryRed: false, sensorBoxBatteryYellow: true },
  ],
  [
    { kind: 'tireInflation', states: ['filling', 'unstable'] },
    { anyTisStatus: true, tisStatuses: [] },
  ],
  [
    { kind: 'tireInflation', states: ['unstable'] },
    { anyTisStatus: false, tisStatuses: ['unstable'] },
  ],
  [{ kind: 'reeferAlarm', levels: [2, 3] }, { thermoKingFaultLevel: [2, 3] }],
  [
    { kind: 'silence', durationMs: 3_600_000 },
    { alertPredicateTypeId: 0, durationMs: 3_600_000 },
  ],
])('has the specified fields of %j', (leaf, fields) => expect(predicateOf(leaf)).toMatchObject(fields));

it('has only the fields of its type', () => {
  const filled = Object.entries(predicateOf({ kind: 'tow' })).filter(([, value]) => value !== null);
  expect(filled).toEqual([
    ['alertPredicateTypeId', 18],
    ['alertPredicateTypeName', 'Tow'],
  ]);
});

it('says limits in metric units', () => {
  const texts = [
    leafOf({ alertPredicateTypeId: 3 }),
    leafOf({ alertPredicateTypeId: 19 }),
    leafOf({ alertPredicateTypeId: 20 }),
  ].map(({ problems }) => problems[0] && conditionProblemText(problems[0], 'metric'));
  expect(texts).toEqual([
    'Enter a value from 0.5 to 45,359.2 kg.',
    'Enter a value from 6.9 to 6,205.3 kPa.',
    'Enter a value from 0 to 250 °C.',
  ]);
});
