import { describe, expect, test } from 'vitest';
import { connectivityOf } from '../rules/connectivity/connectivity';
import { batteryHealthOf, DEVICE_BATTERY_POLICY, TRAILER_BATTERY_POLICY } from '../rules/health/batteryHealth';
import { loadStatusOf } from '../rules/health/loadStatus';
import { countsForHealth, trailerHealthOf } from '../rules/health/trailerHealth';
import { checkVin } from '../rules/vin/vin';
import { deviceFamily } from '../vocabulary/deviceFamilies';
import { FLEET_STATUS_FIELDS } from '../vocabulary/fleetStatusFields';
import { unpackHealthReasons } from '../vocabulary/healthReasons';
import { sensorsOfFamily } from '../vocabulary/sensorTypes';
import { createFleet } from './createFleet';
import { nearestPlace } from './nearestPlace';
import { flatMiles, PLACES } from './places';
import { createRandom, uuidAt } from './random';
import type { FleetTrailer, FleetTrailerStatus } from './types';

const NOW = new Date('2026-11-17T15:12:00Z');
const fleet = createFleet({ seed: 7, now: NOW, trailers: 5_000, customers: 6 });
const pairs = fleet.trailers.map((trailer, i) => [trailer, fleet.statuses[i] as FleetTrailerStatus] as const);
const each = (check: (trailer: FleetTrailer, status: FleetTrailerStatus) => void) => {
  for (const [trailer, status] of pairs) check(trailer, status);
};

