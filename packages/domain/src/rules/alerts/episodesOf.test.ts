import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AlertCondition } from './alertCondition';
import type { AlertReport } from './alertFacts';
import { type AlertEpisode, episodesOf } from './episodesOf';

const START = Date.parse('2026-11-17T15:00:00Z');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const at = (minutes: number) => new Date(START + minutes * MINUTE_MS);

type Said = AlertReport['readings'] & Pick<AlertReport, 'load' | 'geofences' | 'crossings'>;
const report = (minutes: number, { load, geofences, crossings, ...readings }: Said): AlertReport => ({
  at: at(minutes),
  readings,
  load,
  geofences,
  crossings,
});
const inMinutes = (episodes: readonly AlertEpisode[]) =>
  episodes.map(({ since, until }) => [since, until].map((end) => end && (end.getTime() - START) / MINUTE_MS));
/** Episodes up to three hours after the start, in minutes. */
const find = (condition: AlertCondition, reports: [minutes: number, said: Said][]) =>
  inMinutes(
    episodesOf(
      condition,
      reports.map(([minutes, said]) => report(minutes, said)),
      at(180),
    ),
  );

const HERE = { lat: 41.65, lng: -83.53 };
const FAR = { lat: 41.66, lng: -83.53 };
const FARTHER = { lat: 41.67, lng: -83.53 };
const TETHERED = { tether: 'tethered' } as const;
const UNTETHERED = { tether: 'untethered' } as const;

