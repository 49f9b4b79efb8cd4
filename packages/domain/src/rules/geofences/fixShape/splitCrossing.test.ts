import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkShape } from '../checkShape';
import { containsPoint, depthMeters } from '../depthMeters';
import type { GeofenceShape } from '../geofenceShape';
import { shapeArea } from '../ringArea';
import { offset, polygon, square, turned, YARD } from '../shapes.test.parts';
import { splitCrossing } from './splitCrossing';

const at = (x: number, y: number) => offset(YARD, x, y);
const bowtie = polygon([at(-100, -100), at(100, 100), at(100, -100), at(-100, 100)]);
/** A ring that goes around itself a second time, further inside. */
const curl = polygon([
  at(-300, -300),
  at(300, -300),
  at(300, 300),
  at(0, 300),
  at(0, 0),
  at(100, 0),
  at(100, 100),
  at(-300, 100),
]);
const star = polygon(
  [0, 2, 4, 1, 3].map((corner) =>
    at(1_000 * Math.sin(corner * 0.4 * Math.PI), 1_000 * Math.cos(corner * 0.4 * Math.PI)),
  ),
);

/** The area by a grid of points. */
function evenOddArea(shape: GeofenceShape): number {
  const step = 4;
  let inside = 0;
  for (let x = -1_000; x <= 1_000; x += step) {
    for (let y = -1_000; y <= 1_000; y += step) if (containsPoint(shape, at(x + 0.123, y + 0.456))) inside++;
  }
  return inside * step * step;
}

const partsOf = (shape: GeofenceShape | undefined) => (shape?.type === 'polygon' ? shape.parts : []);

describe('splitCrossing', () => {
  it('splits a bow tie into two triangles', () => {
    const split = splitCrossing(bowtie);
    expect(partsOf(split).map(({ outer, holes }) => [outer.length, holes.length])).toEqual([
      [3, 0],
      [3, 0],
    ]);
    expect(split && shapeArea(split)).toBeCloseTo(20_000, -1);
  });

  it('keeps the middle of a star outside', () => {
    const split = splitCrossing(star);
    expect(partsOf(split)).toHaveLength(5);
    expect(split && containsPoint(split, YARD)).toBe(false);
  });

  it('makes a hole of what is enclosed twice', () => {
    const loop = polygon([at(0, 300), at(-300, -300), at(300, -300), at(0, 300), at(50, 0), at(-50, 0)]);
    const split = splitCrossing(loop);
    expect(partsOf(split).map(({ holes }) => holes.length)).toEqual([1]);
    expect(split && containsPoint(split, at(0, 100))).toBe(false);
    expect(split && containsPoint(split, at(0, -200))).toBe(true);
  });

  it('keeps holes within their part', () => {
    const withHole = polygon(partsOf(bowtie)[0]?.outer.slice() ?? [], square(at(80, 0), 10));
    expect(
      partsOf(splitCrossing(withHole))
        .map(({ holes }) => holes.length)
        .sort(),
    ).toEqual([0, 1]);
  });

  it.each<[string, GeofenceShape]>([
    ['a valid ring', polygon(square(YARD, 100))],
    ['a circle', { type: 'circle', center: YARD, radiusMeters: 50 }],
    ['a hole that crosses the ring', polygon(square(YARD, 100), square(at(50, 0), 20))],
    ['nothing but a way there and back', polygon([at(0, 0), at(100, 0), at(50, 0.000_001), at(70, 0)])],
  ])('does nothing with %s', (_, shape) => {
    expect(splitCrossing(shape)).toBeUndefined();
  });

  it('encloses the same by the even-odd rule, in valid parts that don’t overlap', () => {
    const meters = fc.noBias(fc.integer({ min: -3_000, max: 3_000 }));
    const place = fc.tuple(meters, meters).map(([x, y]) => at(x, y));
    const ring = fc.noBias(fc.array(place, { minLength: 4, maxLength: 14 }));
    let splits = 0;
    fc.assert(
      fc.property(ring, fc.array(place, { minLength: 20, maxLength: 20 }), (outer, points) => {
        const shape = polygon(outer);
        const split = splitCrossing(shape);
        if (!split) return;
        splits++;
        expect(checkShape(split)).toEqual([]);
        for (const point of points) {
          if (Math.abs(depthMeters(shape, point)) < 1) continue;
          expect(containsPoint(split, point)).toBe(containsPoint(shape, point));
          const around = partsOf(split).filter((part) => containsPoint({ type: 'polygon', parts: [part] }, point));
          expect(around.length).toBeLessThan(2);
        }
      }),
      { numRuns: 500 },
    );
    expect(splits).toBeGreaterThan(300);
  });

  it('has the area of the even-odd rule', () => {
    for (const shape of [bowtie, star, curl]) {
      const split = splitCrossing(shape);
      expect(split).toBeDefined();
      expect(split && shapeArea(split) / evenOddArea(shape)).toBeCloseTo(1, 2);
    }
  });

  it('works across the antimeridian', () => {
    const there = turned(bowtie, 180 - YARD.lng);
    expect(partsOf(splitCrossing(there))).toHaveLength(2);
  });

  it('ends soon with a ring that crosses itself everywhere', () => {
    const outer = Array.from({ length: 5_000 }, (_, i) => at(1_000 * Math.sin(i * 2.6), 1_000 * Math.cos(i * 1.7)));
    const started = performance.now();
    expect(splitCrossing(polygon(outer))).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
