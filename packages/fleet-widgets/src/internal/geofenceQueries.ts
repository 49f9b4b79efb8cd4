import type { GeofencesPort } from '@gladhand/domain';
import type {
  ChangedGeofences,
  ChangeGeofencesInput,
  CreateGeofenceInput,
  Geofence,
  GeofenceBackfill,
  GeofenceCategoryInput,
  GeofenceInput,
  GeofenceKey,
  GeofenceVisitPage,
  GeofenceVisitsInput,
  OwnGeofenceCategory,
  SavedPlace,
  SavedPlaceInput,
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

const ofCategories = () => [['geofenceCategories'], ['geofences'], ['geofenceVisits']];

/** Saves a category; without an id it is a new one. */
export const saveCategory: ApiMutation<
  { customerId: number; id?: string | undefined; input: GeofenceCategoryInput },
  OwnGeofenceCategory
> = {
  run: (api: GeofencesPort, { id, ...category }, requestId) =>
    api.geofences.saveCategory({ ...category, id: id ?? requestId }),
  invalidates: ofCategories,
};

/** Deletes a category. */
export const deleteCategory: ApiMutation<{ customerId: number; id: string }, void> = {
  run: (api: GeofencesPort, category) => api.geofences.deleteCategory(category),
  invalidates: ofCategories,
};

/** Places that a customer has saved. */
export const placesQuery = (customerId: number): ApiQuery<SavedPlace[]> => ({
  key: ['savedPlaces', customerId],
  fetch: (api: GeofencesPort, options) => api.geofences.places(customerId, options),
});

const ofPlaces = () => [['savedPlaces']];

/** Saves a place; without an id it is a new one. */
export const savePlace: ApiMutation<
  { customerId: number; id?: string | undefined; version: number; input: SavedPlaceInput },
  SavedPlace
> = {
  run: (api: GeofencesPort, { id, ...place }, requestId) => api.geofences.savePlace({ ...place, id: id ?? requestId }),
  invalidates: ofPlaces,
};

/** Deletes a place. */
export const deletePlace: ApiMutation<{ customerId: number; id: string }, void> = {
  run: (api: GeofencesPort, place) => api.geofences.deletePlace(place),
  invalidates: ofPlaces,
};

/** Changes up to 500 geofences. */
export const changeGeofences: ApiMutation<ChangeGeofencesInput, ChangedGeofences> = {
  run: (api: GeofencesPort, input) => api.geofences.change(input),
  invalidates: all,
};
