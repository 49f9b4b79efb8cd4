import { statements } from '../../../database/migrations/statements';

/** States are text of their own: nothing needs to check that they are JSON, and those of JSON stay readable. */
export const geofenceStateAsText = statements([
  'alter table trailer_status alter column geofence_state type text using geofence_state::text',
  'alter table geofence_events alter column state type text using state::text',
]);
