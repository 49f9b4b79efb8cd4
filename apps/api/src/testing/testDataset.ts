import { STATUS_COLUMNS, TRAILER_COLUMNS, type TrailerRecord } from '../database/trailerColumns';
import { confirmedUser } from '../repositories/confirmedUser';
import type { Dataset } from '../repositories/dataset';
import type { CustomerRecord, GroupKind, UserRecord } from '../repositories/entities';

/** The current time in all tests. */
export const TEST_NOW = new Date('2026-11-17T15:12:00.000Z');
/** Password of every user of the test dataset; its hash is the password prefixed with `plain:`. */
export const TEST_PASSWORD = 'Fifth-Wheel7!';

const DAY_MS = 86_400_000;
const before = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS);

/** A UUID that encodes its kind: 1 trailers, 2 groups, 3 users. */
export function testId(kind: number, number: number): string {
  return `0193${kind.toString(16).padStart(4, '0')}-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
}

const customer = (customerId: number, shortName: string, extra: Partial<CustomerRecord> = {}): CustomerRecord => ({
  customerId,
  shortName,
  longName: `${shortName} Transport Inc.`,
  abbrev: shortName.slice(0, 3).toUpperCase(),
  active: true,
  dotNumber: null,
  retentionDurationDays: 365,
  unloadedUpToLbs: null,
  hiddenFromTechnicians: false,
  showsParts: true,
  createdAt: before(400),
  updatedAt: before(30),
  ...extra,
});

const group = (
  number: number,
  customerId: number,
  name: string,
  parent: number | null = null,
  kind: GroupKind = 'regular',
): Dataset['groups'][number] => ({
  customerId,
  groupId: testId(2, number),
  parentId: parent === null ? null : testId(2, parent),
  name,
  kind,
});

export const testUser = (number: number, email: string, roles: string[], extra: Partial<UserRecord> = {}): UserRecord =>
  confirmedUser({ userId: testId(3, number), email, passwordHash: `plain:${TEST_PASSWORD}`, roles, extra }, TEST_NOW);

/** Values that reveal differences between repositories: letter case, blanks, wildcards, ties and gaps. */
const UNIT_IDS = ['Reefer 104', 'reefer 99', 'REEFER 100', 'a%b', 'a_b', 'a\\b', 'Ärger', 'zebra', 'Zulu', '100'];
const HEALTHS = ['GOOD', 'CRITICAL', 'NA', 'CAUTION', 'GOOD'];
const pick = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

function trailer(number: number): TrailerRecord {
  const blank = Object.fromEntries(
    [...Object.keys(TRAILER_COLUMNS), ...Object.keys(STATUS_COLUMNS)].map((field) => [field, null]),
  );
  const isReefer = number % 3 === 0;
  const untethered = number % 2 === 0;
  return {
    ...(blank as unknown as TrailerRecord),
    trailerId: testId(1, (number * 7) % 101),
    customerId: number % 5 === 0 ? 2 : number % 7 === 0 ? 3 : 1,
    vin: `1GRAA0${String(number).padStart(11, '0')}`,
    unitId: number <= UNIT_IDS.length ? pick(UNIT_IDS, number - 1) : `U-${number % 4}-${number}`,
    serialNumber: number % 4 === 0 ? null : `SN${1000 + number}`,
    deviceTypeId: (number % 6) + 1,
    vehicleTypeId: isReefer ? 1 : 4,
    vehicleType: isReefer ? 'Reefer Trailer' : 'Dry Trailer',
    productType: pick(['Pro', 'Base', 'GO: Solar'], number),
    hasSolarPanels: number % 3 === 1,
    installedSensorTypeIds: [1, 7, 10],
    mainAppVersion: pick(['2.9.1', '2.10.0', null], number),
    installationDate: before(100 + number),
    modelYear: number % 9 === 0 ? null : 2027 - (number % 8),
    vehicleLengthFeet: 53,
    simStatus: number % 11 === 0 ? 'deactivated' : 'activated',
    lastReport: number % 8 === 0 ? null : before(pick([0, 2, 2.5, 3, 3.5, 9.9, 10, 40], number)),
    absOdometer: number % 6 === 0 ? null : (number * 37) % 1000,
    tetheredStatus: number % 10 === 9 ? null : untethered ? 'untethered' : 'tethered',
    untetheredSince: untethered ? before(number / 4) : null,
    dwellingSince: number % 4 === 1 ? null : before(number / 3),
    geofence: number % 5 === 1 ? 'Yard 50%' : null,
    loadStatus: pick(['loaded', 'unloaded', null], number),
    speed: pick([0, 55.5, null], number),
    lat: 39 + number / 100,
    lng: -100 - number / 100,
    absFaultSeverityLevel: pick(['GOOD', null, 'CRITICAL', 'CAUTION'], number),
    tireInflationStatus: pick(['stable', 'unstable', 'notAvailable', null], number),
    lightFaultCircuits: number % 6 === 0 ? ['red:lowCurrent'] : [],
    trailerBatteryVoltage: number % 7 === 0 ? null : 11 + (number % 4) / 2,
    trailerBatteryStatus: pick(['GOOD', 'NOTICE', 'CRITICAL', 'NA', null], number),
    trailerHealthStatus: pick(HEALTHS, number),
    healthReasons: number % 5 === 1 ? ['absFault:CRITICAL'] : [],
    tkFuelLevel: isReefer ? number : null,
    tkSetPoint1F: isReefer ? -10 + number : null,
    tkUnitOnOrOff: isReefer ? pick(['on', 'off'], number) : null,
  };
}

const TRAILER_COUNT = 60;

/** Three customers, nested groups, 60 trailers, and a user for each kind of access. */
export function createTestDataset(): Dataset {
  const trailers = Array.from({ length: TRAILER_COUNT }, (_, index) => trailer(index + 1));
  const ofCustomer = (customerId: number) => trailers.filter((candidate) => candidate.customerId === customerId);
  const members = (groupNumber: number, customerId: number, from: number, to: number) =>
    ofCustomer(customerId)
      .slice(from, to)
      .map(({ trailerId }) => ({ customerId, groupId: testId(2, groupNumber), trailerId }));
  const inGroup = (groupNumber: number, customerId: number, userNumber: number) => ({
    customerId,
    groupId: testId(2, groupNumber),
    userId: testId(3, userNumber),
  });
  return {
    customers: [
      customer(1, 'northline'),
      customer(2, 'Alder & Sons', { hiddenFromTechnicians: true }),
      customer(3, 'Zephyr'),
      customer(4, 'Mothballed', { active: false }),
    ],
    features: [
      { customerId: 1, feature: 'ThermoKing' },
      { customerId: 1, feature: 'GeofenceV2' },
      { customerId: 2, feature: 'Insight' },
    ],
    users: [
      testUser(1, 'admin@example.com', ['ADMINS']),
      testUser(2, 'boss@northline.example', ['CUSTOMER_ADMIN_1']),
      testUser(3, 'east@northline.example', ['CUSTOMER_1']),
      testUser(4, 'all@northline.example', ['CUSTOMER_1']),
      testUser(5, 'none@northline.example', ['CUSTOMER_1']),
      testUser(6, 'view@example.com', ['ALL_CUSTOMER_VIEW']),
      testUser(7, 'tech@example.com', ['TECHNICIAN']),
      testUser(8, 'dealer@example.com', ['DEALER']),
      testUser(9, 'expired@northline.example', ['CUSTOMER_ADMIN_1'], { passwordExpiresAt: before(1) }),
      testUser(10, 'expiring@northline.example', ['CUSTOMER_ADMIN_1'], { passwordExpiresAt: before(-10) }),
      testUser(11, 'terms@northline.example', ['CUSTOMER_ADMIN_1'], {
        termsAcceptedAt: null,
        dataAgreementAcceptedAt: null,
      }),
      testUser(12, 'unverified@northline.example', ['CUSTOMER_1'], {
        emailVerified: false,
        accountStatus: 'FORCE_CHANGE_PASSWORD',
      }),
      testUser(13, 'disabled@northline.example', ['CUSTOMER_ADMIN_1'], { enabled: false }),
      testUser(14, 'two@example.com', ['CUSTOMER_1', 'CUSTOMER_ADMIN_3']),
    ],
    groups: [
      group(1, 1, 'All VINs', null, 'allVins'),
      group(2, 1, 'No VINs', null, 'noVins'),
      group(3, 1, 'East'),
      group(4, 1, 'east / Boston', 3),
      group(5, 1, 'Boston yard', 4),
      group(6, 1, 'West'),
      group(7, 1, 'TK Command Control', null, 'tkCommandControl'),
      group(8, 2, 'Depot'),
    ],
    groupUsers: [inGroup(3, 1, 3), inGroup(7, 1, 3), inGroup(1, 1, 4), inGroup(2, 1, 5), inGroup(6, 1, 14)],
    groupTrailers: [
      ...members(3, 1, 0, 4),
      ...members(4, 1, 4, 8),
      ...members(5, 1, 6, 12),
      ...members(6, 1, 20, 26),
      ...members(8, 2, 0, 3),
    ],
    trailers,
  };
}

/** The features of the alert types that not every plan includes, for a customer. */
export const alertFeatures = (customerId: number): Dataset['features'] =>
  ['ThermoKing', 'ReeferAlarmAlert', 'TowAlert', 'Hendrickson', 'AssetGeofenceThresholdReport'].map((feature) => ({
    customerId,
    feature,
  }));
