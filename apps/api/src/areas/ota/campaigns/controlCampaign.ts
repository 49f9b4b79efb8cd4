import { ApiErrorCode } from '@gladhand/domain';
import type { AuditAction } from '@gladhand/domain/audit';
import { judgeStop, OTA_POLICY, otaStateCounts } from '@gladhand/domain/ota';
import type { GraphQLContext } from '../../../graphql/context';
import type { ControlOtaCampaignInput, MutationResolvers } from '../../../graphql/generated/resolvers';
import { apiError, badInput, notFound } from '../../../http/apiError';
import { isUuid } from '../../../http/uuid';
import { CAMPAIGNS_CHANGED } from '../../../repositories/changes';
import { OTA_CAMPAIGN_MESSAGES } from '../messages';
import type { OtaCampaignRecord } from '../repository';
import { checkedReason } from './campaignQueries';
import { checkedConditions, checkedPlan, inRange } from './checkedPlan';
import { addCampaign, packageDetail } from './createCampaign';
import { followRequest } from './followCampaign';
import { onlyCampaign } from './toCampaign';

type Detail = Record<string, string | number | boolean | null>;

/** A campaign after an action, and what the audit log says about it. */
interface Controlled {
  campaign: OtaCampaignRecord;
  action: AuditAction;
  detail: Detail;
}

const ACTIONS = {
  pause: async (campaign) => {
    if (campaign.state !== 'running') throw badInput(OTA_CAMPAIGN_MESSAGES.notRunning);
    return { campaign: { ...campaign, state: 'paused' }, action: 'ota.campaignPaused', detail: {} };
  },
  resume,
  cancel: async (campaign, _, { now, repositories }) => {
    const canceled = await cancelCampaign(campaign, { now, repositories });
    return { ...canceled, action: 'ota.campaignCanceled' };
  },
  retryFailed,
  changeConditions: async (campaign, { conditions }) => {
    refuseEnded(campaign);
    if (!conditions) throw badInput(OTA_CAMPAIGN_MESSAGES.conditionsMissing);
    const changed = checkedConditions(conditions);
    return {
      campaign: { ...campaign, conditions: changed },
      action: 'ota.campaignChanged',
      detail: { before: JSON.stringify(campaign.conditions), after: JSON.stringify(changed) },
    };
  },
} as const satisfies Record<
  string,
  (campaign: OtaCampaignRecord, input: ControlOtaCampaignInput, context: GraphQLContext) => Promise<Controlled>
>;

export const controlOtaCampaign: MutationResolvers['controlOtaCampaign'] = async (_, { input }, context) => {
  const { access, audit, repositories } = context;
  await access.authorize('controlOtaCampaign');
  if (!Object.hasOwn(ACTIONS, input.action)) throw badInput(OTA_CAMPAIGN_MESSAGES.action(Object.keys(ACTIONS)));
  const before = await lockedCampaign(input, context);
  const { campaign, action, detail } = await ACTIONS[input.action as keyof typeof ACTIONS](before, input, context);
  const after = { ...campaign, version: before.version + 1 };
  await repositories.ota.putCampaign(after);
  const [otaPackage] = await repositories.ota.packagesById([after.packageId]);
  await audit(action, {
    ...{ userId: access.user.userId, subject: after.name, subjectId: after.campaignId },
    detail: { ...(otaPackage && packageDetail(otaPackage)), ...detail },
  });
  await repositories.jobs.add([followRequest(after.campaignId)]);
  await repositories.changes.add([CAMPAIGNS_CHANGED], context.now());
  return onlyCampaign(after, repositories);
};

export const rollBackOtaCampaign: MutationResolvers['rollBackOtaCampaign'] = async (_, { input }, context) => {
  const { access, audit, repositories } = context;
  await access.authorize('rollBackOtaCampaign');
  if (!isUuid(input.newCampaignId)) throw badInput(OTA_CAMPAIGN_MESSAGES.id);
  const campaignId = input.newCampaignId.toLowerCase();
  const stored = await repositories.ota.campaign(campaignId);
  if (stored) return onlyCampaign(stored, repositories);
  const before = await lockedCampaign(input, context);
  const plan = checkedPlan(input.plan);
  const packages = isUuid(input.packageId)
    ? await repositories.ota.packagesById([before.packageId, input.packageId])
    : [];
  const current = packages.find(({ packageId }) => packageId === before.packageId);
  const other = packages.find(({ packageId }) => packageId === input.packageId);
  if (!current || !other) throw notFound();
  if (other === current || other.kind !== current.kind || other.family !== current.family)
    throw badInput(OTA_CAMPAIGN_MESSAGES.otherPackage);
  if (before.state !== 'done' && before.state !== 'canceled') {
    const { campaign } = await cancelCampaign(before, context);
    await repositories.ota.putCampaign({ ...campaign, version: before.version + 1 });
  }
  const search = {
    ...{ kind: other.kind, family: other.family, version: other.version, trailerIds: null, customerId: null },
    ...{ fromVersions: null, reportedSince: null, confirmedIn: before.campaignId },
  };
  const groups = await repositories.ota.targetGroups(search);
  const devices = groups.reduce((sum, group) => sum + (group.fitness === 'ready' ? group.devices : 0), 0);
  const text = { lines: null, customerName: null, fromVersions: [current.version], reportedWithinDays: null };
  const target = { package: other, search, text };
  const added = await addCampaign({ campaignId, plan, target, devices, rollsBack: before.campaignId }, context);
  await audit('ota.campaignRolledBack', {
    ...{ userId: access.user.userId, subject: before.name, subjectId: before.campaignId },
    detail: { ...packageDetail(current), backTo: other.version, devices: added.devices },
  });
  return onlyCampaign(added, repositories);
};

