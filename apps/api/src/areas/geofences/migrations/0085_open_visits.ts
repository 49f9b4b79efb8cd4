import { statements } from '../../../database/migrations/statements';

/**
 * Creates the index of open visits again. Of indexes that look equally cheap, PostgreSQL takes the newest, and while it
 * knows little of a table, all do. Then it read all visits of a geofence to find the open one of a trailer.
 */
export const openVisits = statements([
  'drop index geofence_visits_open',
  `create unique index geofence_visits_open on geofence_visits (customer_id, geofence_id, trailer_id)
    where left_at is null`,
]);
