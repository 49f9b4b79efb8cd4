import { type RingPlace, ringAt, ringsOf, type ShapeDraft, type VertexPlace } from '@gladhand/domain/geofences';
import type { MapPoint } from '../../../map/mapFeatures';

/** A vertex that gets a button on the map. */
export interface ShownVertex extends VertexPlace {
  at: MapPoint;
  /** How many vertices its ring has. */
  count: number;
  /** Holes of its part and parts, to name it. */
  key: string;
}

/** The middle of an edge, where a vertex can be inserted. */
export interface ShownMidpoint {
  after: VertexPlace;
  at: MapPoint;
  count: number;
  key: string;
}

/** A box in degrees around the view; `east` may be above 180. */
export interface ViewBox {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** More buttons would cover each other and take too long to move. The table has all vertices. */
export const MAX_SHOWN = 200;
/** Shorter edges have no room for a button in their middle. */
export const MIN_EDGE_PX = 48;

export const vertexKey = ({ part, ring, vertex }: VertexPlace) => `${part} ${ring} ${vertex}`;

export const isInRing = (vertex: RingPlace, ring: RingPlace) => vertex.part === ring.part && vertex.ring === ring.ring;

/** The vertices in view; above the limit, every second, third and so on, and always the selected one. */
export function shownVertices(
  draft: ShapeDraft,
  view: ViewBox,
  selected: VertexPlace | undefined,
  limit: number = MAX_SHOWN,
): readonly ShownVertex[] {
  const rings = ringsOf(draft);
  const inView = rings.map(({ points }) => points.flatMap((at, vertex) => (isIn(at, view) ? [vertex] : [])));
  const total = inView.reduce((sum, { length }) => sum + length, 0);
  const step = Math.max(1, Math.ceil(total / limit));
  let index = 0;
  return rings.flatMap(({ part, ring, points }, which) => {
    const isSelectedRing = selected?.part === part && selected.ring === ring;
    return (inView[which] ?? []).flatMap((vertex): ShownVertex[] => {
      const at = points[vertex];
      const isShown = index++ % step === 0 || (isSelectedRing && selected.vertex === vertex);
      if (!isShown || !at) return [];
      return [{ part, ring, vertex, at, count: points.length, key: vertexKey({ part, ring, vertex }) }];
    });
  });
}

/** The middles of edges between shown vertices, if there is room for them. */
export function shownMidpoints(
  draft: ShapeDraft,
  shown: readonly ShownVertex[],
  lengthPx: (from: MapPoint, to: MapPoint) => number,
): readonly ShownMidpoint[] {
  const keys = new Set(shown.map(({ key }) => key));
  return shown.flatMap(({ part, ring, vertex, at: from, count }): ShownMidpoint[] => {
    const isLast = vertex === count - 1;
    if (isLast && (draft.mode === 'corridor' || count < 3)) return [];
    const next = { part, ring, vertex: isLast ? 0 : vertex + 1 };
    const to = keys.has(vertexKey(next)) ? ringAt(draft, next)?.[next.vertex] : undefined;
    if (!to || lengthPx(from, to) < MIN_EDGE_PX) return [];
    const after = { part, ring, vertex };
    const at = { lat: (from.lat + to.lat) / 2, lng: (from.lng + to.lng) / 2 };
    return [{ after, at, count, key: `after ${vertexKey(after)}` }];
  });
}

function isIn({ lat, lng }: MapPoint, { west, south, east, north }: ViewBox): boolean {
  if (lat < south || lat > north) return false;
  const middle = (west + east) / 2;
  const apart = lng - middle - 360 * Math.round((lng - middle) / 360);
  return Math.abs(apart) <= (east - west) / 2;
}
