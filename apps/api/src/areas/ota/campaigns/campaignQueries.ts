import { OTA_REASONS, type OtaReason, unmetConditions } from '@gladhand/domain/ota';
import type { OtaCampaignDevice, OtaTarget, QueryResolvers } from '../../../graphql/generated/resolvers';
import { badInput } from '../../../http/apiError';
import { isUuid } from '../../../http/uuid';
import type { Repositories } from '../../../repositories/port';
import { factsOf } from '../devices/trailerFacts';
import { checkedLimit, checkedState } from '../fleet/fleetResolvers';
import { OTA_CAMPAIGN_MESSAGES } from '../messages';
import type { OtaCampaignRecord, OtaDeviceRow } from '../repository';
import { type CheckedTarget, checkedTarget } from './checkedTarget';
import { toCampaigns } from './toCampaign';

const MAX_CAMPAIGNS = 50;
/** Of one page. Files are written from large pages. */
const MAX_DEVICES = 1_000;

export const campaignQueries: Pick<
  QueryResolvers,
  'otaTarget' | 'otaCampaigns' | 'otaCampaign' | 'otaCampaignDevices'
> = {
  async otaTarget(_, { input }, { access, now, repositories }) {
    await access.authorize('otaTarget');
    const target = await checkedTarget(input, repositories, now());
    return target ? countedTarget(target, repositories) : null;
  },

  async otaCampaigns(_, _args, { access, repositories }) {
    await access.authorize('otaCampaigns');
    return toCampaigns(await repositories.ota.campaigns(MAX_CAMPAIGNS), repositories);
  },

  async otaCampaign(_, { campaignId }, { access, repositories }) {
    await access.authorize('otaCampaign');
    const campaign = isUuid(campaignId) ? await repositories.ota.campaign(campaignId) : undefined;
    return campaign ? ((await toCampaigns([campaign], repositories))[0] ?? null) : null;
  },

  async otaCampaignDevices(_, { input }, { access, now, repositories }) {
    await access.authorize('otaCampaignDevices');
    const limit = checkedLimit(input.limit, MAX_DEVICES);
    const campaign = isUuid(input.campaignId) ? await repositories.ota.campaign(input.campaignId) : undefined;
    if (!campaign) return null;
    const rows = await repositories.ota.devices({
      ...{ campaignId: campaign.campaignId, state: checkedState(input.state), reason: checkedReason(input.reason) },
      ...{ stage: input.stage ?? null, after: input.after ?? null, limit: limit + 1 },
    });
    return {
      devices: rows.slice(0, limit).map((row) => toDevice(row, campaign, now())),
      hasMore: rows.length > limit,
    };
  },
};

/** Devices of a target with those that are left out. */
export async function countedTarget(
  { search, lines }: CheckedTarget,
  { ota }: Pick<Repositories, 'ota'>,
): Promise<OtaTarget> {
  const groups = await ota.targetGroups(search);
  const ready = groups.filter(({ fitness }) => fitness === 'ready');
  const leftOut = new Map<string, number>();
  for (const { fitness, devices } of groups)
    if (fitness !== 'ready') leftOut.set(fitness, (leftOut.get(fitness) ?? 0) + devices);
  return {
    devices: ready.reduce((sum, { devices }) => sum + devices, 0),
    fromVersions: ready.map(({ fromVersion, devices }) => ({ version: fromVersion, devices })),
    leftOut: [...leftOut].map(([reason, devices]) => ({ reason, devices })),
    lines: lines ?? [],
  };
}

export function checkedReason(text: string | null | undefined): OtaReason | null {
  if (text == null) return null;
  const reason = OTA_REASONS.find(({ id }) => id === text)?.id;
  if (!reason) throw badInput(OTA_CAMPAIGN_MESSAGES.reason);
  return reason;
}

function toDevice({ device, trailer, facts }: OtaDeviceRow, campaign: OtaCampaignRecord, now: Date): OtaCampaignDevice {
  const { place, stage, state, percent, attempt, reason, detail, fromVersion } = device;
  const waits = (state === 'queued' || state === 'offered') && stage <= campaign.stage;
  return {
    ...{ vin: trailer.vin, unitId: trailer.unitId, customerName: trailer.customerName },
    ...{ serialNumber: trailer.serialNumber, lastReport: trailer.lastReport?.toISOString() ?? null },
    ...{ place, stage, state, percent, attempt, reason, detail, fromVersion },
    ...{ reported: trailer.versions[device.kind], changedAt: device.changedAt.toISOString() },
    waitsFor: waits ? unmetConditions(campaign.conditions, factsOf(facts, now), now) : [],
  };
}
