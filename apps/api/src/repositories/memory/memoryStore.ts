import type { TrailerRecord } from '../../database/trailerColumns';
import { isLeaseOver } from '../custody';
import type { Dataset } from '../dataset';
import type { CustomerRecord, GroupRecord, PlacedGroup, UserRecord } from '../entities';
import { fold } from '../fleetFields';
import type { TrailerScope } from '../scope';
import type { TrailerKey } from '../trailers';
import { createMemoryTransactions, type MemoryTransactions } from './memoryTransaction';

/** A dataset in arrays and maps, with the lookups shared by the memory repositories. */
export interface MemoryStore extends Pick<MemoryTransactions, 'keep' | 'run' | 'register' | 'afterUnits'> {
  customers: Map<number, CustomerRecord>;
  features: Dataset['features'];
  users: Map<string, UserRecord>;
  groups: PlacedGroup[];
  groupUsers: Dataset['groupUsers'][number][];
  /** Versions of changed users; all others have 1. */
  userVersions: Map<string, number>;
  groupTrailers: Dataset['groupTrailers'][number][];
  /** Must be called when groups or their trailers have changed. */
  groupsChanged(): void;
  /** Number of master data changes by customer. */
  fleetRevisions: Map<number, number>;
  /** Counts a change of a customer's trailers, groups or names. */
  countFleetChange(customerId: number): void;
  customer(customerId: number): CustomerRecord | undefined;
  /** Current records. */
  trailers(): readonly TrailerRecord[];
  trailer(trailerId: string): TrailerRecord | undefined;
  /** The record of a trailer that a customer has, or has had as its owner. */
  trailerEver(trailerId: string): TrailerRecord | undefined;
  /** How a customer came to hold a trailer; undefined for one that was created for it. */
  holdings: Map<string, Holding>;
  /** Ended records by trailer id. */
  ended: Map<string, TrailerRecord>;
  /** Records of leases that haven't begun, by trailer id. */
  waiting: Map<string, TrailerRecord>;
  /** Moves a current record to those that have ended. */
  endTrailer(trailerId: string): void;
  /** Stores a trailer's new values. */
  putTrailer(trailer: TrailerRecord, at: Date): void;
  /** When the trailer was last written. */
  changedAt(trailerId: string): Date;
  /** Groups of a trailer, by name. */
  groupsOfTrailer(trailerId: string): readonly GroupRecord[];
  /** Whether a trailer is in a group with one of these names, or in one below it. */
  isInNamedGroups(trailerId: string, names: readonly string[]): boolean;
  inScope(trailer: TrailerRecord, scope: TrailerScope): boolean;
  /** The latest end of leases that are over by an instant and whose records haven't ended yet. */
  leasesOverAt(now: Date): Date | null;
  /** Whether a trailer isn't one of a lessee whose lease was over by an instant. */
  isLeaseOpen(trailerId: string, leasesOverAt: Date | null): boolean;
}

/** How a customer holds a trailer. */
export interface Holding {
  /** All records of the trailer have it. */
  lineId: string | null;
  /** Null for the first holder; the begin of the lease for a lessee. */
  heldSince: Date | null;
  heldUntil: Date | null;
  /** The lessor's record and the end of the span, for a trailer on lease. */
  lessor: TrailerKey | null;
  lentUntil: Date | null;
}

/** Rows of the initial dataset count as unchanged. */
const BEFORE_ALL = new Date(0);

