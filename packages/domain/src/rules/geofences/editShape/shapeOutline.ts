import { EARTH_RADIUS_MILES, type LatLng } from '../../history/miles';
import type { CircleShape, Ring } from '../geofenceShape';

const METERS_PER_MILE = 1_609.344;
const EARTH_RADIUS_METERS = EARTH_RADIUS_MILES * METERS_PER_MILE;
const CIRCLE_POINTS = 96;

/** The point at a distance and a bearing (radians clockwise from north) from another, on the earth. */
export function pointFrom({ lat, lng }: LatLng, bearing: number, meters: number): LatLng {
  const angle = meters / EARTH_RADIUS_METERS;
  const from = (lat * Math.PI) / 180;
  const sin = Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(bearing);
  const east = Math.atan2(Math.sin(bearing) * Math.sin(angle) * Math.cos(from), Math.cos(angle) - Math.sin(from) * sin);
  return { lat: (Math.asin(Math.min(1, Math.max(-1, sin))) * 180) / Math.PI, lng: lng + (east * 180) / Math.PI };
}

/** The rim of a circle as a ring of 96 vertices, clockwise from north. */
export function circleRing({ center, radiusMeters }: Pick<CircleShape, 'center' | 'radiusMeters'>): Ring {
  return Array.from({ length: CIRCLE_POINTS }, (_, i) =>
    pointFrom(center, (i / CIRCLE_POINTS) * 2 * Math.PI, radiusMeters),
  );
}
