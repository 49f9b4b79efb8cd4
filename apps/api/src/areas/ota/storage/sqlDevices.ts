import type { OtaState } from '@gladhand/domain/ota';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/schema';
import { matchesSearch } from '../../../repositories/sql/fleetConditions';
import { withinBound } from '../../../repositories/sql/withinBound';
import type {
  OtaAsking,
  OtaDeviceRecord,
  OtaDeviceRow,
  OtaJobRow,
  OtaRepository,
  OtaTrailerRow,
  OtaTrailerState,
  OtaVersions,
} from '../repository';
import {
  campaignJson,
  canHaveJob,
  type DeviceJson,
  deviceFields,
  deviceFromJson,
  deviceJson,
  factsFields,
  isOpen,
  isWorking,
  type PackageJson,
  packageFromJson,
  packageJson,
  reportedOf,
  trailerJoins,
  versionsJson,
} from './rows';

type Devices = Pick<
  OtaRepository,
  | 'devices'
  | 'asking'
  | 'offer'
  | 'lockDevice'
  | 'putDevice'
  | 'jobsOf'
  | 'expire'
  | 'failUnconfirmed'
  | 'cancelDevices'
  | 'retryDevices'
  | 'versionsOf'
  | 'putVersions'
  | 'moveDevices'
  | 'fleet'
>;

interface JobJson {
  device: DeviceJson;
  campaign: OtaJobRow['campaign'];
  package: PackageJson;
}

const jobFromJson = (job: JobJson): OtaJobRow => ({
  device: deviceFromJson(job.device),
  campaign: job.campaign,
  package: packageFromJson(job.package),
});

const jobJson = sql`json_build_object('device', ${deviceJson}, 'campaign', ${campaignJson}, 'package', ${packageJson})`;
const jobTables = sql`ota_devices d join ota_campaigns c on c.campaign_id = d.campaign_id
  join ota_packages p on p.package_id = c.package_id join ota_files f on f.file_id = p.file_id`;
const RARE_DEVICES = 5_000;
const instant = (at: Date): RawBuilder<unknown> => sql`${at.toISOString()}::timestamptz`;

const trailerFields = sql`t.customer_id as "customerId", t.trailer_id as "trailerId", t.vin, t.unit_id as "unitId",
  k.short_name as "customerName", t.serial_number as "serialNumber", t.device_type_id as family,
  s.last_report as "lastReport", ${versionsJson} as versions`;
const trailerTables = sql`trailer t join customers k on k.customer_id = t.customer_id
  join trailer_status s on s.customer_id = t.customer_id and s.trailer_id = t.trailer_id ${trailerJoins}`;

