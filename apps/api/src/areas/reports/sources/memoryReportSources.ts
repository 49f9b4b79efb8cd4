import { fold } from '../../../repositories/fleetFields';
import type { MemoryStore } from '../../../repositories/memory/memoryStore';
import type { ReportSourceRepository, TrailerPlace } from './reportSourceRepository';

/** Trailers of reports in memory. */
export function memoryReportSources(store: MemoryStore): ReportSourceRepository {
  const withSubgroups = (groupIds: readonly string[]): ReadonlySet<string> => {
    const found = new Set(groupIds);
    for (const id of found) {
      for (const { groupId, parentIds } of store.groups) if (parentIds.includes(id)) found.add(groupId);
    }
    return found;
  };
  return {
    async trailers({ customerId, scope, allVehicles, vehicleIds, vehicleGroupIds }, after, limit) {
      const groups = withSubgroups(vehicleGroupIds);
      const isChosen = (trailerId: string) =>
        allVehicles ||
        vehicleIds.includes(trailerId) ||
        store.groupsOfTrailer(trailerId).some(({ groupId }) => groups.has(groupId));
      return store
        .trailers()
        .filter((trailer) => trailer.customerId === customerId && store.inScope(trailer, scope))
        .filter(({ trailerId }) => isChosen(trailerId))
        .map(({ trailerId, unitId }): TrailerPlace => ({ trailerId, unit: fold(unitId) }))
        .sort(inOrder)
        .filter((place) => !after || inOrder(after, place) < 0)
        .slice(0, limit);
    },
  };
}

function inOrder(a: TrailerPlace, b: TrailerPlace): number {
  if (a.unit !== b.unit) return a.unit < b.unit ? -1 : 1;
  return a.trailerId < b.trailerId ? -1 : a.trailerId > b.trailerId ? 1 : 0;
}
