import { DAY_MS, FEATURES } from '@gladhand/domain';
import { createFleet, type Fleet } from '@gladhand/domain/fleet';
import type { GroupRecord, UserRecord } from '../repositories/entities';
import { settledUser } from '../repositories/settledUser';
import { STATUS_COLUMNS, type TrailerRecord } from '../repositories/trailerColumns';
import type { World } from '../repositories/world';
import { worldFromFleet } from '../repositories/worldFromFleet';
import { DEMO_ACCOUNTS, type DemoAccount, type DemoGroup } from './demoAccounts';
import { demoPeople } from './demoPeople';

const SEED = 1;
const TRAILERS = 500;
const CUSTOMERS = 12;
/** Long enough for the oldest report of the fleet to be kept. */
const RETENTION_DAYS_MIN = 180;

/** Far below what turns an engine. */
const FLAT_VOLTS = 10.9;

/** Features that single customers do without; everybody else has all of them. */
const FEATURES_OFF: Readonly<Record<number, readonly string[]>> = {
  3: ['ThermoKing', 'Hendrickson', 'ReeferAlarmAlert', 'ReeferTempHistoryReport'],
  5: ['MaintenanceDashboard', 'Insight', 'FleetControl'],
  8: ['CheckFuse', 'CameraFullness', 'FirmwareVersion', 'GeofenceV2'],
};

export interface DemoOptions {
  now: Date;
  /** Hash of the password that all accounts share. */
  passwordHash: string;
  uuid: () => string;
}

/** The demonstration's fleet, the same for the same clock. */
export function demoFleet(now: Date): Fleet {
  const fleet = createFleet({ seed: SEED, now, trailers: TRAILERS, customers: CUSTOMERS });
  const customers = fleet.customers.map((customer) => ({
    ...customer,
    retentionDurationDays: Math.max(RETENTION_DAYS_MIN, customer.retentionDurationDays),
  }));
  return { ...fleet, customers, statuses: withFlatReefer(fleet) };
}

/** One unit of the largest customer stands still and its battery cannot start it: it refuses to be switched on. */
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
export function demoWorld(fleet: Fleet, { now, passwordHash, uuid }: DemoOptions): World {
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
  const world = worldFromFleet(fleet, {
    users: [...users, ...people.users],
    groupUsers: [...groupUsers, ...people.groupUsers],
    features,
  });
  return { ...world, trailers: world.trailers.map(silent) };
}

/** A trailer that has not reported yet: telemetry enters through the door alone. */
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
  return settledUser(
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
