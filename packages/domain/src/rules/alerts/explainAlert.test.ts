import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SensorType } from '../../vocabulary/sensorIds';
import type { AlertCondition } from './alertCondition';
import type { AlertReport } from './alertFacts';
import { defaultLeaf } from './alertTypes';
import { trailerCondition, trailerLeaf } from './conditions.test.parts';
import { episodesOf } from './episodesOf';
import { explainAt } from './explainAlert';
import { at, END, END_MINUTE, MINUTE_MS, reports } from './reports.test.parts';

/** Instants at which something may change, and some minuteList. */
const minutes = fc.array(fc.integer({ min: 0, max: END_MINUTE }), { maxLength: 10 });

/** When a rule was saved; undefined for always. */
const start = fc.option(fc.integer({ min: 0, max: END_MINUTE }).map(at), { nil: undefined });

it('is firing exactly while an episode covers the instant', () => {
  let firing = 0;
  fc.assert(
    fc.property(trailerCondition, reports, minutes, start, (condition, list, minuteList, from) => {
      const episodes = episodesOf(condition, list, END, from);
      const edges = episodes.flatMap(({ since, until }) => (until ? [since, until] : [since]));
      const instants = [...minuteList.map(at), ...edges, ...list.map((report) => report.at)];
      for (const instant of instants) {
        const covers = episodes.find(
          ({ since, until }) =>
            since <= instant && (until === null || instant < until || since.getTime() === instant.getTime()),
        );
        const { isFiring, since } = explainAt(condition, list, instant, { from });
        expect([isFiring, since]).toEqual([covers !== undefined, covers?.since]);
        if (isFiring) firing++;
      }
    }),
    { numRuns: 500 },
  );
  expect(firing).toBeGreaterThan(20);
});

it('does not fire for an event at the instant from which the rule counts', () => {
  const doors = [
    { at: at(0), readings: { door: 'closed' as const } },
    { at: at(5), readings: { door: 'open' as const } },
  ];
  const opens: AlertCondition = { kind: 'doorChange', to: 'open' };
  expect(episodesOf(opens, doors, END, at(5))).toEqual([]);
  expect(explainAt(opens, doors, at(5), { from: at(5) }).isFiring).toBe(false);
  expect(explainAt(opens, doors, at(5), { from: at(4) }).isFiring).toBe(true);
});

it('says why a value is unknown, if and only if it is', () => {
  fc.assert(
    fc.property(trailerLeaf, reports, minutes, (leaf, list, minuteList) => {
      for (const minute of minuteList) {
        const { root } = explainAt(leaf, list, at(minute));
        expect(root).toMatchObject({ kind: 'leaf', leaf });
        if (root.kind === 'leaf') expect(root.unknown === undefined).toBe(root.truth !== undefined);
      }
    }),
  );
});

const OPEN: AlertCondition = { kind: 'doorFor', status: 'open', durationMs: 30 * MINUTE_MS };
const LOW_FUEL: AlertCondition = { kind: 'fuelBelow', percent: 25 };
const report = (minute: number, readings: AlertReport['readings']): AlertReport => ({ at: at(minute), readings });
const DOOR_OPENS = [report(0, { door: 'closed' }), report(5, { door: 'open' })];

it('says since when a duration runs and when it is over', () => {
  expect(explainAt(OPEN, DOOR_OPENS, at(20))).toEqual({
    isFiring: false,
    since: undefined,
    state: 'pending',
    root: {
      kind: 'leaf',
      leaf: OPEN,
      truth: false,
      state: 'pending',
      value: { kind: 'word', word: 'open' },
      reportedAt: at(5),
      since: at(5),
      dueAt: at(35),
      threshold: undefined,
      unknown: undefined,
    },
  });
  expect(explainAt(OPEN, DOOR_OPENS, at(35))).toMatchObject({
    isFiring: true,
    since: at(35),
    state: 'firing',
    root: { state: 'firing', since: at(5), dueAt: undefined },
  });
  expect(explainAt(OPEN, DOOR_OPENS, at(0))).toMatchObject({ state: 'clear', root: { value: { word: 'closed' } } });
});

it('says that a value has not come back far enough', () => {
  const list = [20, 29, 30].map((fuelPercent, index) => report(index, { reefer: { fuelPercent } }));
  expect([0, 1, 2].map((minute) => explainAt(LOW_FUEL, list, at(minute)).state)).toEqual([
    'firing',
    'recovering',
    'clear',
  ]);
  expect(explainAt(LOW_FUEL, list, at(1)).root).toMatchObject({
    value: { kind: 'number', amount: 29, unit: '%' },
    threshold: { amount: 25, unit: '%' },
  });
});

it.each<[string, AlertReport[], minute: number, sensors: number[] | undefined]>([
  ['notInstalled', [], 0, [SensorType.Gps]],
  ['neverReported', [report(0, { door: 'open' })], 10, [SensorType.ReeferUnit]],
  ['neverReported', [], 0, undefined],
  ['stale', [report(0, { reefer: { fuelPercent: 10 } })], 61, [SensorType.ReeferUnit]],
])('says that a value is unknown because it is %s', (unknown, list, minute, installedSensorTypeIds) => {
  const { root, state } = explainAt(LOW_FUEL, list, at(minute), { installedSensorTypeIds });
  expect(root).toMatchObject({ truth: undefined, state: 'unknown', unknown });
  expect(state).toBe(unknown === 'stale' ? 'firing' : 'unknown');
});

it('has the groups of the condition', () => {
  const condition: AlertCondition = { kind: 'any', of: [LOW_FUEL, { kind: 'all', of: [OPEN] }] };
  expect(explainAt(condition, DOOR_OPENS, at(40)).root).toMatchObject({
    kind: 'any',
    truth: true,
    of: [{ truth: undefined }, { kind: 'all', truth: true, of: [{ truth: true }] }],
  });
});

