import type { LatLng } from '../../history/miles';
import type { GeofenceShape, Ring } from '../geofenceShape';
import { metersToEdge, type PlanePoint, planeAround } from '../plane';
import { alongside } from './draft';

/** Where a point snaps to. */
export interface Snap {
  readonly to: 'vertex' | 'edge';
  readonly at: LatLng;
}

const ORIGIN: PlanePoint = { x: 0, y: 0 };

/**
 * The nearest vertex of the shapes within a distance, or else the nearest point on an edge; undefined if there is
 * neither. The rim of a circle is an edge, its center a vertex. The longitude stays on the side of the point.
 */
export function snapPoint(point: LatLng, shapes: readonly GeofenceShape[], withinMeters: number): Snap | undefined {
  const toPlane = planeAround(point);
  let vertex = { meters: withinMeters, at: undefined as LatLng | undefined };
  let edge = { meters: withinMeters, at: undefined as LatLng | undefined };
  const tryVertex = (at: LatLng, { x, y }: PlanePoint) => {
    const meters = Math.hypot(x, y);
    if (meters <= vertex.meters) vertex = { meters, at };
  };
  const tryEdge = (meters: number, at: () => LatLng) => {
    if (meters <= edge.meters) edge = { meters, at: at() };
  };
  for (const shape of shapes) {
    if (shape.type === 'circle') {
      const center = toPlane(shape.center);
      const meters = Math.hypot(center.x, center.y);
      tryVertex(shape.center, center);
      const share = meters === 0 ? 0 : 1 - shape.radiusMeters / meters;
      if (meters > 0) tryEdge(Math.abs(meters - shape.radiusMeters), () => between(point, shape.center, share));
      continue;
    }
    for (const line of linesOf(shape)) {
      let from: LatLng | undefined;
      let fromPlane: PlanePoint | undefined;
      for (const to of line) {
        const toPoint = toPlane(to);
        tryVertex(to, toPoint);
        if (from && fromPlane) {
          const [a, start] = [from, fromPlane];
          tryEdge(metersToEdge(ORIGIN, start, toPoint), () => between(a, to, nearestShare(start, toPoint)));
        }
        from = to;
        fromPlane = toPoint;
      }
    }
  }
  const to = vertex.at ? 'vertex' : 'edge';
  const at = vertex.at ?? edge.at;
  return at && { to, at: alongside(at, point) };
}

/** The lines of a shape; rings end where they begin. */
function linesOf(shape: Exclude<GeofenceShape, { type: 'circle' }>): readonly Ring[] {
  if (shape.type === 'corridor') return [shape.line];
  return shape.parts.flatMap(({ outer, holes }) => [outer, ...holes].map((ring) => [...ring, ...ring.slice(0, 1)]));
}

/** How far along an edge the origin is nearest to it. */
function nearestShare(from: PlanePoint, to: PlanePoint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  return square === 0 ? 0 : Math.min(1, Math.max(0, (-from.x * dx - from.y * dy) / square));
}

function between(from: LatLng, to: LatLng, share: number): LatLng {
  const end = alongside(to, from);
  return { lat: from.lat + (end.lat - from.lat) * share, lng: from.lng + (end.lng - from.lng) * share };
}
