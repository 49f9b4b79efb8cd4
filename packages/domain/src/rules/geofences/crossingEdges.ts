import type { LatLng } from '../history/miles';
import { type Ring, unwrap } from './geofenceShape';

/** Two edges that cross, by the index of their first vertex, and where. */
export interface CrossingEdges {
  readonly first: Edge;
  readonly second: Edge;
  readonly at: LatLng;
}

/** An edge of one of several rings. */
export interface Edge {
  /** Index of the ring. */
  readonly ring: number;
  /** Index of the vertex that the edge begins at. */
  readonly vertex: number;
  readonly from: LatLng;
  readonly to: LatLng;
}

/**
 * Two edges of the rings that cross, or undefined. Edges that meet at a vertex of one ring don't cross. Edges are sorted
 * from west to east, so that only those above each other are compared.
 */
export function crossingEdges(rings: readonly Ring[]): CrossingEdges | undefined {
  const edges = rings.flatMap(edgesOf).sort((a, b) => westOf(a) - westOf(b));
  for (const [i, first] of edges.entries()) {
    const east = Math.max(first.from.lng, first.to.lng);
    for (let k = i + 1; k < edges.length; k++) {
      const second = edges[k] as Edge;
      if (westOf(second) > east) break;
      if (areNeighbors(first, second, rings)) continue;
      const at = crossingPoint(first, second);
      if (at) return { first, second, at };
    }
  }
  return undefined;
}

export const westOf = ({ from, to }: Edge) => Math.min(from.lng, to.lng);

export function edgesOf(ring: Ring, index: number): Edge[] {
  const points = unwrap(ring);
  return points.map((from, vertex) => ({
    ring: index,
    vertex,
    from,
    to: points[(vertex + 1) % points.length] as LatLng,
  }));
}

function areNeighbors(a: Edge, b: Edge, rings: readonly Ring[]): boolean {
  if (a.ring !== b.ring) return false;
  const count = rings[a.ring]?.length ?? 0;
  const apart = Math.abs(a.vertex - b.vertex);
  return apart <= 1 || apart === count - 1;
}

/** Where two edges cross or touch; undefined if they do neither. */
export function crossingPoint(a: Edge, b: Edge): LatLng | undefined {
  const ax = a.to.lng - a.from.lng;
  const ay = a.to.lat - a.from.lat;
  const bx = b.to.lng - b.from.lng;
  const by = b.to.lat - b.from.lat;
  const area = ax * by - ay * bx;
  if (area === 0) return undefined;
  const x = b.from.lng - a.from.lng;
  const y = b.from.lat - a.from.lat;
  const onA = (x * by - y * bx) / area;
  const onB = (x * ay - y * ax) / area;
  if (onA < 0 || onA > 1 || onB < 0 || onB > 1) return undefined;
  return { lat: a.from.lat + ay * onA, lng: a.from.lng + ax * onA };
}
