import type { LatLng } from '../../history/miles';
import { circleRing } from '../editShape/shapeOutline';
import type { CircleShape, GeofenceShape, PolygonPart, Ring } from '../geofenceShape';
import { METERS_PER_DEGREE } from '../plane';
import { roundShape, wrapLongitude } from './degrees';
import { splitLine, splitPart } from './splitAtAntimeridian';

/** What programs that know points, lines and polygons draw for a shape. Longitudes are from -180 to 180. */
export interface ShapeDrawing {
  readonly points: readonly LatLng[];
  readonly lines: readonly (readonly LatLng[])[];
  readonly parts: readonly PolygonPart[];
}

/**
 * The drawing of a shape: a ring for a circle, the line of a corridor, and parts that don't cross the antimeridian. It
 * is drawn from rounded degrees, so that a file that was read gives the same drawing.
 */
export function drawingOf(original: GeofenceShape): ShapeDrawing {
  const shape = roundShape(original);
  switch (shape.type) {
    case 'circle': {
      const ring = ringOf(shape);
      if (!ring) return { points: [wrapped(shape.center)], lines: [], parts: [] };
      return { points: [], lines: [], parts: splitPart({ outer: ring, holes: [] }) };
    }
    case 'corridor':
      return { points: [], lines: splitLine(shape.line), parts: [] };
    case 'polygon':
      return { points: [], lines: [], parts: shape.parts.flatMap(splitPart) };
  }
}

/** Whether the drawing of a polygon has the same rings, so that it needs no copy of its shape. */
export const isDrawnAsIs = (shape: GeofenceShape): boolean =>
  shape.type === 'polygon' &&
  shape.parts.every(({ outer, holes }) => [outer, ...holes].every((ring) => isWithinOneTurn(ring)));

function isWithinOneTurn(ring: Ring): boolean {
  return ring.every(({ lng }, index) => {
    const before = ring.at(index - 1);
    return lng >= -180 && lng <= 180 && Math.abs(lng - (before?.lng ?? lng)) <= 180;
  });
}

const wrapped = ({ lat, lng }: LatLng): LatLng => ({ lat, lng: wrapLongitude(lng) });

/** Vertices around a circle; undefined if a pole is inside. */
function ringOf(circle: CircleShape): Ring | undefined {
  const reachesPole = Math.abs(circle.center.lat) + circle.radiusMeters / METERS_PER_DEGREE >= 90;
  return reachesPole ? undefined : circleRing(circle);
}
