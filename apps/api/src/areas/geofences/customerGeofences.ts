import { type GeofenceIndex, type GeofenceState, geofenceIndex } from '@gladhand/domain/geofences';
import { PackedGeofence } from './packedGeofence';
import type { ActiveGeofence, GeofenceRepository } from './repository';

/** The active geofences of a customer, ready to decide. */
export interface CustomerGeofences {
  readonly index: GeofenceIndex;
  byId(geofenceId: string): ActiveGeofence | undefined;
  /** Names of the geofences that a trailer is in, for its row in the fleet grid; null in none. */
  namesOf(state: GeofenceState): string | null;
}

/** Indexes that are kept in memory. One of 10,000 polygons with 64 vertices takes about 15 MB. */
const KEPT = 50;

/**
 * Indexes by revision. A revision is a UUID that changes with every geofence of the customer, so processes and storages
 * can share nothing but it. A map keeps its order, so the first is the one that was used longest ago.
 */
const indexes = new Map<string, CustomerGeofences>();

/** The geofences of customers as of the revision that is locked by this transaction; customers without are left out. */
export async function customerGeofences(
  repository: GeofenceRepository,
  customerIds: readonly number[],
): Promise<ReadonlyMap<number, CustomerGeofences>> {
  const found = new Map<number, CustomerGeofences>();
  for (const [customerId, revision] of await repository.revisions(customerIds)) {
    const known = indexes.get(revision) ?? compile(await repository.active(customerId));
    indexes.delete(revision);
    indexes.set(revision, known);
    found.set(customerId, known);
  }
  for (const revision of indexes.keys()) {
    if (indexes.size <= KEPT) break;
    indexes.delete(revision);
  }
  return found;
}

function compile(active: readonly ActiveGeofence[]): CustomerGeofences {
  const geofences = active.map((geofence) => new PackedGeofence(geofence));
  const byId = new Map(geofences.map((geofence) => [geofence.geofenceId, geofence]));
  return {
    byId: (geofenceId) => byId.get(geofenceId),
    index: geofenceIndex(geofences),
    namesOf({ presences }) {
      const inside = presences.filter(({ phase }) => phase !== 'entering');
      const known = inside.flatMap(({ geofenceId }) => byId.get(geofenceId)?.name ?? []);
      return known.length === 0 ? null : known.sort((a, b) => (a < b ? -1 : 1)).join(', ');
    },
  };
}
