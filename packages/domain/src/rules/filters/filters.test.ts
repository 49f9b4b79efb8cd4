import { describe, expect, test } from 'vitest';
import { countFaultStates, type FleetControlFilter, faultStateOf, passesFleetControl } from './fleetControlFilter';
import { passesMaintenance } from './maintenanceFilter';
import { passesTracking, type TrackedTrailer, type TrackingFilter, type TrackingToggle } from './trackingFilter';
import { decodeTracking, trackingFilterOf } from './trackingQuery';

const trailer = {
  vin: 'V1',
  customerId: 1,
  groups: ['East Region'],
  simStatus: 'activated',
  installedSensorTypeIds: [1, 5, 7, 8, 10, 13, 15],
  absFaultSeverityLevel: 'GOOD',
  tireInflationStatus: 'stable',
  lightFault: 'none',
  trailerBatteryStatus: 'GOOD',
  deviceBatteryStatus: null,
  tetheredStatus: 'tethered',
  loadStatus: 'loaded',
  productType: 'PRO',
  vehicleType: 'Dry Van',
  connectivityStatus: 'GOOD',
  trailerHealthStatus: 'GOOD',
  healthReasons: [] as string[],
};
type Trailer = typeof trailer;

describe('passesFleetControl', () => {
  test.each<[string, Partial<Record<keyof Trailer, unknown>>, FleetControlFilter, boolean]>([
    ['no filter', {}, {}, true],
    ['deactivated SIM', { simStatus: 'deactivated' }, {}, false],
    ['ABS good', {}, { parts: { abs: ['noFaults'] } }, true],
    ['ABS critical is a fault', { healthReasons: ['absFault:CRITICAL'] }, { parts: { abs: ['faults'] } }, true],
    [
      'ABS caution is an alert',
      { healthReasons: ['absFault:CAUTION'] },
      { parts: { abs: ['alerts', 'faults'] } },
      true,
    ],
    ['ABS without the sensor', { installedSensorTypeIds: [1] }, { parts: { abs: ['noFaults'] } }, false],
    ['TIS without the sensor', { installedSensorTypeIds: [1] }, { parts: { tis: ['noFaults'] } }, false],
    ['TIS unstable', { healthReasons: ['tireInflationUnstable:CAUTION'] }, { parts: { tis: ['faults'] } }, true],
    [
      'battery faults, which never match',
      { trailerBatteryStatus: 'CRITICAL' },
      { parts: { battery: ['faults'] } },
      false,
    ],
    ['battery alerts', { trailerBatteryStatus: 'CRITICAL' }, { parts: { battery: ['alerts'] } }, true],
    [
      'light faults, which never match',
      { healthReasons: ['lightsMultiple:CRITICAL'] },
      { parts: { lights: ['faults'] } },
      false,
    ],
    ['light alerts', { healthReasons: ['lightsMultiple:CRITICAL'] }, { parts: { lights: ['alerts'] } }, true],
    [
      'a fault that is too old for health',
      { absFaultSeverityLevel: 'CRITICAL' },
      { parts: { abs: ['faults'] } },
      false,
    ],
    [
      'a fault of a removed sensor',
      { healthReasons: ['absFault:CRITICAL'], installedSensorTypeIds: [1] },
      { parts: { abs: ['faults'] } },
      false,
    ],
    ['an empty part', {}, { parts: { lights: [] } }, true],
    ['loaded', {}, { load: ['loaded'] }, true],
    ['loaded without a load sensor', { installedSensorTypeIds: [1, 10] }, { load: ['loaded'] }, false],
    ['loaded by camera', { installedSensorTypeIds: [27] }, { load: ['loaded'] }, true],
    ['tethered without the sensor', { installedSensorTypeIds: [1] }, { tether: ['tethered'] }, false],
    ['either tether state', {}, { tether: ['tethered', 'untethered'] }, true],
    ['good by the trailer battery', { deviceBatteryStatus: 'NOTICE' }, { battery: ['GOOD'] }, true],
    ['good by the gateway', { trailerBatteryStatus: null, deviceBatteryStatus: 'GOOD' }, { battery: ['GOOD'] }, true],
    [
      'notice by the gateway',
      { trailerBatteryStatus: 'NA', deviceBatteryStatus: 'NOTICE' },
      { battery: ['NOTICE'] },
      true,
    ],
    ['the trailer battery before the gateway', { deviceBatteryStatus: 'NOTICE' }, { battery: ['NOTICE'] }, false],
    ['several kinds, which must all match', {}, { tether: ['tethered'], load: ['unloaded'] }, false],
    ['group', {}, { groups: ['West Region', 'East Region'] }, true],
    ['other group', {}, { groups: ['East'] }, false],
    ['other customer', {}, { customerId: 2 }, false],
    ['all customers', {}, { customerId: null }, true],
    ['VIN', {}, { vins: ['V2'] }, false],
    ['product and item', {}, { productTypes: ['PRO'], itemTypes: ['Flat'] }, false],
  ])('%s', (_, change, filter, expected) =>
    expect(passesFleetControl({ ...trailer, ...change } as Trailer, filter)).toBe(expected),
  );

  test('leaves silent trailers and deactivated SIMs out of counts, and never counts battery faults', () => {
    const fleet = [
      trailer,
      { ...trailer, trailerBatteryStatus: 'CRITICAL', healthReasons: ['absFault:CRITICAL'] },
      { ...trailer, absFaultSeverityLevel: '' },
      { ...trailer, simStatus: 'deactivated' },
    ];
    const counts = countFaultStates(fleet);
    expect(counts.abs).toEqual({ noFaults: 1, faults: 1, alerts: 0 });
    expect(counts.battery).toEqual({ noFaults: 2, faults: 0, alerts: 1 });
    expect(faultStateOf({ ...trailer, lightFault: 'unknown' }, 'lights')).toBeUndefined();
  });
});

