import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packHealthReason, unpackHealthReasons } from '../../vocabulary/healthReasons';
import { absSeverityOf, activeAbsFaults } from './absSeverity';
import {
  batteryHealthOf,
  batteryLabel,
  checkFuse,
  DEVICE_BATTERY_POLICY,
  effectiveBattery,
  TRAILER_BATTERY_POLICY,
} from './batteryHealth';

import { lightCircuitText, lightFaultCircuits, lightFaultOf, lightSeverityOf } from './lights';

import { axleLimitLbs, loadStatusOf } from './loadStatus';
import { tireInflationOf } from './tireInflation';
import { countsForHealth, type HealthParts, trailerHealthOf } from './trailerHealth';
import { hottestSeverity, pressureSeverity, TIRE_TEMPERATURE_POLICY } from './wheels';

describe('batteries', () => {
  test.each([
    [12.2, 'GOOD'],
    [12.19, 'NOTICE'],
    [11.8, 'NOTICE'],
    [11.79, 'CRITICAL'],
    [0, 'CRITICAL'],
    [null, 'NA'],
    [undefined, 'NA'],
    [Number.NaN, 'NA'],
  ])('a trailer battery of %s V is %s', (volts, health) =>
    expect(batteryHealthOf(volts, TRAILER_BATTERY_POLICY)).toBe(health),
  );

  test('a lithium cell has its own limits', () => {
    expect([3.39, 3.5, 3.6].map((volts) => batteryHealthOf(volts, DEVICE_BATTERY_POLICY))).toEqual([
      'CRITICAL',
      'NOTICE',
      'GOOD',
    ]);
  });

  test.each([
    [0.4, true, true],
    [0.4, false, false],
    [11.5, true, false],
    [null, true, false],
  ])('%s V, tethered %s: check the fuse %s', (volts, tethered, expected) =>
    expect(checkFuse(volts, tethered)).toBe(expected),
  );

  test.each([
    ['CRITICAL', true, true, 'Critical - Check Fuse'],
    ['CRITICAL', true, false, 'Critical'],
    ['CRITICAL', false, true, 'Critical'],
    ['NOTICE', true, true, 'Notice'],
  ] as const)('%s, fuse %s, feature %s: %s', (health, fuse, CheckFuse, label) =>
    expect(batteryLabel(health, { fuse, features: { CheckFuse } })).toBe(label),
  );

  test.each([
    ['GOOD', 'CRITICAL', 'GOOD'],
    [null, 'NOTICE', 'NOTICE'],
    ['NA', 'GOOD', 'GOOD'],
    [null, null, 'NA'],
  ] as const)('trailer %s, gateway %s: %s', (trailer, gateway, expected) =>
    expect(effectiveBattery(trailer, gateway)).toBe(expected),
  );
});

test.each([
  [{ active: false, milesOnFault: 900, amberLampMs: 9e9 }, 'GOOD'],
  [{ active: true }, 'CAUTION'],
  [{ active: true, milesOnFault: 100 }, 'CAUTION'],
  [{ active: true, milesOnFault: 100.1 }, 'CRITICAL'],
  [{ active: true, milesOnFault: 500, faultLevel: 1 }, 'CAUTION'],
  [{ active: true, faultLevel: 3 }, 'CRITICAL'],
  [{ active: true, amberLampMs: 7_200_000 }, 'CAUTION'],
  [{ active: true, amberLampMs: 7_200_001 }, 'CRITICAL'],
  [{ active: true, faults: [{ spn: 789, faultLevel: 1 }, { spn: 790 }] }, 'CAUTION'],
  [{ active: true, faults: [{ spn: 789 }, { spn: 790, milesOnFault: 101 }] }, 'CRITICAL'],
  [{ active: true, amberLampMs: 7_200_001, faults: [{ spn: 789 }] }, 'CRITICAL'],
  [{ active: false, faults: [{ spn: 789, faultLevel: 3 }] }, 'GOOD'],
])('ABS %j is %s', (state, severity) => expect(absSeverityOf(state)).toBe(severity));

test('lists the active faults of a report once, worst first', () => {
  const faults = [
    { spn: 1, faultLevel: 1 },
    { spn: 2 },
    { spn: 1, faultLevel: 3 },
    { spn: 3, milesOnFault: 101 },
    { spn: 4, faultLevel: 3 },
  ];
  expect(activeAbsFaults({ active: true, faults }).map(({ spn }) => spn)).toEqual([4, 3, 2, 1]);
  expect(activeAbsFaults({ active: true, spn: 7 })).toEqual([{ spn: 7 }]);
  expect(activeAbsFaults({ active: false, faults })).toEqual([]);
});

test.each([
  [undefined, 'notAvailable'],
  [{ demandMs: 0, unplugged: false }, 'stable'],
  [{ demandMs: 599_999, unplugged: false }, 'stable'],
  [{ demandMs: 600_000, unplugged: false }, 'unstable'],
  [{ demandMs: 0, unplugged: true }, 'unstable'],
])('tire inflation %j is %s', (state, status) => expect(tireInflationOf(state)).toBe(status));

