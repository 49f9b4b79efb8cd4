import type { MemoryStore } from '../../../repositories/memory/memoryStore';
import type { GeofenceRepository } from '../repository';
import type { BackfillRecord, GeofenceBackfillRepository } from './backfillRepository';

/** Searches for earlier visits in memory. */
export function memoryBackfills(store: MemoryStore, geofences: GeofenceRepository): GeofenceBackfillRepository {
  const backfills = store.keep(new Map<string, BackfillRecord>());
  return {
    async latest(customerId, geofenceId) {
      const found = backfills.get(geofenceId);
      return found?.customerId === customerId ? found : undefined;
    },
    async put(backfill) {
      backfills.set(backfill.geofenceId, backfill);
    },
    countTrailers: async (customerId) => store.trailers().filter((trailer) => trailer.customerId === customerId).length,
    async lockTrailers() {},
    async visitsSince({ customerId, geofenceId }, trailerIds, since) {
      const ofEach = await Promise.all(
        trailerIds.map((trailerId) => geofences.visitsAfter({ customerId, trailerId }, new Date(0))),
      );
      return ofEach
        .flat()
        .filter((visit) => visit.geofenceId === geofenceId && (!visit.left || visit.left.at >= since))
        .sort((a, b) => a.entered.at.getTime() - b.entered.at.getTime() || (a.visitId < b.visitId ? -1 : 1));
    },
  };
}
