import { statements } from '../../../database/migrations/statements';

/**
 * Only ended visits by the end: otherwise PostgreSQL finds the open visit of a trailer among those of all trailers in the
 * geofence, instead of by the index that has just one.
 */
export const endedVisits = statements([
  'drop index geofence_visits_left',
  `create index geofence_visits_left on geofence_visits (customer_id, geofence_id, left_at desc)
    where left_at is not null`,
]);
