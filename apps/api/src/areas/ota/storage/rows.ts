import { ACTIVE_STATES, type OtaKind, type OtaState, WORKING_STATES } from '@gladhand/domain/ota';
import { type RawBuilder, sql } from 'kysely';
import type { OtaCampaignRecord, OtaDeviceRecord, OtaPackageRecord } from '../repository';
import type { OtaCampaignsTable } from '../tables';

/** Fields of a package from `ota_packages p` and `ota_files f`. */
export const packageFields = sql`p.package_id as "packageId", p.kind, p.family, p.version, p.name, p.note,
  p.size_bytes as "sizeBytes", p.sha256, p.signature, p.key_id as "keyId", p.file_id as "fileId", f.store,
  p.author_id as "authorId", p.author, p.created_at as "createdAt"`;

/** Fields of a device from `ota_devices d`. */
export const deviceFields = sql`d.campaign_id as "campaignId", d.customer_id as "customerId",
  d.trailer_id as "trailerId", d.kind, d.stage, d.place, d.state, d.attempt, d.percent, d.reason, d.detail,
  d.from_version as "fromVersion", d.queued_at as "queuedAt", d.changed_at as "changedAt"`;

/** The same fields as one JSON object, for joins. */
export const packageJson = jsonOf({
  ...{ packageId: 'p.package_id', kind: 'p.kind', family: 'p.family', version: 'p.version', name: 'p.name' },
  ...{ note: 'p.note', sizeBytes: 'p.size_bytes', sha256: 'p.sha256', signature: 'p.signature', keyId: 'p.key_id' },
  ...{ fileId: 'p.file_id', store: 'f.store', authorId: 'p.author_id', author: 'p.author', createdAt: 'p.created_at' },
});
export const deviceJson = jsonOf({
  ...{ campaignId: 'd.campaign_id', customerId: 'd.customer_id', trailerId: 'd.trailer_id', kind: 'd.kind' },
  ...{ stage: 'd.stage', place: 'd.place', state: 'd.state', attempt: 'd.attempt', percent: 'd.percent' },
  ...{ reason: 'd.reason', detail: 'd.detail', fromVersion: 'd.from_version', queuedAt: 'd.queued_at' },
  ...{ changedAt: 'd.changed_at' },
});
export const campaignJson = jsonOf({
  ...{ campaignId: 'c.campaign_id', name: 'c.name', state: 'c.state', conditions: 'c.conditions' },
  ...{ stages: 'c.stages', stage: 'c.stage', maxAttempts: 'c.max_attempts' },
});

function jsonOf(fields: Readonly<Record<string, string>>): RawBuilder<unknown> {
  const pairs = Object.entries(fields).map(([name, column]) => sql`${sql.lit(name)}, ${sql.ref(column)}`);
  return sql`json_build_object(${sql.join(pairs)})`;
}

type Timed<Record, Times extends keyof Record> = Omit<Record, Times> & { [Name in Times]: string | null };
export type DeviceJson = Timed<OtaDeviceRecord, 'queuedAt' | 'changedAt'>;
export type PackageJson = Timed<OtaPackageRecord, 'createdAt'>;

export const deviceFromJson = (row: DeviceJson): OtaDeviceRecord => ({
  ...row,
  queuedAt: row.queuedAt === null ? null : new Date(row.queuedAt),
  changedAt: new Date(row.changedAt ?? 0),
});
export const packageFromJson = (row: PackageJson): OtaPackageRecord => ({
  ...row,
  createdAt: new Date(row.createdAt ?? 0),
});

export const campaignFromRow = (row: OtaCampaignsTable): OtaCampaignRecord => ({
  ...{ campaignId: row.campaign_id, packageId: row.package_id, name: row.name, state: row.state },
  ...{ devices: row.devices, stage: row.stage, stages: row.stages, hoursBetweenStages: row.hours_between_stages },
  ...{ stageOverAt: row.stage_over_at, conditions: row.conditions, stopRule: row.stop_rule },
  ...{ resumedWith: row.resumed_with, stopped: row.stopped, deadlineHours: row.deadline_hours },
  ...{ maxAttempts: row.max_attempts, target: row.target, rollsBack: row.rolls_back, authorId: row.author_id },
  ...{ author: row.author, createdAt: row.created_at, endedAt: row.ended_at, version: row.version },
});

/** Values of a campaign's row; JSON as text. */
export const campaignToRow = (campaign: OtaCampaignRecord) => ({
  ...{ campaign_id: campaign.campaignId, package_id: campaign.packageId, name: campaign.name, state: campaign.state },
  ...{ devices: campaign.devices, stage: campaign.stage, stages: json(campaign.stages) },
  ...{ hours_between_stages: campaign.hoursBetweenStages, stage_over_at: campaign.stageOverAt },
  ...{ conditions: json(campaign.conditions), stop_rule: json(campaign.stopRule) },
  ...{ resumed_with: json(campaign.resumedWith), stopped: json(campaign.stopped) },
  ...{ deadline_hours: campaign.deadlineHours, max_attempts: campaign.maxAttempts, target: json(campaign.target) },
  ...{ rolls_back: campaign.rollsBack, author_id: campaign.authorId, author: campaign.author },
  ...{ created_at: campaign.createdAt, ended_at: campaign.endedAt, version: campaign.version },
});

// Kysely's types expect the parsed value.
const json = <Value>(value: Value): Value =>
  (value === null ? null : sql`${JSON.stringify(value)}::jsonb`) as unknown as Value;

/** The reported version of a kind, from `trailer t` and `ota_versions v`. */
export const reportedOf = (kind: OtaKind): RawBuilder<string | null> =>
  sql.ref<string | null>(
    { config: 'v.config', script: 'v.script', mainApp: 't.main_app_version', deviceReset: 'v.device_reset' }[kind],
  );

export const trailerJoins = sql`left join ota_versions v on v.customer_id = t.customer_id and v.trailer_id = t.trailer_id`;

export const versionsJson = jsonOf({
  ...{ config: 'v.config', script: 'v.script', mainApp: 't.main_app_version', deviceReset: 'v.device_reset' },
});

export const factsFields = sql`s.tethered_status as "tetheredStatus", s.tether_reported_at as "tetherReportedAt",
  s.trailer_battery_voltage as "trailerBatteryVoltage", s.trailer_battery_reported_at as "trailerBatteryReportedAt",
  s.dwelling_since as "dwellingSince", s.position_reported_at as "positionReportedAt", s.lat, s.lng`;

// As literals: a partial index needs them.
const isOneOf = (states: readonly OtaState[], table: string) =>
  sql<boolean>`${sql.ref(`${table}.state`)} in (${sql.join(states.map((state) => sql.lit(state)))})`;

/** Whether a device is in a campaign and hasn't ended. */
export const isOpen = (table: string): RawBuilder<boolean> => isOneOf(ACTIVE_STATES, table);
export const isWorking = (table: string): RawBuilder<boolean> => isOneOf(WORKING_STATES, table);

/** Whether `ota_devices d` of `ota_campaigns c` works on its job or can be offered it. */
export const canHaveJob = sql<boolean>`(${isWorking('d')}
  or (d.state = 'queued' and c.state = 'running' and d.stage <= c.stage))`;