describe('lights', () => {
  test.each([
    [{}, 'unknown'],
    [{ red: 'unknown' }, 'unknown'],
    [{ red: 'good' }, 'none'],
    [{ red: 'good', green: 'unknown' }, 'none'],
    [{ red: 'lowCurrent', green: 'good' }, 'lowCurrent'],
    [{ brown: 'highCurrent' }, 'highCurrent'],
    [{ brown: 'intermittent', red: 'intermittent' }, 'multiple'],
  ] as const)('%j is %s', (branches, fault) => expect(lightFaultOf(branches)).toBe(fault));

  test('lists faulty circuits in the order of the plug', () => {
    expect(lightFaultCircuits({ brown: 'highCurrent', red: 'lowCurrent', green: 'good' })).toEqual([
      { branch: 'red', state: 'lowCurrent' },
      { branch: 'brown', state: 'highCurrent' },
    ]);
    expect(lightCircuitText({ branch: 'red', state: 'lowCurrent' })).toBe('Red: low current');
  });

  test.each([
    ['none', 'GOOD'],
    ['lowCurrent', 'CAUTION'],
    ['highCurrent', 'CRITICAL'],
    ['multiple', 'CRITICAL'],
    ['unknown', undefined],
  ] as const)('%s has the severity %s', (fault, severity) => expect(lightSeverityOf(fault)).toBe(severity));
});

test.each([
  [2_500, 'unloaded'],
  [2_501, 'loaded'],
  [0, 'unloaded'],
  [-40, 'unloaded'],
  [null, undefined],
  [Number.NaN, undefined],
])('%s lb is %s', (lbs, status) => expect(loadStatusOf(lbs)).toBe(status));

test('lets a customer set another threshold, and uses limits per axle', () => {
  expect(loadStatusOf(3_000, 4_000)).toBe('unloaded');
  expect(loadStatusOf(1, 0)).toBe('loaded');
  expect(loadStatusOf(3_000, null)).toBe('loaded');
  expect([axleLimitLbs('single'), axleLimitLbs('tandem'), axleLimitLbs('tridem')]).toEqual([20_000, 34_000, undefined]);
});

test.each([
  [[], undefined],
  [[40, 93], 'GOOD'],
  [[40, 94], 'CAUTION'],
  [[122, 40], 'CRITICAL'],
  [[Number.NaN], undefined],
])('tires at %j °C are %s', (temperatures, severity) =>
  expect(hottestSeverity(temperatures, TIRE_TEMPERATURE_POLICY)).toBe(severity),
);

test.each([
  [100, 'GOOD'],
  [89, 'CAUTION'],
  [79, 'CRITICAL'],
  [121, 'CAUTION'],
])('%i of 100 psi is %s', (psi, severity) => expect(pressureSeverity(psi, 100)).toBe(severity));

describe('trailerHealthOf', () => {
  test.each<[HealthParts, string, string[]]>([
    [{}, 'NA', []],
    [{ abs: null, lights: undefined }, 'NA', []],
    [{ lights: 'unknown', tireInflation: 'notAvailable', trailerBattery: 'NA' }, 'NA', []],
    [{ abs: 'GOOD', lights: 'unknown' }, 'GOOD', []],
    [{ abs: 'GOOD', tireInflation: 'unstable' }, 'CAUTION', ['tireInflationUnstable:CAUTION']],
    [
      { trailerBattery: 'NOTICE', wheelEnd: 'CRITICAL' },
      'CRITICAL',
      ['wheelEndHot:CRITICAL', 'trailerBatteryLow:CAUTION'],
    ],
    [{ abs: 'CRITICAL', lights: 'lowCurrent' }, 'CRITICAL', ['absFault:CRITICAL', 'lightsLowCurrent:CAUTION']],
    [{ tireTemperature: 'CAUTION' }, 'CAUTION', ['tireTemperatureHigh:CAUTION']],
    [{ trailerBattery: 'CRITICAL' }, 'CRITICAL', ['trailerBatteryCritical:CRITICAL']],
    [{ lights: 'multiple' }, 'CRITICAL', ['lightsMultiple:CRITICAL']],
  ])('%j is %s', (parts, status, reasons) => {
    const verdict = trailerHealthOf(parts);
    expect(verdict.status).toBe(status);
    expect(verdict.reasons.map(packHealthReason)).toEqual(reasons);
    expect(unpackHealthReasons(reasons)).toEqual(verdict.reasons);
  });

  test('never improves when a part gets worse', () => {
    const severity = fc.constantFrom('GOOD', 'CAUTION', 'CRITICAL', null);
    const rank = { NA: 0, GOOD: 1, CAUTION: 2, CRITICAL: 3 };
    const parts = fc.record({
      abs: severity,
      wheelEnd: severity,
      tireTemperature: severity,
    }) as fc.Arbitrary<HealthParts>;
    fc.assert(
      fc.property(parts, (some) => {
        const before = rank[trailerHealthOf(some).status];
        expect(rank[trailerHealthOf({ ...some, abs: 'CRITICAL' }).status]).toBeGreaterThanOrEqual(before);
        expect(trailerHealthOf({ ...some, lights: 'unknown' }).status).toBe(trailerHealthOf(some).status);
      }),
    );
  });

  test('counts only readings of the last ten days', () => {
    const now = new Date('2026-11-17T10:00:00Z');
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
    expect([daysAgo(9.9), daysAgo(10), null].map((at) => countsForHealth(at, now))).toEqual([true, false, false]);
  });
});
