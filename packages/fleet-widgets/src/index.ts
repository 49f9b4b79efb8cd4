// All widgets except the map, whose engines are optional: @gladhand/fleet-widgets/map

export * from './alerts/index';
export type { FleetMessages } from './catalogs';
export * from './control/index';
export * from './devices/index';
export * from './fleetStatus/index';
export * from './freight/index';
export * from './geofences/index';
export * from './insights/index';
export * from './maintenance/index';
export * from './parts/index';
export * from './reefers/index';
export * from './reports/index';
export * from './service/index';
export * from './sharing/index';
export * from './tracking/index';
export * from './trailers/index';