const BATTERY: AlertCondition = { kind: 'battery', levels: ['critical'] };

it.each<[string, AlertCondition, AlertReport['readings'] & Pick<AlertReport, 'geofences'>, unknown]>([
  ['the battery that counts', BATTERY, { deviceBatteryVolts: 3.3 }, { kind: 'word', word: 'CRITICAL' }],
  [
    'the worst wheel',
    { kind: 'tirePressureBelow', psi: 90 },
    { tirePressuresPsi: [100, 85, 999, null] },
    { kind: 'number', amount: 85, unit: 'psi' },
  ],
  [
    'the hottest wheel',
    { kind: 'tireTemperatureAbove', celsius: 80 },
    { tiresC: [70, 82, 300, null] },
    { kind: 'number', amount: 82, unit: '°C' },
  ],
  ['no wheel that was not measured', { kind: 'tireTemperatureAbove', celsius: 80 }, { tiresC: [null] }, undefined],
  [
    'the chosen geofences',
    { kind: 'occupancy', where: 'within', geofences: ['yard'], durationMs: MINUTE_MS },
    { geofences: ['dock', 'yard'] },
    { kind: 'list', items: ['yard'] },
  ],
  ['light faults', { kind: 'lights', faultIds: [] }, { lights: { red: 'lowCurrent' } }, { kind: 'list', items: [6] }],
  [
    'a tire inflation system',
    { kind: 'tireInflation', states: ['filling'] },
    { tireInflation: { demandMs: 1_000, unplugged: false } },
    { kind: 'number', amount: 1_000, unit: 'ms' },
  ],
  [
    'one that is unplugged',
    { kind: 'tireInflation', states: ['filling'] },
    { tireInflation: { demandMs: 0, unplugged: true } },
    { kind: 'word', word: 'unplugged' },
  ],
])('shows %s', (_, condition, { geofences, ...readings }, value) => {
  const { root } = explainAt(condition, [{ at: at(0), readings, geofences }], at(1));
  expect(root).toMatchObject({ value });
});

const REPORTED: AlertReport['readings'] = {
  ...{ bogieWeightLbs: 30_000, abs: { active: true }, tether: 'tethered', door: 'open', lights: { red: 'lowCurrent' } },
  ...{
    trailerBatteryVolts: 13,
    tireInflation: { demandMs: 5, unplugged: false },
    tirePressuresPsi: [95],
    tiresC: [60],
  },
  reefer: { fuelPercent: 70, alarms: [{ level: 2 }] },
};
const word = (text: string) => ({ kind: 'word', word: text });
const number = (amount: number, unit: string) => ({ kind: 'number', amount, unit });
const list = (...items: unknown[]) => ({ kind: 'list', items });

it.each<[typeId: number, value: unknown, threshold?: unknown]>([
  [1, list('yard')],
  [2, list('yard')],
  [3, number(30_000, 'lbs'), { amount: 34_000, unit: 'lbs' }],
  [4, word('loaded')],
  [5, number(1, 'faults')],
  [6, number(1, 'faults')],
  [7, list(6)],
  [8, word('tethered')],
  [9, word('tethered')],
  [10, word('open')],
  [11, word('open')],
  [12, word('GOOD')],
  [13, number(5, 'ms')],
  [15, number(70, '%'), { amount: 25, unit: '%' }],
  [16, list(2)],
  [18, word('tethered')],
  [19, number(95, 'psi'), { amount: 80, unit: 'psi' }],
  [20, number(60, '°C'), { amount: 90, unit: '°C' }],
])('shows what type %i looks at', (typeId, value, threshold) => {
  const leaf = defaultLeaf(typeId) as AlertCondition;
  const everything: AlertReport = { at: at(0), readings: REPORTED, load: 'loaded', geofences: ['yard'] };
  expect(explainAt(leaf, [everything], at(1)).root).toMatchObject({ value, threshold, reportedAt: at(0) });
});

it('shows the last report of a trailer that may be silent', () => {
  const silence: AlertCondition = { kind: 'silence', durationMs: 60 * MINUTE_MS };
  expect(explainAt(silence, [report(5, {})], at(10)).root).toMatchObject({
    ...{ value: word('report'), reportedAt: at(5), state: 'pending', since: at(5), dueAt: at(65) },
  });
  expect(explainAt(silence, [], at(10)).root).toMatchObject({ value: undefined, unknown: 'neverReported' });
});

it.each([
  [2, SensorType.Gps],
  [3, SensorType.EnhancedWeight],
  [5, SensorType.AbsFault],
  [7, SensorType.LightFault],
  [9, SensorType.Tether],
  [11, SensorType.Door],
  [12, SensorType.TrailerBattery],
  [12, SensorType.DeviceBattery],
  [13, SensorType.TireInflation],
  [15, SensorType.ReeferUnit],
  [16, SensorType.ReeferUnit],
  [19, SensorType.TirePressure],
  [20, SensorType.TireTemperature],
])('knows that type %i needs sensor %i', (typeId, sensor) => {
  const leaf = defaultLeaf(typeId) as AlertCondition;
  const reasonWith = (installedSensorTypeIds: number[]) => {
    const { root } = explainAt(leaf, [report(0, {})], at(1), { installedSensorTypeIds });
    return root.kind === 'leaf' && root.unknown;
  };
  expect([reasonWith([sensor]), reasonWith([]), reasonWith([SensorType.CargoCamera])]).toEqual([
    'neverReported',
    'notInstalled',
    'notInstalled',
  ]);
});
