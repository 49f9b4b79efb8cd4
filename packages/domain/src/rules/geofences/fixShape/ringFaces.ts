import type { LatLng } from '../../history/miles';
import { crossingPoint, type Edge, edgesOf, westOf } from '../crossingEdges';
import type { Ring } from '../geofenceShape';

/** A ring that crosses itself more often is a scribble, not an area. */
const MAX_CROSSINGS = 500;
/** Digits of a degree by which points are the same: a tenth of a millimeter. */
const DIGITS = 9;

/** A point where edges meet, with its edges in the order of their directions. */
interface Node extends LatLng {
  readonly outgoing: HalfEdge[];
}

/** An edge in one direction. The face that it bounds is to its left. */
interface HalfEdge {
  readonly from: Node;
  readonly to: Node;
  twin?: HalfEdge;
  face?: Face;
}

interface Face {
  readonly edges: HalfEdge[];
  isInside?: boolean;
}

/**
 * The areas that a ring which crosses itself encloses by the even-odd rule, as closed lines with the area to their left.
 * A line meets itself at a point if the area does. Undefined if the ring crosses itself too often.
 */
export function ringFaces(ring: Ring): readonly (readonly LatLng[])[] | undefined {
  const halves = halfEdges(ring);
  if (!halves) return undefined;
  const faces: Face[] = [];
  for (const half of halves) if (!half.face) faces.push(faceOf(half));
  for (const outer of faces.filter((face) => face.isInside === undefined && doubledArea(face.edges) <= 0))
    spread(outer);
  return faces.filter(({ isInside }) => isInside).map(({ edges }) => edges.map(({ from }) => from));
}

/** Twice the area within edges, in square degrees; negative if they run clockwise. */
const doubledArea = (edges: readonly HalfEdge[]): number =>
  edges.reduce((sum, { from, to }) => sum + from.lng * to.lat - to.lng * from.lat, 0);

/** Marks the faces: outside of all edges is not inside, and each edge is between inside and outside. */
function spread(outer: Face): void {
  outer.isInside = false;
  const open = [outer];
  for (let face = open.pop(); face; face = open.pop()) {
    for (const { twin } of face.edges) {
      const beside = twin?.face;
      if (!beside || beside.isInside !== undefined) continue;
      beside.isInside = !face.isInside;
      open.push(beside);
    }
  }
}

/** Walks around a face: at each point, the next edge clockwise from the one that was taken. */
function faceOf(start: HalfEdge): Face {
  const face: Face = { edges: [] };
  let half = start;
  do {
    half.face = face;
    face.edges.push(half);
    const { outgoing } = half.to;
    const back = outgoing.indexOf(half.twin as HalfEdge);
    half = outgoing[(back + outgoing.length - 1) % outgoing.length] as HalfEdge;
  } while (half !== start);
  return face;
}

function halfEdges(ring: Ring): readonly HalfEdge[] | undefined {
  const cuts = cutEdges(ring);
  if (!cuts) return undefined;
  const nodes = new Map<string, Node>();
  const nodeAt = ({ lat, lng }: LatLng): [string, Node] => {
    const key = `${lat.toFixed(DIGITS)} ${lng.toFixed(DIGITS)}`;
    const node = nodes.get(key) ?? { lat, lng, outgoing: [] };
    nodes.set(key, node);
    return [key, node];
  };
  const pieces = new Map<string, [Node, Node]>();
  for (const points of cuts) {
    for (let at = 1; at < points.length; at++) {
      const [fromKey, from] = nodeAt(points[at - 1] as LatLng);
      const [toKey, to] = nodeAt(points[at] as LatLng);
      if (from === to) continue;
      const key = fromKey < toKey ? `${fromKey} ${toKey}` : `${toKey} ${fromKey}`;
      // A way there and back encloses nothing.
      if (!pieces.delete(key)) pieces.set(key, [from, to]);
    }
  }
  const halves: HalfEdge[] = [];
  for (const [from, to] of pieces.values()) {
    const there: HalfEdge = { from, to };
    const back: HalfEdge = { from: to, to: from, twin: there };
    there.twin = back;
    from.outgoing.push(there);
    to.outgoing.push(back);
    halves.push(there, back);
  }
  for (const { outgoing } of nodes.values()) outgoing.sort((a, b) => direction(a) - direction(b));
  return halves;
}

const direction = ({ from, to }: HalfEdge) => Math.atan2(to.lat - from.lat, to.lng - from.lng);

/** The points of each edge: its ends, and between them where it crosses other edges. */
function cutEdges(ring: Ring): readonly (readonly LatLng[])[] | undefined {
  const edges = edgesOf(ring, 0).sort((a, b) => westOf(a) - westOf(b));
  const crossings = new Map<Edge, LatLng[]>(edges.map((edge) => [edge, []]));
  let count = 0;
  for (const [i, first] of edges.entries()) {
    const east = Math.max(first.from.lng, first.to.lng);
    for (let k = i + 1; k < edges.length; k++) {
      const second = edges[k] as Edge;
      if (westOf(second) > east) break;
      const at = isNeighbor(first, second, edges.length) ? undefined : crossingPoint(first, second);
      if (!at) continue;
      if (++count > MAX_CROSSINGS) return undefined;
      crossings.get(first)?.push(at);
      crossings.get(second)?.push(at);
    }
  }
  return edges.map((edge) => {
    const { from, to } = edge;
    const along = ({ lat, lng }: LatLng) =>
      (lat - from.lat) * (to.lat - from.lat) + (lng - from.lng) * (to.lng - from.lng);
    return [from, ...(crossings.get(edge) ?? []).sort((a, b) => along(a) - along(b)), to];
  });
}

const isNeighbor = (a: Edge, b: Edge, count: number): boolean => {
  const apart = Math.abs(a.vertex - b.vertex);
  return apart <= 1 || apart === count - 1;
};