export function createMemoryStore(dataset: Dataset): MemoryStore {
  const { keep, run, register, afterUnits } = createMemoryTransactions();
  const customers = keep(new Map(dataset.customers.map((customer) => [customer.customerId, customer])));
  const trailers = keep(new Map(dataset.trailers.map((trailer) => [trailer.trailerId, trailer])));
  const holdings = keep(new Map<string, Holding>());
  const ended = keep(new Map<string, TrailerRecord>());
  const waiting = keep(new Map<string, TrailerRecord>());
  const changed = keep(new Map<string, Date>());
  const groups = keep(
    dataset.groups.map(({ parentId, ...group }): PlacedGroup => {
      return { ...group, parentIds: parentId === null ? [] : [parentId], version: 1 };
    }),
  );
  const fleetRevisions = keep(new Map<number, number>());
  const groupTrailers = keep([...dataset.groupTrailers]);
  let byTrailer: Map<string, PlacedGroup[]> | undefined;
  const groupsOf = (trailerId: string) => {
    byTrailer ??= groupsByTrailer(groups, groupTrailers);
    return byTrailer.get(trailerId) ?? [];
  };

  const store: MemoryStore = {
    keep,
    run,
    register,
    afterUnits,
    customers,
    features: dataset.features,
    users: keep(new Map(dataset.users.map((user) => [user.userId, user]))),
    groups,
    groupUsers: keep([...dataset.groupUsers]),
    userVersions: keep(new Map()),
    groupTrailers,
    groupsChanged() {
      byTrailer = undefined;
    },
    fleetRevisions,
    countFleetChange(customerId) {
      fleetRevisions.set(customerId, (fleetRevisions.get(customerId) ?? 0) + 1);
    },
    customer: (customerId) => customers.get(customerId),
    trailers: () => [...trailers.values()],
    trailer: (trailerId) => trailers.get(trailerId),
    trailerEver: (trailerId) =>
      trailers.get(trailerId) ?? (holdings.get(trailerId)?.lessor ? undefined : ended.get(trailerId)),
    holdings,
    ended,
    waiting,
    endTrailer(trailerId) {
      const trailer = trailers.get(trailerId) ?? waiting.get(trailerId);
      if (trailer) ended.set(trailerId, trailer);
      trailers.delete(trailerId);
      waiting.delete(trailerId);
    },
    putTrailer(trailer, at) {
      (waiting.has(trailer.trailerId) ? waiting : trailers).set(trailer.trailerId, trailer);
      changed.set(trailer.trailerId, at);
    },
    changedAt: (trailerId) => changed.get(trailerId) ?? BEFORE_ALL,
    groupsOfTrailer: groupsOf,
    isInNamedGroups(trailerId, names) {
      const isNamed = ({ name, parentIds }: PlacedGroup): boolean =>
        names.includes(name) || groups.some((group) => parentIds.includes(group.groupId) && isNamed(group));
      return groupsOf(trailerId).some(isNamed);
    },
    inScope(trailer, scope) {
      if (scope.within !== null && scope.within !== trailer.customerId) return false;
      if (!store.isLeaseOpen(trailer.trailerId, scope.leasesOverAt)) return false;
      const lessor = holdings.get(trailer.trailerId)?.lessor;
      // A trailer on lease is seen once: as the lessor's by those who see both.
      if (lessor && (scope.all || scope.customerIds.includes(lessor.customerId))) return false;
      if (scope.all || scope.customerIds.includes(trailer.customerId)) return true;
      if (scope.technician && !lessor && customers.get(trailer.customerId)?.hiddenFromTechnicians === false)
        return true;
      return scope.groups.some(
        ({ customerId, groupIds }) =>
          customerId === trailer.customerId &&
          groupsOf(trailer.trailerId).some(({ groupId }) => groupIds.includes(groupId)),
      );
    },
    leasesOverAt(now) {
      let latest: Date | null = null;
      for (const [trailerId, { lentUntil }] of holdings)
        if (
          isLeaseOver({ lentUntil }, now) &&
          (!latest || Number(lentUntil) > latest.getTime()) &&
          trailers.has(trailerId)
        )
          latest = lentUntil;
      return latest;
    },
    isLeaseOpen(trailerId, leasesOverAt) {
      const holding = holdings.get(trailerId);
      return leasesOverAt === null || !holding || !isLeaseOver(holding, leasesOverAt);
    },
  };
  register(() => {
    const { features } = store;
    return () => {
      store.features = features;
      byTrailer = undefined;
    };
  });
  return store;
}

function groupsByTrailer(groups: readonly PlacedGroup[], members: MemoryStore['groupTrailers']) {
  const byId = new Map(groups.map((group) => [group.groupId, group]));
  const found = new Map<string, PlacedGroup[]>();
  for (const { groupId, trailerId } of members) {
    const group = byId.get(groupId);
    if (!group) continue;
    const list = found.get(trailerId);
    if (list) list.push(group);
    else found.set(trailerId, [group]);
  }
  for (const list of found.values()) list.sort(byGroupName);
  return found;
}

/** The databases' sort order of group names. */
export function byGroupName(a: GroupRecord, b: GroupRecord): number {
  const [nameA, nameB] = [fold(a.name), fold(b.name)];
  if (nameA !== nameB) return nameA < nameB ? -1 : 1;
  return a.groupId < b.groupId ? -1 : a.groupId > b.groupId ? 1 : 0;
}
