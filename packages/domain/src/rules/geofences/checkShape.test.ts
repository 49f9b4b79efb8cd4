import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LatLng } from '../history/miles';
import { checkShape, type ShapeProblem } from './checkShape';
import { crossingEdges } from './crossingEdges';
import type { GeofenceShape } from './geofenceShape';
import { lineLength, shapeArea } from './ringArea';
import { offset, polygon, shapes, square, YARD } from './shapes.test.parts';

const at = (east: number, north: number) => offset(YARD, east, north);
const bowTie = [at(0, 0), at(100, 100), at(100, 0), at(0, 100)];
const yard = square(YARD, 1_000);
const circle = (radiusMeters: number, center: LatLng = YARD): GeofenceShape => ({
  type: 'circle',
  center,
  radiusMeters,
});
const corridor = (halfWidthMeters: number, ...line: LatLng[]): GeofenceShape => ({
  type: 'corridor',
  line,
  halfWidthMeters,
});
const fiji = [170, -170, -170, 170].map((lng, i) => ({ lat: -17 + (i > 1 ? 1 : 0), lng }));

describe('checkShape', () => {
  it.each<[string, GeofenceShape, Partial<ShapeProblem>[]]>([
    ['accepts a circle', circle(500), []],
    ['accepts a yard with a hole', polygon(yard, square(YARD, 100)), []],
    ['accepts a ring across the antimeridian', polygon(fiji), []],
    ['accepts a corridor', corridor(50, YARD, at(1_000, 0)), []],
    ['refuses a circle that is too small', circle(9), [{ code: 'radiusOutOfRange' }]],
    ['refuses a circle that is too large', circle(500_001), [{ code: 'radiusOutOfRange' }]],
    ['refuses a radius that is no number', circle(Number.NaN), [{ code: 'radiusOutOfRange' }]],
    ['refuses a place off the earth', circle(500, { lat: 91, lng: 200 }), [{ code: 'outOfRange', vertex: 0 }]],
    ['suspects a swapped place', circle(500, { lat: -112.07, lng: 33.45 }), [{ code: 'latLngSwapped', vertex: 0 }]],
    ['refuses a corridor of one point', corridor(50, YARD), [{ code: 'tooFewVertices' }]],
    ['refuses a thin corridor', corridor(9, YARD, at(500, 0)), [{ code: 'halfWidthOutOfRange' }]],
    ['refuses a polygon without parts', { type: 'polygon', parts: [] }, [{ code: 'noParts' }]],
    ['refuses two vertices', polygon([YARD, at(100, 0)]), [{ code: 'tooFewVertices', part: 0, ring: 0 }]],
    ['names a doubled vertex', polygon([...yard, yard[3] as LatLng]), [{ code: 'duplicateVertex', vertex: 3 }]],
    ['names a closing vertex', polygon([...yard, yard[0] as LatLng]), [{ code: 'duplicateVertex', vertex: 4 }]],
    ['names crossing edges', polygon(bowTie), [{ code: 'crossingEdges', part: 0, ring: 0 }]],
    ['refuses a hole outside', polygon(yard, square(at(2_000, 0), 100)), [{ code: 'holeOutside', ring: 1 }]],
    ['refuses a hole across the edge', polygon(yard, square(at(500, 0), 100)), [{ code: 'crossingEdges' }]],
    ['refuses less than 25 m2', polygon(square(YARD, 4)), [{ code: 'areaTooSmall' }]],
    ['refuses a line', polygon([YARD, at(100, 0), at(50, 0)]), [{ code: 'areaTooSmall' }]],
    [
      'refuses a ring around a pole',
      polygon([0, 90, 180, -90].map((lng) => ({ lat: 80, lng }))),
      [{ code: 'aroundPole' }],
    ],
    [
      'refuses too many parts',
      { type: 'polygon', parts: Array(101).fill({ outer: yard, holes: [] }) },
      [{ code: 'tooManyParts' }],
    ],
  ])('%s', (_, shape, problems) => {
    expect(checkShape(shape)).toEqual(problems.map((problem) => expect.objectContaining(problem)));
  });

  it('says where edges cross', () => {
    const [problem] = checkShape(polygon(bowTie));
    expect(problem?.at?.lat).toBeCloseTo(at(50, 50).lat, 6);
    expect(problem?.at?.lng).toBeCloseTo(at(50, 50).lng, 6);
  });

  it('finishes with 5,000 vertices and refuses one more', () => {
    const ring = (count: number) =>
      Array.from({ length: count }, (_, i) => {
        const angle = (i / count) * 2 * Math.PI;
        return at(2_000 * Math.cos(angle), 2_000 * Math.sin(angle));
      });
    expect(checkShape(polygon(ring(5_000)))).toEqual([]);
    expect(checkShape(polygon(ring(5_001)))).toEqual([{ code: 'tooManyVertices' }]);
  });

  it('never throws', () => {
    const number = fc.oneof(fc.double(), fc.integer({ min: -400, max: 400 }));
    const point = fc.record({ lat: number, lng: number });
    const ring = fc.array(point, { maxLength: 8 });
    const anyShape: fc.Arbitrary<GeofenceShape> = fc.oneof(
      fc.record({ type: fc.constant('circle' as const), center: point, radiusMeters: number }),
      fc.record({ type: fc.constant('corridor' as const), line: ring, halfWidthMeters: number }),
      fc.record({
        type: fc.constant('polygon' as const),
        parts: fc.array(fc.record({ outer: ring, holes: fc.array(ring, { maxLength: 2 }) }), { maxLength: 3 }),
      }),
    );
    fc.assert(
      fc.property(anyShape, (shape) => Array.isArray(checkShape(shape))),
      { numRuns: 5_000 },
    );
  });
});