async function lockedCampaign(
  { campaignId, version }: Pick<ControlOtaCampaignInput, 'campaignId' | 'version'>,
  { repositories }: GraphQLContext,
): Promise<OtaCampaignRecord> {
  const campaign = isUuid(campaignId) ? await repositories.ota.lockCampaign(campaignId) : undefined;
  if (!campaign) throw notFound();
  if (campaign.version !== version) throw apiError(ApiErrorCode.Conflict, OTA_CAMPAIGN_MESSAGES.changed);
  return campaign;
}

function refuseEnded({ state }: OtaCampaignRecord): void {
  if (state === 'done' || state === 'canceled') throw badInput(OTA_CAMPAIGN_MESSAGES.ended);
}

/** Deadlines begin again: nothing could happen while it was held. */
const reopened = (campaign: OtaCampaignRecord, now: Date) =>
  campaign.stages.map((stage) => (stage.openedAt === null ? stage : { ...stage, openedAt: now.toISOString() }));

async function resume(
  campaign: OtaCampaignRecord,
  input: ControlOtaCampaignInput,
  { now, repositories }: GraphQLContext,
): Promise<Controlled> {
  if (campaign.state !== 'paused' && campaign.state !== 'stopped') throw badInput(OTA_CAMPAIGN_MESSAGES.notHeld);
  const running: OtaCampaignRecord = {
    ...campaign,
    state: 'running',
    stages: reopened(campaign, now()),
    stopped: null,
  };
  const action = 'ota.campaignResumed';
  if (campaign.state === 'paused') return { campaign: running, action, detail: {} };
  const reason = input.reason?.trim() ?? '';
  const { reasonLength, stopAbovePercent } = OTA_POLICY;
  if (reason.length > reasonLength) throw badInput(OTA_CAMPAIGN_MESSAGES.reasonTooLong(reasonLength));
  const counts = otaStateCounts(await repositories.ota.counts([campaign.campaignId]), campaign.stage);
  const devices = Object.values(counts).reduce((sum, number) => sum + number, 0);
  const limit = input.stopAbovePercent ?? campaign.stopRule.abovePercent;
  const stopRule = { ...campaign.stopRule, abovePercent: inRange('stopAbovePercent', limit, stopAbovePercent) };
  if (!judgeStop({ devices, ...counts }, stopRule, campaign.resumedWith ?? undefined).stops)
    return { campaign: { ...running, stopRule }, action, detail: { stopAbovePercent: limit, reason } };
  if (reason === '') throw badInput(OTA_CAMPAIGN_MESSAGES.resume);
  // What has failed so far was accepted for this reason. From now on, the rate is judged again.
  const resumedWith = { confirmed: counts.confirmed, failed: counts.failed };
  return { campaign: { ...running, stopRule, resumedWith }, action, detail: { stopAbovePercent: limit, reason } };
}

async function cancelCampaign(
  campaign: OtaCampaignRecord,
  { now, repositories }: Pick<GraphQLContext, 'now' | 'repositories'>,
): Promise<Pick<Controlled, 'campaign' | 'detail'>> {
  refuseEnded(campaign);
  const devices = await repositories.ota.cancelDevices(campaign.campaignId, now());
  return { campaign: { ...campaign, state: 'canceled', stopped: null, endedAt: now() }, detail: { devices } };
}

async function retryFailed(
  campaign: OtaCampaignRecord,
  input: ControlOtaCampaignInput,
  { now, repositories }: GraphQLContext,
): Promise<Controlled> {
  if (campaign.state === 'canceled') throw badInput(OTA_CAMPAIGN_MESSAGES.ended);
  const { campaignId, maxAttempts } = campaign;
  const reason = checkedReason(input.failedFor);
  const devices = await repositories.ota.retryDevices(campaignId, { maxAttempts, reason, now: now() });
  if (devices === 0) throw badInput(OTA_CAMPAIGN_MESSAGES.noRetry);
  const after: OtaCampaignRecord =
    campaign.state === 'done' ? { ...campaign, state: 'running', endedAt: null, stageOverAt: null } : campaign;
  return { campaign: after, action: 'ota.campaignRetried', detail: { devices, reason } };
}
