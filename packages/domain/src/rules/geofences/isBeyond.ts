import type { LatLng } from '../history/miles';
import { type Bounds, shortestTurn } from './geofenceShape';

/** A tenth of a millimeter, so that rounding puts nothing outside a box whose edge it touches. */
export const ROUNDING_DEGREES = 1e-9;

/** Whether a point is outside a box, on whichever turn around the earth. */
export function isBeyond({ west, south, east, north }: Bounds, { lat, lng }: LatLng): boolean {
  if (lat < south - ROUNDING_DEGREES || lat > north + ROUNDING_DEGREES) return true;
  return Math.abs(shortestTurn(lng - (west + east) / 2)) > (east - west) / 2 + ROUNDING_DEGREES;
}
