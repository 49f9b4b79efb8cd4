import type { LatLng } from '../history/miles';

/** A closed line whose last vertex is joined to the first. Longitudes may run past 180 across the antimeridian. */
export type Ring = readonly LatLng[];

/** An area without the areas of its holes. */
export interface PolygonPart {
  readonly outer: Ring;
  readonly holes: readonly Ring[];
}

export interface CircleShape {
  readonly type: 'circle';
  readonly center: LatLng;
  readonly radiusMeters: number;
}

export interface PolygonShape {
  readonly type: 'polygon';
  readonly parts: readonly PolygonPart[];
}

/** Everything within a distance of a line, such as a road. */
export interface CorridorShape {
  readonly type: 'corridor';
  readonly line: readonly LatLng[];
  readonly halfWidthMeters: number;
}

/**
 * The area of a geofence. Edges are straight in longitude and latitude (RFC 7946); a point on an edge is inside.
 */
export type GeofenceShape = CircleShape | PolygonShape | CorridorShape;

/** A box in degrees. `east` is above 180 for a box across the antimeridian. */
export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** The line with each longitude within 180 degrees of the one before, so that it has no jump at the antimeridian. */
export function unwrap(line: readonly LatLng[]): readonly LatLng[] {
  const [first, ...others] = line;
  if (!first) return [];
  const out = [first];
  let lng = first.lng;
  for (const point of others) {
    lng += shortestTurn(point.lng - lng);
    out.push({ lat: point.lat, lng });
  }
  return out;
}

/** The same turn in degrees between -180 and 180. */
export const shortestTurn = (degrees: number): number => degrees - 360 * Math.round(degrees / 360);

/** Whether a ring goes around a pole: its longitudes don't return to where they began. */
export function goesAroundPole(ring: Ring): boolean {
  const [first] = ring;
  const last = unwrap(ring).at(-1);
  if (!first || !last) return false;
  return Math.abs(first.lng - last.lng - shortestTurn(first.lng - last.lng)) > 1;
}