/** Devices of campaigns on PostgreSQL. */
export const sqlDevices = (db: Kysely<Database>): Devices => ({
  async devices({ campaignId, state, reason, stage, after, limit }) {
    const conditions = [sql`d.campaign_id = ${campaignId}::uuid`];
    if (state !== null) conditions.push(sql`d.state = ${state}`);
    if (reason !== null) conditions.push(sql`d.reason = ${reason}`);
    if (stage !== null) conditions.push(sql`d.stage = ${stage}::int`);
    if (after !== null) conditions.push(sql`d.place > ${after}::int`);
    const { rows } = await sql<{ device: DeviceJson } & OtaTrailerRow & OtaTrailerState>`
      select ${deviceJson} as device, ${trailerFields}, ${factsFields}
      from (select * from ota_devices d where ${sql.join(conditions, sql` and `)}
        order by d.stage, d.place limit ${limit}::int) d
      join ${trailerTables} on t.customer_id = d.customer_id and t.trailer_id = d.trailer_id
      order by d.stage, d.place`.execute(db);
    return rows.map(({ device, ...row }) => ({ device: deviceFromJson(device), ...split(row) }));
  },

  async asking(bound, serialNumber) {
    const { rows } = await sql<
      Pick<OtaAsking, 'customerId' | 'trailerId' | 'versions'> & OtaTrailerState & { job: JobJson | null }
    >`select t.customer_id as "customerId", t.trailer_id as "trailerId", ${versionsJson} as versions, ${factsFields}, j.job
      from trailer t
      join trailer_status s on s.customer_id = t.customer_id and s.trailer_id = t.trailer_id ${trailerJoins}
      left join lateral (select ${jobJson} as job from ${jobTables}
        where d.customer_id = t.customer_id and d.trailer_id = t.trailer_id
          and ${canHaveJob}
        order by (d.state = 'queued'), c.created_at, c.campaign_id limit 1) j on true
      where t.serial_number = ${serialNumber} and ${withinBound(bound)} order by t.trailer_id limit 2`.execute(db);
    return rows.map(({ customerId, trailerId, versions, job, ...facts }) => ({
      ...{ customerId, trailerId, versions, facts },
      job: job ? jobFromJson(job) : undefined,
    }));
  },

  async offer(before, after) {
    // The campaign is locked, so that none is offered once it has been stopped.
    const { numAffectedRows = 0n } = await sql`with allowed as (select campaign_id from ota_campaigns
        where campaign_id = ${before.campaignId}::uuid and state = 'running' and stage >= ${before.stage}::int for share)
      update ota_devices d set state = ${after.state}, attempt = ${after.attempt}::int, percent = ${after.percent}::int,
        from_version = ${after.fromVersion}, reason = null, detail = null, changed_at = ${instant(after.changedAt)}
      from allowed where d.campaign_id = allowed.campaign_id and d.trailer_id = ${before.trailerId}::uuid
        and d.state = 'queued' and d.attempt = ${before.attempt}::int`.execute(db);
    return numAffectedRows > 0n;
  },
  async lockDevice({ campaignId, trailerId }) {
    const { rows } = await sql<OtaDeviceRecord>`select ${deviceFields} from ota_devices d
      where d.campaign_id = ${campaignId}::uuid and d.trailer_id = ${trailerId}::uuid for update`.execute(db);
    return rows[0];
  },
  async putDevice(device) {
    await db
      .updateTable('ota_devices')
      .set({
        ...{ state: device.state, attempt: device.attempt, percent: device.percent, reason: device.reason },
        ...{ detail: device.detail, from_version: device.fromVersion, queued_at: device.queuedAt },
        changed_at: device.changedAt,
      })
      .where('campaign_id', '=', device.campaignId)
      .where('trailer_id', '=', device.trailerId)
      .execute();
  },
  async jobsOf(trailers, which) {
    if (trailers.length === 0) return [];
    const { rows } = await sql<{ job: JobJson }>`select ${jobJson} as job from ${jobTables}
      where d.customer_id = any(${[...new Set(trailers.map(({ customerId }) => customerId))]}::int[])
        and d.trailer_id = any(${trailers.map(({ trailerId }) => trailerId)}::uuid[])
        ${which === 'all' ? sql`` : sql`and d.state <> 'confirmed' and (${isWorking('d')} or c.state in ('running', 'paused', 'stopped'))`}
      order by d.trailer_id, (${isOpen('d')}) desc, c.created_at desc, c.campaign_id desc`.execute(db);
    return rows.map(({ job }) => jobFromJson(job));
  },

  async expire({ campaignId, stage, states, openedAt, before, now }) {
    const { numAffectedRows = 0n } = await sql`update ota_devices set state = 'expired', percent = 0,
        reason = 'deadlinePassed', detail = null, changed_at = ${instant(now)}
      where campaign_id = ${campaignId}::uuid and stage = ${stage}::int and state = any(${[...states]}::text[])
        and coalesce(greatest(queued_at, ${instant(openedAt)}), ${instant(openedAt)}) < ${instant(before)}`.execute(db);
    return Number(numAffectedRows);
  },
  async failUnconfirmed(campaignId, before, now) {
    const { numAffectedRows = 0n } = await sql`update ota_devices set state = 'failed', percent = 0,
        reason = 'notConfirmed', detail = null, changed_at = ${instant(now)}
      where campaign_id = ${campaignId}::uuid and state = 'applied' and changed_at < ${instant(before)}`.execute(db);
    return Number(numAffectedRows);
  },
  async cancelDevices(campaignId, now) {
    const { numAffectedRows = 0n } = await sql`update ota_devices set state = 'expired', percent = 0,
        reason = 'canceled', detail = null, changed_at = ${instant(now)}
      where campaign_id = ${campaignId}::uuid and state in ('queued', 'offered', 'downloading')`.execute(db);
    return Number(numAffectedRows);
  },
  async retryDevices(campaignId, { maxAttempts, reason, now }) {
    const { numAffectedRows = 0n } = await sql`update ota_devices d set state = 'queued', percent = 0, reason = null,
        detail = null, queued_at = ${instant(now)}, changed_at = ${instant(now)}
      where d.campaign_id = ${campaignId}::uuid and d.state in ('failed', 'expired') and d.attempt < ${maxAttempts}::int
        ${reason === null ? sql`` : sql`and d.reason = ${reason}`}
        and not exists (select from ota_devices o where o.trailer_id = d.trailer_id and o.kind = d.kind
          and o.campaign_id <> d.campaign_id and ${isOpen('o')})`.execute(db);
    return Number(numAffectedRows);
  },

  async versionsOf(trailers) {
    const { rows } = await sql<{ trailerId: string; versions: OtaVersions }>`
      select t.trailer_id as "trailerId", ${versionsJson} as versions from trailer t ${trailerJoins}
      where t.customer_id = any(${[...new Set(trailers.map(({ customerId }) => customerId))]}::int[])
        and t.trailer_id = any(${trailers.map(({ trailerId }) => trailerId)}::uuid[])`.execute(db);
    return new Map(rows.map(({ trailerId, versions }) => [trailerId, versions]));
  },
  async moveDevices(moves) {
    const pairs = sql`unnest(${moves.map(({ from }) => from.customerId)}::int[],
      ${moves.map(({ from }) => from.trailerId)}::uuid[], ${moves.map(({ to }) => to.customerId)}::int[],
      ${moves.map(({ to }) => to.trailerId)}::uuid[]) as k(from_customer, from_trailer, to_customer, to_trailer)`;
    await sql`insert into ota_versions (customer_id, trailer_id, config, script, device_reset)
      select k.to_customer, k.to_trailer, v.config, v.script, v.device_reset
      from ${pairs} join ota_versions v on v.customer_id = k.from_customer and v.trailer_id = k.from_trailer
      on conflict (customer_id, trailer_id) do update set config = excluded.config, script = excluded.script,
        device_reset = excluded.device_reset`.execute(db);
    await sql`update ota_devices d set customer_id = k.to_customer, trailer_id = k.to_trailer
      from ${pairs} where d.customer_id = k.from_customer and d.trailer_id = k.from_trailer
        and d.state in ('queued', 'offered', 'downloading', 'verifying', 'applied')`.execute(db);
  },
  async putVersions({ customerId, trailerId }, { config, script, mainApp, deviceReset }) {
    await sql`insert into ota_versions (customer_id, trailer_id, config, script, device_reset)
      values (${customerId}::int, ${trailerId}::uuid, ${config}, ${script}, ${deviceReset})
      on conflict (customer_id, trailer_id) do update set config = excluded.config, script = excluded.script,
        device_reset = excluded.device_reset`.execute(db);
    await sql`update trailer set main_app_version = ${mainApp} where customer_id = ${customerId}::int
      and trailer_id = ${trailerId}::uuid and main_app_version is distinct from ${mainApp}`.execute(db);
  },

  async fleet({ customerId, family, search, version, state, after, limit }) {
    const conditions = [sql`true`];
    if (customerId !== null) conditions.push(sql`t.customer_id = ${customerId}::int`);
    if (family !== null) conditions.push(sql`t.device_type_id = ${family}::int`);
    if (search !== null) conditions.push(matchesSearch(search));
    if (version !== null)
      conditions.push(sql`${reportedOf(version.kind)} is not distinct from ${version.version}::text`);
    if (state !== null) {
      const isInState = sql`(t.customer_id, t.trailer_id) in (select d.customer_id, d.trailer_id from ota_devices d
        where d.state = ${state})`;
      // Few devices are found first. Of many the first in the order of VINs are soon found one by one.
      if (await isRare(db, state)) conditions.push(isInState);
      conditions.push(sql`${state} = ${newestState}`);
    }
    if (after !== null) conditions.push(sql`t.vin collate "C" > ${after}`);
    const { rows } = await sql<OtaTrailerRow>`select ${trailerFields} from ${trailerTables}
      where ${sql.join(conditions, sql` and `)} order by t.vin collate "C" limit ${limit}::int`.execute(db);
    return rows;
  },
});