describe('crossingEdges', () => {
  it('finds what comparing all pairs finds', () => {
    const point = fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 }));
    fc.assert(
      fc.property(fc.uniqueArray(point, { minLength: 3, maxLength: 9, selector: String }), (places) => {
        const ring = places.map(([x, y]) => at(x * 100, y * 100));
        const sides = sidesOfPairs(places);
        // Whether edges touch is lost in rounding.
        fc.pre(sides.every((pair) => pair.every((side) => side !== 0)));
        const anyCross = sides.some(([c, d, a, b]) => c !== d && a !== b);
        expect(crossingEdges([ring]) !== undefined).toBe(anyCross);
      }),
      { numRuns: 2_000 },
    );
  });
});

type Place = [number, number];

/** For each pair of edges that aren't neighbors: on which side of the other edge the ends of each lie. */
function sidesOfPairs(places: readonly Place[]): number[][] {
  const count = places.length;
  const side = ([ax, ay]: Place, [bx, by]: Place, [px, py]: Place) =>
    Math.sign((bx - ax) * (py - ay) - (by - ay) * (px - ax));
  const pairs: number[][] = [];
  for (let i = 0; i < count; i++) {
    for (let k = i + 2; k < count; k++) {
      if (i === 0 && k === count - 1) continue;
      const [a, b, c, d] = [i, i + 1, k, (k + 1) % count].map((index) => places[index]) as [Place, Place, Place, Place];
      pairs.push([side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)]);
    }
  }
  return pairs;
}

describe('shapeArea', () => {
  it.each<[string, GeofenceShape, number]>([
    ['a square', polygon(yard), 1_000_000],
    ['a square with a hole', polygon(yard, square(YARD, 100)), 990_000],
    ['a circle', circle(100), 31_416],
    ['a corridor', corridor(50, YARD, at(1_000, 0)), 107_854],
  ])('measures %s', (_, shape, squareMeters) => {
    expect(shapeArea(shape) / squareMeters).toBeCloseTo(1, 3);
  });

  it('is positive for every shape that can be a geofence', () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        fc.pre(checkShape(shape).length === 0);
        expect(shapeArea(shape)).toBeGreaterThanOrEqual(25);
      }),
    );
  });
});

describe('lineLength', () => {
  it('adds up the parts of a line', () => {
    expect(lineLength([YARD, at(300, 400), at(300, 1_400)])).toBeCloseTo(1_500, -1);
  });
});
