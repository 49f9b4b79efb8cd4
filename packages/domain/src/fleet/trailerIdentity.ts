import { DAY_MS } from '../rules/connectivity/connectivity';
import { vinCheckDigit } from '../rules/vin/vin';
import { DeviceFamily, deviceFamily } from '../vocabulary/deviceFamilies';
import type { ProductType } from '../vocabulary/productTypes';
import { SensorType } from '../vocabulary/sensorIds';
import { sensorsOfFamily } from '../vocabulary/sensorTypes';
import { isReeferType, TrailerType, trailerType } from '../vocabulary/trailerTypes';
import type { CustomerGround } from './fleetCustomers';
import { type Random, uuidAt } from './random';
import type { FleetTrailer } from './types';

const FAMILY_WEIGHTS = [
  [1, 48],
  [2, 17],
  [3, 20],
  [4, 4],
  [5, 8],
  [6, 3],
] as const;
const TYPE_WEIGHTS = [
  [3, 50],
  [4, 9],
  [1, 22],
  [2, 1],
  [5, 8],
  [6, 2],
  [7, 3],
  [8, 1],
  [9, 2],
  [10, 1],
  [11, 1],
] as const;
/** Trailers with doors, which can have a cargo camera. */
const BOXES: ReadonlySet<number> = new Set([
  TrailerType.ReeferTrailer,
  TrailerType.ReeferTruckBody,
  TrailerType.DryVan,
  TrailerType.DryTrailer,
]);
const LENGTHS_FEET: Readonly<Record<number, readonly number[]>> = {
  1: [53, 53, 48],
  2: [26, 28],
  3: [53, 53, 53, 48, 28],
  4: [53, 45, 40],
  5: [48, 53],
  6: [8],
  7: [42, 43],
  8: [39],
  9: [34, 43],
  10: [40, 42],
  11: [40, 48],
};
/**
 * The probability that a device has a sensor that it supports. The sensors that a product is made for are always there.
 */
const SENSOR_CHANCE: Readonly<Record<number, number>> = {
  1: 1,
  5: 0.6,
  6: 0.95,
  7: 0.97,
  8: 0.8,
  10: 0.95,
  13: 0.9,
  15: 0.75,
  16: 1,
  21: 0.12,
  22: 0.5,
  23: 0.12,
  24: 0.15,
  26: 0.5,
  27: 0.2,
  36: 0.55,
  37: 1,
  38: 0.3,
};
const VERSIONS: Readonly<Record<DeviceFamily, readonly string[]>> = {
  1: ['4.12.2', '4.12.2', '4.11.0', '3.9.7'],
  2: ['2.8.1', '2.7.4'],
  3: ['6.3.0', '6.3.0', '6.2.5'],
  4: ['1.14.0', '1.13.2'],
  5: ['5300.21', '5300.20'],
  6: ['1.0.9'],
};
const SERIAL_PREFIX: Readonly<Record<DeviceFamily, string>> = { 1: 'MC', 2: 'XB', 3: 'XG', 4: 'CC', 5: 'XT', 6: 'SN' };
/** World manufacturer identifiers of North American trailer makers. */
const MAKERS = ['1GR', '1UY', '1JJ', '1DW', '3H3', '5V8', '13N', '1PT'] as const;
const VIN_YEARS = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const OLDEST_MODEL_YEAR = 2011;
const FIRST_CAMERA = 70_000_000;
const FIRST_REEFER = 4_000_000;

