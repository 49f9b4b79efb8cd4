import type { SharedLocation } from '../contract/sharedLocation';
import { SHARED_LOCATION_SCHEME } from '../contract/sharedLocation';
import type { SharingApi } from '../contract/sharing';
import type { DataCall } from './dataCall';
import { malformedAnswer } from './malformedAnswer';
import { isRecord, type Transport } from './transport';

/** Sharing over HTTP. */
export const createSharingApi = (graphql: DataCall, transport: Transport): SharingApi => ({
  mine: async (call) => (await graphql((known) => known.MySharedLocationsDocument, {}, call)).mySharedLocations,
  share: async (input, call) => (await graphql((known) => known.ShareLocationDocument, { input }, call)).shareLocation,
  revoke: async (input, call) => void (await graphql((known) => known.RevokeSharedLocationDocument, input, call)),
  open: async ({ secret, refresh = false }, call) => {
    const { body, status } = await transport({
      method: 'GET',
      path: `/v1/api/shared-location${refresh ? '?refresh=1' : ''}`,
      headers: { authorization: `${SHARED_LOCATION_SCHEME} ${secret}` },
      authenticated: false,
      signal: call?.signal,
    });
    if (isRecord(body) && Array.isArray(body.trailers)) return body as unknown as SharedLocation;
    throw malformedAnswer('GET /v1/api/shared-location', status);
  },
});
