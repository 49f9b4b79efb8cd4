import type { LatLng } from '../history/miles';
import { type JudgedShape, type PackedPolygon, packPolygon } from './packedPolygon';
import { metersToEdge, PlaneAxes, type PlanePoint, planeAround, squareToEdge } from './plane';

const ORIGIN: PlanePoint = { x: 0, y: 0 };

/**
 * How deep a point is inside an area, in meters to the nearest edge: 0 on an edge, negative outside. Exact near the
 * area; far away it is only certain to be negative. Pack a polygon that judges many points.
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
      return depthInPolygon(packPolygon(shape), point);
    case 'packedPolygon':
      return depthInPolygon(shape, point);
  }
}

/** Whether a point is inside an area or on its edge. Faster than `depthMeters`. */
export function containsPoint(shape: JudgedShape, point: LatLng): boolean {
  switch (shape.type) {
    case 'polygon':
      return isInPolygon(packPolygon(shape), point);
    case 'packedPolygon':
      return isInPolygon(shape, point);
    default:
      return depthMeters(shape, point) >= 0;
  }
}

function metersToLine(line: readonly PlanePoint[]): number {
  let nearest = line.length === 1 && line[0] ? Math.hypot(line[0].x, line[0].y) : Number.POSITIVE_INFINITY;
  for (let i = 1; i < line.length; i++) {
    nearest = Math.min(nearest, metersToEdge(ORIGIN, line[i - 1] as PlanePoint, line[i] as PlanePoint));
  }
  return nearest;
}

/** The point is in a part if a line from it to the east crosses an odd number of edges: in the outer ring, but in no hole. */
function depthInPolygon({ numbers }: PackedPolygon, point: LatLng): number {
  const axes = new PlaneAxes(point);
  let isInside = false;
  let square = Number.POSITIVE_INFINITY;
  let at = 0;
  while (at < numbers.length) {
    let isInPart = false;
    for (let rings = numbers[at++] as number; rings > 0; rings--) {
      const end = at + 1 + 2 * (numbers[at] as number);
      let fromY = axes.north(numbers[end - 2] as number);
      let fromX = axes.east(numbers[end - 1] as number);
      for (at++; at < end; at += 2) {
        const toY = axes.north(numbers[at] as number);
        const toX = axes.east(numbers[at + 1] as number);
        const toEdge = squareToEdge(0, 0, fromX, fromY, toX, toY);
        if (toEdge < square) square = toEdge;
        if (fromY > 0 !== toY > 0 && fromX + ((0 - fromY) / (toY - fromY)) * (toX - fromX) > 0) isInPart = !isInPart;
        fromX = toX;
        fromY = toY;
      }
    }
    isInside ||= isInPart;
  }
  const nearest = Math.sqrt(square);
  return isInside ? nearest : 0 - nearest;
}

/** Whether the depth is 0 or more. Distances are only measured to edges that reach the point's latitude. */
function isInPolygon({ numbers }: PackedPolygon, point: LatLng): boolean {
  const { lat } = point;
  const axes = new PlaneAxes(point);
  let isInside = false;
  let at = 0;
  while (at < numbers.length) {
    let isInPart = false;
    for (let rings = numbers[at++] as number; rings > 0; rings--) {
      const end = at + 1 + 2 * (numbers[at] as number);
      let fromLat = numbers[end - 2] as number;
      let fromLng = numbers[end - 1] as number;
      for (at++; at < end; at += 2) {
        const toLat = numbers[at] as number;
        const toLng = numbers[at + 1] as number;
        if (fromLat > lat !== toLat > lat || fromLat === lat || toLat === lat) {
          const fromX = axes.east(fromLng);
          const fromY = axes.north(fromLat);
          const toX = axes.east(toLng);
          const toY = axes.north(toLat);
          if (squareToEdge(0, 0, fromX, fromY, toX, toY) === 0) return true;
          if (fromY > 0 !== toY > 0 && fromX + ((0 - fromY) / (toY - fromY)) * (toX - fromX) > 0) isInPart = !isInPart;
        }
        fromLat = toLat;
        fromLng = toLng;
      }
    }
    isInside ||= isInPart;
  }
  return isInside;
}
