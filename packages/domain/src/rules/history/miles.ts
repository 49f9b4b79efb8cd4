/** A point on earth in degrees. */
export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

/** Mean radius of the earth. */
export const EARTH_RADIUS_MILES = 3_958.7613;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance between two points in miles (haversine). */
export function greatCircleMiles(a: LatLng, b: LatLng): number {
  const north = Math.sin(radians(b.lat - a.lat) / 2);
  const east = Math.sin(radians(b.lng - a.lng) / 2);
  const square = north * north + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * east * east;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(square)));
}

/** The direction from one point to another in degrees clockwise from north. */
export function bearingDegrees(a: LatLng, b: LatLng): number {
  const east = radians(b.lng - a.lng);
  const y = Math.sin(east) * Math.cos(radians(b.lat));
  const x =
    Math.cos(radians(a.lat)) * Math.sin(radians(b.lat)) -
    Math.sin(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.cos(east);
  return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
}
