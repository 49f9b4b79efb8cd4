import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LatLng } from '../history/miles';
import { containsPoint, depthMeters } from './depthMeters';
import type { GeofenceShape, PolygonShape } from './geofenceShape';
import { isBeyond } from './isBeyond';
import { packShape, unpackShape } from './packedPolygon';
import { metersToEdge, planeAround } from './plane';
import { shapeBounds } from './shapeBounds';
import { nearYard, shapes, turned } from './shapes.test.parts';
import { spansInside } from './spansInside';

const point = fc.record(
  { lat: fc.double({ noNaN: true }), lng: fc.double({ noNaN: true }) },
  { noNullPrototype: true },
);
const ring = fc.array(point, { maxLength: 8 });
const part = fc.record({ outer: ring, holes: fc.array(ring, { maxLength: 3 }) }, { noNullPrototype: true });
const polygons: fc.Arbitrary<GeofenceShape> = fc.record(
  { type: fc.constant('polygon' as const), parts: fc.array(part, { maxLength: 4 }) },
  { noNullPrototype: true },
);

describe('packShape', () => {
  it('gives back the same shape', () => {
    fc.assert(
      fc.property(fc.oneof(polygons, shapes), (shape) => {
        expect(unpackShape(packShape(shape))).toEqual(shape);
      }),
    );
  });

  it('judges positions and ways as looking at each edge of each ring does', () => {
    fc.assert(
      fc.property(shapes, nearYard, nearYard, (shape, from, to) => {
        fc.pre(shape.type === 'polygon');
        const packed = packShape(shape);
        expect(depthMeters(packed, from)).toBeCloseTo(depthByEdges(shape as PolygonShape, from), 6);
        expect(depthMeters(shape, from)).toBe(depthMeters(packed, from));
        const inside = (at: number) =>
          depthByEdges(shape as PolygonShape, {
            lat: from.lat + (to.lat - from.lat) * at,
            lng: from.lng + (to.lng - from.lng) * at,
          });
        const spans = spansInside(packed, from, to);
        for (let at = 0; at <= 1; at += 0.01) {
          const depth = inside(at);
          if (Math.abs(depth) > 0.001) expect(spans.some((span) => span.from <= at && at <= span.to)).toBe(depth > 0);
        }
      }),
    );
  });
});

describe('containsPoint', () => {
  /** With few digits, so that positions are often on an edge or at the height of a vertex. */
  const places = fc.record(
    { lat: fc.integer({ min: -3, max: 3 }), lng: fc.integer({ min: 177, max: 183 }) },
    { noNullPrototype: true },
  );
  const rings = fc.array(places, { minLength: 3, maxLength: 8 });
  const parts = fc.record({ outer: rings, holes: fc.array(rings, { maxLength: 2 }) }, { noNullPrototype: true });
  const coarse = fc.record(
    { type: fc.constant('polygon' as const), parts: fc.array(parts, { minLength: 1, maxLength: 2 }) },
    { noNullPrototype: true },
  );

  it('agrees with the sign of the depth, also on edges and vertices', () => {
    fc.assert(
      fc.property(fc.oneof(coarse, shapes), fc.oneof(places, nearYard), (shape, place) => {
        expect(containsPoint(packShape(shape), place)).toBe(depthMeters(shape, place) >= 0);
        expect(containsPoint(shape, place)).toBe(depthMeters(shape, place) >= 0);
      }),
      { numRuns: 5_000 },
    );
  });
});

/** The distance to the nearest edge; outside of the outer ring or in a hole, negative. */
function depthByEdges({ parts }: PolygonShape, point: LatLng): number {
  const toPlane = planeAround(point);
  const edges = (ring: readonly LatLng[]) =>
    ring.map((to, at) => [toPlane(ring.at(at - 1) as LatLng), toPlane(to)] as const);
  const rings = parts.flatMap(({ outer, holes }) => [outer, ...holes]);
  const distances = rings.flatMap(edges).map(([from, to]) => metersToEdge({ x: 0, y: 0 }, from, to));
  /** How often a ring goes around the point. */
  const winding = (ring: readonly LatLng[]) =>
    edges(ring).reduce((sum, [a, b]) => sum + Math.atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y), 0);
  const isAround = (ring: readonly LatLng[]) => Math.abs(winding(ring)) > Math.PI;
  const isInside = parts.some(({ outer, holes }) => isAround(outer) && !holes.some(isAround));
  const nearest = Math.min(...distances);
  return isInside ? nearest : -nearest;
}

describe('isBeyond', () => {
  it('is never true of a position inside a shape, on whichever turn around the earth', () => {
    const turns = fc.constantFrom(-720, -360, 0, 360);
    fc.assert(
      fc.property(shapes, nearYard, turns, turns, (shape, { lat, lng }, shapeTurn, turn) => {
        const bounds = shapeBounds(turned(shape, shapeTurn));
        const isInside = depthMeters(shape, { lat, lng }) >= 0;
        expect(isInside && isBeyond(bounds, { lat, lng: lng + turn })).toBe(false);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is true outside of the box', () => {
    const bounds = { west: 179, south: -1, east: 181, north: 1 };
    const places = [178.9, 180, -179.5, -178.9].map((lng) => isBeyond(bounds, { lat: 0, lng }));
    expect(places).toEqual([true, false, false, true]);
    expect([-1.1, 1.1].map((lat) => isBeyond(bounds, { lat, lng: 180 }))).toEqual([true, true]);
  });
});
