import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LatLng } from '../../history/miles';
import { checkShape } from '../checkShape';
import { containsPoint } from '../depthMeters';
import { type GeofenceShape, type PolygonShape, unwrap } from '../geofenceShape';
import { isSameArea } from '../isSameArea';
import { shapeArea } from '../ringArea';
import { nearYard, offset, polygon, shapes, square, turned, YARD } from '../shapes.test.parts';
import { degreesText, roundDegrees } from './degrees';
import { drawingOf } from './drawing';
import { shapeFromProperties, shapeProperties } from './shapeProperties';
import { writeGeofenceCsv } from './writeGeofenceCsv';
import { writeGeoJson } from './writeGeoJson';
import { writeKml } from './writeKml';
import { writeWkt } from './writeWkt';

const ring = (...points: [lng: number, lat: number][]): LatLng[] => points.map(([lng, lat]) => ({ lat, lng }));
const clockwise = polygon(ring([0, 0], [0, 2], [2, 2], [2, 0]), ring([0.5, 0.5], [1.5, 0.5], [1.5, 1.5], [0.5, 1.5]));
const fiji = polygon(ring([178, -18], [-178, -18], [-178, -16], [178, -16]));
const yard: GeofenceShape = { type: 'circle', center: { lat: 41.66, lng: -86.25 }, radiusMeters: 500 };
const road: GeofenceShape = { type: 'corridor', line: ring([179, 1], [181, 3], [179, 3]), halfWidthMeters: 50 };

describe('degreesText', () => {
  it.each([
    [41.66, '41.66'],
    [-86.123456789, '-86.1234568'],
    [1e-7, '0.0000001'],
    [-1e-9, '0'],
    [100, '100'],
  ])('writes %d as %s', (degrees, text) => {
    expect(degreesText(degrees)).toBe(text);
  });
});

describe('writeGeoJson', () => {
  const geometryOf = (shape: GeofenceShape) => JSON.parse(writeGeoJson([{ name: 'A', shape }])).features[0].geometry;

  it('turns outer rings counterclockwise and holes clockwise', () => {
    expect(geometryOf(clockwise)).toEqual({
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [2, 0],
          [2, 2],
          [0, 2],
          [0, 0],
        ],
        [
          [0.5, 0.5],
          [0.5, 1.5],
          [1.5, 1.5],
          [1.5, 0.5],
          [0.5, 0.5],
        ],
      ],
    });
  });

  it('cuts a polygon at the antimeridian, and keeps its parts', () => {
    const [feature] = JSON.parse(writeGeoJson([{ name: 'Fiji', shape: fiji }])).features;
    expect(feature.geometry).toEqual({
      type: 'MultiPolygon',
      coordinates: [
        [
          [
            [180, -16],
            [178, -16],
            [178, -18],
            [180, -18],
            [180, -16],
          ],
        ],
        [
          [
            [-180, -18],
            [-178, -18],
            [-178, -16],
            [-180, -16],
            [-180, -18],
          ],
        ],
      ],
    });
    expect(feature.properties.parts).toHaveLength(1);
  });

  it('cuts a hole at the antimeridian out of both parts', () => {
    const shape = polygon(
      ring([176, 0], [184, 0], [184, 8], [176, 8]),
      ring([178, 2], [182, 2], [182, 4], [178, 4]),
      ring([177, 6], [178, 6], [178, 7], [177, 7]),
    );
    const { parts } = drawingOf(shape);
    expect(parts.map(({ outer, holes }) => [outer.length, holes.length])).toEqual([
      [8, 1],
      [8, 0],
    ]);
    expect(shapeArea({ type: 'polygon', parts }) / shapeArea(shape)).toBeCloseTo(1, 1);
  });

  it('cuts a line at the antimeridian', () => {
    expect(geometryOf(road)).toEqual({
      type: 'MultiLineString',
      coordinates: [
        [
          [179, 1],
          [180, 2],
        ],
        [
          [-180, 2],
          [-179, 3],
          [-180, 3],
        ],
        [
          [180, 3],
          [179, 3],
        ],
      ],
    });
  });

  it('keeps the exact values of circles and corridors', () => {
    const { features } = JSON.parse(
      writeGeoJson([
        { name: 'Yard', category: 'Yard', shape: yard },
        { name: 'Road', description: 'I-80', shape: road },
      ]),
    );
    expect(features[0]).toMatchObject({
      properties: { name: 'Yard', category: 'Yard', type: 'circle', center: [-86.25, 41.66], radiusMeters: 500 },
      geometry: { type: 'Polygon' },
    });
    expect(features[0].geometry.coordinates[0]).toHaveLength(97);
    expect(features[1].properties).toMatchObject({ description: 'I-80', type: 'corridor', halfWidthMeters: 50 });
  });

  it('draws a circle around a pole as its center', () => {
    expect(geometryOf({ type: 'circle', center: { lat: 89, lng: 200 }, radiusMeters: 500_000 })).toEqual({
      type: 'Point',
      coordinates: [-160, 89],
    });
  });
});

