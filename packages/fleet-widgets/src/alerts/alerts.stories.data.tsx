import type { AlertRuleInput } from '@gladhand/domain/alerts';
import { STORY_NOW, storyServer, storyServerApi } from '#storybook/storyServer';

/** An administrator of one customer. */
export const BOSS = 'manager@gladhand.example';
/** A user who only reads. */
export const VIEWER = 'viewer@gladhand.example';
const MINUTE_MS = 60_000;

/** Five minutes after the first report of the stories. */
export const LATER = new Date(STORY_NOW.getTime() + 5 * MINUTE_MS);
export const later = () => LATER;

/** A rule with the specified defaults. */
export const RULE: AlertRuleInput = {
  name: 'Reefer fuel low',
  severity: 'critical',
  condition: { kind: 'fuelBelow', percent: 25 },
  allVehicles: true,
  vehicleIds: [],
  vehicleGroupIds: [],
  isActive: true,
  notifyMe: true,
  notifyAllCustomerUsers: false,
  notifyEmails: [],
  includeSensorData: false,
  alertNotificationRateLimitMs: 86_400_000,
  notifyPresent: false,
};

/** A customer with rules and alerts. */
export interface AlertsOfStory {
  customerId: number;
  /** VINs of the trailers whose fuel is low. */
  low: readonly string[];
}

/**
 * Four rules, of which one is off, and alerts of three reefer trailers whose fuel is low; doors of one of them opened.
 */
export async function withAlerts(): Promise<AlertsOfStory> {
  const { fleet, report } = await storyServer();
  const api = await storyServerApi(BOSS);
  const customerId = (await api.me()).customerId ?? 1;
  const create = (rule: Partial<AlertRuleInput>) => api.alerts.createRule({ customerId, rule: { ...RULE, ...rule } });
  await create({});
  await create({ name: 'Doors opened', severity: 'caution', condition: { kind: 'doorChange', to: 'open' } });
  await create({
    name: 'Left the yard without a tractor',
    severity: 'caution',
    condition: {
      kind: 'all',
      of: [
        { kind: 'crossing', on: ['left'], geofences: 'any' },
        { kind: 'tetherFor', status: 'untethered', durationMs: 0 },
      ],
    },
  });
  await create({
    name: 'Battery',
    severity: 'good',
    condition: { kind: 'battery', levels: ['critical'] },
    isActive: false,
  });
  const reefers = fleet.trailers.filter(
    ({ customerId: holder, installedSensorTypeIds }, index) =>
      holder === customerId && fleet.statuses[index]?.tkFuelLevel != null && installedSensorTypeIds.length > 0,
  );
  const low = reefers.slice(0, 3);
  const lastPosition = (vin: string) => {
    const { lat, lng } = fleet.statuses[fleet.trailers.findIndex((trailer) => trailer.vin === vin)] ?? {};
    return lat == null || lng == null ? {} : { position: { lat, lng, speedMph: 0 } };
  };
  const at = (minutes: number) => new Date(STORY_NOW.getTime() + minutes * MINUTE_MS).toISOString();
  await report(
    low.flatMap(({ vin, serialNumber }, index) => [
      {
        reportId: `alert-${vin}-before`,
        serialNumber: serialNumber ?? '',
        recordedAt: at(0),
        readings: { door: 'closed', reefer: { power: 'on', fuelPercent: 60 } },
      } as const,
      {
        reportId: `alert-${vin}`,
        serialNumber: serialNumber ?? '',
        recordedAt: at(1 + index),
        readings: {
          ...lastPosition(vin),
          ...(index === 0 && { door: 'open' }),
          reefer: { power: 'on', fuelPercent: 12 + index },
        },
      } as const,
    ]),
  );
  return { customerId, low: low.map(({ vin }) => vin) };
}

/** A rule of a user whose account was disabled. */
export async function withPausedRule(name: string): Promise<void> {
  const own = await storyServerApi('user03@fleet1.example');
  await own.alerts.createRule({ customerId: 1, rule: { ...RULE, name } });
  const { id: userId } = await own.me();
  const { users } = (await storyServerApi('admin@gladhand.example')).administration;
  const page = { pageSize: 1, pageNumber: 1 };
  const { users: found } = await users.page({ filters: { id: userId }, paginationInput: page });
  await users.disable({ userId, version: found[0]?.version ?? 0 });
}

/** Alerts whose first email BOSS answers by unsubscribing from its rule. */
export async function withUnsubscribed(): Promise<void> {
  const { customerId } = await withAlerts();
  const api = await storyServerApi(BOSS);
  // Jobs run after each call.
  await api.alerts.count(customerId);
  const { mails } = await storyServer();
  const [mail] = (await mails()).filter(({ to, purpose }) => to === BOSS && purpose.startsWith('alert:'));
  const token = /unsubscribe\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await api.account.unsubscribe(token);
}

/** Three trailers that have entered a yard, and a rule that alerts from that many on. */
export async function withFullYard(): Promise<{ customerId: number; inside: readonly string[] }> {
  const { fleet, report } = await storyServer();
  const api = await storyServerApi(BOSS);
  const customerId = (await api.me()).customerId ?? 1;
  const center = { lat: 41.6, lng: -83.55 };
  const geofence = {
    ...{ name: 'Toledo yard', category: 'yard', isActive: true, enterEmails: [], exitEmails: [], freeMinutes: 120 },
    shape: { type: 'circle', center, radiusMeters: 350 } as const,
  };
  const { id } = await api.geofences.create({ customerId, geofence });
  const condition = { kind: 'geofenceCount', where: 'within', geofences: [id], atLeast: 3 } as const;
  await api.alerts.createRule({ customerId, rule: { ...RULE, name: 'Yard is full', severity: 'caution', condition } });
  // Trailers that have been silent long enough to get there.
  const silent = fleet.statuses.flatMap(({ customerId: holder, positionReportedAt }, index) => {
    const isSilent = positionReportedAt !== null && STORY_NOW.getTime() - positionReportedAt.getTime() > 3 * 86_400_000;
    const trailer = fleet.trailers[index];
    return trailer && holder === customerId && isSilent ? [trailer] : [];
  });
  const inside = silent.slice(0, 3);
  await report(
    inside.flatMap(({ vin, serialNumber }, index) =>
      [
        [0, -1_500],
        [1 + index, -100],
      ].map(([minutes = 0, meters = 0]) => ({
        reportId: `yard-${vin}-${minutes}`,
        serialNumber: serialNumber ?? '',
        recordedAt: new Date(STORY_NOW.getTime() + minutes * MINUTE_MS).toISOString(),
        readings: { position: { lat: center.lat + meters / 111_195, lng: center.lng, speedMph: 0, accuracyM: 5 } },
      })),
    ),
  );
  // Jobs run after a request.
  await api.me();
  return { customerId, inside: inside.map(({ vin }) => vin) };
}
