import type { FleetStatusApi } from '../contract/fleetStatus';
import type { DataCall } from './dataCall';

/** FleetStatus over HTTP. */
export const createFleetStatusApi = (graphql: DataCall): FleetStatusApi => ({
  page: async (input, call) => (await graphql((known) => known.FleetStatusDocument, { input }, call)).fleetStatus,
  summary: async (input, call) =>
    (await graphql((known) => known.FleetStatusSummaryDocument, { input }, call)).fleetStatusSummary,
});