/** The state of the newest job of `trailer t`, an open one first. */
const newestState = sql`(select d.state from ota_devices d join ota_campaigns c on c.campaign_id = d.campaign_id
  where d.customer_id = t.customer_id and d.trailer_id = t.trailer_id
  order by (${isOpen('d')}) desc, c.created_at desc, c.campaign_id desc limit 1)`;

/** Whether so few devices are in a state that they are read and sorted faster than trailers in the order of VINs. */
async function isRare(db: Kysely<Database>, state: OtaState): Promise<boolean> {
  const { rows } = await sql<{ devices: number }>`select count(*)::int as devices
    from (select from ota_devices where state = ${state} limit ${RARE_DEVICES + 1}::int) found`.execute(db);
  return (rows[0]?.devices ?? 0) <= RARE_DEVICES;
}

function split(row: OtaTrailerRow & OtaTrailerState): Pick<OtaDeviceRow, 'trailer' | 'facts'> {
  const { tetheredStatus, tetherReportedAt, trailerBatteryVoltage, trailerBatteryReportedAt, ...rest } = row;
  const { dwellingSince, positionReportedAt, lat, lng, ...trailer } = rest;
  return {
    trailer,
    facts: {
      ...{ tetheredStatus, tetherReportedAt, trailerBatteryVoltage, trailerBatteryReportedAt },
      ...{ dwellingSince, positionReportedAt, lat, lng },
    },
  };
}
