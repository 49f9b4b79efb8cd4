import {
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
} from '@gladhand/domain';
import { asOfState, columnsOf, rowsOf } from './fleet';

interface Kept {
  at: number;
  passing: ReturnType<TrackedFleet<TrailerPosition>['passing']>;
  ordered: readonly TrailerPosition[];
}

const STORE = 'answers';
const NOTHING = Object.fromEntries(POSITION_COLUMNS.map((name) => [name, []]));

/**
 * A server in the page, whose answers are made before they are asked for, and come from the browser's store as others
 * come from the network: only taking them is measured.
 */
export async function createServer(trailers: number) {
  await caches.delete(STORE);
  const store = await caches.open(STORE);
  let state = 0;
  const asked = new Set<string>();
  let kept: Kept | undefined;

  /** Ordered once a state: pages that are asked for while somebody scrolls cost this thread only what they hold. */
  function fleetAt(at: number): Kept {
    if (kept?.at === at) return kept;
    const fleet = new TrackedFleet<TrailerPosition>();
    fleet.replace(rowsOf(trailers, at));
    const passing = fleet.passing(trackingFilterOf(decodeTracking({})), asOfState(at));
    kept = { at, passing, ordered: inOrder(passing) };
    return kept;
  }

  function answer(path: string, at: number): unknown {
    const url = new URL(path, location.origin);
    const value = (name: string) => url.searchParams.get(name) ?? '';
    const asOf = asOfState(at).toISOString();
    switch (url.pathname) {
      case '/v1/api/positions': {
        const tooMany = trailers > Number(value('upTo'));
        const columns = tooMany ? NOTHING : packColumns(columnsOf(trailers, at) as never);
        return { asOf, cursor: asOf, total: trailers, whole: at === 0, tooMany, columns };
      }
      case '/v1/api/map/cells': {
        const rows = fleetAt(at).passing;
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
      case '/v1/api/map/trailers': {
        const { passing: rows, ordered } = fleetAt(at);
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
  const pathOf = (url: string) => url.replace(/&?since=[^&]*/, '');

  return {
    isLarge: trailers > CLUSTERED_ON_CLIENT_UP_TO,
    fetch: async (input: string | URL | Request): Promise<Response> => {
      const path = pathOf(String(input));
      asked.add(path);
      return (await store.match(path)) ?? responseOf(path, state);
    },
    /** Answers of the next state to everything that was asked lately. */
    async prepare() {
      state++;
      for (const path of await store.keys()) await store.delete(path);
      for (const path of asked) await store.put(path, responseOf(path, state));
      asked.clear();
    },
  };
}
