import type { OtaCount, OtaReason } from '@gladhand/domain/ota';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema';
import type { CampaignStage, OtaCampaignRecord, OtaRepository } from '../repository';
import type { OtaCampaignsTable } from '../tables';
import { restaged } from './restaged';
import { campaignFromRow, campaignToRow, canHaveJob, isWorking, reportedOf, trailerJoins } from './rows';
import { fitnessOf, matchesTarget } from './sqlTargets';

type Campaigns = Pick<
  OtaRepository,
  | 'addCampaign'
  | 'campaigns'
  | 'campaign'
  | 'lockCampaign'
  | 'putCampaign'
  | 'openCampaigns'
  | 'revision'
  | 'serialsWithJob'
  | 'counts'
  | 'failures'
  | 'retryable'
  | 'fromVersions'
>;

/** Campaigns on PostgreSQL. */
export const sqlCampaigns = (db: Kysely<Database>): Campaigns => ({
  async addCampaign(campaign, search) {
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('ota_campaigns')
      .values(campaignToRow(campaign))
      .onConflict((conflict) => conflict.column('campaign_id').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return undefined;
    const { campaignId, createdAt } = campaign;
    // In the order of `byStageOrder`.
    const turned = sql`reverse(t.trailer_id::text)`;
    const order = sql`case when ${turned} < ${reversed(campaignId)} collate "C" then 1 else 0 end, ${turned} collate "C"`;
    const { numAffectedRows = 0n } = await sql`insert into ota_devices
        (campaign_id, customer_id, trailer_id, kind, stage, place, state, from_version, changed_at)
      select ${campaignId}::uuid, t.customer_id, t.trailer_id, ${search.kind},
        width_bucket(row_number() over (order by ${order}) - 1, ${endsOf(campaign.stages)}::bigint[]),
        row_number() over (order by ${order}) - 1, 'queued', ${reportedOf(search.kind)},
        ${createdAt.toISOString()}::timestamptz
      from trailer t ${trailerJoins} where ${matchesTarget(search)} and ${fitnessOf(search)} = 'ready'
      on conflict do nothing`.execute(db);
    const devices = Number(numAffectedRows);
    if (devices === campaign.devices) return campaign;
    // Trailers have changed since they were counted.
    const stages = restaged(campaign.stages, devices);
    await sql`update ota_devices d set place = turn.place, stage = width_bucket(turn.place, ${endsOf(stages)}::bigint[])
      from (select trailer_id, row_number() over (order by place) - 1 as place from ota_devices
        where campaign_id = ${campaignId}::uuid) turn
      where d.campaign_id = ${campaignId}::uuid and d.trailer_id = turn.trailer_id`.execute(db);
    const changed = { ...campaign, devices, stages };
    await put(db, changed);
    return changed;
  },
  async campaigns(limit) {
    const { rows } = await sql<OtaCampaignsTable>`select * from ota_campaigns
      order by created_at desc, campaign_id desc limit ${limit}::int`.execute(db);
    return rows.map(campaignFromRow);
  },
  async campaign(campaignId) {
    const { rows } = await sql<OtaCampaignsTable>`select * from ota_campaigns
      where campaign_id = ${campaignId}::uuid`.execute(db);
    return rows.map(campaignFromRow)[0];
  },
  async lockCampaign(campaignId) {
    const { rows } = await sql<OtaCampaignsTable>`select * from ota_campaigns
      where campaign_id = ${campaignId}::uuid for update`.execute(db);
    return rows.map(campaignFromRow)[0];
  },
  putCampaign: (campaign) => put(db, campaign),
  async openCampaigns() {
    const { rows } = await sql<{ campaignId: string }>`select campaign_id as "campaignId" from ota_campaigns c
      where c.state in ('running', 'paused', 'stopped') or (c.state = 'canceled' and exists (select from ota_devices d
        where d.campaign_id = c.campaign_id and ${isWorking('d')}))
      order by created_at, campaign_id`.execute(db);
    return rows.map(({ campaignId }) => campaignId);
  },
  async revision() {
    const { rows } = await sql<{ revision: string | null }>`select
        string_agg(concat_ws(' ', campaign_id, state, stage, version), ',' order by campaign_id) as revision
      from ota_campaigns where state in ('running', 'paused', 'stopped', 'canceled')`.execute(db);
    return rows[0]?.revision ?? '';
  },
  async serialsWithJob() {
    // One value: a hundred thousand rows would keep the process busy for longer.
    const { rows } = await sql<{ serials: string[] | null }>`select json_agg(distinct t.serial_number) as serials
      from ota_devices d join ota_campaigns c on c.campaign_id = d.campaign_id
        join trailer t on t.customer_id = d.customer_id and t.trailer_id = d.trailer_id
      where t.serial_number is not null and ${canHaveJob}`.execute(db);
    return new Set(rows[0]?.serials);
  },
  async counts(campaignIds) {
    const { rows } = await sql<OtaCount & { campaignId: string }>`select campaign_id as "campaignId", stage, state,
        count(*)::int as devices from ota_devices where campaign_id = any(${[...campaignIds]}::uuid[])
      group by campaign_id, state, stage order by campaign_id, stage, state collate "C"`.execute(db);
    return rows;
  },
  async failures(campaignIds) {
    const { rows } = await sql<{ campaignId: string; reason: OtaReason; devices: number }>`
      select campaign_id as "campaignId", reason, count(*)::int as devices from ota_devices
      where campaign_id = any(${[...campaignIds]}::uuid[]) and state = 'failed'
      group by campaign_id, reason order by devices desc, reason collate "C"`.execute(db);
    return rows;
  },
  async retryable(campaignIds) {
    const { rows } = await sql<{ campaignId: string; devices: number }>`
      select d.campaign_id as "campaignId", count(*)::int as devices from ota_devices d
      join ota_campaigns c on c.campaign_id = d.campaign_id
      where d.campaign_id = any(${[...campaignIds]}::uuid[]) and d.state in ('failed', 'expired')
        and d.attempt < c.max_attempts group by d.campaign_id`.execute(db);
    return rows;
  },
  async fromVersions(campaignIds) {
    const { rows } = await sql<{ campaignId: string; version: string | null; devices: number }>`
      select campaign_id as "campaignId", from_version as version, count(*)::int as devices from ota_devices
      where campaign_id = any(${[...campaignIds]}::uuid[])
      group by campaign_id, from_version order by devices desc, from_version collate "C" nulls last`.execute(db);
    return rows;
  },
});

async function put(db: Kysely<Database>, campaign: OtaCampaignRecord): Promise<void> {
  const { campaign_id, ...row } = campaignToRow(campaign);
  await db.updateTable('ota_campaigns').set(row).where('campaign_id', '=', campaign_id).execute();
}

const reversed = (text: string) => [...text].reverse().join('');

/** Ends of all stages but the last one. */
const endsOf = (stages: readonly CampaignStage[]) => stages.slice(0, -1).map(({ end }) => end);
