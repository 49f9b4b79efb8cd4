import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { misses } from './misses';
import { shapeBounds } from './shapeBounds';
import { nearYard, shapes, turned } from './shapes.test.parts';
import { spansInside } from './spansInside';

const polygons = shapes.filter(({ type }) => type === 'polygon');
const turns = fc.constantFrom(-720, -360, 0, 360);

describe('misses', () => {
  it('is never true of a way through a polygon, on whichever turn around the earth', () => {
    fc.assert(
      fc.property(polygons, nearYard, nearYard, turns, turns, (shape, start, end, shapeTurn, turn) => {
        fc.pre(spansInside(shape, start, end).length > 0);
        const bounds = shapeBounds(turned(shape, shapeTurn));
        const on = ({ lat, lng }: typeof start) => ({ lat, lng: lng + turn });
        expect(misses(bounds, on(start), on(end))).toBe(false);
      }),
      { numRuns: 1_000 },
    );
  });

  const box = { west: 178, south: -1, east: 182, north: 1 };
  it.each([
    ['beside it', [-2, 176], [2, 177], true],
    ['above it', [2, 178], [2, -178], true],
    ['past a corner', [0, 176.9], [2.1, 179], true],
    ['over a corner', [0, 177.1], [1.8, 179], false],
    ['through it', [-2, 179], [2, -179], false],
    ['within it', [0, 179.5], [0, -179.5], false],
    ['along its edge', [1, 176], [1, 177.999999], true],
    ['touching its edge', [1, 176], [1, 178], false],
  ] as const)('%s', (_, [startLat, startLng], [endLat, endLng], expected) => {
    expect(misses(box, { lat: startLat, lng: startLng }, { lat: endLat, lng: endLng })).toBe(expected);
  });

  it('is never true of a box around half of the earth', () => {
    const half = { west: -90, south: -80, east: 90, north: 80 };
    expect(misses(half, { lat: 85, lng: 0 }, { lat: 85, lng: 1 })).toBe(false);
  });
});
