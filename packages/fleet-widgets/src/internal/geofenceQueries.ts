import type { GeofencesPort } from '@gladhand/domain';
import type {
  CreateGeofenceInput,
  Geofence,
  GeofenceBackfill,
  GeofenceInput,
  GeofenceKey,
  GeofenceVisitPage,
  GeofenceVisitsInput,
} from '@gladhand/domain/geofences';
import type { ApiMutation, ApiQuery } from '@gladhand/domain/react';

/** All geofences of a customer. */
export const geofencesQuery = (customerId: number): ApiQuery<Geofence[]> => ({
  key: ['geofences', customerId],
  fetch: (api: GeofencesPort, options) => api.geofences.list(customerId, options),
});

/** A page of visits. */
export const visitsQuery = (input: GeofenceVisitsInput): ApiQuery<GeofenceVisitPage> => ({
  key: ['geofenceVisits', input],
  fetch: (api: GeofencesPort, options) => api.geofences.visits(input, options),
});

/** The search of earlier reports for visits of a geofence. */
export const backfillQuery = (geofence: GeofenceKey): ApiQuery<GeofenceBackfill | null> => ({
  key: ['geofenceBackfill', geofence.geofenceId],
  fetch: (api: GeofencesPort, options) => api.geofences.backfill(geofence, options),
});

const backfillOf = ({ geofenceId }: GeofenceKey) => [['geofenceBackfill', geofenceId], ['geofenceVisits']];

/** Searches earlier reports for visits. */
export const startBackfill: ApiMutation<GeofenceKey & { days: number }, GeofenceBackfill> = {
  run: (api: GeofencesPort, input) => api.geofences.startBackfill(input),
  invalidates: backfillOf,
};

/** Stops the search. */
export const cancelBackfill: ApiMutation<GeofenceKey, GeofenceBackfill> = {
  run: (api: GeofencesPort, geofence) => api.geofences.cancelBackfill(geofence),
  invalidates: backfillOf,
};

const all = () => [['geofences'], ['geofenceVisits']];

/** Creates a geofence. */
export const createGeofence: ApiMutation<Omit<CreateGeofenceInput, 'requestId'>, Geofence> = {
  run: (api: GeofencesPort, input, requestId) => api.geofences.create({ ...input, requestId }),
  invalidates: all,
};

/** Replaces the contents of a geofence. */
export const updateGeofence: ApiMutation<
  { customerId: number; id: string; version: number; input: GeofenceInput },
  Geofence
> = {
  run: (api: GeofencesPort, input) => api.geofences.update(input),
  invalidates: all,
};

/** Deletes a geofence. */
export const deleteGeofence: ApiMutation<{ customerId: number; id: string }, void> = {
  run: (api: GeofencesPort, geofence) => api.geofences.delete(geofence),
  invalidates: all,
};

/** The contents of a geofence, to save it with a change. */
export const inputOf = ({
  name,
  description,
  category,
  isActive,
  shape,
  enterEmails,
  exitEmails,
  freeMinutes,
}: Geofence): GeofenceInput => ({
  name,
  description,
  category,
  isActive,
  shape,
  enterEmails,
  exitEmails,
  freeMinutes,
});
