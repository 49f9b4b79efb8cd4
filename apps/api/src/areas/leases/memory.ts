import { LeaseState } from '@gladhand/domain/leases';
import type { MemoryStore } from '../../repositories/memory/memoryStore';
import type { LeasedTrailerRecord, LeaseRecord, LeaseRepository, NamedLease } from './repository';

const OPEN: readonly string[] = [LeaseState.Planned, LeaseState.Active];
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Leases in memory. */
export function memoryLeases(store: MemoryStore): LeaseRepository {
  const leases = store.keep(new Map<string, LeaseRecord>());
  const trailers = store.keep(new Map<string, readonly LeasedTrailerRecord[]>());
  const trailersOf = (leaseId: string) => trailers.get(leaseId) ?? [];
  const nameOf = (customerId: number) => store.customer(customerId)?.shortName ?? '';
  const open = () => [...leases.values()].filter(({ state }) => OPEN.includes(state));
  const named = (lease: LeaseRecord): NamedLease => ({
    ...lease,
    ...{ lessorName: nameOf(lease.lessorId), lesseeName: nameOf(lease.lesseeId) },
    creatorEmail: lease.creatorId === null ? null : (store.users.get(lease.creatorId)?.email ?? null),
    trailers: trailersOf(lease.leaseId).length,
  });

  return {
    async search({ state, customerId, vin, after, limit }) {
      const found = [...leases.values()]
        .filter((lease) => state === null || lease.state === state)
        .filter(({ lessorId, lesseeId }) => customerId === null || [lessorId, lesseeId].includes(customerId))
        .filter(({ leaseId }) => vin === null || trailersOf(leaseId).some((trailer) => trailer.vin === vin))
        .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || compare(b.leaseId, a.leaseId));
      const start = after === null ? 0 : found.findIndex(({ leaseId }) => leaseId === after) + 1;
      return { total: found.length, leases: found.slice(start, start + limit).map(named) };
    },
    async byId(leaseId) {
      const lease = leases.get(leaseId);
      return lease && named(lease);
    },
    lock: async (leaseId) => leases.get(leaseId),
    async add(lease, added) {
      if (leases.has(lease.leaseId)) return false;
      leases.set(lease.leaseId, lease);
      trailers.set(lease.leaseId, added);
      return true;
    },
    async put(lease) {
      leases.set(lease.leaseId, lease);
    },
    trailers: async (leaseId, after, limit) =>
      [...trailersOf(leaseId)]
        .sort((a, b) => compare(a.vin, b.vin))
        .filter(({ vin }) => vin > after)
        .slice(0, limit),
    spansOf: async (lessorTrailerIds) =>
      open()
        .sort((a, b) => a.from.getTime() - b.from.getTime() || compare(a.leaseId, b.leaseId))
        .flatMap(({ leaseId, lesseeId, from, until }) =>
          trailersOf(leaseId)
            .filter(({ lessorTrailerId, leftAt }) => leftAt === null && lessorTrailerIds.includes(lessorTrailerId))
            .map(({ lessorTrailerId }) => ({ lessorTrailerId, leaseId, lesseeName: nameOf(lesseeId), from, until })),
        ),
    async leave(lesseeTrailerIds, at) {
      for (const { leaseId } of open()) {
        trailers.set(
          leaseId,
          trailersOf(leaseId).map((trailer) =>
            trailer.leftAt === null && lesseeTrailerIds.includes(trailer.lesseeTrailerId)
              ? { ...trailer, leftAt: at }
              : trailer,
          ),
        );
      }
    },
    due: async (now) =>
      open()
        .filter(({ state, from, until }) =>
          state === LeaseState.Planned ? from <= now : until !== null && until <= now,
        )
        .sort((a, b) => a.from.getTime() - b.from.getTime() || compare(a.leaseId, b.leaseId))
        .map(({ leaseId }) => leaseId),
  };
}
