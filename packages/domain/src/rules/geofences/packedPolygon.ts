import type { LatLng } from '../history/miles';
import type { GeofenceShape, PolygonPart, PolygonShape, Ring } from './geofenceShape';

/**
 * A polygon to judge positions by. Its vertices are numbers of one array: millions of objects that stay would make each
 * collection of garbage slow. Each position is judged by a loop over them: calling a function with each edge would turn its
 * numbers into objects.
 */
export interface PackedPolygon {
  readonly type: 'packedPolygon';
  /** For each part how many rings it has, for each ring how many vertices, then their latitudes and longitudes. */
  readonly numbers: Float64Array;
}

/** A shape that can judge positions. */
export type JudgedShape = GeofenceShape | PackedPolygon;

/** The shape to judge positions by. Only polygons are packed. */
export const packShape = (shape: GeofenceShape): JudgedShape => (shape.type === 'polygon' ? packPolygon(shape) : shape);

/** The vertices of a polygon as numbers of one array. */
export function packPolygon(shape: PolygonShape): PackedPolygon {
  const numbers: number[] = [];
  for (const { outer, holes } of shape.parts) {
    numbers.push(1 + holes.length);
    for (const ring of [outer, ...holes]) {
      numbers.push(ring.length);
      for (const { lat, lng } of ring) numbers.push(lat, lng);
    }
  }
  return { type: 'packedPolygon', numbers: Float64Array.from(numbers) };
}

/** The shape that was packed, with all its vertices. */
export function unpackShape(shape: JudgedShape): GeofenceShape {
  if (shape.type !== 'packedPolygon') return shape;
  const { numbers } = shape;
  let at = 0;
  const next = () => numbers[at++] ?? 0;
  const nextRing = (): Ring => {
    const ring: LatLng[] = [];
    for (let left = next(); left > 0; left--) ring.push({ lat: next(), lng: next() });
    return ring;
  };
  const parts: PolygonPart[] = [];
  while (at < numbers.length) {
    const holeCount = next() - 1;
    const outer = nextRing();
    parts.push({ outer, holes: Array.from({ length: holeCount }, nextRing) });
  }
  return { type: 'polygon', parts };
}
