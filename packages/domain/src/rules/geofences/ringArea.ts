import type { LatLng } from '../history/miles';
import type { GeofenceShape, Ring } from './geofenceShape';
import { planeAround } from './plane';

/** The area of a ring in square meters, in any direction of its vertices. */
export function ringArea(ring: Ring): number {
  const points = ring.map(planeAround(ring[0] ?? { lat: 0, lng: 0 }));
  let doubled = 0;
  let from = points.at(-1);
  for (const to of points) {
    if (from) doubled += from.x * to.y - to.x * from.y;
    from = to;
  }
  return Math.abs(doubled) / 2;
}

/** The area of a shape in square meters. Where a corridor bends, its overlap counts once more; parts must not overlap. */
export function shapeArea(shape: GeofenceShape): number {
  switch (shape.type) {
    case 'circle':
      return Math.PI * shape.radiusMeters ** 2;
    case 'corridor':
      return lineLength(shape.line) * 2 * shape.halfWidthMeters + Math.PI * shape.halfWidthMeters ** 2;
    case 'polygon':
      return shape.parts.reduce(
        (sum, { outer, holes }) => sum + ringArea(outer) - holes.reduce((less, hole) => less + ringArea(hole), 0),
        0,
      );
  }
}

/** The length of a line in meters. */
export function lineLength(line: readonly LatLng[]): number {
  let meters = 0;
  let from = line[0];
  for (const to of line.slice(1)) {
    if (from) {
      const middle = { lat: (from.lat + to.lat) / 2, lng: from.lng };
      const toPlane = planeAround(middle);
      meters += Math.hypot(toPlane(to).x, toPlane(to).y - toPlane(from).y);
    }
    from = to;
  }
  return meters;
}
