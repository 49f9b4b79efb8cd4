import { isUuid } from '../../http/uuid';
import type { ClusterRepository } from '../../repositories/cluster';
import type { FleetRevisionRepository } from '../../repositories/fleetRevisions';
import type { FleetQuery, FleetStatusRepository, TrailerKeys } from '../../repositories/fleetStatus';

/** Lifetime of a cached list. Source: the refresh interval of the specification. */
export const FLEET_LIST_TICK_MS = 10_260;

/** Lists are kept this long after their last use, because an export pages through a list for longer. */
export const FLEET_LIST_IDLE_MS = 5 * 60_000;

/** Maximum number of trailer keys in all lists together; each takes about 100 bytes. */
export const FLEET_LIST_MAX_KEYS = 1_000_000;

/** A sorted list of trailers. */
export interface FleetList {
  listId: string;
  /** Scope, filter and sort as one text, so that a list is used only for the scope it was built for. */
  key: string;
  keys: TrailerKeys;
  builtAt: Date;
}

interface Kept {
  key: string;
  list: Promise<FleetList>;
  finished: FleetList | undefined;
  /** The revision of the scope, read before the keys. */
  revision: Promise<number>;
  startedAt: number;
  usedAt: number;
}

/** Sorted lists of trailers by scope, filter and order, so that every page costs as much as the first one. */
export interface FleetLists {
  /** The cached list of a query, if it is fresh. */
  fresh(query: FleetQuery): Promise<FleetList | undefined>;
  /** The fresh list of a query, built if necessary. */
  get(query: FleetQuery): Promise<FleetList>;
  /** The list with an id; undefined if it has expired or was made for another scope. */
  byId(listId: string, scope: FleetQuery['scope']): Promise<FleetList | undefined>;
  /** Stores a list for other processes before its id is returned to a client. */
  share(list: FleetList): Promise<void>;
}

interface FleetListDeps {
  fleetStatus: FleetStatusRepository;
  revisions: FleetRevisionRepository;
  /** Storage for lists that other processes can use. @default none, as with a single process */
  shared?: Pick<ClusterRepository, 'putList' | 'list'> | undefined;
  now: () => Date;
  uuid: () => string;
  maxKeys?: number;
}

/** Equal for queries that return the same trailers in the same order. */
export function fleetQueryKey({ scope, search, conditions, sortBy, sortAsc }: FleetQuery): string {
  return JSON.stringify([scope, search, conditions, sortBy, sortAsc]);
}

export function createFleetLists({
  fleetStatus,
  revisions,
  shared,
  now,
  uuid,
  maxKeys = FLEET_LIST_MAX_KEYS,
}: FleetListDeps): FleetLists {
  const byKey = new Map<string, Kept>();
  const byListId = new Map<string, Kept>();

  const size = (kept: Kept) => kept.finished?.keys.trailerIds.length ?? 0;

  const drop = (listId: string, kept: Kept) => {
    byListId.delete(listId);
    if (byKey.get(kept.key) === kept) byKey.delete(kept.key);
  };

  const evict = () => {
    const nowMs = now().getTime();
    const oldestFirst = [...byListId].sort(([, a], [, b]) => a.usedAt - b.usedAt);
    let total = oldestFirst.reduce((sum, [, kept]) => sum + size(kept), 0);
    for (const [listId, kept] of oldestFirst) {
      if (total <= maxKeys && nowMs - kept.usedAt <= FLEET_LIST_IDLE_MS) break;
      total -= size(kept);
      drop(listId, kept);
    }
  };

  /** Reports may be as old as a tick. Access and names are always current. */
  const freshKept = async (key: string, scope: FleetQuery['scope']): Promise<Kept | undefined> => {
    const kept = byKey.get(key);
    if (!kept || now().getTime() - kept.startedAt > FLEET_LIST_TICK_MS) return undefined;
    const revision = await revisions.of(scope);
    if ((await kept.revision) < revision) return undefined;
    kept.usedAt = now().getTime();
    return kept;
  };

  const build = (query: FleetQuery, key: string): Kept => {
    const startedAt = now().getTime();
    const listId = uuid();
    const revision = revisions.of(query.scope);
    const list = revision
      .then(() => fleetStatus.keys(query))
      .then((keys) => ({ listId, key, keys, builtAt: query.now }));
    const kept: Kept = { key, list, finished: undefined, revision, startedAt, usedAt: startedAt };
    byKey.set(key, kept);
    list.then(
      (finished) => {
        kept.finished = finished;
        byListId.set(listId, kept);
        evict();
      },
      () => {
        if (byKey.get(key) === kept) byKey.delete(key);
      },
    );
    return kept;
  };

  /** Lists that are stored for other processes or being stored. */
  const stored = new WeakMap<FleetList, Promise<void>>();
  /** Caches a list that another process has built. */
  const adopt = (list: FleetList) => {
    const usedAt = now().getTime();
    byListId.set(list.listId, {
      key: list.key,
      list: Promise.resolve(list),
      finished: list,
      revision: Promise.resolve(0),
      startedAt: usedAt,
      usedAt,
    });
    stored.set(list, Promise.resolve());
    evict();
  };

  return {
    fresh: async (query) => (await freshKept(fleetQueryKey(query), query.scope))?.finished,
    async get(query) {
      const key = fleetQueryKey(query);
      return ((await freshKept(key, query.scope)) ?? build(query, key)).list;
    },
    async byId(listId, scope) {
      const isOf = (key: string) => key.startsWith(`[${JSON.stringify(scope)},`);
      const kept = byListId.get(listId);
      if (!kept) {
        const list = isUuid(listId) ? await shared?.list(listId) : undefined;
        if (!list || !isOf(list.key)) return undefined;
        adopt(list);
        return list;
      }
      if (!kept.finished || !isOf(kept.key)) return undefined;
      if (now().getTime() - kept.usedAt > FLEET_LIST_IDLE_MS) {
        drop(listId, kept);
        return undefined;
      }
      kept.usedAt = now().getTime();
      return kept.finished;
    },
    async share(list) {
      if (!shared) return;
      let storing = stored.get(list);
      if (!storing) {
        storing = shared.putList(list);
        stored.set(list, storing);
      }
      await storing;
    },
  };
}
