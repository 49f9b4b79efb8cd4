import type { LatLng } from '../../history/miles';
import { type GeofenceShape, type PolygonPart, type Ring, unwrap } from '../geofenceShape';

/** What the editor draws. */
export type ShapeMode = GeofenceShape['type'];

/** A shape that may be incomplete. The content of each mode is kept while another one is chosen. */
export interface ShapeDraft {
  readonly mode: ShapeMode;
  readonly center: LatLng | undefined;
  readonly radiusMeters: number;
  /** There is always one part. Its rings may be empty. */
  readonly parts: readonly PolygonPart[];
  readonly line: readonly LatLng[];
  readonly halfWidthMeters: number;
}

/** A line of vertices. The line of a corridor is ring 0 of part 0. */
export interface RingPlace {
  readonly part: number;
  /** 0 is the outer ring, 1 the first hole. */
  readonly ring: number;
}

export interface VertexPlace extends RingPlace {
  readonly vertex: number;
}

const DEFAULT_RADIUS_METERS = 150;
const DEFAULT_HALF_WIDTH_METERS = 50;

export const EMPTY_PART: PolygonPart = { outer: [], holes: [] };

export const EMPTY_DRAFT: ShapeDraft = {
  mode: 'circle',
  center: undefined,
  radiusMeters: DEFAULT_RADIUS_METERS,
  parts: [EMPTY_PART],
  line: [],
  halfWidthMeters: DEFAULT_HALF_WIDTH_METERS,
};

/** The draft with a shape in place of what its mode had. Lines get longitudes without jumps, next to each other. */
export function withShape(draft: ShapeDraft, shape: GeofenceShape): ShapeDraft {
  switch (shape.type) {
    case 'circle':
      return { ...draft, mode: 'circle', center: shape.center, radiusMeters: shape.radiusMeters };
    case 'polygon':
      return { ...draft, mode: 'polygon', parts: shape.parts.length > 0 ? unwrappedParts(shape.parts) : [EMPTY_PART] };
    case 'corridor':
      return { ...draft, mode: 'corridor', line: unwrap(shape.line), halfWidthMeters: shape.halfWidthMeters };
  }
}

function unwrappedParts(parts: readonly PolygonPart[]): readonly PolygonPart[] {
  const first = parts[0]?.outer[0];
  const unwrapped = (ring: Ring, neighbor: LatLng | undefined) => {
    const [start, ...others] = ring;
    return start ? unwrap([alongside(start, neighbor), ...others]) : ring;
  };
  return parts.map((part) => {
    const outer = unwrapped(part.outer, first);
    return { outer, holes: part.holes.map((hole) => unwrapped(hole, outer[0])) };
  });
}

/** All lines of vertices of the draft's mode, in order, including empty ones. A circle has none. */
export function ringsOf(draft: ShapeDraft): readonly (RingPlace & { readonly points: Ring })[] {
  switch (draft.mode) {
    case 'circle':
      return [];
    case 'corridor':
      return [{ part: 0, ring: 0, points: draft.line }];
    case 'polygon':
      return draft.parts.flatMap(({ outer, holes }, part) =>
        [outer, ...holes].map((points, ring) => ({ part, ring, points })),
      );
  }
}

/** The vertices of a ring; undefined if there is no such ring. */
export function ringAt(draft: ShapeDraft, { part, ring }: RingPlace): Ring | undefined {
  if (draft.mode === 'circle') return undefined;
  if (draft.mode === 'corridor') return part === 0 && ring === 0 ? draft.line : undefined;
  const found = draft.parts[part];
  return ring === 0 ? found?.outer : found?.holes[ring - 1];
}

/** The draft with other vertices of an existing ring. */
export function withRing(draft: ShapeDraft, { part, ring }: RingPlace, points: Ring): ShapeDraft {
  if (draft.mode === 'corridor') return { ...draft, line: points };
  const parts = draft.parts.map((found, index): PolygonPart => {
    if (index !== part) return found;
    if (ring === 0) return { ...found, outer: points };
    return { ...found, holes: found.holes.map((hole, at) => (at === ring - 1 ? points : hole)) };
  });
  return { ...draft, parts };
}

/** The draft without a ring. Without its outer ring, a part is gone with its holes. */
export function withoutRing(draft: ShapeDraft, { part, ring }: RingPlace): ShapeDraft {
  if (draft.mode === 'corridor') return { ...draft, line: [] };
  const parts = draft.parts.flatMap((found, index): PolygonPart[] => {
    if (index !== part) return [found];
    return ring === 0 ? [] : [{ ...found, holes: found.holes.filter((_, at) => at !== ring - 1) }];
  });
  return { ...draft, parts: parts.length > 0 ? parts : [EMPTY_PART] };
}

/** The point with the longitude that is nearest to a neighbor's, so that a ring has no jump at the antimeridian. */
export function alongside(point: LatLng, neighbor: LatLng | undefined): LatLng {
  if (!neighbor) return point;
  const turns = Math.round((neighbor.lng - point.lng) / 360);
  return turns === 0 ? point : { lat: point.lat, lng: point.lng + 360 * turns };
}
