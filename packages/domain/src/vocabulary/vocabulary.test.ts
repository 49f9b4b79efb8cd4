import { describe, expect, test } from 'vitest';
import { sharedWords as de } from '../languages/de';
import { sharedWords as es } from '../languages/es';
import { ALERT_TYPES, alertType } from './alertTypes';
import { isCustomerId } from './customers';
import { logOffset } from './dashboard';
import { DEVICE_FAMILIES, deviceTypeOf, productLineOf } from './deviceFamilies';
import { faultStatusOf } from './faults';
import { FEATURES } from './features';
import { FLEET_STATUS_FIELDS, fleetStatusField } from './fleetStatusFields';
import { requireGeofenceType } from './geofences';
import { isReservedGroupName } from './groupKinds';
import { userPageSize } from './policies';
import { REPORT_TYPES } from './reportTypes';
import { orderSensors } from './sensorOrder';
import { parseSensorTypeIds, SENSOR_TYPES, sensorLabel, sensorsOfFamily } from './sensorTypes';
import { tetherStatus } from './statuses';
import { TRAILER_TYPES } from './trailerTypes';

const MODULES = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true });

test('no vocabulary has duplicate ids', () => {
  const exported = Object.values(MODULES).flatMap((module) => Object.entries(module));
  expect(exported.length).toBeGreaterThan(100);
  for (const [name, words] of exported) {
    if (!Array.isArray(words) || typeof words[0] !== 'object') continue;
    if (name === 'SYNTHETIC_CUSTOMERS') continue; // Both have id 0, as specified.
    const ids = words.map(({ id }) => id);
    expect(new Set(ids).size, name).toBe(ids.length);
  }
});

test('keeps an unknown id and labels it as unknown', () => {
  expect(alertType(17)).toEqual({ id: 17, label: 'Unknown alert type (17)', known: false });
  expect(tetherStatus('flying')).toMatchObject({ label: 'Unknown tether status (flying)', known: false });
  expect(alertType(18)).toMatchObject({ label: 'Tow', known: true });
  expect(sensorLabel(31)).toBe('Engine Hours');
  expect(sensorLabel(99)).toBe('Unknown sensor type (99)');
});

const SOURCES = import.meta.glob<string>(['../**/*.ts', '!../**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

test.each([
  ['German', de],
  ['Spanish', es],
])('has the label of every unknown id in %s', (_, words) => {
  const nouns = Object.values(SOURCES).flatMap((source) =>
    [...source.matchAll(/\blookup\(\w+, '([^']+)'\)/g)].map(([, noun]) => noun),
  );
  expect(nouns.length).toBeGreaterThan(50);
  expect(nouns.filter((noun) => !words[`Unknown ${noun} ({1})`]?.endsWith(' ({1})'))).toEqual([]);
});

test('has the specified entries', () => {
  expect(ALERT_TYPES.map(({ id }) => id)).toEqual([...Array(17).keys(), 18, 19, 20]);
  expect(REPORT_TYPES.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(TRAILER_TYPES.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(FEATURES).toHaveLength(26);
});

describe('fleet status fields', () => {
  test('have all specified columns, each field once', () => {
    expect(FLEET_STATUS_FIELDS).toHaveLength(63);
    expect(new Set(FLEET_STATUS_FIELDS.map(({ response }) => response)).size).toBe(FLEET_STATUS_FIELDS.length);
  });

  test.each([
    ['vin', 'VIN', 199],
    ['unitId', 'Unit ID', 140],
    ['serialNumber', 'Serial Number', 166],
    ['unitModeDetail', 'Operating Mode', 140],
    ['interiorTemperature6', 'Interior Sensor 6', 140],
  ])('%s', (id, title, width) => expect(fleetStatusField(id)).toMatchObject({ title, width }));

  test('can all be sorted except Group, and have options for every choice', () => {
    expect(FLEET_STATUS_FIELDS.filter(({ sortable }) => !sortable).map(({ id }) => id)).toEqual(['group']);
    expect(FLEET_STATUS_FIELDS.filter(({ kind, choices }) => kind === 'choice' && !choices?.length)).toEqual([]);
    expect(fleetStatusField('nonsense')).toBeUndefined();
  });
});

describe('device families', () => {
  test('start with Morey, followed by Xirgo', () => {
    expect(DEVICE_FAMILIES.map(({ id }) => deviceTypeOf(id))).toEqual(['Morey', ...Array(5).fill('Xirgo')]);
    expect(DEVICE_FAMILIES.map(({ id }) => productLineOf(id))).toEqual(['pro', 'base', 'go', 'go', 'go', 'go']);
  });

  test('have the specified number of sections, and marked sensors belong to their families', () => {
    const heights = SENSOR_TYPES.map(({ sectionHeightVh }) => sectionHeightVh);
    expect([Math.min(...heights), Math.max(...heights)]).toEqual([21.7, 59]);
    for (const id of [16, 26, 38]) expect(SENSOR_TYPES.find((type) => type.id === id)?.families).toEqual([3]);
    expect(SENSOR_TYPES.find(({ id }) => id === 37)?.families).toEqual([5]);
    expect(sensorsOfFamily(6).map(({ id }) => id)).toEqual([1]);
  });

  test.each([
    ['default', [7, 1, 25], 1, undefined, [1, 7, 25]],
    ['another manufacturer', [7, 1, 25], 3, undefined, [1, 25, 7]],
    ['saved first', [7, 1, 25], 1, [25], [25, 1, 7]],
    ['unknown last', [99, 7, 1], 1, [], [1, 7, 99]],
    ['no duplicates', [7, 7, 1], 1, [7, 7], [7, 1]],
  ] as const)('are in the right order: %s', (_, installed, family, saved, expected) =>
    expect(orderSensors(installed, family, saved)).toEqual(expected),
  );

  test('are read from a comma-separated list', () => expect(parseSensorTypeIds('1, 5,x,,38')).toEqual([1, 5, 38]));
});

test.each([
  ['All VINs', true],
  ['ALL  vins', true],
  [' no help ', true],
  ['TK\u00a0Command Control', true],
  ['ｎｏ vins', true],
  ['All-VINs', true],
  ['All\u200bVINs', true],
  ['\u202eNo VINs', true],
  ['All VINs East', false],
  ['Group', false],
])('%j is reserved: %s', (name, expected) => expect(isReservedGroupName(name)).toBe(expected));

test.each([
  [0, false, 0],
  [1, false, 10],
  [2, false, 13],
  [5, false, 22],
  [2, true, 200],
])('page %i of the log (other sensors %s) begins at %i', (page, other, offset) =>
  expect(logOffset(page, other)).toBe(offset),
);

test.each([
  [undefined, 20],
  [0, 20],
  [59, 1],
  [600, 10],
  [659, 10],
])('a grid of %s px has %i rows', (height, rows) => expect(userPageSize(height)).toBe(rows));

test('checks fault statuses, geofence types and customer ids', () => {
  expect([faultStatusOf(null), faultStatusOf('2026-01-01')]).toEqual(['Active', 'Cleared']);
  expect(requireGeofenceType(2)).toBe(2);
  expect([0, 1, -1, 1.5].map(isCustomerId)).toEqual([false, true, false, false]);
  expect(() => requireGeofenceType(3)).toThrow('Unknown geofence type!');
});
