import type { LatLng } from '../history/miles';
import { type Bounds, shortestTurn } from './geofenceShape';
import { ROUNDING_DEGREES } from './isBeyond';

/** Half of the widest box that is looked at. On a wider one, a way could touch either side. */
const MAX_HALF_WIDTH_DEGREES = 80;

/**
 * Whether a straight way certainly doesn't touch a box, on whichever turn around the earth. Like two rectangles, they
 * are apart if they don't overlap in one of three directions: east, north, and across the way.
 */
export function misses({ west, south, east, north }: Bounds, start: LatLng, end: LatLng): boolean {
  const halfWidth = (east - west) / 2 + ROUNDING_DEGREES;
  const halfHeight = (north - south) / 2 + ROUNDING_DEGREES;
  const alongX = shortestTurn(end.lng - start.lng);
  if (halfWidth > MAX_HALF_WIDTH_DEGREES || Math.abs(alongX) > MAX_HALF_WIDTH_DEGREES) return false;
  const alongY = end.lat - start.lat;
  const startX = shortestTurn(start.lng - (west + east) / 2);
  const startY = start.lat - (south + north) / 2;
  const isApart = (from: number, along: number, half: number) =>
    Math.max(from, from + along) < -half || Math.min(from, from + along) > half;
  if (isApart(startX, alongX, halfWidth) || isApart(startY, alongY, halfHeight)) return true;
  const across = Math.abs(startX * alongY - startY * alongX);
  return across > halfWidth * Math.abs(alongY) + halfHeight * Math.abs(alongX);
}
