import { FEATURES } from '@gladhand/domain';
import { createFleet, type Fleet, nearestPlace } from '@gladhand/domain/fleet';
import { DAY_MS, isMoving } from '@gladhand/domain/readings';
import { STATUS_COLUMNS, type TrailerRecord } from '../database/trailerColumns';
import { confirmedUser } from '../repositories/confirmedUser';
import type { Dataset } from '../repositories/dataset';
import { datasetFromFleet } from '../repositories/datasetFromFleet';
import type { GroupRecord, UserRecord } from '../repositories/entities';
import { headingTo } from '../simulator/drive';
import { roadNetwork } from '../simulator/roadNetwork';
import { DEMO_ACCOUNTS, type DemoAccount, type DemoGroup } from './demoAccounts';
import { demoPeople } from './demoPeople';
import { suspendSilent } from './demoSims';

const SEED = 1;
const TRAILERS = 500;
const CUSTOMERS = 12;
/** Long enough to keep the oldest report of the fleet. */
const RETENTION_DAYS_MIN = 180;

/** A trailer farther from any road stays where it is. */
const ROAD_WITHIN_MILES = 30;

/** Far below the voltage that starts an engine. */
const FLAT_VOLTS = 10.9;

/** Features that are off for some customers; all others have every feature. */
const FEATURES_OFF: Readonly<Record<number, readonly string[]>> = {
  3: ['ThermoKing', 'Hendrickson', 'ReeferAlarmAlert', 'ReeferTempHistoryReport'],
  5: ['MaintenanceDashboard', 'Insight', 'FleetControl'],
  8: ['CheckFuse', 'CameraFullness', 'FirmwareVersion', 'GeofenceV2'],
};

export interface DemoOptions {
  now: Date;
  /** Hash of the password shared by all accounts. */
  passwordHash: string;
  uuid: () => string;
}

/** The demonstration's fleet; the same for the same clock. */
export function demoFleet(now: Date): Fleet {
  const fleet = createFleet({ seed: SEED, now, trailers: TRAILERS, customers: CUSTOMERS });
  const customers = fleet.customers.map((customer) => ({
    ...customer,
    retentionDurationDays: Math.max(RETENTION_DAYS_MIN, customer.retentionDurationDays),
  }));
  const statuses = withFlatReefer(fleet).map(onRoad);
  return { ...fleet, customers, statuses, trailers: suspendSilent(fleet, now) };
}

/** A moving trailer is on the nearest road, in the direction of it that is nearer to its heading. */
function onRoad(status: Fleet['statuses'][number]): Fleet['statuses'][number] {
  const { lat, lng, gpsHeading, speed } = status;
  if (lat === null || lng === null || !isMoving(speed)) return status;
  const road = roadNetwork().nearest({ lat, lng }, ROAD_WITHIN_MILES);
  if (!road) return status;
  const { point, next } = road;
  const heading = Math.round(headingTo(point, next)) % 360;
  const turned = Math.abs(((heading - (gpsHeading ?? heading) + 540) % 360) - 180) > 90;
  return {
    ...status,
    ...point,
    gpsHeading: turned ? (heading + 180) % 360 : heading,
    address: nearestPlace(point.lat, point.lng) ?? null,
  };
}

/** One unit of the largest customer is off, with a battery too low to start it, so it refuses to be switched on. */
function withFlatReefer({ statuses, trailers }: Fleet): Fleet['statuses'] {
  const flat = statuses.find(
    ({ customerId, tkUnitOnOrOff, connectivityStatus }, index) =>
      customerId === 1 &&
      tkUnitOnOrOff === 'off' &&
      connectivityStatus === 'GOOD' &&
      trailers[index]?.simStatus === 'activated',
  );
  return statuses.map((status) => (status === flat ? { ...status, tkUnitBatteryVoltage: FLAT_VOLTS } : status));
}

/** Customers, features, groups, accounts and trailers of the demonstration. */
export function demoDataset(fleet: Fleet, { now, passwordHash, uuid }: DemoOptions): Dataset {
  const users = DEMO_ACCOUNTS.map((account) => demoUser(account, { now, passwordHash, uuid }));
  const groupUsers = DEMO_ACCOUNTS.flatMap(({ groups = [] }, index) =>
    groups.flatMap((name) => {
      const group = groupOf(fleet, name);
      const user = users[index];
      return group && user ? [{ customerId: group.customerId, groupId: group.groupId, userId: user.userId }] : [];
    }),
  );
  const features = fleet.customers.flatMap(({ customerId }) =>
    FEATURES.filter(({ id }) => !FEATURES_OFF[customerId]?.includes(id)).map(({ id }) => ({ customerId, feature: id })),
  );
  const people = demoPeople(fleet, { now, uuid });
  const dataset = datasetFromFleet(fleet, {
    users: [...users, ...people.users],
    groupUsers: [...groupUsers, ...people.groupUsers],
    features,
  });
  return { ...dataset, trailers: dataset.trailers.map(silent) };
}

/** A trailer that has not reported yet, because telemetry enters only through the ingest endpoint. */
function silent(trailer: TrailerRecord): TrailerRecord {
  const unknown = Object.fromEntries(Object.keys(STATUS_COLUMNS).map((field) => [field, null]));
  return { ...trailer, ...unknown, lightFaultCircuits: [], healthReasons: [], trailerHealthStatus: 'NA' };
}

function groupOf(fleet: Fleet, name: DemoGroup): GroupRecord | undefined {
  const own = fleet.groups.filter(({ customerId }) => customerId === 1);
  return own.find((group) => (name === 'region' ? group.name.endsWith(' Region') : group.kind === name));
}

function demoUser(account: DemoAccount, { now, passwordHash, uuid }: DemoOptions): UserRecord {
  const { email, roles, passwordExpiresInDays, termsOpen = false, unverified = false } = account;
  const accepted = termsOpen ? null : new Date(now.getTime() - 90 * DAY_MS);
  const created = new Date(now.getTime() - 120 * DAY_MS);
  return confirmedUser(
    {
      userId: uuid(),
      email,
      passwordHash,
      roles,
      extra: {
        ...(unverified && { accountStatus: 'FORCE_CHANGE_PASSWORD', emailVerified: false }),
        passwordExpiresAt:
          passwordExpiresInDays === undefined ? null : new Date(now.getTime() + passwordExpiresInDays * DAY_MS),
        termsAcceptedAt: accepted,
        dataAgreementAcceptedAt: accepted,
        createdAt: created,
        updatedAt: created,
      },
    },
    now,
  );
}