describe('every type', () => {
  it.each<[string, AlertCondition, [number, Said][], (number | null)[][]]>([
    [
      '1 Geofence Boundary Crossing: each entry, and no exit',
      { kind: 'crossing', on: ['entered'], geofences: ['yard'] },
      [
        [0, { crossings: [{ kind: 'entered', geofenceId: 'yard' }] }],
        [5, { crossings: [{ kind: 'left', geofenceId: 'yard' }] }],
        [9, { crossings: [{ kind: 'entered', geofenceId: 'dock' }] }],
      ],
      [[0, 0]],
    ],
    [
      '2 Geofence Occupancy Duration: once the time is over, without a report',
      { kind: 'occupancy', where: 'within', geofences: 'any', durationMs: 10 * MINUTE_MS },
      [
        [0, { geofences: ['yard'], ...UNTETHERED }],
        [40, { geofences: [] }],
      ],
      [[10, 40]],
    ],
    [
      '3 Loaded Weight Exceeds: strictly above, until well below',
      { kind: 'weightAbove', lbs: 34_000 },
      [
        [0, { bogieWeightLbs: 34_000 }],
        [5, { bogieWeightLbs: 34_001 }],
        [10, { bogieWeightLbs: 33_600 }],
        [15, { bogieWeightLbs: 33_500 }],
      ],
      [[5, 15]],
    ],
    [
      '4 Load Status: a change, not the first value',
      { kind: 'loadChange', to: 'loaded' },
      [
        [0, { load: 'loaded' }],
        [5, { load: 'unloaded' }],
        [10, { load: 'loaded' }],
        [15, { load: 'loaded' }],
      ],
      [[10, 10]],
    ],
    [
      '5 ABS Fault: while one is active',
      { kind: 'absFault', of: 'abs' },
      [
        [0, { abs: { active: false } }],
        [5, { abs: { active: true, faultLevel: 2 } }],
        [10, { abs: { active: false } }],
      ],
      [[5, 10]],
    ],
    [
      '6 Component Fault: not a fault of the whole ABS',
      { kind: 'absFault', of: 'component' },
      [[5, { abs: { active: true, faultLevel: 2 } }]],
      [],
    ],
    [
      '7 Lights: a fault by its id',
      { kind: 'lights', faultIds: [6] },
      [
        [0, { lights: { green: 'lowCurrent' } }],
        [5, { lights: { red: 'lowCurrent' } }],
        [9, { lights: { red: 'good' } }],
      ],
      [[5, 9]],
    ],
    [
      '8 Tether Status: every change',
      { kind: 'tetherChange', to: 'any' },
      [
        [0, TETHERED],
        [5, UNTETHERED],
        [10, TETHERED],
      ],
      [
        [5, 5],
        [10, 10],
      ],
    ],
    [
      '9 Tether Status Duration',
      { kind: 'tetherFor', status: 'untethered', durationMs: HOUR_MS },
      [
        [0, UNTETHERED],
        [90, TETHERED],
      ],
      [[60, 90]],
    ],
    [
      '10 Door Status: opened',
      { kind: 'doorChange', to: 'open' },
      [
        [0, { door: 'closed' }],
        [5, { door: 'open' }],
        [10, { door: 'closed' }],
      ],
      [[5, 5]],
    ],
    [
      '11 Door Status Duration: not if it was closed in time',
      { kind: 'doorFor', status: 'open', durationMs: 20 * MINUTE_MS },
      [
        [0, { door: 'open' }],
        [19, { door: 'closed' }],
        [30, { door: 'open' }],
      ],
      [[50, null]],
    ],
    [
      "12 Battery: the trailer's, else the device's",
      { kind: 'battery', levels: ['critical'] },
      [
        [0, { deviceBatteryVolts: 3.3 }],
        [5, { trailerBatteryVolts: 12.6 }],
      ],
      [[0, 5]],
    ],
    [
      '13 TIS Status: filling until it is unstable',
      { kind: 'tireInflation', states: ['filling'] },
      [
        [0, { tireInflation: { demandMs: 1_000, unplugged: false } }],
        [10, { tireInflation: { demandMs: 600_000, unplugged: false } }],
      ],
      [[0, 10]],
    ],
    [
      '15 Reefer Unit Fuel: strictly below, until well above',
      { kind: 'fuelBelow', percent: 25 },
      [
        [0, { reefer: { fuelPercent: 25 } }],
        [5, { reefer: { fuelPercent: 24.9 } }],
        [10, { reefer: { fuelPercent: 29 } }],
        [15, { reefer: { fuelPercent: 80 } }],
      ],
      [[5, 15]],
    ],
    [
      '16 Reefer Alarm: of a level',
      { kind: 'reeferAlarm', levels: [3] },
      [
        [0, { reefer: { alarms: [{ level: 2 }] } }],
        [5, { reefer: { alarms: [{ level: 3 }, { level: 1 }] } }],
        [10, { reefer: { alarms: [] } }],
      ],
      [[5, 10]],
    ],
    [
      '18 Tow: two positions in a row far from where it was parked',
      { kind: 'tow' },
      [
        [0, { ...UNTETHERED, position: HERE }],
        [5, { position: FAR }],
        [10, { position: HERE }],
        [15, { position: FAR }],
        [20, { position: FARTHER }],
      ],
      [[20, 20]],
    ],
    [
      '18 Tow: at once when it is fast, and never while tethered',
      { kind: 'tow' },
      [
        [0, { ...TETHERED, position: { ...HERE, speedMph: 60 } }],
        [5, { ...UNTETHERED, position: { ...HERE, speedMph: 0 } }],
        [10, { position: { ...HERE, speedMph: 6 } }],
      ],
      [[10, 10]],
    ],
    [
      '19 TPMS Threshold: one tire is enough, and 999 is no measurement',
      { kind: 'tirePressureBelow', psi: 90 },
      [
        [0, { tirePressuresPsi: [100, 999, null] }],
        [5, { tirePressuresPsi: [100, 89, null] }],
        [10, { tirePressuresPsi: [100, 92, null] }],
        [15, { tirePressuresPsi: [100, 93, null] }],
      ],
      [[5, 15]],
    ],
    [
      '20 Tire Temperature Threshold: strictly above',
      { kind: 'tireTemperatureAbove', celsius: 80 },
      [
        [0, { tiresC: [80] }],
        [5, { tiresC: [80.1] }],
        [10, { tiresC: [75] }],
      ],
      [[5, 10]],
    ],
    [
      'silence: from the last report until the next',
      { kind: 'silence', durationMs: HOUR_MS },
      [
        [0, TETHERED],
        [90, TETHERED],
      ],
      [
        [60, 90],
        [150, null],
      ],
    ],
    [
      'Custom: an event while a state holds',
      {
        kind: 'all',
        of: [
          { kind: 'doorChange', to: 'open' },
          { kind: 'tetherFor', status: 'untethered', durationMs: 0 },
        ],
      },
      [
        [0, { ...TETHERED, door: 'closed' }],
        [5, { door: 'open' }],
        [10, { ...UNTETHERED, door: 'closed' }],
        [15, { door: 'open' }],
      ],
      [[15, 15]],
    ],
  ])('%s', (_, condition, reports, expected) => expect(find(condition, reports)).toEqual(expected));
});

it('waits for a report if the value is too old when a duration is over', () => {
  const open = { kind: 'doorFor', status: 'open', durationMs: 2 * HOUR_MS } as const;
  expect(find(open, [[0, { ...TETHERED, door: 'open' }]])).toEqual([]);
  expect(
    find(open, [
      [0, { ...TETHERED, door: 'open' }],
      [150, { door: 'open' }],
    ]),
  ).toEqual([[150, null]]);
});

