import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { containsPoint, depthMeters } from './depthMeters';
import { type GeofenceShape, goesAroundPole, unwrap } from './geofenceShape';
import { nearYard, offset, polygon, shapes, square, turned, YARD } from './shapes.test.parts';
import { spansInside } from './spansInside';

const yard = polygon(square(YARD, 1_000), square(YARD, 200));
const circle: GeofenceShape = { type: 'circle', center: YARD, radiusMeters: 500 };
const corridor: GeofenceShape = {
  type: 'corridor',
  line: [YARD, offset(YARD, 1_000, 0), offset(YARD, 1_000, 1_000)],
  halfWidthMeters: 50,
};

describe('depthMeters', () => {
  it.each<[string, GeofenceShape, eastMeters: number, northMeters: number, depth: number]>([
    ['the center of a circle', circle, 0, 0, 500],
    ['the edge of a circle', circle, 500, 0, 0],
    ['100 m outside of a circle', circle, 0, 600, -100],
    ['the hole of a polygon', yard, 0, 0, -100],
    ['between the hole and the edge', yard, 300, 0, 200],
    ['100 m inside the edge', yard, 400, 0, 100],
    ['40 m outside the edge', yard, 540, 0, -40],
    ['outside a corner', yard, 530, 540, -50],
    ['the line of a corridor', corridor, 500, 0, 50],
    ['beside a corridor', corridor, 500, 70, -20],
    ['inside the bend of a corridor', corridor, 970, 30, 20],
    ['past the end of a corridor', corridor, 1_000, 1_040, 10],
  ])('measures %s', (_, shape, eastMeters, northMeters, depth) => {
    expect(depthMeters(shape, offset(YARD, eastMeters, northMeters))).toBeCloseTo(depth, 0);
  });

  it('counts the vertices and edges of a polygon as inside', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), fc.double({ min: 0, max: 1, noNaN: true }), (corner, along) => {
        const ring = square(YARD, 1_000);
        const from = ring[corner] ?? YARD;
        const to = ring[(corner + 1) % 4] ?? YARD;
        const point = { lat: from.lat + (to.lat - from.lat) * along, lng: from.lng + (to.lng - from.lng) * along };
        expect(Math.abs(depthMeters(polygon(ring), point))).toBeLessThan(1e-3);
      }),
    );
  });

  it('joins the parts of a polygon', () => {
    const two: GeofenceShape = {
      type: 'polygon',
      parts: [
        { outer: square(YARD, 100), holes: [] },
        { outer: square(offset(YARD, 1_000, 0), 100), holes: [] },
      ],
    };
    const inside = [0, 500, 1_000].map((east) => containsPoint(two, offset(YARD, east, 0)));
    expect(inside).toEqual([true, false, true]);
  });

  it('is the same a full turn around the earth', () => {
    fc.assert(
      fc.property(shapes, nearYard, fc.constantFrom(-360, 360), (shape, point, turn) => {
        expect(depthMeters(turned(shape, turn), point)).toBeCloseTo(depthMeters(shape, point), 3);
      }),
    );
  });

  it('is the same across the antimeridian', () => {
    const toFiji = 180 - YARD.lng;
    fc.assert(
      fc.property(shapes, nearYard, (shape, { lat, lng }) => {
        const there = { lat, lng: lng + toFiji > 180 ? lng + toFiji - 360 : lng + toFiji };
        expect(depthMeters(turned(shape, toFiji), there)).toBeCloseTo(depthMeters(shape, { lat, lng }), 3);
      }),
    );
  });
});

describe('spansInside', () => {
  it.each<[string, GeofenceShape, from: [number, number], to: [number, number], spans: [number, number][]]>([
    ['a way through a circle', circle, [-1_000, 0], [1_000, 0], [[0.25, 0.75]]],
    ['a way that ends in a circle', circle, [-1_000, 0], [0, 0], [[0.5, 1]]],
    ['a way that misses a circle', circle, [-1_000, 501], [1_000, 501], []],
    [
      'a way through a polygon and its hole',
      yard,
      [-1_000, 0],
      [1_000, 0],
      [
        [0.25, 0.45],
        [0.55, 0.75],
      ],
    ],
    ['a way through a corridor', corridor, [500, -100], [500, 100], [[0.25, 0.75]]],
    ['a way along a bend of a corridor', corridor, [0, 0], [1_000, 0], [[0, 1]]],
  ])('finds %s', (_, shape, from, to, spans) => {
    const found = spansInside(shape, offset(YARD, ...from), offset(YARD, ...to));
    expect(found.length).toBe(spans.length);
    for (const [i, [start, end]] of spans.entries()) {
      expect(found[i]?.from).toBeCloseTo(start, 2);
      expect(found[i]?.to).toBeCloseTo(end, 2);
    }
  });

  it('agrees with the depth of every point on the way', () => {
    fc.assert(
      fc.property(shapes, nearYard, nearYard, fc.double({ min: 0, max: 1, noNaN: true }), (shape, start, end, at) => {
        const point = { lat: start.lat + (end.lat - start.lat) * at, lng: start.lng + (end.lng - start.lng) * at };
        const depth = depthMeters(shape, point);
        // Each point has a plane of its own, which differs from that of the start by some meters.
        fc.pre(Math.abs(depth) > 10);
        const isInside = spansInside(shape, start, end).some(({ from, to }) => from <= at && at <= to);
        expect(isInside).toBe(depth > 0);
      }),
      { numRuns: 2_000 },
    );
  });

  it('are in order and apart', () => {
    fc.assert(
      fc.property(shapes, nearYard, nearYard, (shape, start, end) => {
        const edges = spansInside(shape, start, end).flatMap(({ from, to }) => [from, to]);
        expect(edges).toEqual([...edges].sort((a, b) => a - b));
        expect(edges.every((at) => at >= 0 && at <= 1)).toBe(true);
      }),
    );
  });
});

describe('unwrap', () => {
  it('continues across the antimeridian', () => {
    const line = [179, -179, -178, 179].map((lng) => ({ lat: 0, lng }));
    expect(unwrap(line).map(({ lng }) => lng)).toEqual([179, 181, 182, 179]);
  });

  it.each([
    ['a ring around the north pole', [0, 90, 180, -90], true],
    ['a ring across the antimeridian', [170, -170, -170, 170], false],
  ])('tells a pole from the antimeridian: %s', (_, lngs, isAround) => {
    expect(goesAroundPole(lngs.map((lng, i) => ({ lat: 70 + i, lng })))).toBe(isAround);
  });
});
