import type { LatLng } from '../history/miles';
import { type Bounds, type GeofenceShape, shortestTurn } from './geofenceShape';
import { METERS_PER_DEGREE } from './plane';

/** The smallest box around a shape. */
export function shapeBounds(shape: GeofenceShape): Bounds {
  switch (shape.type) {
    case 'circle':
      return widened(boundsOf([shape.center]), shape.radiusMeters);
    case 'corridor':
      return widened(boundsOf(shape.line), shape.halfWidthMeters);
    case 'polygon':
      return joined(shape.parts.map(({ outer }) => boundsOf(outer)));
  }
}

/** The box around points of a line, widened by a distance. */
export const boundsAround = (points: readonly LatLng[], meters: number): Bounds => widened(boundsOf(points), meters);

function boundsOf(points: readonly LatLng[]): Bounds {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  let lng = points[0]?.lng ?? 0;
  for (const point of points) {
    const { lat } = point;
    lng += shortestTurn(point.lng - lng);
    west = Math.min(west, lng);
    east = Math.max(east, lng);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  return { west, south, east, north };
}

/** One box around several; a part on the other side of the antimeridian is moved next to the first. */
function joined([first, ...others]: readonly Bounds[]): Bounds {
  if (!first) return { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  return others.reduce((box, other) => {
    const turn = 360 * Math.round((box.west - other.west) / 360);
    return {
      west: Math.min(box.west, other.west + turn),
      south: Math.min(box.south, other.south),
      east: Math.max(box.east, other.east + turn),
      north: Math.max(box.north, other.north),
    };
  }, first);
}

function widened({ west, south, east, north }: Bounds, meters: number): Bounds {
  const lat = meters / METERS_PER_DEGREE;
  const farthest = Math.min(89, Math.max(Math.abs(south), Math.abs(north)) + lat);
  const lng = Math.min(180, lat / Math.cos((farthest * Math.PI) / 180));
  return {
    west: west - lng,
    south: Math.max(-90, south - lat),
    east: east + lng,
    north: Math.min(90, north + lat),
  };
}
