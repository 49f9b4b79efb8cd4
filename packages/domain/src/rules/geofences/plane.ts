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

/** Meters east and north of an origin, without an object for each point. */
export class PlaneAxes {
  readonly #origin: LatLng;
  readonly #metersPerLng: number;

  constructor(origin: LatLng) {
    this.#origin = origin;
    this.#metersPerLng = METERS_PER_DEGREE * Math.cos((origin.lat * Math.PI) / 180);
  }

  east(lng: number): number {
    return shortestTurn(lng - this.#origin.lng) * this.#metersPerLng;
  }

  north(lat: number): number {
    return (lat - this.#origin.lat) * METERS_PER_DEGREE;
  }
}

/**
 * Maps points to a plane around an origin. Lines that are straight in longitude and latitude stay straight. Within 10 km
 * of the origin, distances differ from those on the earth by less than 0.2% up to a latitude of 60 degrees.
 */
export function planeAround(origin: LatLng): (point: LatLng) => PlanePoint {
  const axes = new PlaneAxes(origin);
  return ({ lat, lng }) => ({ x: axes.east(lng), y: axes.north(lat) });
}

/** Distance in meters between two points that are near each other. */
export function metersBetween(a: LatLng, b: LatLng): number {
  const axes = new PlaneAxes(a);
  return Math.hypot(axes.east(b.lng), axes.north(b.lat));
}

/** Distance in meters from a point to a line between two others. */
export const metersToEdge = (point: PlanePoint, from: PlanePoint, to: PlanePoint): number =>
  Math.sqrt(squareToEdge(point.x, point.y, from.x, from.y, to.x, to.y));

/** The square of the distance from a point to a line between two others. */
export function squareToEdge(x: number, y: number, fromX: number, fromY: number, toX: number, toY: number): number {
  const dx = toX - fromX;
  const dy = toY - fromY;
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((x - fromX) * dx + (y - fromY) * dy) / square;
  const at = Math.min(1, Math.max(0, along));
  const offX = x - fromX - at * dx;
  const offY = y - fromY - at * dy;
  return offX * offX + offY * offY;
}