/** Type, device and customer of trailer `index`. */
export function trailerIdentity(random: Random, index: number, ground: CustomerGround, now: Date): FleetTrailer {
  const { customer, terminals } = ground;
  const family = random.weighted<DeviceFamily>(FAMILY_WEIGHTS);
  const camera = family === DeviceFamily.CargoCamera;
  const type = camera ? TrailerType.DryVan : random.weighted<TrailerType>(TYPE_WEIGHTS);
  const thisYear = now.getUTCFullYear();
  const modelYear = Math.max(OLDEST_MODEL_YEAR, thisYear + 1 - Math.floor(random.next() ** 1.6 * 15));
  const installedSensorTypeIds = sensors(random, family, type);
  const productType = product(family, type, installedSensorTypeIds);
  const word = deviceFamily(family);
  const solar =
    productType === 'GO_SOLAR' || (word.known && 'mayBeSolar' in word && word.mayBeSolar && random.chance(0.4));
  const oldest = Date.UTC(modelYear - 1, 8, 1);
  const newest = Math.max(oldest, now.getTime() - 3 * DAY_MS);
  const installationDate = new Date(Math.min(newest, oldest + random.next() * (newest - oldest)));
  const deactivated = random.chance(0.025) && installationDate.getTime() < now.getTime() - 60 * DAY_MS;
  const groups = random.chance(0.92) ? [random.pick(terminals).group.name] : [];
  return {
    trailerId: uuidAt(random, installationDate.getTime(), index),
    customerId: customer.customerId,
    customerName: customer.shortName,
    groups,
    vin: vinOf(random, index, modelYear, type),
    unitId: `${ground.unitPrefix}${type === TrailerType.ReeferTrailer ? 'R' : ''}${100_000 + index}`,
    serialNumber: `${SERIAL_PREFIX[family]}${String(20_000_000 + index * 7 + random.integer(0, 6))}`,
    deviceTypeId: family,
    vehicleTypeId: type,
    vehicleType: trailerType(type).label,
    undercarriage: type === TrailerType.Dolly || type === TrailerType.ReeferTruckBody ? 'single' : 'tandem',
    productType,
    hasSolarPanels: solar,
    installedSensorTypeIds,
    mainAppVersion: random.pick(VERSIONS[family]),
    installationDate,
    modelYear,
    vehicleLengthFeet: random.pick(LENGTHS_FEET[type] ?? [53]),
    simStatus: deactivated ? 'deactivated' : 'activated',
    simStatusChangeDate: deactivated
      ? new Date(now.getTime() - random.integer(20, 50) * DAY_MS)
      : new Date(installationDate.getTime()),
    cargoCameraSerialNumber: installedSensorTypeIds.includes(SensorType.CargoCamera)
      ? String(FIRST_CAMERA + index)
      : null,
    thermoKingExternalId: installedSensorTypeIds.includes(SensorType.ReeferUnit) ? String(FIRST_REEFER + index) : null,
  };
}

function sensors(random: Random, family: DeviceFamily, type: TrailerType): number[] {
  const installed: number[] = [];
  for (const { id } of sensorsOfFamily(family)) {
    if (id === SensorType.ReeferUnit) {
      if (isReeferType(type) && (family === DeviceFamily.Xt5300 || random.chance(0.85))) installed.push(id);
    } else if (id === SensorType.CargoCamera) {
      if (BOXES.has(type) && (family === DeviceFamily.CargoCamera || random.chance(SENSOR_CHANCE[id] ?? 0)))
        installed.push(id);
    } else if (id === SensorType.Door && !BOXES.has(type)) {
      // Only box trailers have doors.
    } else if (id === SensorType.UltrasonicCargo && !BOXES.has(type)) {
      // The sensor looks along the inside of a box trailer.
    } else if (random.chance(SENSOR_CHANCE[id] ?? 0)) installed.push(id);
  }
  return installed;
}

function product(family: DeviceFamily, type: TrailerType, installed: readonly number[]): ProductType {
  switch (family) {
    case DeviceFamily.Pro:
      return 'PRO';
    case DeviceFamily.Base:
      return 'BASE';
    case DeviceFamily.Go:
      return installed.includes(SensorType.UltrasonicCargo) ? 'GO_CARGO_MONITOR' : 'GO_SOLAR';
    case DeviceFamily.CargoCamera:
      return 'GO_CARGO_VIEW';
    case DeviceFamily.Xt5300:
      return isReeferType(type) ? 'TRU' : 'GO_TRACK';
    case DeviceFamily.SlapNTrack:
      return 'GO_TRACK';
  }
}

/** The serial part is a counter, so every VIN of a fleet is unique. */
function vinOf(random: Random, index: number, modelYear: number, type: TrailerType): string {
  const body = `${isReeferType(type) ? 'AA' : 'VA'}${random.integer(10, 99)}${random.pick(['2', '3'])}`;
  const year = VIN_YEARS.charAt((modelYear - 2010) % VIN_YEARS.length);
  const head = `${random.pick(MAKERS)}${body}`;
  const tail = `${year}${random.pick(['A', 'B', 'K', 'S', 'U'])}${String(index).padStart(6, '0')}`;
  return `${head}${vinCheckDigit(`${head}0${tail}`)}${tail}`;
}
