import type { GeofenceShape } from '../geofenceShape';
import { lineLength } from '../ringArea';

/** The length of all edges of a shape in meters, with those of holes. */
export function shapePerimeter(shape: GeofenceShape): number {
  switch (shape.type) {
    case 'circle':
      return 2 * Math.PI * shape.radiusMeters;
    case 'corridor':
      return 2 * lineLength(shape.line) + 2 * Math.PI * shape.halfWidthMeters;
    case 'polygon':
      return shape.parts
        .flatMap(({ outer, holes }) => [outer, ...holes])
        .reduce((sum, ring) => sum + lineLength([...ring, ...ring.slice(0, 1)]), 0);
  }
}
