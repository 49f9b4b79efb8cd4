// The editor loads when a geofence is created or edited.
export { GeofenceEditor } from '@gladhand/fleet-widgets/geofences';