describe('passesTracking', () => {
  const tracked: TrackedTrailer = {
    vin: '1M8GDM9AXKP042788',
    unitId: 'Reefer 104',
    vehicleTypeId: 1,
    tetheredStatus: 'tethered',
    cargoWeightOnBogieLbs: 12_000,
    loadStatus: 'loaded',
    lightFault: null,
    brakeFault: null,
    tireFault: null,
    wheelTemperatureFault: null,
    boxBatteryFault: null,
  };
  const on = (...toggles: TrackingToggle[]): TrackingFilter => ({ toggles: new Set(toggles) });
  const range = { min: 10_000, max: 12_000 };
  /** Of a customer whose trailers are unloaded up to 5,000 lb. */
  const UNLOADED = { cargoWeightOnBogieLbs: 3_000, loadStatus: 'unloaded' };

  test.each<[string, Partial<TrackedTrailer>, TrackingFilter, boolean]>([
    ['no toggles', {}, on(), true],
    ['the type of the trailer', {}, on('reeferTrailer'), true],
    ['one of two types', {}, on('flat', 'reeferTrailer'), true],
    ['another type', {}, on('dryTrailer'), false],
    [
      'a tanker, which is none of the three types',
      { vehicleTypeId: 7 },
      on('dryTrailer', 'reeferTrailer', 'flat'),
      false,
    ],
    ['several kinds, which must all match', {}, on('reeferTrailer', 'untethered'), false],
    ['a weight judged as unloaded, Unloaded on', UNLOADED, on('unloaded'), true],
    ['a weight judged as unloaded, Loaded on', UNLOADED, on('loaded'), false],
    ['a weight judged as loaded, Loaded on', { cargoWeightOnBogieLbs: 1_000 }, on('loaded'), true],
    ['a weight judged as loaded, Unloaded on', { cargoWeightOnBogieLbs: 1_000 }, on('unloaded'), false],
    ['unloaded within the range', UNLOADED, { ...on('unloaded'), weightLbs: { min: 3_000, max: 3_000 } }, true],
    ['unloaded out of the range', UNLOADED, { ...on('unloaded'), weightLbs: range }, false],
    ['a weight that was not judged, N/A on', { loadStatus: null }, on('notAvailable'), true],
    ['a weight that was not judged, Loaded on', { loadStatus: null }, on('loaded'), false],
    [
      'no weight, loaded by another sensor, Loaded on',
      { cargoWeightOnBogieLbs: undefined, loadStatus: 'loaded' },
      on('loaded'),
      false,
    ],
    [
      'no weight, loaded by another sensor, N/A on',
      { cargoWeightOnBogieLbs: undefined, loadStatus: 'loaded' },
      on('notAvailable'),
      true,
    ],
    ['N/A load, N/A on', { cargoWeightOnBogieLbs: null }, on('loaded', 'notAvailable'), true],
    ['N/A load, N/A off', { cargoWeightOnBogieLbs: null }, on('loaded'), false],
    ['N/A tether, N/A on', { tetheredStatus: null, cargoWeightOnBogieLbs: null }, on('tethered', 'notAvailable'), true],
    ['N/A tether, N/A off', { tetheredStatus: null }, on('tethered'), false],
    ['a red brake', { brakeFault: 'red' }, on('brake', 'tire'), true],
    ['a yellow brake', { brakeFault: 'yellow' }, on('brake'), false],
    ['a weight at the limit', {}, { ...on(), weightLbs: range }, true],
    ['a weight above the limit', { cargoWeightOnBogieLbs: 12_001 }, { ...on(), weightLbs: range }, false],
    ['no weight, Unloaded off', { cargoWeightOnBogieLbs: undefined }, { ...on(), weightLbs: range }, false],
    ['no weight, Unloaded on', { cargoWeightOnBogieLbs: undefined }, { ...on('unloaded'), weightLbs: range }, true],
    [
      'no weight, Unloaded and Loaded on',
      { cargoWeightOnBogieLbs: undefined },
      { ...on('unloaded', 'loaded'), weightLbs: range },
      true,
    ],
    ['no weight, Loaded on', { cargoWeightOnBogieLbs: undefined }, { ...on('loaded'), weightLbs: range }, false],
    ['no weight, N/A on', { cargoWeightOnBogieLbs: undefined }, { ...on('notAvailable'), weightLbs: range }, false],
    ['no weight, Unloaded on, no range', { cargoWeightOnBogieLbs: undefined }, on('unloaded'), false],
    [
      'N/A weight with a range, Unloaded on',
      { cargoWeightOnBogieLbs: null },
      { ...on('unloaded'), weightLbs: range },
      false,
    ],
    ['N/A weight with a range', { cargoWeightOnBogieLbs: null }, { ...on(), weightLbs: range }, false],
    ['search by unit', {}, { ...on(), search: ' REEFER ' }, true],
    ['search by VIN', {}, { ...on(), search: 'kp0427' }, true],
    ['search for another trailer', {}, { ...on(), search: 'x99' }, false],
    ['alert active, all N/A', {}, { ...on(), alertActive: true }, true],
    ['alert active with a fault', { lightFault: 'yellow' }, { ...on(), alertActive: true }, false],
  ])('%s', (_, change, filter, expected) => expect(passesTracking({ ...tracked, ...change }, filter)).toBe(expected));
});

