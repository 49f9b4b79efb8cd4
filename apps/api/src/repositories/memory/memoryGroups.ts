import { fold } from '../fleetFields';
import type { GroupRepository, GroupTrailer } from '../groups';
import type { TrailerRecord } from '../trailerColumns';
import { byGroupName, type MemoryStore } from './memoryStore';

/** Vehicle groups in this process. */
export function memoryGroups(store: MemoryStore): GroupRepository {
  const groupsOf = (customerId: number) =>
    store.groups.filter((group) => group.customerId === customerId).sort(byGroupName);
  const trailersOf = (customerId: number) => store.trailers().filter((trailer) => trailer.customerId === customerId);
  const isIn = (groupId: string) => {
    const members = store.groupTrailers.filter((member) => member.groupId === groupId);
    const ids = new Set(members.map(({ trailerId }) => trailerId));
    return ({ trailerId }: TrailerRecord) => ids.has(trailerId);
  };
  const groupIdsOf = (trailerId: string) =>
    store
      .groupsOfTrailer(trailerId)
      .map(({ groupId }) => groupId)
      .sort();
  const hasAll = (customerId: number, trailerIds: readonly string[], groupIds: readonly string[]) =>
    trailerIds.every((id) => store.trailer(id)?.customerId === customerId) &&
    groupIds.every((id) => store.groups.some((group) => group.groupId === id && group.customerId === customerId));

  return {
    async list({ customerIds, scope }) {
      const counts = new Map<string, number>();
      for (const { groupId, trailerId } of store.groupTrailers) {
        const trailer = store.trailer(trailerId);
        if (trailer && store.inScope(trailer, scope)) counts.set(groupId, (counts.get(groupId) ?? 0) + 1);
      }
      return store.groups
        .filter(({ customerId }) => customerIds === 'all' || customerIds.includes(customerId))
        .sort((a, b) => a.customerId - b.customerId || byGroupName(a, b))
        .map((group) => ({ ...group, vehicleCount: counts.get(group.groupId) ?? 0 }));
    },

    has: async (customerId, groupIds) => hasAll(customerId, [], groupIds),

    async withTotals(customerId) {
      const groups = groupsOf(customerId);
      const parents = new Map(groups.map(({ groupId, parentIds }) => [groupId, parentIds]));
      const all = trailersOf(customerId);
      const [direct, totals, users] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
      for (const { trailerId } of all) {
        const above = new Set(store.groupsOfTrailer(trailerId).map(({ groupId }) => groupId));
        for (const id of above) count(direct, id);
        for (const id of above) for (const parentId of parents.get(id) ?? []) above.add(parentId);
        for (const id of above) count(totals, id);
      }
      for (const member of store.groupUsers) count(users, member.groupId);
      return groups.map((group) => ({
        ...group,
        vehicleCount: group.kind === 'allVins' ? all.length : (direct.get(group.groupId) ?? 0),
        totalVehicleCount: group.kind === 'allVins' ? all.length : (totals.get(group.groupId) ?? 0),
        userCount: users.get(group.groupId) ?? 0,
      }));
    },

    async change(customerId, decide) {
      const change = decide(groupsOf(customerId));
      const put = change.kind === 'put' ? [change.group] : change.moved;
      for (const group of put) {
        const at = store.groups.findIndex(({ groupId }) => groupId === group.groupId);
        if (at < 0) store.groups.push(group);
        else store.groups[at] = group;
      }
      if (change.kind === 'removed') {
        for (const list of [store.groups, store.groupUsers, store.groupTrailers]) {
          const left = list.filter(({ groupId }) => groupId !== change.groupId);
          list.splice(0, list.length, ...(left as never[]));
        }
      }
      store.groupsChanged();
    },

    async trailers({ customerId, groupId, inside, search, limit, offset }) {
      const wanted = fold(search);
      const isInside = isIn(groupId);
      const found = trailersOf(customerId)
        .filter((trailer) => isInside(trailer) === inside)
        .filter(({ vin, unitId, serialNumber }) => fold(`${vin} ${unitId} ${serialNumber ?? ''}`).includes(wanted))
        .sort(byUnitId);
      return { total: found.length, trailers: found.slice(offset, offset + limit).map(toGroupTrailer) };
    },

    async users({ customerId, groupId, limit, offset }) {
      const found = store.groupUsers
        .filter((member) => member.customerId === customerId && member.groupId === groupId)
        .flatMap(({ userId }) => store.users.get(userId) ?? [])
        .sort((a, b) => (a.email < b.email ? -1 : 1));
      const users = found.slice(offset, offset + limit);
      return { total: found.length, users: users.map(({ userId, email, enabled }) => ({ userId, email, enabled })) };
    },

    async members(customerId, { userGroupIds, trailerGroupIds }) {
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
          .map((trailer) => ({ ...trailer, groupIds: groupIdsOf(trailer.trailerId) }))
          .filter(({ groupIds }) => groupIds.some((id) => wanted.has(id)))
          .sort(byUnitId)
          .map(({ trailerId, unitId, groupIds }) => ({ id: trailerId, unitId, groupIds })),
      };
    },

    async addTrailers(customerId, trailerIds, groupIds) {
      if (!hasAll(customerId, trailerIds, groupIds)) return undefined;
      const before = store.groupTrailers.length;
      for (const groupId of new Set(groupIds)) {
        const members = store.groupTrailers.filter((member) => member.groupId === groupId);
        const present = new Set(members.map(({ trailerId }) => trailerId));
        for (const trailerId of new Set(trailerIds))
          if (!present.has(trailerId)) store.groupTrailers.push({ customerId, groupId, trailerId });
      }
      store.groupsChanged();
      return store.groupTrailers.length - before;
    },

    async removeTrailers(customerId, trailerIds, groupIds) {
      if (!hasAll(customerId, trailerIds, groupIds)) return undefined;
      const left = store.groupTrailers.filter(
        ({ groupId, trailerId }) => !(groupIds.includes(groupId) && trailerIds.includes(trailerId)),
      );
      const removed = store.groupTrailers.length - left.length;
      store.groupTrailers.splice(0, store.groupTrailers.length, ...left);
      store.groupsChanged();
      return removed;
    },

    async findTrailers(customerId, names) {
      const wanted = new Set(names.map(fold));
      return trailersOf(customerId)
        .filter(({ vin, unitId }) => wanted.has(fold(vin)) || wanted.has(fold(unitId)))
        .sort((a, b) => (a.trailerId < b.trailerId ? -1 : 1))
        .map(({ trailerId, vin, unitId }) => ({ trailerId, vin, unitId, groupIds: groupIdsOf(trailerId) }));
    },
  };
}

const count = (counts: Map<string, number>, id: string) => counts.set(id, (counts.get(id) ?? 0) + 1);

function byUnitId(a: TrailerRecord, b: TrailerRecord): number {
  const [unitA, unitB] = [fold(a.unitId), fold(b.unitId)];
  if (unitA !== unitB) return unitA < unitB ? -1 : 1;
  return a.trailerId < b.trailerId ? -1 : 1;
}

const toGroupTrailer = ({ trailerId, vin, unitId, vehicleType, productType }: TrailerRecord): GroupTrailer => ({
  trailerId,
  vin,
  unitId,
  vehicleType,
  productType,
});
