import type { GeofenceShape } from '@gladhand/domain/geofences';

/** Corners of a shape; a circle has none. */
export function vertexCount(shape: GeofenceShape): number {
  if (shape.type === 'circle') return 0;
  if (shape.type === 'corridor') return shape.line.length;
  return shape.parts.reduce(
    (sum, { outer, holes }) => sum + outer.length + holes.reduce((total, hole) => total + hole.length, 0),
    0,
  );
}
