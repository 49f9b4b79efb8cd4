import { statements } from '../../../database/migrations/statements';

/**
 * Finds the visits that may have included an instant, however long ago it is. A visit that was ended before its entry,
 * because the device's clock was ahead, has no length.
 */
export const visitsAtAnInstant = statements([
  `create index geofence_visits_during on geofence_visits
    using gist (tstzrange(coalesce(entered_after, entered_at),
      case when left_at is not null then greatest(left_before, coalesce(entered_after, entered_at)) end, '[]'))`,
]);