describe('drawingOf', () => {
  const anywhere = fc
    .tuple(shapes, fc.oneof(fc.double({ min: -360, max: 360, noNaN: true }), fc.constant(180 - YARD.lng)))
    .map(([shape, degrees]) => turned(shape, degrees));

  it('stays within 180 degrees', () => {
    fc.assert(
      fc.property(anywhere, (shape) => {
        const { points, lines, parts } = drawingOf(shape);
        const rings = parts.flatMap(({ outer, holes }) => [outer, ...holes]);
        const all = [points, ...lines, ...rings].flat();
        expect(all.filter(({ lng }) => !(lng >= -180 && lng <= 180))).toEqual([]);
        for (const line of [...lines, ...rings]) {
          expect(unwrap(line).map(({ lng }) => roundDegrees(lng))).toEqual(line.map(({ lng }) => roundDegrees(lng)));
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('covers the same points as the polygon', () => {
    const atFiji = 180 - YARD.lng;
    fc.assert(
      fc.property(shapes, nearYard, (original, { lat, lng }) => {
        const shape = turned(original, atFiji);
        fc.pre(shape.type === 'polygon' && checkShape(shape).length === 0);
        // On the antimeridian, both of the parts have an edge.
        fc.pre(Math.abs(lng - YARD.lng) > 1e-6);
        const point = { lat, lng: lng + atFiji };
        const drawn: PolygonShape = { type: 'polygon', parts: drawingOf(shape).parts };
        fc.pre(containsPoint(shape, { lat: lat + 1e-6, lng: point.lng }) === containsPoint(shape, point));
        expect(containsPoint(drawn, point)).toBe(containsPoint(shape, point));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('shapeFromProperties', () => {
  it('reads what was written, also from text', () => {
    fc.assert(
      fc.property(shapes, fc.boolean(), (shape, isText) => {
        const properties: Record<string, unknown> = { ...shapeProperties(turned(shape, 180 - YARD.lng)) };
        fc.pre(shape.type !== 'polygon' || properties.parts !== undefined);
        const read = isText
          ? Object.fromEntries(
              Object.entries(properties).map(([key, value]) => [
                key,
                typeof value === 'object' ? JSON.stringify(value) : String(value),
              ]),
            )
          : properties;
        expect(isSameArea(shapeFromProperties(read) as GeofenceShape, turned(shape, 180 - YARD.lng))).toBe(true);
      }),
    );
  });

  it('ignores properties of other programs', () => {
    const position = fc.oneof(fc.tuple(fc.integer(), fc.integer()), fc.anything());
    const line = fc.oneof(fc.array(position, { maxLength: 3 }), fc.anything());
    const part = fc.oneof(fc.record({ outer: line, holes: fc.oneof(fc.array(line), fc.anything()) }), fc.anything());
    const properties = fc.record({
      type: fc.constantFrom('circle', 'corridor', 'polygon', 'other', 7),
      center: position,
      radiusMeters: fc.oneof(fc.integer(), fc.anything()),
      line,
      halfWidthMeters: fc.oneof(fc.integer(), fc.anything()),
      parts: fc.oneof(fc.array(part, { maxLength: 2 }), fc.anything()),
    });
    const numbersOf = (shape: GeofenceShape): unknown[] => {
      if (shape.type === 'circle') return [shape.radiusMeters, shape.center?.lat, shape.center?.lng];
      const rings =
        shape.type === 'corridor' ? [shape.line] : shape.parts.flatMap(({ outer, holes }) => [outer, ...holes]);
      return rings.flat().flatMap(({ lat, lng }) => [lat, lng]);
    };
    fc.assert(
      fc.property(properties, (read) => {
        const shape = shapeFromProperties(read);
        if (!shape) return;
        expect(shape.type).toBe(read.type);
        expect(numbersOf(shape).filter((number) => typeof number !== 'number')).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('writeKml', () => {
  it('writes holes, extended data and escaped texts', () => {
    const kml = writeKml([{ name: 'A & <b>\u0007', description: 'x', category: 'Yard', shape: clockwise }]);
    expect(kml).toContain('<name>A &amp; &lt;b&gt;</name><description>x</description>');
    expect(kml).toContain('<Data name="category"><value>Yard</value></Data>');
    expect(kml).toContain(
      '<innerBoundaryIs><LinearRing><coordinates>0.5,0.5 0.5,1.5 1.5,1.5 1.5,0.5 0.5,0.5</coordinates>',
    );
    expect(writeKml([{ name: 'Fiji', shape: fiji }])).toMatch(/<MultiGeometry><Polygon>.*<Polygon>/);
  });
});

describe('writeWkt', () => {
  it('writes one geofence per line', () => {
    const lines = writeWkt([
      { name: 'Yard\t1', shape: yard },
      { name: 'Road', shape: road },
      { name: 'Two', shape: { type: 'polygon', parts: [...clockwise.parts, ...fiji.parts] } },
    ]);
    expect(lines).toBe(
      [
        'Yard 1\tPOINT (-86.25 41.66)\tradius_meters=500',
        'Road\tLINESTRING (179 1, 181 3, 179 3)\thalf_width_meters=50',
        'Two\tMULTIPOLYGON (((0 0, 0 2, 2 2, 2 0, 0 0), (0.5 0.5, 1.5 0.5, 1.5 1.5, 0.5 1.5, 0.5 0.5)), ((178 -18, -178 -18, -178 -16, 178 -16, 178 -18)))',
        '',
      ].join('\n'),
    );
  });
});

describe('writeGeofenceCsv', () => {
  it('guards formulas and leaves columns of other shapes empty', () => {
    expect(
      writeGeofenceCsv([
        { name: '=1+1', description: 'a, b', shape: yard },
        { name: 'Road', category: 'Other', shape: road },
      ]).split('\r\n'),
    ).toEqual([
      'name,description,category,latitude,longitude,radius_meters,wkt,half_width_meters',
      `'=1+1,"a, b",,41.66,-86.25,500,,`,
      'Road,,Other,,,,"LINESTRING (179 1, 181 3, 179 3)",50',
      '',
    ]);
  });

  it('is a template without geofences', () => {
    expect(writeGeofenceCsv([])).toBe(
      'name,description,category,latitude,longitude,radius_meters,wkt,half_width_meters\r\n',
    );
  });
});

describe('isSameArea', () => {
  it('ignores direction, first vertex and full turns', () => {
    fc.assert(
      fc.property(shapes, fc.nat(12), fc.constantFrom(-360, 0, 360), (shape, start, degrees) => {
        fc.pre(shape.type === 'polygon');
        const parts = shape.parts.map(({ outer, holes }) => ({
          outer: [...outer.slice(start % outer.length), ...outer.slice(0, start % outer.length)].reverse(),
          holes,
        }));
        expect(isSameArea(shape, turned({ type: 'polygon', parts }, degrees))).toBe(true);
      }),
    );
  });

  it.each<[string, GeofenceShape, GeofenceShape]>([
    ['another radius', yard, { ...yard, radiusMeters: 501 }],
    ['another type', yard, polygon(square(YARD, 100))],
    ['a moved vertex', polygon(square(YARD, 100)), polygon([offset(YARD, -51, -50), ...square(YARD, 100).slice(1)])],
    ['a hole', polygon(square(YARD, 100)), polygon(square(YARD, 100), square(YARD, 10))],
    ['another part', clockwise, { type: 'polygon', parts: [...clockwise.parts, ...fiji.parts] }],
    ['a corridor in the other direction', road, { ...road, line: [...road.line].slice(0, 2).reverse() }],
  ])('finds %s', (_, a, b) => {
    expect(isSameArea(a, b)).toBe(false);
  });
});
