/** Loads when the service or camera section of a trailer is opened. */
export { ServiceCenters } from '@gladhand/fleet-widgets/service';
export { CargoImages, MaintenanceLog, RecentInspections } from '@gladhand/fleet-widgets/trailers';
