import type { TrailerRecord } from '../../database/trailerColumns';
import { fold } from '../fleetFields';
import type { GroupRepository } from '../groups';
import type { MemoryStore } from './memoryStore';

type Memberships = Pick<GroupRepository, 'members' | 'addTrailers' | 'removeTrailers' | 'findTrailers'>;

/** Users and trailers of groups, in memory. */
export function memoryGroupMembers(store: MemoryStore): Memberships {
  const trailersOf = (customerId: number) => store.trailers().filter((trailer) => trailer.customerId === customerId);
  const groupIdsOf = (trailerId: string) =>
    store
      .groupsOfTrailer(trailerId)
      .map(({ groupId }) => groupId)
      .sort();

  return {
    async members(customerId, { userGroupIds, trailerGroupIds, leasesOverAt }) {
      const own = store.groupUsers.filter((member) => member.customerId === customerId);
      const wanted = new Set(trailerGroupIds);
      const ids = new Set(own.filter(({ groupId }) => userGroupIds.includes(groupId)).map(({ userId }) => userId));
      const users = [...ids].flatMap((userId) => store.users.get(userId) ?? []);
      return {
        users: users
          .map(({ userId, email, roles }) => ({
            id: userId,
            email,
            roles: [...roles].sort(),
            groupIds: own
              .filter((member) => member.userId === userId)
              .map(({ groupId }) => groupId)
              .sort(),
          }))
          .sort((a, b) => (a.email < b.email ? -1 : 1)),
        trailers: trailersOf(customerId)
          .filter(({ trailerId }) => store.isLeaseOpen(trailerId, leasesOverAt))
          .map((trailer) => ({ ...trailer, groupIds: groupIdsOf(trailer.trailerId) }))
          .filter(({ groupIds }) => groupIds.some((id) => wanted.has(id)))
          .sort(byUnitId)
          .map(({ trailerId, unitId, groupIds }) => ({ id: trailerId, unitId, groupIds })),
      };
    },

    async addTrailers(customerId, trailerIds, groupIds) {
      if (!hasAll(store, customerId, trailerIds, groupIds)) return undefined;
      const before = store.groupTrailers.length;
      for (const groupId of new Set(groupIds)) {
        const members = store.groupTrailers.filter((member) => member.groupId === groupId);
        const present = new Set(members.map(({ trailerId }) => trailerId));
        for (const trailerId of new Set(trailerIds))
          if (!present.has(trailerId)) store.groupTrailers.push({ customerId, groupId, trailerId });
      }
      store.groupsChanged();
      store.countFleetChange(customerId);
      return store.groupTrailers.length - before;
    },

    async removeTrailers(customerId, trailerIds, groupIds) {
      if (!hasAll(store, customerId, trailerIds, groupIds)) return undefined;
      const left = store.groupTrailers.filter(
        ({ groupId, trailerId }) => !(groupIds.includes(groupId) && trailerIds.includes(trailerId)),
      );
      const removed = store.groupTrailers.length - left.length;
      store.groupTrailers.splice(0, store.groupTrailers.length, ...left);
      store.groupsChanged();
      store.countFleetChange(customerId);
      return removed;
    },

    async findTrailers(customerId, names, { leasesOverAt }) {
      const wanted = new Set(names.map(fold));
      return trailersOf(customerId)
        .filter(({ vin, unitId }) => wanted.has(fold(vin)) || wanted.has(fold(unitId)))
        .filter(({ trailerId }) => store.isLeaseOpen(trailerId, leasesOverAt))
        .sort((a, b) => (a.trailerId < b.trailerId ? -1 : 1))
        .map(({ trailerId, vin, unitId }) => ({ trailerId, vin, unitId, groupIds: groupIdsOf(trailerId) }));
    },
  };
}

/** Whether all of these belong to the customer. */
export const hasAll = (
  store: MemoryStore,
  customerId: number,
  trailerIds: readonly string[],
  groupIds: readonly string[],
): boolean =>
  trailerIds.every((id) => store.trailer(id)?.customerId === customerId) &&
  groupIds.every((id) => store.groups.some((group) => group.groupId === id && group.customerId === customerId));

/** The databases' sort order of unit IDs. */
export function byUnitId(a: TrailerRecord, b: TrailerRecord): number {
  const [unitA, unitB] = [fold(a.unitId), fold(b.unitId)];
  if (unitA !== unitB) return unitA < unitB ? -1 : 1;
  return a.trailerId < b.trailerId ? -1 : 1;
}
