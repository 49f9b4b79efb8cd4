export type { FleetStatusApi, FleetStatusPage, FleetStatusRow, FleetStatusSummary } from '../contract/fleetStatus';
export type {
  FleetStatusFilter,
  FleetStatusInput,
  FleetStatusSummaryInput,
  PaginationInput,
  SortingInput,
} from '../contract/generated/graphql';
export { FLEET_STATUS_FIELDS, type FleetStatusField, fleetStatusField } from '../vocabulary/fleetStatusFields';
export { GRID_POLICY } from '../vocabulary/policies';
