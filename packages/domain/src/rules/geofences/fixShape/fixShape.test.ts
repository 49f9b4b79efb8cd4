import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkShape } from '../checkShape';
import { depthMeters } from '../depthMeters';
import type { GeofenceShape } from '../geofenceShape';
import { isSameArea } from '../isSameArea';
import { offset, polygon, square, YARD } from '../shapes.test.parts';
import { fixShape, offeredFixes, type ShapeFix } from './fixShape';
import { SIMPLIFY_WITHIN_METERS } from './simplifyShape';

const yard = square(YARD, 1_000);
const turnedYard = yard.map(({ lat, lng }) => ({ lat: lng - 10, lng: lat }));
const repeated = polygon(yard.flatMap((point) => [point, point, point]));
const circle = (lat: number, lng: number): GeofenceShape => ({
  type: 'circle',
  center: { lat, lng },
  radiusMeters: 50,
});

/** A ring with this many vertices, each up to `meters` beside a circle. */
const roundRing = (count: number, meters: number) =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    const radius = 2_000 + (i % 2 === 0 ? meters : -meters);
    return offset(YARD, radius * Math.cos(angle), radius * Math.sin(angle));
  });

describe('fixShape', () => {
  it.each<[string, ShapeFix, GeofenceShape, GeofenceShape | undefined]>([
    ['drops repeated vertices', 'dropDuplicates', repeated, polygon(yard)],
    ['drops a closing vertex', 'dropDuplicates', polygon([...yard, yard[0] ?? YARD]), polygon(yard)],
    ['drops nothing from a valid ring', 'dropDuplicates', polygon(yard), undefined],
    ['drops nothing from a circle', 'dropDuplicates', circle(41, -86), undefined],
    ['closes a ring', 'closeRings', polygon(yard), polygon(yard)],
    ['closes a ring with a closing vertex', 'closeRings', polygon([...yard, yard[0] ?? YARD]), polygon(yard)],
    ['closes no ring of two vertices', 'closeRings', polygon(yard.slice(2)), undefined],
    ['closes no circle', 'closeRings', circle(41, -86), undefined],
    ['turns a place', 'turnLatLng', circle(-112, 33), circle(33, -112)],
    [
      'turns a polygon',
      'turnLatLng',
      polygon(turnedYard),
      polygon(turnedYard.map((p) => ({ lat: p.lng, lng: p.lat }))),
    ],
    ['turns nothing that stays out of range', 'turnLatLng', circle(-112, 133), undefined],
    ['turns nothing that is valid', 'turnLatLng', circle(33, -112), undefined],
    ['simplifies nothing that is short', 'simplify', polygon(yard), undefined],
    ['simplifies no circle', 'simplify', circle(33, -112), undefined],
    ['simplifies nothing by more than 5 m', 'simplify', polygon(roundRing(6_000, 100)), undefined],
  ])('%s', (_, fix, shape, result) => {
    expect(fixShape(shape, fix)).toEqual(result);
  });

  it('simplifies a ring, and stays within 5 m of each of its vertices', () => {
    const shape = polygon(
      roundRing(20_000, 0.4),
      roundRing(4, 0).map(({ lat, lng }) => half(lat, lng)),
    );
    const simple = fixShape(shape, 'simplify');
    expect(simple && checkShape(simple)).toEqual([]);
    const vertices = shape.parts.flatMap(({ outer, holes }) => [outer, ...holes].flat());
    const off = vertices.map((point) => Math.abs(depthMeters(simple as GeofenceShape, point)));
    expect(Math.max(...off)).toBeLessThanOrEqual(SIMPLIFY_WITHIN_METERS);
  });

  it('simplifies the line of a corridor', () => {
    const line = Array.from({ length: 9_000 }, (_, i) => offset(YARD, i, (i % 2) * 0.8));
    const simple = fixShape({ type: 'corridor', line, halfWidthMeters: 50 }, 'simplify');
    expect(simple && checkShape(simple)).toEqual([]);
    expect(simple?.type === 'corridor' && [simple.line[0], simple.line.at(-1)]).toEqual([line[0], line.at(-1)]);
  });

  it('finishes with 500,000 hostile vertices', () => {
    const shape = polygon(roundRing(500_000, 900));
    expect(fixShape(shape, 'simplify')).toBeUndefined();
  }, 20_000);

  it('gives shapes without the problem, and doesn’t change what it was given', () => {
    const point = fc.record({ lat: fc.integer({ min: -100, max: 100 }), lng: fc.integer({ min: -100, max: 100 }) });
    const rings = fc.array(point, { maxLength: 6 }).map((ring) => ring.flatMap((one) => [one, one]));
    fc.assert(
      fc.property(rings, (ring) => {
        const shape = polygon(ring);
        const before = structuredClone(shape);
        for (const { fix, shape: fixed } of offeredFixes(shape)) {
          const codes = checkShape(fixed).map(({ code }) => code);
          if (fix === 'dropDuplicates') expect(codes).not.toContain('duplicateVertex');
          else expect(codes).not.toContain('latLngSwapped');
          expect(isSameArea(fixed, shape)).toBe(false);
        }
        expect(shape).toEqual(before);
      }),
    );
  });
});

const half = (lat: number, lng: number) => ({
  lat: YARD.lat + (lat - YARD.lat) / 2,
  lng: YARD.lng + (lng - YARD.lng) / 2,
});

describe('offeredFixes', () => {
  it.each<[GeofenceShape, ShapeFix[]]>([
    [polygon(yard), []],
    [repeated, ['dropDuplicates']],
    [circle(-112, 33), ['turnLatLng']],
    [polygon(roundRing(6_000, 0)), ['simplify']],
  ])('offers what helps (%#)', (shape, fixes) => {
    expect(offeredFixes(shape).map(({ fix }) => fix)).toEqual(fixes);
  });
});
