import {
  type ControlCounts,
  type ControlFilter,
  type ControlTrailer,
  controlBySeverity,
  controlCounts,
  controlTrailers,
  type FleetQuery,
  isControlQuery,
  keyOfQuery,
} from '@gladhand/domain/control';
import {
  type BySeverity,
  type CellGrid,
  gridOf,
  inOrder,
  MAP_REFRESH_MS,
  POSITION_COLUMNS,
  TrackedFleet,
  type TrailerPosition,
  trackingFilterOf,
} from '@gladhand/domain/tracking';
import { hashSecretToken } from '../auth/secretTokens';
import type { FleetRevisionRepository } from '../repositories/fleetRevisions';
import type { FleetRow, FleetStatusRepository } from '../repositories/fleetStatus';
import type { TrailerScope } from '../repositories/scope';
import { REACHES_BACK_MS } from './positions';

/** A scope is dropped after this long without a request. */
const IDLE_MS = 5 * 60_000;
/** Maximum number of trailers in all scopes together; each takes about a kilobyte. */
const MAX_ROWS = 300_000;
/** Maximum number of filters, and of zoom levels per filter, that are cached during a tick. */
const MAX_READY = 12;
/** How soon it is noticed that trailers were swapped for an equal number of others, in ms. */
const RELOADED_AFTER_MS = 5 * 60_000;

/** The trailers of a scope that match a filter, as of one tick. */
export interface Passing {
  rows: BySeverity<TrailerPosition>;
  /** In the sort order of all lists. */
  inOrder: () => readonly TrailerPosition[];
  grid: (zoom: number) => CellGrid<TrailerPosition>;
}

/** The trailers of a scope as of a tick of the map. */
export interface FleetSnapshot {
  asOf: Date;
  /** Differs between scopes, ticks and revisions, but is the same in every process. */
  tag: string;
  total: number;
  passing: (query: FleetQuery) => Passing;
  /** The Fleet Control counts, and the number of trailers that are in none of them. */
  control: (filter: ControlFilter) => { counts: ControlCounts; leftOut: number };
}

/**
 * Keeps scopes in memory and updates them with new reports, at most once per tick. Membership is always current: a
 * changed revision reloads a scope.
 */
export interface FleetSnapshots {
  of(scope: TrailerScope): Promise<FleetSnapshot>;
}

interface Kept {
  fleet: TrackedFleet<TrailerPosition>;
  /** Identifies the scope in ETags. */
  name: Promise<string>;
  loadedAtMs: number;
  usedAtMs: number;
  snapshot: Promise<FleetSnapshot>;
  asOfMs: number;
  /** The revision of the scope, read before its trailers. */
  revision: number;
}

interface Load {
  scope: TrailerScope;
  /** Null means all positions. */
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
    // Some trailers left the scope, but it is unknown which.
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

/** Keeps only the newest entries and drops the oldest. */
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
