import { EARTH_RADIUS_MILES, type LatLng } from '../history/miles';
import { shortestTurn } from './geofenceShape';

/** A point in meters east and north of an origin. */
export interface PlanePoint {
  readonly x: number;
  readonly y: number;
}

const METERS_PER_MILE = 1_609.344;
/** Meters in a degree of latitude. */
export const METERS_PER_DEGREE = (EARTH_RADIUS_MILES * METERS_PER_MILE * Math.PI) / 180;

/**
 * Maps points to a plane around an origin. Lines that are straight in longitude and latitude stay straight. Within 10 km
 * of the origin, distances differ from those on the earth by less than 0.2% up to a latitude of 60 degrees.
 */
export function planeAround(origin: LatLng): (point: LatLng) => PlanePoint {
  const metersPerLng = METERS_PER_DEGREE * Math.cos((origin.lat * Math.PI) / 180);
  return ({ lat, lng }) => ({
    x: shortestTurn(lng - origin.lng) * metersPerLng,
    y: (lat - origin.lat) * METERS_PER_DEGREE,
  });
}

/** Distance in meters from a point to a line between two others. */
export function metersToEdge(point: PlanePoint, from: PlanePoint, to: PlanePoint): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / square;
  const at = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - from.x - at * dx, point.y - from.y - at * dy);
}
