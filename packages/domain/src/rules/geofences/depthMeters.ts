import type { LatLng } from '../history/miles';
import type { GeofenceShape, PolygonShape, Ring } from './geofenceShape';
import { metersToEdge, type PlanePoint, planeAround } from './plane';

const ORIGIN: PlanePoint = { x: 0, y: 0 };

/**
 * How deep a point is inside an area, in meters to the nearest edge: 0 on an edge, negative outside. Exact near the
 * area; far away it is only certain to be negative.
 */
export function depthMeters(shape: GeofenceShape, point: LatLng): number {
  const toPlane = planeAround(point);
  switch (shape.type) {
    case 'circle': {
      const { x, y } = toPlane(shape.center);
      return shape.radiusMeters - Math.hypot(x, y);
    }
    case 'corridor':
      return shape.halfWidthMeters - metersToLine(shape.line.map(toPlane));
    case 'polygon':
      return depthInPolygon(shape, toPlane);
  }
}

/** Whether a point is inside an area or on its edge. */
export const containsPoint = (shape: GeofenceShape, point: LatLng): boolean => depthMeters(shape, point) >= 0;

function metersToLine(line: readonly PlanePoint[]): number {
  let nearest = line.length === 1 && line[0] ? Math.hypot(line[0].x, line[0].y) : Number.POSITIVE_INFINITY;
  for (let i = 1; i < line.length; i++) {
    nearest = Math.min(nearest, metersToEdge(ORIGIN, line[i - 1] as PlanePoint, line[i] as PlanePoint));
  }
  return nearest;
}

function depthInPolygon({ parts }: PolygonShape, toPlane: (point: LatLng) => PlanePoint): number {
  let isInside = false;
  let nearest = Number.POSITIVE_INFINITY;
  for (const { outer, holes } of parts) {
    let isInPart = false;
    for (const ring of [outer, ...holes]) {
      const { crossings, meters } = lookAtRing(ring, toPlane);
      // The point is in the part if it is in an odd number of its rings: in the outer ring, but in no hole.
      if (crossings % 2 === 1) isInPart = !isInPart;
      nearest = Math.min(nearest, meters);
    }
    isInside ||= isInPart;
  }
  return isInside ? nearest : 0 - nearest;
}

/** How often a line from the origin to the east crosses a ring, and the distance from the origin to the ring. */
function lookAtRing(ring: Ring, toPlane: (point: LatLng) => PlanePoint): { crossings: number; meters: number } {
  let crossings = 0;
  let meters = Number.POSITIVE_INFINITY;
  const points = ring.map(toPlane);
  let from = points.at(-1);
  for (const to of points) {
    if (from) {
      meters = Math.min(meters, metersToEdge(ORIGIN, from, to));
      if (from.y > 0 !== to.y > 0 && from.x + ((0 - from.y) / (to.y - from.y)) * (to.x - from.x) > 0) crossings++;
    }
    from = to;
  }
  return { crossings, meters };
}
