import { statements } from '../../../database/migrations/statements';

/**
 * A UUID for the geofences of a customer in this database that never changes. With it, the version of a geofence says
 * which shape it has, also in a process that uses several databases.
 */
export const geofenceOrigins = statements([
  'alter table geofence_revisions add column origin uuid not null default gen_random_uuid()',
]);
