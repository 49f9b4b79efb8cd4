import type { TrailerRecord } from '../../database/trailerColumns';
import { fold } from '../fleetFields';
import { type GroupRepository, type GroupTrailer, rolesOf } from '../groups';
import { byUnitId, hasAll, memoryGroupMembers } from './memoryGroupMembers';
import { byGroupName, type MemoryStore } from './memoryStore';

/** Vehicle groups in memory. */
export function memoryGroups(store: MemoryStore): GroupRepository {
  const groupsOf = (customerId: number) =>
    store.groups.filter((group) => group.customerId === customerId).sort(byGroupName);
  const trailersOf = (customerId: number) => store.trailers().filter((trailer) => trailer.customerId === customerId);
  const isIn = (groupId: string) => {
    const members = store.groupTrailers.filter((member) => member.groupId === groupId);
    const ids = new Set(members.map(({ trailerId }) => trailerId));
    return ({ trailerId }: TrailerRecord) => ids.has(trailerId);
  };
  return {
    ...memoryGroupMembers(store),

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

    has: async (customerId, groupIds) => hasAll(store, customerId, [], groupIds),

    async withTotals(customerId, { ofCustomerOnly = false } = {}) {
      const shown = showsUser(store, customerId, ofCustomerOnly);
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
      for (const member of store.groupUsers) if (shown(member.userId)) count(users, member.groupId);
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
      store.countFleetChange(customerId);
    },

    async trailers({ customerId, groupId, inside, search, limit, offset, leasesOverAt }) {
      const wanted = fold(search);
      const isInside = isIn(groupId);
      const found = trailersOf(customerId)
        .filter((trailer) => isInside(trailer) === inside && store.isLeaseOpen(trailer.trailerId, leasesOverAt))
        .filter(({ vin, unitId, serialNumber }) => fold(`${vin} ${unitId} ${serialNumber ?? ''}`).includes(wanted))
        .sort(byUnitId);
      return { total: found.length, trailers: found.slice(offset, offset + limit).map(toGroupTrailer) };
    },

    async users({ customerId, groupId, limit, offset, ofCustomerOnly = false }) {
      const shown = showsUser(store, customerId, ofCustomerOnly);
      const found = store.groupUsers
        .filter((member) => member.customerId === customerId && member.groupId === groupId && shown(member.userId))
        .flatMap(({ userId }) => store.users.get(userId) ?? [])
        .sort((a, b) => (a.email < b.email ? -1 : 1));
      const users = found.slice(offset, offset + limit);
      return { total: found.length, users: users.map(({ userId, email, enabled }) => ({ userId, email, enabled })) };
    },
  };
}

const showsUser = (store: MemoryStore, customerId: number, ofCustomerOnly: boolean) => (userId: string) =>
  !ofCustomerOnly || rolesOf(customerId).some((role) => store.users.get(userId)?.roles.includes(role));

const count = (counts: Map<string, number>, id: string) => counts.set(id, (counts.get(id) ?? 0) + 1);

const toGroupTrailer = ({ trailerId, vin, unitId, vehicleType, productType }: TrailerRecord): GroupTrailer => ({
  trailerId,
  vin,
  unitId,
  vehicleType,
  productType,
});
