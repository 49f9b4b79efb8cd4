import fc from 'fast-check';
import type { LatLng } from '../history/miles';
import type { GeofenceShape, PolygonShape } from './geofenceShape';

/** A yard in South Bend, IN. */
export const YARD = { lat: 41.66, lng: -86.25 };
export const METERS_PER_DEGREE = 111_195.08;

/** A point this many meters east and north of another. */
export function offset(from: LatLng, eastMeters: number, northMeters: number): LatLng {
  return {
    lat: from.lat + northMeters / METERS_PER_DEGREE,
    lng: from.lng + eastMeters / (METERS_PER_DEGREE * Math.cos((from.lat * Math.PI) / 180)),
  };
}

/** A square with these sides around a point. */
export const square = (center: LatLng, sideMeters: number): LatLng[] => {
  const half = sideMeters / 2;
  return [
    offset(center, -half, -half),
    offset(center, half, -half),
    offset(center, half, half),
    offset(center, -half, half),
  ];
};

export const polygon = (outer: LatLng[], ...holes: LatLng[][]): PolygonShape => ({
  type: 'polygon',
  parts: [{ outer, holes }],
});

/** Evenly spread: most doubles between two limits are tiny. */
const meters = (most: number) =>
  fc.integer({ min: -most * 1_000, max: most * 1_000 }).map((millimeters) => millimeters / 1_000);

/** A point within some kilometers of the yard. */
export const nearYard: fc.Arbitrary<LatLng> = fc
  .tuple(meters(3_000), meters(3_000))
  .map(([x, y]) => offset(YARD, x, y));

/** A polygon whose vertices go around the yard in order, so that no edges cross. */
const star = fc.array(fc.double({ min: 200, max: 2_500, noNaN: true }), { minLength: 3, maxLength: 12 }).map((radii) =>
  radii.map((radius, i) => {
    const angle = (i / radii.length) * 2 * Math.PI;
    return offset(YARD, radius * Math.cos(angle), radius * Math.sin(angle));
  }),
);

export const shapes: fc.Arbitrary<GeofenceShape> = fc.oneof(
  fc.record({
    type: fc.constant('circle' as const),
    center: nearYard,
    radiusMeters: fc.double({ min: 10, max: 3_000, noNaN: true }),
  }),
  star.map((outer) => polygon(outer)),
  star.map((outer) => polygon(outer, square(YARD, 100))),
  fc.record({
    type: fc.constant('corridor' as const),
    line: fc.array(nearYard, { minLength: 2, maxLength: 5 }),
    halfWidthMeters: fc.double({ min: 10, max: 500, noNaN: true }),
  }),
);

/** The same shape, a full turn around the earth. */
export function turned(shape: GeofenceShape, degrees: number): GeofenceShape {
  const turn = ({ lat, lng }: LatLng) => ({ lat, lng: lng + degrees });
  switch (shape.type) {
    case 'circle':
      return { ...shape, center: turn(shape.center) };
    case 'corridor':
      return { ...shape, line: shape.line.map(turn) };
    case 'polygon':
      return {
        type: 'polygon',
        parts: shape.parts.map(({ outer, holes }) => ({
          outer: outer.map(turn),
          holes: holes.map((hole) => hole.map(turn)),
        })),
      };
  }
}
