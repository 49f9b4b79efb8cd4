import type { OtaApi } from '../contract/ota';
import { createGraphQLCall } from './graphql';
import { malformedAnswer } from './malformedAnswer';
import { isRecord, type Transport } from './transport';

/** Updates over the air over HTTP. Their documents load with their first call. */
export function createOtaApi(transport: Transport): OtaApi {
  const graphql = createGraphQLCall(transport, '/graphql', () => import('../contract/generated/ota/graphql'));
  return {
    fleet: async (input, call) => (await graphql((known) => known.OtaFleetDocument, { input }, call)).otaFleet,
    packages: async (kind, call) => (await graphql((known) => known.OtaPackagesDocument, { kind }, call)).otaPackages,
    async upload({ file, family, ...upload }, options) {
      const query = new URLSearchParams({ ...upload, family: String(family), sizeBytes: String(file.size) });
      const { body, status } = await transport({
        method: 'POST',
        path: `/v1/api/ota/packages?${query}`,
        body: file,
        signal: options?.signal,
      });
      if (isRecord(body) && typeof body.packageId === 'string') return body.packageId;
      throw malformedAnswer('POST /v1/api/ota/packages', status);
    },
    target: async (input, call) => (await graphql((known) => known.OtaTargetDocument, { input }, call)).otaTarget,
    campaigns: async (call) => (await graphql((known) => known.OtaCampaignsDocument, {}, call)).otaCampaigns,
    campaign: async (campaignId, call) =>
      (await graphql((known) => known.OtaCampaignDocument, { campaignId }, call)).otaCampaign,
    devices: async (input, call) =>
      (await graphql((known) => known.OtaCampaignDevicesDocument, { input }, call)).otaCampaignDevices,
    create: async (input, call) =>
      (await graphql((known) => known.CreateOtaCampaignDocument, { input }, call)).createOtaCampaign,
    control: async (input, call) =>
      (await graphql((known) => known.ControlOtaCampaignDocument, { input }, call)).controlOtaCampaign,
    rollBack: async (input, call) =>
      (await graphql((known) => known.RollBackOtaCampaignDocument, { input }, call)).rollBackOtaCampaign,
  };
}