test.each([
  [{}, true],
  [{ alertTypes: ['caution'] }, true],
  [{ alertTypes: ['caution', 'critical'] }, false],
  [{ geofence: 'Yard' }, true],
  [{ geofence: 'Dock' }, false],
  [{ groups: ['East'] }, false],
  [{ groups: ['West', 'East Region'] }, true],
  [{ customerId: 2 }, false],
  [{ search: 'UNIT' }, true],
  [{ search: 'zzz' }, false],
] as const)('filters maintenance entries by %j: %s', (filter, expected) => {
  const entry = {
    vinNumber: 'V1',
    unitID: 'unit 7',
    customerId: 1,
    geofence: 'Yard',
    groups: 'East Region, Leased',
    caution: true,
    critical: false,
    notReporting: false,
  };
  expect(passesMaintenance(entry, filter)).toBe(expected);
});

describe('trackingFilterOf', () => {
  const query = decodeTracking({});
  test.each([
    [null, null, undefined],
    [1_000, 1_000, { min: 1_000, max: 1_000 }],
    [2_000, 1_000, undefined],
  ])('bounds weights from %s to %s by %o', (weightFromLbs, weightToLbs, weightLbs) => {
    expect(trackingFilterOf({ ...query, weightFromLbs, weightToLbs }).weightLbs).toEqual(weightLbs);
  });
});
