import type { LatLng } from '../history/miles';
import type { PolygonShape } from './geofenceShape';
import { eachEdge, type JudgedShape, type PackedPolygon } from './packedPolygon';
import { metersToEdge, PlaneAxes, type PlanePoint, planeAround, squareToEdge } from './plane';

const ORIGIN: PlanePoint = { x: 0, y: 0 };

/**
 * How deep a point is inside an area, in meters to the nearest edge: 0 on an edge, negative outside. Exact near the
 * area; far away it is only certain to be negative.
 */
export function depthMeters(shape: JudgedShape, point: LatLng): number {
  switch (shape.type) {
    case 'circle': {
      const { x, y } = planeAround(point)(shape.center);
      return shape.radiusMeters - Math.hypot(x, y);
    }
    case 'corridor':
      return shape.halfWidthMeters - metersToLine(shape.line.map(planeAround(point)));
    case 'polygon':
    case 'packedPolygon':
      return depthInPolygon(shape, point);
  }
}

/** Whether a point is inside an area or on its edge. */
export const containsPoint = (shape: JudgedShape, point: LatLng): boolean => depthMeters(shape, point) >= 0;

function metersToLine(line: readonly PlanePoint[]): number {
  let nearest = line.length === 1 && line[0] ? Math.hypot(line[0].x, line[0].y) : Number.POSITIVE_INFINITY;
  for (let i = 1; i < line.length; i++) {
    nearest = Math.min(nearest, metersToEdge(ORIGIN, line[i - 1] as PlanePoint, line[i] as PlanePoint));
  }
  return nearest;
}

/**
 * The point is in a part if a line from it to the east crosses an odd number of edges: in the outer ring, but in no hole.
 * Works with numbers alone, because ingest does this for each report.
 */
function depthInPolygon(shape: PolygonShape | PackedPolygon, point: LatLng): number {
  const axes = new PlaneAxes(point);
  let isInside = false;
  let isInPart = false;
  let square = Number.POSITIVE_INFINITY;
  eachEdge(
    shape,
    (fromLat, fromLng, toLat, toLng) => {
      const fromX = axes.east(fromLng);
      const fromY = axes.north(fromLat);
      const toX = axes.east(toLng);
      const toY = axes.north(toLat);
      const toEdge = squareToEdge(0, 0, fromX, fromY, toX, toY);
      if (toEdge < square) square = toEdge;
      if (fromY > 0 !== toY > 0 && fromX + ((0 - fromY) / (toY - fromY)) * (toX - fromX) > 0) isInPart = !isInPart;
    },
    () => {
      isInside ||= isInPart;
      isInPart = false;
    },
  );
  const nearest = Math.sqrt(square);
  return isInside ? nearest : 0 - nearest;
}
