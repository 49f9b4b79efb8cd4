import {
  type GeofenceFeature,
  type GeofenceShape,
  isSameArea,
  writeGeofenceCsv,
  writeGeoJson,
  writeKml,
  writeWkt,
} from '@gladhand/domain/geofences';
import type { LatLng } from '@gladhand/domain/history';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { read } from './readFile.test.parts';

/** Far enough from each other that rounding doesn't join them. */
const radius = fc.double({ min: 0.01, max: 0.4, noNaN: true });

/** A ring around a place, whose edges don't cross. */
const star = (center: LatLng, radii: readonly number[], factor = 1): LatLng[] =>
  radii.map((degrees, i) => {
    const angle = (i / radii.length) * 2 * Math.PI;
    return {
      lat: center.lat + degrees * factor * Math.sin(angle),
      lng: center.lng + degrees * factor * Math.cos(angle),
    };
  });

const radii = fc.array(radius, { minLength: 3, maxLength: 12 });

/** Anywhere but the poles, often at the antimeridian. */
const place = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lng: fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.double({ min: 179.5, max: 180.5, noNaN: true })),
});

const polygon = (center: LatLng, parts: readonly (readonly number[])[], hasHole: boolean): GeofenceShape => ({
  type: 'polygon',
  parts: parts.map((all, index) => {
    const middle = { lat: center.lat, lng: center.lng + index };
    const nearest = Math.min(...all) * 0.2;
    return { outer: star(middle, all), holes: hasHole ? [star(middle, [nearest, nearest, nearest, nearest])] : [] };
  }),
});

const wrap = ({ lat, lng }: LatLng): LatLng => ({ lat, lng: lng > 180 ? lng - 360 : lng < -180 ? lng + 360 : lng });

/** The same shape with longitudes that jump at the antimeridian. */
const wrapped = (shape: GeofenceShape): GeofenceShape =>
  shape.type === 'polygon'
    ? {
        ...shape,
        parts: shape.parts.map(({ outer, holes }) => ({
          outer: outer.map(wrap),
          holes: holes.map((hole) => hole.map(wrap)),
        })),
      }
    : shape.type === 'corridor'
      ? { ...shape, line: shape.line.map(wrap) }
      : { ...shape, center: wrap(shape.center) };

const shape: fc.Arbitrary<GeofenceShape> = fc
  .tuple(
    fc.oneof(
      fc.record({
        type: fc.constant('circle' as const),
        center: place,
        radiusMeters: fc.double({ min: 10, max: 500_000, noNaN: true }),
      }),
      fc.record({
        type: fc.constant('corridor' as const),
        line: fc.tuple(place, radii).map(([center, all]) => star(center, all)),
        halfWidthMeters: fc.double({ min: 10, max: 50_000, noNaN: true }),
      }),
      fc.tuple(place, fc.array(radii, { minLength: 1, maxLength: 3 }), fc.boolean()).map((all) => polygon(...all)),
    ),
    fc.boolean(),
  )
  .map(([one, isWrapped]) => (isWrapped ? wrapped(one) : one));

const text = fc
  .oneof(
    fc.string({ minLength: 1, unit: 'grapheme' }),
    fc.constantFrom('=1+1', "'=x", '"a"; b, c', '<A & B>', '-', 'a\u2028b', '#1'),
  )
  .map((value) => value.replaceAll(/\p{Cc}|\p{Cs}|\uFFFE|\uFFFF/gu, '').trim())
  .filter((value) => value !== '' && !/<[a-z]/i.test(value));

const features = fc.array(
  fc.record({
    name: text,
    description: fc.option(text, { nil: undefined }),
    category: fc.option(text, { nil: undefined }),
    shape,
  }),
  { minLength: 1, maxLength: 4 },
);

describe.each<[string, (features: readonly GeofenceFeature[]) => string, hasTexts: boolean]>([
  ['GeoJSON', writeGeoJson, true],
  ['KML', writeKml, true],
  ['CSV', writeGeofenceCsv, true],
  ['WKT', writeWkt, false],
])('%s', (_, write, hasTexts) => {
  it('gives the same geofences when it is read', () => {
    fc.assert(
      fc.property(features, (written) => {
        const result = read(write(written));
        expect(result).toMatchObject({ kind: 'read', notes: [] });
        const found = result.kind === 'read' ? result.features : [];
        expect(
          found.map(({ name, description, category, problem }) => ({ name, description, category, problem })),
        ).toEqual(
          written.map(({ name, description, category }) =>
            hasTexts
              ? { name, description, category, problem: undefined }
              : {
                  name: name.replaceAll(/\s+/g, ' '),
                  description: undefined,
                  category: undefined,
                  problem: undefined,
                },
          ),
        );
        for (const [index, one] of found.entries()) {
          expect(one.shape && isSameArea(one.shape, written[index]?.shape as GeofenceShape)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});
