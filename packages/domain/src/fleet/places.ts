import { PLACE_ROWS } from './generated/places';

/** A city of the bundled gazetteer. */
export interface Place {
  readonly name: string;
  /** State or province, two letters. */
  readonly region: string;
  /** Degrees. */
  readonly lat: number;
  readonly lng: number;
  readonly populationThousands: number;
}

/** About 600 cities of the United States and Canada. Names and coordinates: GeoNames, CC BY 4.0. */
export const PLACES: readonly Place[] = PLACE_ROWS.map(([name, region, lat, lng, populationThousands]) => ({
  name,
  region,
  lat,
  lng,
  populationThousands,
}));

const MILES_PER_DEGREE = 69.05;
const RADIANS = Math.PI / 180;

/**
 * Miles between two points in the plane of `offset`, which places and moves simulated trailers. Accurate to 1 % within
 * a few hundred miles. Every trailer of a seeded fleet depends on it. For real trailers use `greatCircleMiles`.
 */
export function flatMiles(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const { north, east } = offset(a, b);
  return Math.hypot(north, east);
}

/** How far `to` is north and east of `from`, in miles. */
export function offset(
  from: { lat: number; lng: number },
  to: { lat: number; lng: number },
): { north: number; east: number } {
  const scale = Math.cos(((from.lat + to.lat) / 2) * RADIANS);
  return { north: (to.lat - from.lat) * MILES_PER_DEGREE, east: (to.lng - from.lng) * MILES_PER_DEGREE * scale };
}
