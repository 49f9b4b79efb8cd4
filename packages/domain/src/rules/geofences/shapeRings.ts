import type { LatLng } from '../history/miles';
import { type GeofenceShape, type PolygonPart, unwrap } from './geofenceShape';
import { METERS_PER_DEGREE } from './plane';

const CIRCLE_POINTS = 96;
const CAP_POINTS = 24;

/**
 * The rings to draw a shape. A circle becomes a polygon whose vertices are exactly on its edge; a corridor one part for
 * each piece of its line, which overlap.
 */
export function shapeRings(shape: GeofenceShape): readonly PolygonPart[] {
  switch (shape.type) {
    case 'circle':
      return [{ outer: circleRing(shape.center, shape.radiusMeters, CIRCLE_POINTS), holes: [] }];
    case 'polygon':
      return shape.parts.map(({ outer, holes }) => ({ outer: unwrap(outer), holes: holes.map(unwrap) }));
    case 'corridor':
      return capsules(unwrap(shape.line), shape.halfWidthMeters);
  }
}

function circleRing(center: LatLng, radiusMeters: number, points: number): LatLng[] {
  return Array.from({ length: points }, (_, at) => pointAt(center, radiusMeters, (360 * at) / points));
}

function pointAt(center: LatLng, meters: number, bearingDegrees: number): LatLng {
  const bearing = (bearingDegrees * Math.PI) / 180;
  const lat = center.lat + (meters * Math.cos(bearing)) / METERS_PER_DEGREE;
  const metersPerLng = METERS_PER_DEGREE * Math.cos((Math.min(89, Math.abs(lat)) * Math.PI) / 180);
  return { lat, lng: center.lng + (meters * Math.sin(bearing)) / metersPerLng };
}

/** Around each piece of a line: half a circle at both ends. */
function capsules(line: readonly LatLng[], halfWidthMeters: number): PolygonPart[] {
  return line.slice(1).flatMap((to, at) => {
    const from = line[at];
    if (!from) return [];
    const x = (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180);
    const heading = (Math.atan2(x, to.lat - from.lat) * 180) / Math.PI;
    const half = (center: LatLng, start: number) =>
      Array.from({ length: CAP_POINTS / 2 + 1 }, (_, step) =>
        pointAt(center, halfWidthMeters, start + (180 * step) / (CAP_POINTS / 2)),
      );
    return [{ outer: [...half(to, heading - 90), ...half(from, heading + 90)], holes: [] }];
  });
}
