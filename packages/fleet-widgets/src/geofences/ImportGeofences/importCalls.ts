import type { GeofencesPort } from '@gladhand/domain';
import type {
  AppliedGeofence,
  ApplyGeofencesInput,
  CheckedGeofences,
  GeofenceFeatureInput,
  GeofenceRowInput,
  UndoneGeofences,
} from '@gladhand/domain/geofences';
import type { ApiMutation, ApiQuery } from '@gladhand/domain/react';
import type { ImportRow } from './importRow';

/** The dry run of a page of rows. */
export const checkQuery = (customerId: number, rows: readonly ImportRow[]): ApiQuery<CheckedGeofences> => ({
  key: ['checkGeofences', customerId],
  fetch: (api: GeofencesPort, options) => api.geofences.check({ customerId, features: rows.map(featureOf) }, options),
});

/** Saves a batch of rows. The list is loaded again once, at the end of the import. */
export const applyRows: ApiMutation<ApplyGeofencesInput, AppliedGeofence[]> = {
  run: (api: GeofencesPort, input) => api.geofences.apply(input),
};

/** Undoes a part of an import. */
export const undoImport: ApiMutation<{ customerId: number; importId: string }, UndoneGeofences> = {
  run: (api: GeofencesPort, imported) => api.geofences.undoImport(imported),
};

export const featureOf = ({ name, description, category, shape }: ImportRow): GeofenceFeatureInput => {
  if (!shape) throw new Error('A row without a shape is not sent.');
  return { name, description, category, shape };
};

/** A row to be saved. A new geofence without a category gets the one that was chosen for all. */
export function rowInput(row: ImportRow, category: string): GeofenceRowInput {
  const meets = row.check?.meets;
  const feature = featureOf(row);
  return {
    id: row.id,
    replaces: meets ? { id: meets.id, version: meets.version } : null,
    feature: meets ? feature : { ...feature, category: feature.category ?? category },
  };
}
