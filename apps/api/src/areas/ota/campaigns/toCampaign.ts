import type { OtaCampaign, OtaCampaignStage } from '../../../graphql/generated/resolvers';
import { notFound } from '../../../http/apiError';
import type { Repositories } from '../../../repositories/port';
import { toPackage } from '../packages/toPackage';
import type { CampaignStage, OtaCampaignRecord } from '../repository';

/** Campaigns for a response. What lists don't need is read only if it is requested. */
export async function toCampaigns(
  campaigns: readonly OtaCampaignRecord[],
  { ota }: Pick<Repositories, 'ota'>,
): Promise<OtaCampaign[]> {
  if (campaigns.length === 0) return [];
  const [counts, packages] = await Promise.all([
    ota.counts(campaigns.map(({ campaignId }) => campaignId)),
    ota.packagesById(campaigns.map(({ packageId }) => packageId)),
  ]);
  return campaigns.flatMap((campaign) => {
    const { campaignId, packageId, stopRule, stages, target, authorId: _, ...shown } = campaign;
    const found = packages.find((one) => one.packageId === packageId);
    if (!found) return [];
    const details = detailsOf(campaignId, ota);
    return [
      {
        ...shown,
        campaignId,
        package: toPackage(found),
        stages: stages.map((stage, at) => toStage(stage, stages[at - 1])),
        counts: counts
          .filter((count) => count.campaignId === campaignId)
          .map(({ stage, state, devices }) => ({ stage, state, devices })),
        stageOverAt: campaign.stageOverAt?.toISOString() ?? null,
        ...{ stopAbovePercent: stopRule.abovePercent, judgedFromDevices: stopRule.fromDevices },
        conditions: campaign.conditions,
        target: { ...target, fromVersions: [...target.fromVersions] },
        createdAt: campaign.createdAt.toISOString(),
        endedAt: campaign.endedAt?.toISOString() ?? null,
        // GraphQL calls functions for the fields that are requested.
        ...(details as unknown as Details),
      },
    ];
  });
}

type Details = Pick<OtaCampaign, 'failures' | 'retryable' | 'fromVersions'>;
type Lazy<Fields> = { [Name in keyof Fields]: () => Promise<Fields[Name]> };

const detailsOf = (campaignId: string, ota: Repositories['ota']): Lazy<Details> => ({
  failures: async () => (await ota.failures([campaignId])).map(({ reason, devices }) => ({ reason, devices })),
  retryable: async () => (await ota.retryable([campaignId]))[0]?.devices ?? 0,
  fromVersions: async () =>
    (await ota.fromVersions([campaignId])).map(({ version, devices }) => ({ version, devices })),
});

/** One campaign for the response of a mutation: everything is read before its transaction ends. */
export async function onlyCampaign(
  campaign: OtaCampaignRecord,
  repositories: Pick<Repositories, 'ota'>,
): Promise<OtaCampaign> {
  const [shown] = await toCampaigns([campaign], repositories);
  if (!shown) throw notFound();
  const { failures, retryable, fromVersions } = detailsOf(campaign.campaignId, repositories.ota);
  return { ...shown, failures: await failures(), retryable: await retryable(), fromVersions: await fromVersions() };
}

const toStage = ({ stage, end, openedAt }: CampaignStage, before: CampaignStage | undefined): OtaCampaignStage => ({
  percent: stage !== 'all' && 'percent' in stage ? stage.percent : null,
  upTo: stage !== 'all' && 'devices' in stage ? stage.devices : null,
  devices: end - (before?.end ?? 0),
  openedAt,
});
