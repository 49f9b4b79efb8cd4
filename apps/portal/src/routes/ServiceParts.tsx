/** Loaded when somebody looks at a trailer's service, or at its camera. */
export { CargoImages, MaintenanceLog, RecentInspections, ServiceCenters } from '@gladhand/fleet-widgets';
