import {
  type BySeverity,
  type CellGrid,
  type ControlCounts,
  type ControlFilter,
  type ControlTrailer,
  controlBySeverity,
  controlCounts,
  controlTrailers,
  type FleetQuery,
  gridOf,
  inOrder,
  isControlQuery,
  keyOfQuery,
  MAP_REFRESH_MS,
  POSITION_COLUMNS,
  TrackedFleet,
  type TrailerPosition,
  trackingFilterOf,
} from '@gladhand/domain';
import { hashSecretToken } from '../auth/secretTokens';
import type { FleetRevisionRepository } from '../repositories/fleetRevisions';
import type { FleetRow, FleetStatusRepository } from '../repositories/fleetStatus';
import type { TrailerScope } from '../repositories/scope';
import { REACHES_BACK_MS } from './positions';

/** A scope is forgotten after so long without a question. */
const IDLE_MS = 5 * 60_000;
/** Trailers kept at once, all scopes together; about a kilobyte each. */
const MAX_ROWS = 300_000;
/** Filters, and zooms of one filter, that are kept ready during a tick. */
const MAX_READY = 12;
/** Who comes and goes unnoticed, in equal numbers, is found out after so long. */
const RELOADED_AFTER_MS = 5 * 60_000;

/** The trailers of a scope that pass a filter, at one tick. */
export interface Passing {
  rows: BySeverity<TrailerPosition>;
  /** In the order of every list. */
  inOrder: () => readonly TrailerPosition[];
  grid: (zoom: number) => CellGrid<TrailerPosition>;
}

/** The trailers of a scope as of a tick of the map. */
export interface FleetSnapshot {
  asOf: Date;
  /** Differs between scopes, ticks and revisions, and is the same in every process. */
  tag: string;
  total: number;
  passing: (query: FleetQuery) => Passing;
  /** The numbers of Fleet Control, and how many trailers none of them counts. */
  control: (filter: ControlFilter) => { counts: ControlCounts; leftOut: number };
}

/**
 * Keeps scopes in memory and brings them up to date by what was reported, once a tick at most. Which trailers a scope
 * holds is as of each question: a changed revision loads it anew.
 */
export interface FleetSnapshots {
  of(scope: TrailerScope): Promise<FleetSnapshot>;
}

interface Kept {
  fleet: TrackedFleet<TrailerPosition>;
  /** Of the scope, for ETags. */
  name: Promise<string>;
  loadedAtMs: number;
  usedAtMs: number;
  snapshot: Promise<FleetSnapshot>;
  asOfMs: number;
  /** Of the scope, read before its trailers. */
  revision: number;
}

interface Load {
  scope: TrailerScope;
  /** Null: all of it. */
  since: Date | null;
  at: Date;
  revision: number;
}

export interface FleetSnapshotsDeps {
  fleetStatus: FleetStatusRepository;
  fleetRevisions: FleetRevisionRepository;
  now: () => Date;
}

export function createFleetSnapshots({ fleetStatus, fleetRevisions, now }: FleetSnapshotsDeps): FleetSnapshots {
  const scopes = new Map<string, Kept>();

  function evict(nowMs: number) {
    let rows = 0;
    for (const [key, kept] of [...scopes].sort(([, a], [, b]) => b.usedAtMs - a.usedAtMs)) {
      rows += kept.fleet.size;
      if (nowMs - kept.usedAtMs > IDLE_MS || rows > MAX_ROWS) scopes.delete(key);
    }
  }

  async function load(kept: Kept, { scope, since, at, revision }: Load): Promise<FleetSnapshot> {
    const total = await fleetStatus.count({
      scope,
      search: '',
      conditions: [],
      sortBy: 'vin',
      sortAsc: true,
      now: at,
    });
    const rows = (await fleetStatus.changedSince(scope, since, at, POSITION_COLUMNS)).map(asRow);
    if (since === null) kept.fleet.replace(rows);
    else kept.fleet.update(rows);
    // some left: nothing tells which
    if (since !== null && kept.fleet.size !== total) return load(kept, { scope, since: null, at, revision });
    if (since === null) kept.loadedAtMs = at.getTime();
    return snapshotOf(kept.fleet, at, `${await kept.name}-${tickOf(at.getTime())}-${revision}`);
  }

  return {
    async of(scope) {
      const newest = await fleetRevisions.of(scope);
      const at = now();
      const key = JSON.stringify(scope);
      const known = scopes.get(key);
      const isChanged = !known || known.revision < newest;
      if (known && !isChanged && tickOf(known.asOfMs) === tickOf(at.getTime())) {
        known.usedAtMs = at.getTime();
        return known.snapshot;
      }
      evict(at.getTime());
      const kept = known ?? { fleet: new TrackedFleet<TrailerPosition>(), name: hashSecretToken(key), loadedAtMs: 0 };
      const reload = isChanged || at.getTime() - known.loadedAtMs > RELOADED_AFTER_MS;
      const since = reload ? null : new Date(known.asOfMs - REACHES_BACK_MS);
      const next = kept as Kept;
      const before = known?.snapshot ?? Promise.resolve(undefined);
      next.usedAtMs = next.asOfMs = at.getTime();
      next.revision = Math.max(known?.revision ?? 0, newest);
      const { revision } = next;
      next.snapshot = before.then(() => load(next, { scope, since, at, revision }));
      next.snapshot.catch(() => {
        if (scopes.get(key) === next) scopes.delete(key);
      });
      scopes.set(key, next);
      return next.snapshot;
    },
  };
}

const tickOf = (ms: number) => Math.floor(ms / MAP_REFRESH_MS);

function snapshotOf(fleet: Kept['fleet'], asOf: Date, tag: string): FleetSnapshot {
  const ready = new Map<string, Passing>();
  const counted = new Map<string, ControlCounts>();
  let judged: readonly ControlTrailer[] | undefined;
  const trailers = () => {
    judged ??= controlTrailers(fleet.rows, asOf);
    return judged;
  };
  const rowsOf = (query: FleetQuery) =>
    isControlQuery(query) ? controlBySeverity(trailers(), query.control) : fleet.passing(trackingFilterOf(query), asOf);
  return {
    asOf,
    tag,
    total: fleet.size,
    passing: (query) => keptIn(ready, keyOfQuery(query), () => passingOf(rowsOf(query))),
    control: (filter) => ({
      counts: keptIn(counted, JSON.stringify(filter), () => controlCounts(trailers(), filter)),
      leftOut: fleet.size - trailers().length,
    }),
  };
}

function passingOf(rows: Passing['rows']): Passing {
  const grids = new Map<number, CellGrid<TrailerPosition>>();
  let order: readonly TrailerPosition[] | undefined;
  return {
    rows,
    inOrder() {
      order ??= inOrder(rows);
      return order;
    },
    grid: (zoom) => keptIn(grids, zoom, () => gridOf(rows, zoom)),
  };
}

/** The newest few: the eldest gives way. */
function keptIn<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  if (map.size >= MAX_READY) map.delete(map.keys().next().value as Key);
  const value = make();
  map.set(key, value);
  return value;
}

function asRow(row: FleetRow): TrailerPosition {
  const values = POSITION_COLUMNS.map((name) => {
    const value: unknown = row[name as keyof FleetRow];
    return [name, value instanceof Date ? value.getTime() : value] as const;
  });
  return Object.fromEntries(values) as unknown as TrailerPosition;
}
