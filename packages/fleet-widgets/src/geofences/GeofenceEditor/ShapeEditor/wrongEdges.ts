import { type DraftProblem, ringAt, ringsOf, type ShapeDraft, type VertexPlace } from '@gladhand/domain/geofences';
import type { MapPoint } from '../../../map/mapFeatures';

interface WrongEdges {
  edges: readonly (readonly [MapPoint, MapPoint])[];
  /** The edges by the vertex they begin at. */
  from: readonly VertexPlace[];
  /** Where they cross. */
  at: MapPoint | undefined;
}

const NONE: WrongEdges = { edges: [], from: [], at: undefined };
/** Of the length of an edge: how far off its line a crossing may be for rounding. */
const TOLERANCE = 1e-6;

/** Both edges that cross, if two do. A problem names only the first of them. */
export function wrongEdges(draft: ShapeDraft, problems: readonly DraftProblem[]): WrongEdges {
  const problem = problems.find(({ code }) => code === 'crossingEdges');
  const { part, ring = 0, vertex, at } = problem ?? {};
  if (part === undefined || vertex === undefined || !at) return NONE;
  const first = { part, ring, vertex };
  const second = ringsOf(draft)
    .filter((one) => one.part === part)
    .flatMap((one) => one.points.map((_, index): VertexPlace => ({ part, ring: one.ring, vertex: index })))
    .find((place) => (place.ring !== ring || place.vertex !== vertex) && isOnEdge(edgeOf(draft, place), at));
  const from = second ? [first, second] : [first];
  return { from, at, edges: from.map((place) => edgeOf(draft, place)).filter((edge) => edge !== undefined) };
}

function edgeOf(draft: ShapeDraft, place: VertexPlace): readonly [MapPoint, MapPoint] | undefined {
  const points = ringAt(draft, place);
  const from = points?.[place.vertex];
  const to = points?.[(place.vertex + 1) % points.length];
  return from && to && [from, to];
}

function isOnEdge(edge: readonly [MapPoint, MapPoint] | undefined, at: MapPoint): boolean {
  if (!edge) return false;
  const [from, to] = edge;
  const turn = 360 * Math.round((from.lng - at.lng) / 360);
  const [x, y] = [to.lng - from.lng, to.lat - from.lat];
  const [px, py] = [at.lng + turn - from.lng, at.lat - from.lat];
  const square = x * x + y * y;
  const along = square === 0 ? -1 : (px * x + py * y) / square;
  const off = Math.abs(px * y - py * x);
  return along >= -TOLERANCE && along <= 1 + TOLERANCE && off <= TOLERANCE * square;
}
