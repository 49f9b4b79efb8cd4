import type { LatLng } from '../history/miles';
import type { GeofenceShape, PolygonPart, PolygonShape, Ring } from './geofenceShape';

/**
 * A polygon to judge positions by. Its vertices are numbers of one array: millions of objects that stay would make each
 * collection of garbage slow.
 */
export interface PackedPolygon {
  readonly type: 'packedPolygon';
  /** For each part how many rings it has, for each ring how many vertices, then their latitudes and longitudes. */
  readonly numbers: Float64Array;
}

/** A shape that can judge positions. */
export type JudgedShape = GeofenceShape | PackedPolygon;

/** The shape to judge positions by. Only polygons are packed. */
export function packShape(shape: GeofenceShape): JudgedShape {
  if (shape.type !== 'polygon') return shape;
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

type VisitEdge = (fromLat: number, fromLng: number, toLat: number, toLng: number) => void;

/** Calls back with each edge of a polygon, and after each of its parts. */
export function eachEdge(shape: PolygonShape | PackedPolygon, visit: VisitEdge, endPart?: () => void): void {
  if (shape.type === 'packedPolygon') eachPackedEdge(shape.numbers, visit, endPart);
  else eachDrawnEdge(shape, visit, endPart);
}

function eachDrawnEdge({ parts }: PolygonShape, visit: VisitEdge, endPart?: () => void): void {
  for (const { outer, holes } of parts) {
    for (const ring of [outer, ...holes]) {
      let from = ring.at(-1);
      for (const to of ring) {
        if (from) visit(from.lat, from.lng, to.lat, to.lng);
        from = to;
      }
    }
    endPart?.();
  }
}

function eachPackedEdge(numbers: Float64Array, visit: VisitEdge, endPart?: () => void): void {
  const number = (at: number) => numbers[at] as number;
  let at = 0;
  while (at < numbers.length) {
    for (let rings = number(at++); rings > 0; rings--) {
      const end = at + 1 + 2 * number(at);
      let fromLat = number(end - 2);
      let fromLng = number(end - 1);
      for (at++; at < end; at += 2) {
        const toLat = number(at);
        const toLng = number(at + 1);
        visit(fromLat, fromLng, toLat, toLng);
        fromLat = toLat;
        fromLng = toLng;
      }
    }
    endPart?.();
  }
}
