import type { TrailersApi } from '../contract/trailers';
import type { DataCall } from './dataCall';

/** Trailers over HTTP. */
export const createTrailersApi = (graphql: DataCall): TrailersApi => ({
  find: async (text, call) => (await graphql((known) => known.FindTrailerDocument, { text }, call)).findTrailer,
  detail: async (vin, call) =>
    (await graphql((known) => known.VehicleDetailDataDocument, { vin }, call)).vehicleDetailData,
  activityLog: async ({ vin, pageNumber, pageSize, sensorTypeIds }, call) => {
    const variables = { vin, pageNumber, pageSize, sensorTypeIds: sensorTypeIds ? [...sensorTypeIds] : null };
    return (await graphql((known) => known.VehicleTrackingV2Document, variables, call)).vehicleTrackingV2.activityLog;
  },
  absFaults: async (input, call) => (await graphql((known) => known.AbsFaultsDocument, { input }, call)).absFaults,
  sensorOrder: async (call) => (await graphql((known) => known.SensorOrderDocument, {}, call)).sensorOrder,
  saveSensorOrder: async (input, call) =>
    (await graphql((known) => known.SaveSensorOrderDocument, { input }, call)).saveSensorOrder,
});
