import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depthMeters } from './depthMeters';
import type { GeofenceShape } from './geofenceShape';
import { isBeyond } from './isBeyond';
import { packShape, unpackShape } from './packedPolygon';
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

  it('judges positions and ways like the shape', () => {
    fc.assert(
      fc.property(shapes, nearYard, nearYard, (shape, from, to) => {
        const packed = packShape(shape);
        expect(depthMeters(packed, from)).toBe(depthMeters(shape, from));
        expect(spansInside(packed, from, to)).toEqual(spansInside(shape, from, to));
      }),
    );
  });
});

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
