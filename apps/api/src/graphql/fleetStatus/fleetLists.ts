import { isUuid } from '../../http/uuid';
import type { ClusterRepository } from '../../repositories/cluster';
import type { FleetRevisionRepository } from '../../repositories/fleetRevisions';
import type { FleetQuery, FleetStatusRepository, TrailerKeys } from '../../repositories/fleetStatus';

/** Positions refresh so often; a kept order is used as long. Source: the refresh interval of the specification. */
export const FLEET_LIST_TICK_MS = 10_260;

/** An export pages through a list for longer: it is kept this long after its last use. */
export const FLEET_LIST_IDLE_MS = 5 * 60_000;

/** Trailer keys kept at once, all lists together; some 100 bytes each. */
export const FLEET_LIST_MAX_KEYS = 1_000_000;

/** A finished order of trailers. */
export interface FleetList {
  listId: string;
  /** Scope, filter and sort in one text: a list answers only whom it was made for. */
  key: string;
  keys: TrailerKeys;
  builtAt: Date;
}

interface Kept {
  key: string;
  list: Promise<FleetList>;
  finished: FleetList | undefined;
  /** Of the scope, read before the keys. */
  revision: Promise<number>;
  startedAt: number;
  usedAt: number;
}

/** Orders of trailers by scope, filter and sort, so that any page of them costs what the first one costs. */
export interface FleetLists {
  /** The finished list of a query, if a fresh one is kept. */
  fresh(query: FleetQuery): Promise<FleetList | undefined>;
  /** The fresh list of a query, built if need be. */
  get(query: FleetQuery): Promise<FleetList>;
  /** A list by the id it was handed out with; undefined when it is gone or was not made for this scope. */
  byId(listId: string, scope: FleetQuery['scope']): Promise<FleetList | undefined>;
  /** Keeps a list for other processes before its id is handed out. */
  share(list: FleetList): Promise<void>;
}

interface FleetListDeps {
  fleetStatus: FleetStatusRepository;
  revisions: FleetRevisionRepository;
  /** Where lists are kept for other processes. @default one process, which keeps its own */
  shared?: Pick<ClusterRepository, 'putList' | 'list'> | undefined;
  now: () => Date;
  uuid: () => string;
  maxKeys?: number;
}

/** Equal for queries that give the same trailers in the same order. */
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

  /** Reports may be as old as a tick; who may see which trailers, and what they are called, is as of now. */
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

  /** Lists that are kept for other processes, or about to be. */
  const stored = new WeakMap<FleetList, Promise<void>>();
  /** Keeps a list that another process has built. */
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
