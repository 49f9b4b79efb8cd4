import type { PortalApi } from '../contract/portalApi';
import { createCustomersApi } from './customers';
import { createFleetStatusApi } from './fleetStatus';
import { createGraphQLCall } from './graphql';
import { createGroupsApi } from './groups';
import type { later } from './later';
import { createSavedViewsApi } from './savedViews';
import { createSearchApi } from './search';
import { createTrailersApi } from './trailers';
import type { Transport } from './transport';

/** The contract without sign-in and administration. */
export type DataApi = Omit<PortalApi, 'account' | 'administration'>;

/** Calls all areas of the contract over HTTP; each area has its own file. `loadLater` loads one with its first call. */
export function createDataApi(transport: Transport, endpoint: string, loadLater: typeof later): DataApi {
  const graphql = createGraphQLCall(transport, '/graphql', () => import('../contract/generated/graphql'));
  return {
    me: async (call) => (await graphql((known) => known.MeDocument, {}, call)).me,
    features: async (customerId, call) =>
      (await graphql((known) => known.GetCustomerFeaturesDocument, { input: { customerId } }, call))
        .getCustomerFeatures,
    mailDeliveries: async (ids, call) =>
      (await graphql((known) => known.MailDeliveriesDocument, { ids: [...ids] }, call)).mailDeliveries,
    customers: createCustomersApi(graphql),
    groups: createGroupsApi(transport),
    fleetStatus: createFleetStatusApi(graphql),
    trailers: createTrailersApi(graphql),
    savedViews: createSavedViewsApi(graphql),
    search: createSearchApi(graphql),
    // Most pages need none of these.
    alerts: loadLater(async () => (await import('./alerts')).createAlertsApi(graphql)),
    devices: loadLater(async () => (await import('./devices')).createDevicesApi(graphql)),
    freight: loadLater(async () => (await import('./freight')).createFreightApi(transport)),
    geofences: loadLater(async () => (await import('./geofences')).createGeofencesApi(graphql)),
    insights: loadLater(async () => (await import('./insights')).createInsightsApi(transport)),
    maintenance: loadLater(async () => (await import('./maintenance')).createMaintenanceApi(transport, endpoint)),
    leases: loadLater(async () => (await import('./leases')).createLeasesApi(transport)),
    messages: loadLater(async () => (await import('./messages')).createMessagesApi(transport)),
    transfers: loadLater(async () => (await import('./transfers')).createTransfersApi(transport)),
    ota: loadLater(async () => (await import('./ota')).createOtaApi(transport)),
    otaFtp: loadLater(async () => (await import('./otaFtp')).createOtaFtpApi(transport)),
    parts: loadLater(async () => (await import('./parts')).createPartsApi(transport, endpoint)),
    pictures: loadLater(async () => (await import('./pictures')).createPicturesApi(transport)),
    reefers: loadLater(async () => (await import('./reefers')).createReefersApi(graphql)),
    sims: loadLater(async () => (await import('./sims')).createSimsApi(transport)),
    reports: loadLater(async () => (await import('./reports')).createReportsApi(transport)),
    service: loadLater(async () => (await import('./service')).createServiceApi(graphql, endpoint)),
    sharing: loadLater(async () => (await import('./sharing')).createSharingApi(graphql, transport)),
    tracking: loadLater(async () => (await import('./tracking')).createTrackingApi(transport)),
  };
}
