import { createFleet } from '@gladhand/domain/fleet';
import { POSITION_COLUMNS, readPositions, type TrailerPosition } from '@gladhand/domain/tracking';

/** The times of the states, one map interval apart. */
export const asOfState = (state: number) => new Date(Date.UTC(2026, 10, 21, 12) + state * 10_260);

const DIFFERENT = 1_000;
const JITTER_DEGREES = 0.3;

type Columns = Record<(typeof POSITION_COLUMNS)[number], unknown[]>;

/** Columns of trailers between the coasts. In each state every trailer is elsewhere. */
export function columnsOf(trailers: number, state: number): Columns {
  const { trailers: pool, statuses } = createFleet({ seed: 3, now: asOfState(0), trailers: DIFFERENT });
  const rows = pool.map((trailer, index): Record<string, unknown> => ({ ...trailer, ...statuses[index], groups: [] }));
  const random = randomOf(7);
  const columns = Object.fromEntries(POSITION_COLUMNS.map((name) => [name, [] as unknown[]])) as Columns;
  for (let i = 0; i < trailers; i++) {
    const row = rows[i % DIFFERENT] as Record<string, unknown>;
    const place = { lat: 30 + random() * 18, lng: -120 + random() * 45 };
    const moved: Record<string, unknown> = {
      id: `01930000-0000-7000-8000-${String(i).padStart(12, '0')}`,
      vin: `1UYVS2530L${String(i).padStart(7, '0')}`,
      unitId: `U-${i}`,
      customerName: 'Cedar Ridge',
      lat: asSent(place.lat + JITTER_DEGREES * Math.sin(i + state)),
      lng: asSent(place.lng + JITTER_DEGREES * Math.cos(i + state)),
      lastReport: asOfState(state).getTime() - (i % 60) * 1_000,
      speed: (i + state) % 65,
    };
    for (const name of POSITION_COLUMNS) {
      const value = name in moved ? moved[name] : (row[name] ?? null);
      columns[name].push(value instanceof Date ? value.getTime() : value);
    }
  }
  return columns;
}

/** Receivers report positions to a tenth of a meter. */
const asSent = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** The same trailers one by one. */
export function rowsOf(trailers: number, state: number): TrailerPosition[] {
  return readPositions(columnsOf(trailers, state) as never).trailers;
}

function randomOf(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at * 1_103_515_245 + 12_345) & 0x7fffffff;
    return at / 0x7fffffff;
  };
}
