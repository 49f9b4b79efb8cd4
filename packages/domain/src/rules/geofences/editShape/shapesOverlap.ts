import type { LatLng } from '../../history/miles';
import { containsPoint } from '../depthMeters';
import { type Bounds, type GeofenceShape, shortestTurn } from '../geofenceShape';
import { packShape } from '../packedPolygon';
import { metersToEdge, type PlanePoint, planeAround } from '../plane';
import { shapeBounds } from '../shapeBounds';
import { circleRing } from './shapeOutline';

/** Whether two boxes have a point in common. */
export function boundsMeet(a: Bounds, b: Bounds): boolean {
  if (a.south > b.north || b.south > a.north) return false;
  const apart = Math.abs(shortestTurn((a.west + a.east - b.west - b.east) / 2));
  return apart <= (a.east - a.west + b.east - b.west) / 2;
}

/** Whether two valid shapes have an area in common, or touch. A hole is not part of its shape. */
export function shapesOverlap(a: GeofenceShape, b: GeofenceShape): boolean {
  const [boxA, boxB] = [shapeBounds(a), shapeBounds(b)];
  if (!boundsMeet(boxA, boxB)) return false;
  const origin = { lat: (boxB.south + boxB.north) / 2, lng: (boxB.west + boxB.east) / 2 };
  const toPlane = planeAround(origin);
  const [edgesA, edgesB] = [edgesOf(a, toPlane), edgesOf(b, toPlane)];
  const reach = reachOf(a) + reachOf(b);
  const [areaA, areaB] = [packShape(a), packShape(b)];
  return (
    verticesOf(a).some((at) => containsPoint(areaB, at)) ||
    verticesOf(b).some((at) => containsPoint(areaA, at)) ||
    edgesA.some((one) => edgesB.some((other) => meet(one, other, reach)))
  );
}

interface PlaneEdge {
  readonly from: PlanePoint;
  readonly to: PlanePoint;
}

/** How far a corridor reaches to both sides of its line. */
const reachOf = (shape: GeofenceShape) => (shape.type === 'corridor' ? shape.halfWidthMeters : 0);

function linesOf(shape: GeofenceShape): readonly (readonly LatLng[])[] {
  switch (shape.type) {
    case 'circle':
      return [closed(circleRing(shape))];
    case 'corridor':
      return [shape.line];
    case 'polygon':
      return shape.parts.flatMap(({ outer, holes }) => [outer, ...holes].map(closed));
  }
}

const closed = (ring: readonly LatLng[]) => [...ring, ...ring.slice(0, 1)];

const verticesOf = (shape: GeofenceShape) => linesOf(shape).flat();

const edgesOf = (shape: GeofenceShape, toPlane: (point: LatLng) => PlanePoint): readonly PlaneEdge[] =>
  linesOf(shape).flatMap((line) => {
    const points = line.map(toPlane);
    return points.slice(1).map((to, i) => ({ from: points[i] as PlanePoint, to }));
  });

/** Whether two edges cross, or come within a distance of each other. */
function meet(a: PlaneEdge, b: PlaneEdge, meters: number): boolean {
  if (Math.max(a.from.x, a.to.x) + meters < Math.min(b.from.x, b.to.x)) return false;
  if (Math.max(b.from.x, b.to.x) + meters < Math.min(a.from.x, a.to.x)) return false;
  if (Math.max(a.from.y, a.to.y) + meters < Math.min(b.from.y, b.to.y)) return false;
  if (Math.max(b.from.y, b.to.y) + meters < Math.min(a.from.y, a.to.y)) return false;
  if (side(a, b.from) !== side(a, b.to) && side(b, a.from) !== side(b, a.to)) return true;
  return (
    metersToEdge(a.from, b.from, b.to) <= meters ||
    metersToEdge(a.to, b.from, b.to) <= meters ||
    metersToEdge(b.from, a.from, a.to) <= meters ||
    metersToEdge(b.to, a.from, a.to) <= meters
  );
}

const side = ({ from, to }: PlaneEdge, { x, y }: PlanePoint) =>
  Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x));
