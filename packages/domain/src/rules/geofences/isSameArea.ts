import type { LatLng } from '../history/miles';
import { type GeofenceShape, type PolygonPart, type Ring, shortestTurn, unwrap } from './geofenceShape';

/** Files have seven digits, so that a degree that was written differs from the original by less. */
const WITHIN_DEGREES = 1e-7;
const WITHIN_METERS = 1e-3;

/**
 * Whether two shapes are the same area. Direction and first vertex of a ring, the order of holes, and full turns around
 * the earth don't matter.
 */
export function isSameArea(a: GeofenceShape, b: GeofenceShape): boolean {
  if (a.type === 'circle' && b.type === 'circle') {
    return isSamePoint(a.center, b.center) && Math.abs(a.radiusMeters - b.radiusMeters) <= WITHIN_METERS;
  }
  if (a.type === 'corridor' && b.type === 'corridor') {
    return isSameLine(a.line, b.line) && Math.abs(a.halfWidthMeters - b.halfWidthMeters) <= WITHIN_METERS;
  }
  return a.type === 'polygon' && b.type === 'polygon' && isSameList(a.parts, b.parts, isSamePart);
}

const isSamePart = (a: PolygonPart, b: PolygonPart) =>
  isSameRing(a.outer, b.outer) && isSameList(a.holes, b.holes, isSameRing);

/** Whether each element of a list has its own equal in the other one, in any order. */
function isSameList<T>(a: readonly T[], b: readonly T[], isSame: (one: T, other: T) => boolean): boolean {
  if (a.length !== b.length) return false;
  const left = [...b];
  return a.every((one) => {
    const index = left.findIndex((other) => isSame(one, other));
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}

function isSameRing(a: Ring, b: Ring): boolean {
  const [first] = a;
  if (!first || a.length !== b.length) return a.length === b.length;
  const reversed = [...b].reverse();
  return [...b.keys()].some((start) => isSameFrom(a, b, start) || isSameFrom(a, reversed, start));
}

const isSameFrom = (a: Ring, b: Ring, start: number) =>
  a.every((point, index) => isSamePoint(point, b[(index + start) % b.length] as LatLng));

function isSameLine(a: readonly LatLng[], b: readonly LatLng[]): boolean {
  const [one, other] = [unwrap(a), unwrap(b)];
  return one.length === other.length && one.every((point, index) => isSamePoint(point, other[index] as LatLng));
}

const isSamePoint = (a: LatLng, b: LatLng) =>
  Math.abs(a.lat - b.lat) <= WITHIN_DEGREES && Math.abs(shortestTurn(a.lng - b.lng)) <= WITHIN_DEGREES;
