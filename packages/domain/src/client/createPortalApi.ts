import { ApiError, ApiErrorCode, ERROR_TEXT } from '../contract/errors';
import {
  CustomersDocument,
  FleetStatusDocument,
  FleetStatusSummaryDocument,
  GetCustomerFeaturesDocument,
  MeDocument,
  SaveSensorOrderDocument,
  SensorOrderDocument,
  VehicleDetailDataDocument,
  VehicleTrackingV2Document,
} from '../contract/generated/graphql';
import type { CustomerHierarchy } from '../contract/groups';
import type { PortalApi } from '../contract/portalApi';
import type { FleetPositions } from '../contract/positions';
import { createAccountApi } from './account';
import { createGraphQLCall } from './graphql';
import { createTransport, isRecord, type TransportOptions } from './transport';

/**
 * The contract over HTTP.
 *
 * @example
 * const api = createPortalApi({ endpoint: 'https://fleet.example.com', session });
 * const page = await api.fleetStatus.page({ paginationInput: { pageSize: 50, pageNumber: 1 } });
 */
export function createPortalApi(options: TransportOptions): PortalApi {
  const transport = createTransport(options);
  const graphql = createGraphQLCall(transport, '/graphql');

  return {
    account: createAccountApi(transport),
    me: async (call) => (await graphql(MeDocument, {}, call)).me,
    features: async (customerId, call) =>
      (await graphql(GetCustomerFeaturesDocument, { input: { customerId } }, call)).getCustomerFeatures,
    customers: {
      list: async (input, call) =>
        (await graphql(CustomersDocument, { showDeactivated: input?.showDeactivated ?? false }, call)).customers,
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
    fleetStatus: {
      page: async (input, call) => (await graphql(FleetStatusDocument, { input }, call)).fleetStatus,
      summary: async (input, call) => (await graphql(FleetStatusSummaryDocument, { input }, call)).fleetStatusSummary,
    },
    trailers: {
      detail: async (vin, call) => (await graphql(VehicleDetailDataDocument, { vin }, call)).vehicleDetailData,
      activityLog: async ({ vin, pageNumber, pageSize, sensorTypeIds }, call) => {
        const variables = { vin, pageNumber, pageSize, sensorTypeIds: sensorTypeIds ? [...sensorTypeIds] : null };
        return (await graphql(VehicleTrackingV2Document, variables, call)).vehicleTrackingV2.activityLog;
      },
      sensorOrder: async (call) => (await graphql(SensorOrderDocument, {}, call)).sensorOrder,
      saveSensorOrder: async (input, call) => (await graphql(SaveSensorOrderDocument, { input }, call)).saveSensorOrder,
    },
    tracking: {
      positions: async ({ customerId, since }, call) => {
        const query = new URLSearchParams();
        if (customerId !== null) query.set('customerId', String(customerId));
        if (since !== undefined) query.set('since', since);
        const { body, status } = await transport({
          method: 'GET',
          path: `/v1/api/positions?${query}`,
          signal: call?.signal,
        });
        if (isRecord(body) && isRecord(body.columns)) return body as unknown as FleetPositions;
        throw new ApiError({ code: ApiErrorCode.MalformedAnswer, message: ERROR_TEXT.unknown, status });
      },
    },
  };
}