it.each<[string, AlertCondition, [number, Said][], (number | null)[][]]>([
  [
    'occupancy outside',
    { kind: 'occupancy', where: 'outside', geofences: ['yard'], durationMs: 0 },
    [
      [0, { geofences: ['yard'] }],
      [5, { geofences: ['dock'] }],
      [10, { geofences: ['dock', 'yard'] }],
    ],
    [[5, 10]],
  ],
  [
    'component faults',
    { kind: 'absFault', of: 'component' },
    [
      [0, { abs: { active: true } }],
      [5, { abs: { active: true, spn: 789, fmi: 5 } }],
      [10, { abs: { active: false } }],
    ],
    [[5, 10]],
  ],
  [
    'any light fault',
    { kind: 'lights', faultIds: [] },
    [
      [0, { lights: { red: 'good' } }],
      [5, { lights: { red: 'intermittent' } }],
      [10, { lights: { red: 'good' } }],
    ],
    [[5, 10]],
  ],
  [
    'one of two light faults',
    { kind: 'lights', faultIds: [6, 7] },
    [
      [0, { lights: { brown: 'lowCurrent' } }],
      [5, { lights: { red: 'lowCurrent' } }],
      [10, { lights: { red: 'good' } }],
    ],
    [[5, 10]],
  ],
  [
    'caution and critical batteries',
    { kind: 'battery', levels: ['caution', 'critical'] },
    [
      [0, { trailerBatteryVolts: 13 }],
      [5, { trailerBatteryVolts: 12 }],
      [10, { trailerBatteryVolts: 11 }],
      [15, { trailerBatteryVolts: 13 }],
    ],
    [[5, 15]],
  ],
  [
    'caution batteries alone',
    { kind: 'battery', levels: ['caution'] },
    [
      [0, { trailerBatteryVolts: 11 }],
      [5, { trailerBatteryVolts: 12 }],
      [10, { trailerBatteryVolts: 11 }],
    ],
    [[5, 10]],
  ],
  [
    'tire inflation that fills or is unstable',
    { kind: 'tireInflation', states: ['filling', 'unstable'] },
    [
      [0, { tireInflation: { demandMs: 0, unplugged: false } }],
      [5, { tireInflation: { demandMs: 1, unplugged: false } }],
      [10, { tireInflation: { demandMs: 600_000, unplugged: false } }],
      [15, { tireInflation: { demandMs: 0, unplugged: true } }],
      [20, { tireInflation: { demandMs: 0, unplugged: false } }],
    ],
    [[5, 20]],
  ],
  [
    'pressures at the threshold, and at the limit of measurements',
    { kind: 'tirePressureBelow', psi: 900 },
    [
      [0, { tirePressuresPsi: [900] }],
      [5, { tirePressuresPsi: [901] }],
      [10, { tirePressuresPsi: [899] }],
    ],
    [[10, null]],
  ],
])('judges %s', (_, condition, reports, expected) => expect(find(condition, reports)).toEqual(expected));

it('begins what holds when a rule is saved, and no event', () => {
  const list = [report(0, { door: 'closed' }), report(5, { door: 'open' }), report(10, { door: 'closed' })];
  const open = { kind: 'doorFor', status: 'open', durationMs: MINUTE_MS } as const;
  const opens = { kind: 'doorChange', to: 'open' } as const;
  const from = (condition: AlertCondition, minutes: number) =>
    inMinutes(episodesOf(condition, list, at(180), at(minutes)));
  expect([4, 5, 7, 9.5, 10, 200].map((minutes) => from(open, minutes))).toEqual([
    [[6, 10]],
    [[6, 10]],
    [[8, 10]],
    [],
    [],
    [],
  ]);
  expect([4, 5, 7].map((minutes) => from(opens, minutes))).toEqual([[[5, 5]], [], []]);
});

it('does not take the battery of the device for that of a trailer that is only silent', () => {
  const critical = { kind: 'battery', levels: ['critical'] } as const;
  expect(
    find(critical, [
      [0, { ...TETHERED, trailerBatteryVolts: 11, deviceBatteryVolts: 4 }],
      [90, { deviceBatteryVolts: 4 }],
    ]),
  ).toEqual([[0, null]]);
});

it('does not take a trailer for towed if it was tethered for all that is known', () => {
  const days = (count: number) => count * 1_440;
  const list = [
    report(0, { ...UNTETHERED, position: HERE }),
    report(days(4), { position: FAR }),
    report(days(4) + 5, { position: FARTHER }),
  ];
  expect(episodesOf({ kind: 'tow' }, list, at(days(5)))).toEqual([]);
});

it.each<[string, AlertCondition, (value: number) => Said, threshold: number, band: number]>([
  ['weight', { kind: 'weightAbove', lbs: 34_000 }, (bogieWeightLbs) => ({ bogieWeightLbs }), 34_000, 499],
  ['fuel', { kind: 'fuelBelow', percent: 25 }, (fuelPercent) => ({ reefer: { fuelPercent } }), 25, 4.9],
  ['pressure', { kind: 'tirePressureBelow', psi: 90 }, (psi) => ({ tirePressuresPsi: [psi] }), 90, 2.9],
  ['temperature', { kind: 'tireTemperatureAbove', celsius: 80 }, (celsius) => ({ tiresC: [celsius] }), 80, 4.9],
])('has at most one episode for noise of %s around the threshold', (_, condition, say, threshold, band) => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -10, max: 10 }), { minLength: 10, maxLength: 30 }), (noise) => {
      const reports = noise.map((off, index) => report(index * 5, say(threshold + (off / 10) * band)));
      expect(episodesOf(condition, reports, at(180)).length).toBeLessThanOrEqual(1);
    }),
  );
});
