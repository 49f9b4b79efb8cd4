import {
  type ControlFilter,
  type ControlTrailer,
  controlBySeverity,
  controlCounts,
  controlTrailers,
} from '@gladhand/domain/control';
import {
  type BySeverity,
  CLUSTERED_ON_CLIENT_UP_TO,
  cellsIn,
  decodeTracking,
  gridOf,
  inOrder,
  MAP_TRAILER_COLUMNS,
  POSITION_COLUMNS,
  packColumns,
  TrackedFleet,
  type TrailerPosition,
  trackingFilterOf,
} from '@gladhand/domain/tracking';
import { asOfState, columnsOf, rowsOf } from './fleet';

interface Kept {
  at: number;
  fleet: TrackedFleet<TrailerPosition>;
  judged: readonly ControlTrailer[];
  lists: Map<string, { passing: BySeverity<TrailerPosition>; ordered: readonly TrailerPosition[] }>;
}

const STORE = 'answers';
const NOTHING = Object.fromEntries(POSITION_COLUMNS.map((name) => [name, []]));

/**
 * A server in the page. Its responses are prepared in advance and come from the browser's store like others from the
 * network, so that only receiving them is measured.
 */
export async function createServer(trailers: number) {
  await caches.delete(STORE);
  const store = await caches.open(STORE);
  let state = 0;
  const requested = new Set<string>();
  let kept: Kept | undefined;

  /** Judged once per state. */
  function fleetAt(at: number): Kept {
    if (kept?.at === at) return kept;
    const fleet = new TrackedFleet<TrailerPosition>();
    fleet.replace(rowsOf(trailers, at));
    kept = { at, fleet, judged: controlTrailers(fleet.rows, asOfState(at)), lists: new Map() };
    return kept;
  }

  /** Sorted once, so that pages requested during a scroll cost this thread only their own rows. */
  function listAt(at: number, filter: ControlFilter | undefined) {
    const { fleet, judged, lists } = fleetAt(at);
    const key = JSON.stringify(filter) ?? '';
    const known = lists.get(key);
    if (known) return known;
    const everything = () => fleet.passing(trackingFilterOf(decodeTracking({})), asOfState(at));
    const passing: BySeverity<TrailerPosition> = filter ? controlBySeverity(judged, filter) : everything();
    const list = { passing, ordered: inOrder(passing) };
    lists.set(key, list);
    return list;
  }

  function answer(path: string, at: number): unknown {
    const url = new URL(path, location.origin);
    const body = JSON.parse(url.searchParams.get('body') ?? '{}');
    const value = (name: string): string => url.searchParams.get(name) ?? body[name] ?? '';
    const asOf = asOfState(at).toISOString();
    switch (url.pathname) {
      case '/v1/api/positions': {
        const tooMany = trailers > Number(value('upTo'));
        const columns = tooMany ? NOTHING : packColumns(columnsOf(trailers, at) as never);
        return { asOf, cursor: asOf, total: trailers, whole: at === 0, tooMany, columns };
      }
      case '/v1/api/control/counts': {
        const { judged } = fleetAt(at);
        return { asOf, total: trailers, leftOut: trailers - judged.length, counts: controlCounts(judged, body.filter) };
      }
      case '/v1/api/control/cells':
      case '/v1/api/map/cells': {
        const rows = listAt(at, body.filter).passing;
        const zoom = Number(value('zoom'));
        const found = cellsIn(gridOf(rows, zoom), value('bounds').split(',').map(Number) as never, zoom);
        const many = found.filter(({ only }) => only === undefined);
        const alone = found.flatMap(({ only }) => only ?? []);
        const column = (name: 'critical' | 'caution' | 'unknown' | 'good') => many.map(({ counts }) => counts[name]);
        return {
          ...totals(asOf, rows),
          zoom,
          placed: trailers,
          around: [-120.3, 29.7, -74.7, 48.3],
          cells: {
            x: many.map(({ x }) => x),
            y: many.map(({ y }) => y),
            lat: many.map(({ lat }) => lat),
            lng: many.map(({ lng }) => lng),
            critical: column('critical'),
            caution: column('caution'),
            unknown: column('unknown'),
            good: column('good'),
          },
          alone: Object.fromEntries(MAP_TRAILER_COLUMNS.map((name) => [name, alone.map((row) => row[name])])),
        };
      }
      case '/v1/api/control/trailers':
      case '/v1/api/map/trailers': {
        const { passing: rows, ordered } = listAt(at, body.filter);
        const offset = Number(value('offset'));
        const page = ordered.slice(offset, offset + Number(value('limit')));
        return {
          ...totals(asOf, rows),
          columns: Object.fromEntries(POSITION_COLUMNS.map((name) => [name, page.map((row) => row[name])])),
        };
      }
      default:
        return { data: { customers: [] } };
    }
  }

  const totals = (asOf: string, rows: Record<string, readonly unknown[]>) => ({
    asOf,
    total: trailers,
    counts: Object.fromEntries(Object.entries(rows).map(([severity, list]) => [severity, list.length])),
  });
  const responseOf = (path: string, at: number) =>
    new Response(JSON.stringify(answer(path, at)), { headers: { 'content-type': 'application/json' } });
  /** A body is part of the address, because the store keeps responses by address. */
  const pathOf = (url: string, body: unknown) => {
    const path = url.replace(/&?since=[^&]*/, '');
    return typeof body === 'string' && !path.startsWith('/graphql') ? `${path}?body=${encodeURIComponent(body)}` : path;
  };

  return {
    isLarge: trailers > CLUSTERED_ON_CLIENT_UP_TO,
    fetch: async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
      const path = pathOf(String(input), init?.body);
      requested.add(path);
      return (await store.match(path)) ?? responseOf(path, state);
    },
    /** Responses of the next state to all recent requests. */
    async prepare() {
      state++;
      for (const path of await store.keys()) await store.delete(path);
      for (const path of requested) await store.put(path, responseOf(path, state));
      requested.clear();
    },
  };
}
