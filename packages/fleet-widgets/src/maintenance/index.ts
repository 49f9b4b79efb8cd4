export { MaintenanceDashboard, type MaintenanceDashboardProps } from './MaintenanceDashboard/MaintenanceDashboard';
export {
  decodeMaintenance,
  EMPTY_MAINTENANCE_VIEW,
  encodeMaintenance,
  type MaintenanceView,
} from './MaintenanceDashboard/maintenanceView';
