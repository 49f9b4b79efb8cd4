import { type ChangeGeofencesInput, GEOFENCE_LIMITS, type Geofence } from '@gladhand/domain/geofences';

/** What happens to the selected geofences. */
export type BulkChange =
  | { readonly kind: 'activate' }
  | { readonly kind: 'deactivate' }
  | { readonly kind: 'delete' }
  | { readonly kind: 'category'; readonly category: string | null };

/** The geofences that a change affects. */
export function affectedBy(geofences: readonly Geofence[], change: BulkChange): readonly Geofence[] {
  switch (change.kind) {
    case 'activate':
      return geofences.filter(({ isActive }) => !isActive);
    case 'deactivate':
      return geofences.filter(({ isActive }) => isActive);
    case 'category':
      return geofences.filter(({ category }) => change.category !== null && category !== change.category);
    case 'delete':
      return geofences;
  }
}

/** Visits that end with a change. */
export const endedVisits = (geofences: readonly Geofence[], { kind }: BulkChange): number =>
  kind === 'deactivate' || kind === 'delete'
    ? geofences.reduce((sum, { trailersInside }) => sum + trailersInside, 0)
    : 0;

/** The requests of a change, each small enough for the server. */
export function bulkRequests(geofences: readonly Geofence[], change: BulkChange): ChangeGeofencesInput[] {
  const [first] = geofences;
  if (!first) return [];
  const what =
    change.kind === 'category'
      ? { category: change.category }
      : change.kind === 'delete'
        ? { delete: true }
        : { isActive: change.kind === 'activate' };
  return Array.from({ length: Math.ceil(geofences.length / GEOFENCE_LIMITS.bulk) }, (_, at) => ({
    customerId: first.customerId,
    geofences: geofences
      .slice(at * GEOFENCE_LIMITS.bulk, (at + 1) * GEOFENCE_LIMITS.bulk)
      .map(({ id, version }) => ({ id, version })),
    ...what,
  }));
}
