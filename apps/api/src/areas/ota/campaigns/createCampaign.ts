import { ApiErrorCode } from '@gladhand/domain';
import { otaActionOf, sizedStages } from '@gladhand/domain/ota';
import { deviceFamily } from '@gladhand/domain/trailers';
import type { GraphQLContext } from '../../../graphql/context';
import type { MutationResolvers } from '../../../graphql/generated/resolvers';
import { apiError, badInput, notFound } from '../../../http/apiError';
import { isUuid } from '../../../http/uuid';
import { CAMPAIGNS_CHANGED } from '../../../repositories/changes';
import { OTA_CAMPAIGN_MESSAGES } from '../messages';
import type { OtaCampaignRecord, OtaPackageRecord, OtaTargetSearch } from '../repository';
import { countedTarget } from './campaignQueries';
import { type CheckedPlan, checkedPlan } from './checkedPlan';
import { type CheckedTarget, checkedTarget } from './checkedTarget';
import { onlyCampaign } from './toCampaign';

export const createOtaCampaign: MutationResolvers['createOtaCampaign'] = async (_, { input }, context) => {
  const { access, now, repositories } = context;
  await access.authorize('createOtaCampaign');
  if (!isUuid(input.campaignId)) throw badInput(OTA_CAMPAIGN_MESSAGES.id);
  const plan = checkedPlan(input.plan);
  const campaignId = input.campaignId.toLowerCase();
  const stored = await repositories.ota.campaign(campaignId);
  // A request that is repeated after a lost response.
  if (stored) return onlyCampaign(stored, repositories);
  const target = await checkedTarget(input.target, repositories, now());
  if (!target) throw notFound();
  const { devices } = await countedTarget(target, repositories);
  if (devices !== input.devices)
    throw apiError(ApiErrorCode.Conflict, OTA_CAMPAIGN_MESSAGES.devicesChanged(devices), { details: { devices } });
  const campaign = await addCampaign({ campaignId, plan, target, devices, rollsBack: null }, context);
  return onlyCampaign(campaign, repositories);
};

interface NewCampaign {
  campaignId: string;
  plan: CheckedPlan;
  target: Pick<CheckedTarget, 'package' | 'search' | 'text'>;
  devices: number;
  rollsBack: string | null;
}

/** Stores a campaign with its devices and its audit line. It begins at once. */
export async function addCampaign(
  { campaignId, plan, target, devices, rollsBack }: NewCampaign,
  context: GraphQLContext,
): Promise<OtaCampaignRecord> {
  if (devices === 0) throw badInput(OTA_CAMPAIGN_MESSAGES.none);
  const { access, audit, now, repositories } = context;
  const { userId, email } = access.user;
  const { stages, ...rest } = plan;
  const sized = sizedStages(stages, devices);
  const at = now();
  const campaign = await repositories.ota.addCampaign(
    {
      ...{ ...rest, campaignId, packageId: target.package.packageId, state: 'running', devices, stage: 0 },
      stages: sized.map((stage, place) => ({ ...stage, openedAt: place === 0 ? at.toISOString() : null })),
      ...{ stageOverAt: null, resumedWith: null, stopped: null, target: target.text, rollsBack },
      ...{ authorId: userId, author: email, createdAt: at, endedAt: null, version: 1 },
    },
    target.search,
  );
  if (!campaign) throw apiError(ApiErrorCode.Conflict, OTA_CAMPAIGN_MESSAGES.changed);
  if (campaign.devices === 0) throw badInput(OTA_CAMPAIGN_MESSAGES.none);
  await audit('ota.campaignCreated', {
    ...{ userId, subject: campaign.name, subjectId: campaignId },
    detail: { ...packageDetail(target.package), devices: campaign.devices, rollsBack },
  });
  await repositories.changes.add([CAMPAIGNS_CHANGED], at);
  return campaign;
}

export const packageDetail = ({
  kind,
  family,
  version,
}: Pick<OtaPackageRecord & OtaTargetSearch, 'kind' | 'family' | 'version'>) => ({
  ...{ action: otaActionOf(kind, 'apply'), family: deviceFamily(family).label, version },
});
