import { fold } from '../../../repositories/fleetFields';
import type { MemoryStore } from '../../../repositories/memory/memoryStore';
import type { PlaceRecord, SavedPlaceRepository } from './placeRepository';

/** Saved places in memory. */
export function memoryPlaces(store: MemoryStore): SavedPlaceRepository {
  const places = store.keep(new Map<string, PlaceRecord>());
  const byId = async (customerId: number, placeId: string) => {
    const found = places.get(placeId);
    return found?.customerId === customerId ? found : undefined;
  };
  return {
    list: async (customerId) =>
      [...places.values()]
        .filter((place) => place.customerId === customerId)
        .sort((a, b) => compare(fold(a.name), fold(b.name)) || compare(a.placeId, b.placeId)),
    byId,
    async put(place) {
      const before = places.get(place.placeId);
      if ((before?.version ?? 0) !== place.version - 1 || (before && before.customerId !== place.customerId)) {
        return false;
      }
      places.set(place.placeId, place);
      return true;
    },
    async delete(customerId, placeId) {
      const found = await byId(customerId, placeId);
      if (found) places.delete(placeId);
      return found;
    },
  };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
