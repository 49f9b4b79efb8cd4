// Shapes of geofences: circles, and polygons with 64 vertices of which some have a hole.
const VERTICES = 64;
const METERS_PER_DEGREE = 111_195;

/** Three of ten are circles. The center is up to 25 km away from the place, so that some trailers are inside. */
export function benchShape(number, place) {
  const angle = number * 2.4;
  const away = ((number * 37) % 100) * 250;
  const center = moved(place, away * Math.cos(angle), away * Math.sin(angle));
  const radiusMeters = 200 + (number % 7) * 150;
  if (number % 10 < 3) return { type: 'circle', center, radiusMeters };
  const holes = number % 5 === 0 ? [ring(center, radiusMeters / 4, 8)] : [];
  return { type: 'polygon', parts: [{ outer: ring(center, radiusMeters, VERTICES), holes }] };
}

const ring = (center, radiusMeters, count) =>
  Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * 2 * Math.PI;
    const radius = radiusMeters * (0.85 + 0.15 * Math.cos(5 * angle));
    return moved(center, radius * Math.cos(angle), radius * Math.sin(angle));
  });

const moved = ({ lat, lng }, east, north) => ({
  lat: lat + north / METERS_PER_DEGREE,
  lng: lng + east / (METERS_PER_DEGREE * Math.cos((lat * Math.PI) / 180)),
});