describe('createFleet', () => {
  test('creates the same fleet from the same seed, and a different one from another', () => {
    const options = { seed: 3, now: NOW, trailers: 300 };
    expect(createFleet(options)).toEqual(createFleet(options));
    expect(createFleet({ ...options, seed: 4 }).trailers[0]?.vin).not.toBe(createFleet(options).trailers[0]?.vin);
  });

  test('makes a small fleet the beginning of a large one', () => {
    const small = createFleet({ seed: 7, now: NOW, trailers: 40, customers: 6 });
    expect(small.trailers).toEqual(fleet.trailers.slice(0, 40));
    expect(small.statuses).toEqual(fleet.statuses.slice(0, 40));
  });

  test('makes valid, unique VINs and unique ids, serial numbers and unit IDs', () => {
    for (const key of ['vin', 'trailerId', 'serialNumber', 'unitId'] as const) {
      expect(new Set(fleet.trailers.map((trailer) => trailer[key])).size, key).toBe(fleet.trailers.length);
    }
    expect(fleet.trailers.map(({ vin }) => checkVin(vin)).filter(Boolean)).toEqual([]);
    expect(new Set(fleet.trailers.map(({ vin }) => vin.slice(-6))).size).toBe(fleet.trailers.length);
  });

  test('gives different rows different ids, even if their streams overlap', () => {
    const met = () => createRandom(1, 9);
    expect(uuidAt(met(), 1_000_000_000_000, 1)).not.toBe(uuidAt(met(), 1_000_000_000_000, 2));
  });

  test('installs only sensors of the device family, and sells only matching products', () => {
    each((trailer) => {
      const supported: number[] = sensorsOfFamily(trailer.deviceTypeId).map(({ id }) => id);
      expect(trailer.installedSensorTypeIds.filter((id) => !supported.includes(id))).toEqual([]);
      const family = deviceFamily(trailer.deviceTypeId);
      expect(family.known && family.products).toContain(trailer.productType);
    });
  });

  test.each<[keyof FleetTrailerStatus, number[]]>([
    ['absFaultSeverityLevel', [7]],
    ['absReportedAt', [7]],
    ['absOdometer', [6]],
    ['gpsOdometer', [6, 16]],
    ['tireInflationStatus', [15]],
    ['lightFault', [8]],
    ['lightsReportedAt', [8]],
    ['trailerBatteryVoltage', [13]],
    ['tetheredStatus', [10]],
    ['untetheredSince', [10]],
    ['timeUntetheredDays', [10]],
    ['cargoWeightOnBogieLbs', [5]],
    ['loadStatus', [5, 26, 27]],
    ['doorStatus', [36]],
    ['cargoCameraFullness', [27]],
    ['wheelEndMaxC', [23]],
    ['tireTemperatureMaxC', [38]],
    ['tkUnitOnOrOff', [25]],
    ['tkFuelLevel', [25]],
    ['reeferReportedAt', [25]],
  ])('sets %s only with a sensor of %j', (field, sensors) => {
    each((trailer, status) => {
      if (sensors.some((id) => trailer.installedSensorTypeIds.includes(id))) return;
      expect(status[field], trailer.vin).toBeNull();
    });
  });

  test('sets no value on a trailer that has never reported', () => {
    const silent = pairs.filter(([, status]) => status.lastReport === null);
    expect(silent.length).toBeGreaterThan(0);
    const ownWords = ['trailerId', 'customerId', 'trailerHealthStatus', 'connectivityStatus', 'ageYears'];
    for (const [, status] of silent) {
      const reported = Object.entries(status).filter(
        ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
      );
      expect(reported.map(([key]) => key)).toEqual(ownWords);
      expect(status).toMatchObject({ trailerHealthStatus: 'NA', connectivityStatus: 'NA' });
    }
  });

  test('agrees with the rules on every status', () => {
    each((trailer, status) => {
      const counted = <T>(value: T, at: Date | null) => (countsForHealth(at, NOW) ? value : null);
      const health = trailerHealthOf({
        abs: counted(status.absFaultSeverityLevel, status.absReportedAt),
        tireInflation: counted(status.tireInflationStatus, status.tireInflationReportedAt),
        lights: counted(status.lightFault, status.lightsReportedAt),
        trailerBattery: counted(status.trailerBatteryStatus, status.trailerBatteryReportedAt),
        wheelEnd: counted(status.wheelEndSeverityLevel, status.wheelEndReportedAt),
        tireTemperature: counted(status.tireTemperatureSeverityLevel, status.tireTemperatureReportedAt),
      });
      expect(status.trailerHealthStatus).toBe(health.status);
      expect(unpackHealthReasons(status.healthReasons)).toEqual(health.reasons);
      expect(status.connectivityStatus).toBe(
        connectivityOf({ ...status, newestReport: status.lastReport, simStatus: trailer.simStatus }, NOW),
      );
      const batteryOf = (volts: number | null, policy: typeof TRAILER_BATTERY_POLICY) =>
        volts === null ? null : batteryHealthOf(volts, policy);
      expect(status.trailerBatteryStatus).toBe(batteryOf(status.trailerBatteryVoltage, TRAILER_BATTERY_POLICY));
      expect(status.deviceBatteryStatus).toBe(batteryOf(status.deviceBatteryVoltage, DEVICE_BATTERY_POLICY));
      if (status.cargoWeightOnBogieLbs !== null)
        expect(status.loadStatus).toBe(loadStatusOf(status.cargoWeightOnBogieLbs));
      if (status.lat !== null && status.lng !== null) expect(status.address).toBe(nearestPlace(status.lat, status.lng));
      expect(status.lightFaultCircuits.length > 0 === !['none', 'unknown', null].includes(status.lightFault)).toBe(
        true,
      );
    });
  });

  test('sets no time in the future or before the installation of the device', () => {
    each((trailer, status) => {
      for (const [key, value] of Object.entries(status)) {
        if (!(value instanceof Date)) continue;
        expect(value.getTime(), `${trailer.vin} ${key}`).toBeLessThanOrEqual(NOW.getTime());
        expect(value.getTime(), `${trailer.vin} ${key}`).toBeGreaterThanOrEqual(trailer.installationDate.getTime());
      }
    });
  });

  test('makes most trailers healthy, and every kind of fault occur', () => {
    const share = (test: (trailer: FleetTrailer, status: FleetTrailerStatus) => boolean) =>
      pairs.filter(([trailer, status]) => test(trailer, status)).length / pairs.length;
    const judged = share((_, { trailerHealthStatus }) => trailerHealthStatus !== 'NA');
    const good = share((_, { trailerHealthStatus }) => trailerHealthStatus === 'GOOD') / judged;
    expect(good).toBeGreaterThan(0.75);
    expect(good).toBeLessThan(0.92);
    for (const status of ['CRITICAL', 'CAUTION', 'NA']) {
      expect(
        share((_, row) => row.trailerHealthStatus === status),
        `health ${status}`,
      ).toBeGreaterThan(0.005);
      expect(
        share((_, row) => row.connectivityStatus === status),
        `connectivity ${status}`,
      ).toBeGreaterThan(0.002);
    }
    expect(share(({ simStatus }) => simStatus === 'deactivated')).toBeGreaterThan(0.005);
    expect(new Set(fleet.trailers.map(({ deviceTypeId }) => deviceTypeId)).size).toBe(6);
    expect(new Set(fleet.trailers.map(({ vehicleTypeId }) => vehicleTypeId)).size).toBe(11);
    expect(new Set(fleet.trailers.map(({ productType }) => productType)).size).toBe(7);
  });

  test('sets the field of every grid column', () => {
    const row = { ...fleet.trailers[0], ...fleet.statuses[0] };
    expect(FLEET_STATUS_FIELDS.map(({ response }) => response).filter((field) => !(field in row))).toEqual([]);
  });

  test('gives each customer the four special groups once, and adds trailers only to groups of their customer', () => {
    for (const { customerId } of fleet.customers) {
      const kinds = fleet.groups.filter((group) => group.customerId === customerId && group.kind !== 'regular');
      expect(kinds.map(({ name }) => name).sort()).toEqual(['All VINs', 'No Help', 'No VINs', 'TK Command Control']);
    }
    const groups = new Map(fleet.groups.map((group) => [group.groupId, group]));
    const owners = new Map(fleet.trailers.map((trailer) => [trailer.trailerId, trailer.customerId]));
    for (const { customerId, groupId, trailerId } of fleet.groupTrailers) {
      expect(groups.get(groupId)).toMatchObject({ customerId, kind: 'regular' });
      expect(owners.get(trailerId)).toBe(customerId);
    }
    const parents = fleet.groups.filter(({ parentId }) => parentId !== null);
    expect(parents.every(({ parentId, customerId }) => groups.get(parentId ?? '')?.customerId === customerId)).toBe(
      true,
    );
    expect(parents.length).toBeGreaterThan(0);
  });

  test('makes the tether sensor report after its last change', () => {
    const reported = pairs.filter(([, { tetherReportedAt }]) => tetherReportedAt !== null);
    expect(reported.length).toBeGreaterThan(0);
    for (const [{ vin }, { tetherReportedAt, tetherStatusChanged, untetheredSince }] of reported) {
      for (const since of [tetherStatusChanged, untetheredSince]) {
        expect(tetherReportedAt?.getTime(), vin).toBeGreaterThanOrEqual(since?.getTime() ?? 0);
      }
    }
  });

  test.each([1, 2, 104])('gives no customer of seed %i two groups with the same name', (seed) => {
    const { groups } = createFleet({ seed, now: NOW, trailers: 0, customers: 200 });
    const names = groups.map(({ customerId, name }) => `${customerId} ${name}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('gives customers different names, even if there are many', () => {
    const many = createFleet({ seed: 1, now: NOW, trailers: 0, customers: 200 });
    expect(new Set(many.customers.map(({ shortName }) => shortName)).size).toBe(200);
  });

  test.each([
    [-1, 1],
    [1.5, 1],
    [1_000_001, 1],
    [10, 0],
  ])('refuses %s trailers of %s customers', (trailers, customers) =>
    expect(() => createFleet({ seed: 1, now: NOW, trailers, customers })).toThrow(RangeError),
  );
});

describe('nearestPlace', () => {
  const joplin = PLACES.find(({ name }) => name === 'Joplin') as (typeof PLACES)[number];

  test.each([
    [0, 0, 'Joplin, MO'],
    [0.04, 0.05, '4 mi NE of Joplin, MO'],
    [-0.1, 0, '7 mi S of Joplin, MO'],
    [0, -0.15, '8 mi W of Joplin, MO'],
  ])('names the place %d, %d degrees from Joplin: %s', (north, east, expected) =>
    expect(nearestPlace(joplin.lat + north, joplin.lng + east)).toBe(expected),
  );

  test.each([
    [0, 0],
    [Number.NaN, 1],
    [51, 0],
  ])('names no place far from everywhere: %d, %d', (lat, lng) => expect(nearestPlace(lat, lng)).toBeUndefined());

  test('agrees with a search through every place', () => {
    const random = createRandom(5);
    for (let i = 0; i < 400; i++) {
      const here = { lat: random.between(25, 54), lng: random.between(-124, -66) };
      const miles = PLACES.map((place) => flatMiles(place, here));
      const best = Math.min(...miles);
      const place = PLACES[miles.indexOf(best)];
      const found = nearestPlace(here.lat, here.lng);
      if (best < 250) expect(found).toContain(`${place?.name}, ${place?.region}`);
      else expect(found).toBeUndefined();
    }
  });
});

describe('createRandom', () => {
  test('gives different streams that repeat', () => {
    const series = (seed: number, stream: number) => {
      const random = createRandom(seed, stream);
      return Array.from({ length: 5 }, () => random.next());
    };
    expect(series(1, 2)).toEqual(series(1, 2));
    expect(series(1, 2)).not.toEqual(series(1, 3));
    expect(series(1, 2)).not.toEqual(series(2, 2));
  });

  test('stays within its bounds and is evenly distributed', () => {
    const random = createRandom(9);
    const values = Array.from({ length: 2_000 }, () => random.integer(1, 6));
    expect(new Set(values)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(
      random.weighted([
        ['never', 0],
        ['always', 1],
      ]),
    ).toBe('always');
  });

  test('creates UUIDs of version 7 that sort by time', () => {
    const random = createRandom(1);
    const [early, late] = [uuidAt(random, 1_000_000_000_000), uuidAt(random, 1_800_000_000_000)];
    expect(early).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(early < late).toBe(true);
  });
});
