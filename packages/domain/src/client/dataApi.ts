import { ApiError, ApiErrorCode, ERROR_TEXT } from '../contract/errors';
import type { CustomerHierarchy } from '../contract/groups';
import type { TrailerHistory } from '../contract/history';
import type { PortalApi } from '../contract/portalApi';
import type { FleetPositions } from '../contract/positions';
import { SHARED_LOCATION_SCHEME, type SharedLocation } from '../contract/sharedLocation';
import { createGraphQLCall } from './graphql';
import { isRecord, type Transport } from './transport';

/** All of the contract but signing in and administration. */
export type DataApi = Omit<PortalApi, 'account' | 'administration'>;

export function createDataApi(transport: Transport, endpoint: string): DataApi {
  const graphql = createGraphQLCall(transport, '/graphql', () => import('../contract/generated/graphql'));

  return {
    me: async (call) => (await graphql((known) => known.MeDocument, {}, call)).me,
    features: async (customerId, call) =>
      (await graphql((known) => known.GetCustomerFeaturesDocument, { input: { customerId } }, call))
        .getCustomerFeatures,
    customers: {
      list: async (input, call) =>
        (await graphql((known) => known.CustomersDocument, { showDeactivated: input?.showDeactivated ?? false }, call))
          .customers,
    },
    groups: {
      hierarchy: async (customerId, call) => {
        const query = customerId === null ? '' : `?customerId=${customerId}`;
        const { body, status } = await transport({
          method: 'GET',
          path: `/v1/api/vehicle-groups/hierarchy${query}`,
          signal: call?.signal,
        });
        if (Array.isArray(body)) return body as CustomerHierarchy[];
        throw new ApiError({ code: ApiErrorCode.MalformedAnswer, message: ERROR_TEXT.unknown, status });
      },
    },
    mailDeliveries: async (ids, call) =>
      (await graphql((known) => known.MailDeliveriesDocument, { ids: [...ids] }, call)).mailDeliveries,
    fleetStatus: {
      page: async (input, call) => (await graphql((known) => known.FleetStatusDocument, { input }, call)).fleetStatus,
      summary: async (input, call) =>
        (await graphql((known) => known.FleetStatusSummaryDocument, { input }, call)).fleetStatusSummary,
    },
    trailers: {
      find: async (text, call) => (await graphql((known) => known.FindTrailerDocument, { text }, call)).findTrailer,
      detail: async (vin, call) =>
        (await graphql((known) => known.VehicleDetailDataDocument, { vin }, call)).vehicleDetailData,
      activityLog: async ({ vin, pageNumber, pageSize, sensorTypeIds }, call) => {
        const variables = { vin, pageNumber, pageSize, sensorTypeIds: sensorTypeIds ? [...sensorTypeIds] : null };
        return (await graphql((known) => known.VehicleTrackingV2Document, variables, call)).vehicleTrackingV2
          .activityLog;
      },
      absFaults: async (input, call) => (await graphql((known) => known.AbsFaultsDocument, { input }, call)).absFaults,
      sensorOrder: async (call) => (await graphql((known) => known.SensorOrderDocument, {}, call)).sensorOrder,
      saveSensorOrder: async (input, call) =>
        (await graphql((known) => known.SaveSensorOrderDocument, { input }, call)).saveSensorOrder,
    },
    reefers: {
      unit: async (vin, call) => (await graphql((known) => known.ReeferUnitDocument, { vin }, call)).reeferUnit,
      temperatures: async (input, call) =>
        (await graphql((known) => known.ReeferTemperaturesDocument, input, call)).reeferTemperatures,
      commands: async (input, call) =>
        (await graphql((known) => known.ReeferCommandsDocument, input, call)).reeferCommands,
      units: async (input, call) => (await graphql((known) => known.ReeferUnitsDocument, { input }, call)).reeferUnits,
      send: async (input, call) =>
        (await graphql((known) => known.SendReeferCommandsDocument, { input }, call)).sendReeferCommands,
    },
    service: {
      dealers: async (call) =>
        (await graphql((known) => known.AftermarketDealersDocument, {}, call)).aftermarketDealers,
      closestDealers: async (input, call) =>
        (await graphql((known) => known.ClosestAftermarketDealersDocument, input, call)).closestAftermarketDealers,
      sendDiagnosticEmail: async (input, call) =>
        (await graphql((known) => known.SendDiagnosticEmailDocument, input, call)).sendDiagnosticEmail,
      inspections: async (vin, call) =>
        (await graphql((known) => known.RecentInspectionsDocument, { vin }, call)).recentInspections,
      maintenance: async (vin, call) =>
        (await graphql((known) => known.MaintenanceLogDocument, { vin }, call)).maintenanceLog,
      addInspection: async (input, call) =>
        (await graphql((known) => known.AddInspectionDocument, { input }, call)).addInspection,
      addMaintenanceEntry: async (input, call) =>
        (await graphql((known) => known.AddMaintenanceEntryDocument, { input }, call)).addMaintenanceEntry,
      images: async (input, call) => {
        const { trailerImageHistoryData: page } = await graphql(
          (known) => known.TrailerImageHistoryDataDocument,
          input,
          call,
        );
        const images = page.images.map((image) => ({ ...image, url: `${endpoint}${image.url}` }));
        return { ...page, images };
      },
    },
    devices: {
      links: async (vin, call) => (await graphql((known) => known.DeviceLinksDocument, { vin }, call)).deviceLinks,
      createLink: async (input, call) =>
        (await graphql((known) => known.CreateDeviceLinkDocument, input, call)).createDeviceLink,
      revokeLink: async (input, call) => void (await graphql((known) => known.RevokeDeviceLinkDocument, input, call)),
    },
    sharing: {
      mine: async (call) => (await graphql((known) => known.MySharedLocationsDocument, {}, call)).mySharedLocations,
      share: async (input, call) =>
        (await graphql((known) => known.ShareLocationDocument, { input }, call)).shareLocation,
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
        throw new ApiError({ code: ApiErrorCode.MalformedAnswer, message: ERROR_TEXT.unknown, status });
      },
    },
    tracking: {
      positions: async (input, call) => {
        const { body, status } = await transport({ method: 'GET', path: positionsPath(input), signal: call?.signal });
        if (isRecord(body) && isRecord(body.columns)) return body as unknown as FleetPositions;
        throw new ApiError({ code: ApiErrorCode.MalformedAnswer, message: ERROR_TEXT.unknown, status });
      },
      unreadPositions: async (input, call) => {
        const path = positionsPath(input);
        return (await transport({ method: 'GET', path, signal: call?.signal, asBlob: true })).body as Blob;
      },
      cells: async (input, call) => (await import('./mapQuestions')).askCells(transport, input, call),
      page: async (input, call) => (await import('./mapQuestions')).askPage(transport, input, call),
      counts: async (input, call) => (await import('./mapQuestions')).askCounts(transport, input, call),
      changes: async ({ customerId, onChange }, call) => {
        const query = customerId === null ? '' : `?customerId=${customerId}`;
        const { status } = await transport({
          method: 'GET',
          path: `/v1/api/positions/changes${query}`,
          signal: call?.signal,
          onEvent: (name) => name === 'changed' && onChange(),
        });
        return status === 200;
      },
      history: async ({ vin, span }, call) => {
        const query = new URLSearchParams(
          'days' in span ? { days: String(span.days) } : { from: span.from.toISOString(), to: span.to.toISOString() },
        );
        const { body, status } = await transport({
          method: 'GET',
          path: `/v1/api/positions/${encodeURIComponent(vin)}/history?${query}`,
          signal: call?.signal,
        });
        if (isRecord(body) && isRecord(body.columns)) return body as unknown as TrailerHistory;
        throw new ApiError({ code: ApiErrorCode.MalformedAnswer, message: ERROR_TEXT.unknown, status });
      },
    },
  };
}

function positionsPath({ customerId, since, upTo }: Parameters<PortalApi['tracking']['positions']>[0]): string {
  const query = new URLSearchParams();
  if (customerId !== null) query.set('customerId', String(customerId));
  if (since !== undefined) query.set('since', since);
  if (upTo !== undefined) query.set('upTo', String(upTo));
  return `/v1/api/positions?${query}`;
}
