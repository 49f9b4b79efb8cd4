import type { OtaPort } from '@gladhand/domain';
import type {
  ControlOtaCampaignInput,
  CreateOtaCampaignInput,
  OtaCampaign,
  OtaCampaignDevice,
  OtaCampaignDevicesInput,
  OtaCampaignSummary,
  OtaDevicePage,
  OtaFleetPage,
  OtaKind,
  OtaPackageList,
  OtaTarget,
  OtaTargetInput,
  OtaUpload,
  RollBackOtaCampaignInput,
} from '@gladhand/domain/ota';
import type { ApiInfiniteQuery, ApiLive, ApiMutation, ApiQuery, useApiFetch } from '@gladhand/domain/react';
import type { ExportRun } from '@gladhand/ui';
import { USER_EVENTS } from '../internal/userEvents';
import type { OtaView } from './otaView';

const KEY = ['ota'] as const;
const PAGE = 50;

/**
 * How often campaigns are refreshed besides the changes that the server reports, in milliseconds: the progress of a
 * download is no change.
 */
export const REFRESH_MS = 60_000;

/** Changes of campaigns and of their devices. The list of trailers, which is long, isn't read for each. */
export const CAMPAIGN_CHANGES: ApiLive = {
  ...USER_EVENTS,
  topic: 'campaigns',
  key: [...KEY, 'campaigns'],
  prefixes: [
    [...KEY, 'campaign'],
    [...KEY, 'devices'],
  ],
};

export const fleetQuery = ({
  search,
  family,
  state,
  version,
  versionKind,
}: OtaView): ApiInfiniteQuery<OtaFleetPage, string | null> => ({
  key: [...KEY, 'fleet', search, family, state, version, versionKind],
  firstCursor: null,
  fetch: (api: OtaPort, after, options) =>
    api.ota.fleet({ search: search || null, family, state, kind: versionKind, version, after, limit: PAGE }, options),
  next: ({ trailers, hasMore }) => (hasMore ? trailers.at(-1)?.vin : undefined),
});

export const packagesQuery = (kind: OtaKind): ApiQuery<OtaPackageList> => ({
  key: [...KEY, 'packages', kind],
  fetch: (api: OtaPort, options) => api.ota.packages(kind, options),
});

export const campaignsQuery: ApiQuery<OtaCampaignSummary[]> = {
  key: [...KEY, 'campaigns'],
  fetch: (api: OtaPort, options) => api.ota.campaigns(options),
};

export const campaignQuery = (campaignId: string): ApiQuery<OtaCampaign | null> => ({
  key: [...KEY, 'campaign', campaignId],
  fetch: (api: OtaPort, options) => api.ota.campaign(campaignId, options),
});

const NO_DEVICES: OtaDevicePage = { devices: [], hasMore: false };

export const devicesQuery = (
  campaignId: string,
  { state, reason }: Pick<OtaView, 'state' | 'reason'>,
): ApiInfiniteQuery<OtaDevicePage, number | null> => ({
  key: [...KEY, 'devices', campaignId, state, reason],
  firstCursor: null,
  fetch: async (api: OtaPort, after, options) =>
    (await api.ota.devices({ campaignId, state, reason, after, limit: PAGE }, options)) ?? NO_DEVICES,
  next: ({ devices, hasMore }) => (hasMore ? devices.at(-1)?.place : undefined),
});

const FILE_PAGE = 1_000;

/** All devices of a campaign in a state, in large pages. */
export async function* allDevices(
  { campaignId, state, reason }: Pick<OtaView, 'state' | 'reason'> & { campaignId: string },
  { signal, onProgress, total }: Pick<ExportRun, 'signal' | 'onProgress'> & { total: number },
  fetch: ReturnType<typeof useApiFetch>,
): AsyncGenerator<readonly OtaCampaignDevice[]> {
  let after: number | null = null;
  let done = 0;
  for (;;) {
    const input: OtaCampaignDevicesInput = { campaignId, state, reason, after, limit: FILE_PAGE };
    const page: OtaDevicePage | null = await fetch(
      { key: [], fetch: (api: OtaPort, options) => api.ota.devices(input, options) },
      signal,
    );
    const devices = page?.devices ?? [];
    done += devices.length;
    onProgress(done, Math.max(done, total));
    yield devices;
    after = devices.at(-1)?.place ?? null;
    if (!page?.hasMore || after === null) return;
  }
}

export const uploadPackage: ApiMutation<OtaUpload, string> = {
  run: (api: OtaPort, upload) => api.ota.upload(upload),
  invalidates: () => [[...KEY, 'packages']],
};

export const checkTarget: ApiMutation<OtaTargetInput, OtaTarget | null> = {
  run: (api: OtaPort, input) => api.ota.target(input),
};

export const createCampaign: ApiMutation<Omit<CreateOtaCampaignInput, 'campaignId'>, OtaCampaign> = {
  run: (api: OtaPort, input, requestId) => api.ota.create({ ...input, campaignId: requestId }),
  invalidates: () => [KEY],
};

export const controlCampaign: ApiMutation<ControlOtaCampaignInput, OtaCampaign> = {
  run: (api: OtaPort, input) => api.ota.control(input),
  invalidates: () => [KEY],
};

export const rollBackCampaign: ApiMutation<Omit<RollBackOtaCampaignInput, 'newCampaignId'>, OtaCampaign> = {
  run: (api: OtaPort, input, requestId) => api.ota.rollBack({ ...input, newCampaignId: requestId }),
  invalidates: () => [KEY],
};
