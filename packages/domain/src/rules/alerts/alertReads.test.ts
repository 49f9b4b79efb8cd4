import { expect, it } from 'vitest';
import { type AlertFacts, type AlertReport, factsAfter } from './alertFacts';
import { leafReads, reportReads } from './alertReads';
import { defaultLeaf } from './alertTypes';
import { at } from './reports.test.parts';

type Contents = AlertReport['readings'] & Pick<AlertReport, 'load' | 'geofences' | 'crossings'>;
const report = (minute: number, { load, geofences, crossings, ...readings }: Contents): AlertReport => ({
  ...{ at: at(minute), readings, load, geofences, crossings },
});

/** Types of the default leaves that the last report concerns. */
function concerned(...contents: readonly [minute: number, Contents][]): number[] {
  let facts: AlertFacts = {};
  let reads = 0;
  for (const [minute, one] of contents) {
    const next = report(minute, one);
    const after = factsAfter(facts, next);
    reads = reportReads(next, facts, after);
    facts = after;
  }
  return Array.from({ length: 21 }, (_, id) => id).filter((id) => {
    const leaf = defaultLeaf(id);
    return leaf !== undefined && (leafReads(leaf) & reads) !== 0;
  });
}

const HERE = { lat: 41.65, lng: -83.53 };

it.each<[number[], before: Contents, after: Contents]>([
  [[1], {}, { crossings: [{ kind: 'entered', geofenceId: 'yard' }] }],
  [[], {}, { crossings: [] }],
  [[2], {}, { geofences: [] }],
  [[2], { geofences: ['yard'] }, { geofences: ['yard', 'dock'] }],
  [[3], {}, { bogieWeightLbs: 34_000 }],
  [[4], { load: 'loaded' }, { load: 'unloaded' }],
  [[5, 6], { abs: { active: false } }, { abs: { active: true } }],
  [[7], { lights: { red: 'good' } }, { lights: { red: 'lowCurrent' } }],
  [[10, 11], { door: 'open' }, { door: 'closed' }],
  [[12], { trailerBatteryVolts: 13 }, { trailerBatteryVolts: 11 }],
  [[12], { deviceBatteryVolts: 4 }, { deviceBatteryVolts: 3.3 }],
  [[], { trailerBatteryVolts: 13 }, { trailerBatteryVolts: 12.9 }],
  [[13], {}, { tireInflation: { demandMs: 0, unplugged: true } }],
  [[15], { reefer: { fuelPercent: 20 } }, { reefer: { fuelPercent: 30 } }],
  [[16], { reefer: { alarms: [] } }, { reefer: { alarms: [{ level: 3 }] } }],
  [[19], { tirePressuresPsi: [100] }, { tirePressuresPsi: [80] }],
  [[20], { tiresC: [60] }, { tiresC: [90] }],
  [[18], { tether: 'untethered', position: HERE }, { position: { ...HERE, speedMph: 6 } }],
  [[], { tether: 'untethered', position: HERE }, { position: HERE }],
  [[], { tether: 'untethered', position: { ...HERE, speedMph: 6 } }, { position: { ...HERE, speedMph: 6 } }],
  [[], {}, {}],
])('concern types %j', (types, before, after) => {
  expect(concerned([0, before], [5, after])).toEqual(types);
});

const EVERYTHING = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 18, 19, 20];

it('concern everything if a trailer is coupled or uncoupled', () => {
  expect(concerned([0, { tether: 'tethered' }], [5, { tether: 'untethered' }])).toEqual(EVERYTHING);
  expect(concerned([0, {}], [5, { tether: 'tethered' }])).toEqual(EVERYTHING);
  expect(concerned([0, { tether: 'tethered' }], [5, { tether: 'tethered' }])).toEqual([]);
});

it('concern a repeated value only if it had become too old', () => {
  const open = { door: 'open', tether: 'tethered' } as const;
  expect(concerned([0, open], [15, open])).toEqual([]);
  expect(concerned([0, open], [60, open])).toEqual([8, 9]);
  expect(concerned([0, open], [61, open])).toEqual([8, 9, 10, 11]);
  expect(concerned([0, { door: 'open' }], [61, { door: 'open' }])).toEqual([]);
});
