import { describe, expect, it } from 'vitest';
import type { GeofenceShape } from '../geofenceShape';
import { offset, polygon, square, YARD } from '../shapes.test.parts';
import { circleRing } from './shapeOutline';
import { shapePerimeter } from './shapePerimeter';
import { shapesOverlap } from './shapesOverlap';
import { snapPoint } from './snapPoint';

const at = (east: number, north: number) => offset(YARD, east, north);
const yard = polygon(square(YARD, 1_000));
const circle = (east: number, radiusMeters: number): GeofenceShape => ({
  type: 'circle',
  center: at(east, 0),
  radiusMeters,
});
const corridor: GeofenceShape = { type: 'corridor', line: [at(-900, 0), at(900, 0)], halfWidthMeters: 50 };
const fiji = (lng: number) => polygon([0, 1, 1, 0].map((x, i) => ({ lat: -17 + (i > 1 ? 1 : 0), lng: lng + x })));

describe('snapPoint', () => {
  it.each([
    ['a vertex before an edge that is nearer', at(495, 490), { to: 'vertex', at: at(500, 500) }],
    ['an edge', at(495, 100), { to: 'edge', at: at(500, 100) }],
    ['nothing that is too far away', at(480, 100), undefined],
  ])('finds %s', (_, point, expected) => {
    const snap = snapPoint(point, [yard], 15);
    expect(snap?.to).toBe(expected?.to);
    if (expected) expectNear(snap?.at, expected.at);
  });

  it('finds the rim of a circle and the line of a corridor', () => {
    expectNear(snapPoint(at(305, 0), [circle(0, 300)], 15)?.at, at(300, 0));
    expectNear(snapPoint(at(100, 8), [corridor], 15)?.at, at(100, 0));
  });

  it('stays on the side of the point at the antimeridian', () => {
    const snap = snapPoint({ lat: -17.00001, lng: 180.00001 }, [polygon([{ lat: -17, lng: -180 }])], 15);
    expect(snap?.at).toEqual({ lat: -17, lng: 180 });
  });
});

describe('shapesOverlap', () => {
  it.each<[string, GeofenceShape, GeofenceShape, boolean]>([
    ['a yard and one within', yard, polygon(square(YARD, 100)), true],
    ['a yard and one apart', yard, polygon(square(at(2_000, 0), 500)), false],
    ['a cross of two bars', polygon(bar(900, 100)), polygon(bar(100, 900)), true],
    ['a circle in a hole', polygon(square(YARD, 1_000), square(YARD, 600)), circle(0, 100), false],
    ['a circle that reaches a yard', yard, circle(700, 210), true],
    ['a circle next to a yard', yard, circle(700, 190), false],
    ['a corridor through a yard', corridor, yard, true],
    ['a corridor along a yard', corridor, polygon(square(at(0, 300), 480)), false],
    ['a corridor that reaches a yard', corridor, polygon(square(at(0, 300), 520)), true],
    ['shapes on both sides of the antimeridian', fiji(179.5), fiji(-180.2), true],
    ['shapes apart at the antimeridian', fiji(178), fiji(-178), false],
  ])('%s', (_, a, b, expected) => {
    expect([shapesOverlap(a, b), shapesOverlap(b, a)]).toEqual([expected, expected]);
  });
});

describe('outlines', () => {
  it('draws a circle with its radius', () => {
    const rim = circleRing({ center: YARD, radiusMeters: 1_000 });
    expectNear(rim[0], at(0, 1_000));
    expectNear(rim[24], at(1_000, 0));
    expect(rim).toHaveLength(96);
  });

  it('measures perimeters', () => {
    expect(shapePerimeter(yard)).toBeCloseTo(4_000, -1);
    expect(shapePerimeter(circle(0, 100))).toBeCloseTo(628.3, 0);
    expect(shapePerimeter(corridor)).toBeCloseTo(2 * 1_800 + 314, -1);
  });
});

function bar(width: number, height: number) {
  const [x, y] = [width / 2, height / 2];
  return [at(-x, -y), at(x, -y), at(x, y), at(-x, y)];
}

/** Within 20 cm. */
function expectNear(found: { lat: number; lng: number } | undefined, expected: { lat: number; lng: number }) {
  expect(found?.lat).toBeCloseTo(expected.lat, 5);
  expect(found?.lng).toBeCloseTo(expected.lng, 5);
}
