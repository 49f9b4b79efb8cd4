import { statements } from '../../../database/migrations/statements';

/** Each report reads and writes what is remembered of its trailer, which no query looks into: as `json` it stays text. */
export const geofenceStateAsJson = statements([
  'alter table trailer_status alter column geofence_state type json using geofence_state::json',
]);
