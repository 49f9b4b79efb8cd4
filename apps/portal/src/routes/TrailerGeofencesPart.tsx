/** Loads when the geofences of a trailer are opened. */
export { TrailerGeofences } from '@gladhand/fleet-widgets/geofences';
