import { statements } from '../../../database/migrations/statements';

/** Reports read the visits of a geofence page by page, in the order of their entry. */
export const visitsByEntry = statements([
  'create index geofence_visits_by_entry on geofence_visits (customer_id, geofence_id, entered_at, visit_id)',
]);
