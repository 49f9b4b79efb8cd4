import type { LatLng } from '../../history/miles';
import { checkShape } from '../checkShape';
import type { CorridorShape, GeofenceShape, PolygonShape, Ring } from '../geofenceShape';
import { metersToEdge, planeAround } from '../plane';
import { SHAPE_LIMITS } from '../shapeLimits';

/** A simplified line is at most this far from each vertex that was left out; less than the accuracy of positions. */
export const SIMPLIFY_WITHIN_METERS = 5;
/** The smallest distance that leaves few enough vertices is used. */
const DISTANCES_METERS = [0.5, 1, 2, SIMPLIFY_WITHIN_METERS];
/** Vertices that are compared with each other. Without a limit, the time would grow with the square of a long ring. */
const BLOCK_VERTICES = 512;

/** The shape with as many vertices as a geofence can have; undefined if that changes it by more than 5 m. */
export function simplifyShape(shape: GeofenceShape): GeofenceShape | undefined {
  if (shape.type === 'circle') return undefined;
  for (const meters of DISTANCES_METERS) {
    const simple = simplified(shape, meters);
    if (simple && checkShape(simple).every(({ code }) => code !== 'crossingEdges')) return simple;
  }
  return undefined;
}

/** Undefined if too many vertices are left. */
function simplified(shape: PolygonShape | CorridorShape, meters: number): GeofenceShape | undefined {
  if (shape.type === 'corridor') {
    const line = simplifyLine(shape.line, meters, SHAPE_LIMITS.maxLinePoints);
    return line && { ...shape, line };
  }
  let remaining: number = SHAPE_LIMITS.maxVertices;
  const parts: { outer: Ring; holes: Ring[] }[] = [];
  for (const { outer, holes } of shape.parts) {
    const rings: Ring[] = [];
    for (const ring of [outer, ...holes]) {
      const simple = simplifyRing(ring, meters, remaining);
      if (!simple) return undefined;
      remaining -= simple.length;
      rings.push(simple);
    }
    const [first = [], ...others] = rings;
    parts.push({ outer: first, holes: others });
  }
  return { type: 'polygon', parts };
}

/** A ring that would be too small to simplify is kept. */
function simplifyRing(ring: Ring, meters: number, maxVertices: number): Ring | undefined {
  const [first] = ring;
  if (!first) return ring;
  const simple = simplifyLine([...ring, first], meters, maxVertices + 1)?.slice(0, -1);
  if (simple && simple.length < 3) return ring.length <= maxVertices ? ring : undefined;
  return simple;
}

/**
 * Leaves out vertices that are near the line between those that stay (Douglas-Peucker, block by block). Undefined as
 * soon as too many stay.
 */
function simplifyLine(line: readonly LatLng[], meters: number, maxVertices: number): readonly LatLng[] | undefined {
  const kept = new Set([0]);
  for (let start = 0; start < line.length - 1; start += BLOCK_VERTICES) {
    const end = Math.min(start + BLOCK_VERTICES, line.length - 1);
    kept.add(end);
    const open: [number, number][] = [[start, end]];
    for (let span = open.pop(); span; span = open.pop()) {
      const farthest = farthestBeyond(line, span, meters);
      if (farthest === undefined) continue;
      kept.add(farthest);
      if (kept.size > maxVertices) return undefined;
      open.push([span[0], farthest], [farthest, span[1]]);
    }
  }
  return kept.size > maxVertices ? undefined : line.filter((_, index) => kept.has(index));
}

/** The vertex between two others that is farthest from the edge between them, if it is farther than the distance. */
function farthestBeyond(line: readonly LatLng[], [from, to]: [number, number], meters: number): number | undefined {
  let farthest: number | undefined;
  let most = meters;
  for (let index = from + 1; index < to; index++) {
    const toPlane = planeAround(line[index] as LatLng);
    const distance = metersToEdge({ x: 0, y: 0 }, toPlane(line[from] as LatLng), toPlane(line[to] as LatLng));
    if (distance > most) {
      most = distance;
      farthest = index;
    }
  }
  return farthest;
}
