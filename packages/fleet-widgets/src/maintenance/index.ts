export { AbsTroubleshooting, type AbsTroubleshootingProps } from './AbsTroubleshooting/AbsTroubleshooting';
export { type AbsView, decodeAbsView, EMPTY_ABS_VIEW, encodeAbsView } from './AbsTroubleshooting/absView';
export {
  decodeMaintenance,
  EMPTY_MAINTENANCE_VIEW,
  encodeMaintenance,
  type MaintenanceView,
} from './internal/maintenanceView';
export { MaintenanceDashboard, type MaintenanceDashboardProps } from './MaintenanceDashboard/MaintenanceDashboard';
export { TrailerIssues, type TrailerIssuesProps } from './TrailerIssues/TrailerIssues';
