import type { LatLng } from '../history/miles';
import type { GeofenceShape } from './geofenceShape';

/** Whether two shapes have the same numbers in the same order. */
export function isSameShape(a: GeofenceShape, b: GeofenceShape): boolean {
  if (a.type === 'circle' && b.type === 'circle') {
    return a.radiusMeters === b.radiusMeters && isSameLine([a.center], [b.center]);
  }
  if (a.type === 'corridor' && b.type === 'corridor') {
    return a.halfWidthMeters === b.halfWidthMeters && isSameLine(a.line, b.line);
  }
  if (a.type !== 'polygon' || b.type !== 'polygon' || a.parts.length !== b.parts.length) return false;
  return a.parts.every((part, at) => {
    const other = b.parts[at];
    return (
      other !== undefined &&
      isSameLine(part.outer, other.outer) &&
      part.holes.length === other.holes.length &&
      part.holes.every((hole, index) => isSameLine(hole, other.holes[index] ?? []))
    );
  });
}

const isSameLine = (a: readonly LatLng[], b: readonly LatLng[]): boolean =>
  a.length === b.length && a.every(({ lat, lng }, at) => lat === b[at]?.lat && lng === b[at]?.lng);
