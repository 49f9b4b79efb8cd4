import { isSameArea } from '@gladhand/domain/geofences';
import { describe, expect, it } from 'vitest';
import { dbfOf, LATIN_1, OTHER, read, ring, SQUARE, shpOf, utf8, utf16, WITH_HOLE, zip } from './readFile.test.parts';
import { DEFAULT_HALF_WIDTH_METERS } from './readLimits';
import type { FileNote, ReadFeature, ReadGeofences } from './readResult';

const OUTER_XY = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
  [0, 0],
];
const HOLE_XY = [
  [0.5, 0.5],
  [0.5, 1.5],
  [1.5, 1.5],
  [1.5, 0.5],
  [0.5, 0.5],
];
const feature = (geometry: unknown, properties: unknown = { name: 'A' }) => ({ type: 'Feature', properties, geometry });
const polygon = { type: 'Polygon', coordinates: [OUTER_XY] };
const kml = (content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>${content}</Document></kml>`;
const coordinates = (points: readonly (readonly number[])[]) =>
  `<coordinates>${points.map(String).join(' ')}</coordinates>`;
const kmlRing = (points: readonly (readonly number[])[]) => `<LinearRing>${coordinates(points)}</LinearRing>`;
const kmlPolygon = (outer: number[][], ...holes: number[][][]) =>
  `<Polygon><outerBoundaryIs>${kmlRing(outer)}</outerBoundaryIs>${holes.map((hole) => `<innerBoundaryIs>${kmlRing(hole)}</innerBoundaryIs>`).join('')}</Polygon>`;
const placemark = (content: string, name = 'A') => `<Placemark><name>${name}</name>${content}</Placemark>`;
const otherXy = [
  [5, 5],
  [6, 5],
  [6, 6],
  [5, 6],
  [5, 5],
];
const both = {
  type: 'polygon',
  parts: [SQUARE, OTHER].flatMap((shape) => (shape.type === 'polygon' ? shape.parts : [])),
};
const line = ring([0, 0], [1, 1]);
const corridor = { type: 'corridor', line, halfWidthMeters: DEFAULT_HALF_WIDTH_METERS };
const circle = { type: 'circle', center: { lat: 41.66, lng: -86.25 }, radiusMeters: 500 };
const assumed = (count: number): FileNote => ({ code: 'assumedHalfWidth', count, meters: DEFAULT_HALF_WIDTH_METERS });
const square = [OUTER_XY] as unknown as [number, number][][];

type Expected = Partial<ReadFeature>[];
const featuresOf = (result: ReadGeofences) => (result.kind === 'read' ? result.features : result);

describe('GeoJSON', () => {
  it.each<[string, unknown, Expected]>([
    [
      'a collection',
      { type: 'FeatureCollection', features: [feature(polygon)] },
      [{ row: 1, name: 'A', shape: SQUARE }],
    ],
    ['a feature', feature(polygon), [{ name: 'A', shape: SQUARE }]],
    ['a geometry', polygon, [{ name: 'yards 1', shape: SQUARE }]],
    ['a list of features', [feature(polygon), feature(polygon)], [{ row: 1 }, { row: 2 }]],
    ['holes', { type: 'Polygon', coordinates: [OUTER_XY, HOLE_XY] }, [{ shape: WITH_HOLE }]],
    [
      'several parts as one area',
      { type: 'MultiPolygon', coordinates: [[OUTER_XY], [otherXy]] },
      [{ shape: both }] as Expected,
    ],
    [
      'a line',
      feature({
        type: 'LineString',
        coordinates: [
          [0, 0, 9],
          [1, 1, 9],
        ],
      }),
      [{ shape: corridor }] as Expected,
    ],
    [
      'a line with a width',
      feature(
        {
          type: 'LineString',
          coordinates: [
            [0, 0],
            [1, 1],
          ],
        },
        { halfWidthMeters: 20 },
      ),
      [{ shape: { ...corridor, halfWidthMeters: 20 } }] as Expected,
    ],
    [
      'several lines as several areas',
      feature({
        type: 'MultiLineString',
        coordinates: [
          [
            [0, 0],
            [1, 1],
          ],
          [
            [2, 2],
            [3, 3],
          ],
        ],
      }),
      [
        { row: 1, name: 'A', shape: corridor },
        { row: 1, name: 'A 2' },
      ] as Expected,
    ],
    [
      'points',
      {
        type: 'MultiPoint',
        coordinates: [
          [0, 0],
          [1, 1],
        ],
      },
      [{ places: line }],
    ],
    [
      'a point with a radius',
      feature({ type: 'Point', coordinates: [-86.25, 41.66] }, { Name: ' Yard\n1 ', radius: '500', Description: 7 }),
      [{ name: 'Yard 1', description: '7', shape: circle }] as Expected,
    ],
    [
      'a collection of geometries',
      { type: 'GeometryCollection', geometries: [polygon, { type: 'Point', coordinates: [1, 1] }] },
      [{ shape: SQUARE }],
    ],
    ['a feature without geometry', feature(null), [{ name: 'A', problem: { code: 'noGeometry' } }]],
    ['an unknown geometry', feature({ type: 'Curve' }), [{ name: 'A', problem: { code: 'unknownGeometry' } }]],
    [
      'a coordinate that is text',
      feature({
        type: 'Polygon',
        coordinates: [
          OUTER_XY,
          [
            [0, 0],
            ['1', 1],
          ],
        ],
      }),
      [{ name: 'A', problem: { code: 'unreadableCoordinate', part: 0, ring: 1, vertex: 1 } }],
    ],
    [
      'a bad feature between good ones',
      { type: 'FeatureCollection', features: [feature(polygon), null, feature(polygon)] },
      [{ shape: SQUARE }, { row: 2, name: 'yards 2', problem: { code: 'unreadable' } }, { row: 3, shape: SQUARE }],
    ],
    [
      'an open ring',
      feature({ type: 'Polygon', coordinates: [OUTER_XY.slice(0, 4)] }),
      [{ shape: SQUARE, problem: { code: 'openRing', part: 0, ring: 0, vertex: 3, at: { lat: 2, lng: 0 } } }],
    ],
    [
      'edges that cross',
      feature({
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [1, 1],
            [1, 0],
            [0, 1],
            [0, 0],
          ],
        ],
      }),
      [{ problem: expect.objectContaining({ code: 'crossingEdges' }) }],
    ],
    [
      'a place off the earth',
      { type: 'Point', coordinates: [0, 95] },
      [{ problem: expect.objectContaining({ code: 'latLngSwapped' }) }],
    ],
    [
      'a text that can’t be stored',
      feature(polygon, { name: 'A\u0000B' }),
      [{ name: 'AB', problem: { code: 'unstorableText' } }],
    ],
    [
      'WGS 84 by name',
      { ...polygon, crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:OGC:1.3:CRS84' } } },
      [{ shape: SQUARE }],
    ],
  ])('reads %s', (_, json, expected) => {
    const result = read(JSON.stringify(json));
    expect(featuresOf(result)).toEqual(expected.map((one) => expect.objectContaining(one)));
  });

  it('reads one feature per line, with the line of each', () => {
    const text = `${JSON.stringify(feature(polygon))}\n\n\u001E{"type":\n${JSON.stringify(feature(polygon))}\r\n`;
    expect(read(text)).toEqual({
      kind: 'read',
      format: 'geoJsonLines',
      notes: [],
      features: [
        expect.objectContaining({ row: 1, shape: SQUARE }),
        { row: 3, name: 'yards 3', problem: { code: 'unreadable' } },
        expect.objectContaining({ row: 4, shape: SQUARE }),
      ],
    });
  });

  it('reads the geometry if another program changed it', () => {
    const properties = { name: 'A', type: 'circle', center: [0, 0], radiusMeters: 500 };
    const moved = read(JSON.stringify(feature(polygon, properties)));
    expect(moved).toMatchObject({ features: [{ shape: SQUARE }], notes: [{ code: 'changedGeometry', count: 1 }] });
  });

  it('notes what it assumed and ignored', () => {
    const geometries = [
      polygon,
      { type: 'Point', coordinates: [1, 1] },
      {
        type: 'LineString',
        coordinates: [
          [0, 0],
          [1, 1],
        ],
      },
    ];
    expect(read(JSON.stringify({ type: 'GeometryCollection', geometries }))).toMatchObject({
      format: 'geoJson',
      notes: [{ code: 'ignoredPoints', count: 1 }, assumed(1)],
    });
  });
});

describe('KML', () => {
  it.each<[string, string, Expected]>([
    ['a polygon with a hole', placemark(kmlPolygon(OUTER_XY, HOLE_XY)), [{ row: 1, name: 'A', shape: WITH_HOLE }]],
    [
      'several parts as one area',
      placemark(
        `<MultiGeometry>${kmlPolygon(OUTER_XY)}<MultiGeometry>${kmlPolygon(otherXy)}</MultiGeometry></MultiGeometry>`,
      ),
      [{ shape: both }] as Expected,
    ],
    ['a ring', placemark(kmlRing(OUTER_XY)), [{ shape: SQUARE }]],
    [
      'a line',
      placemark(
        `<LineString>${coordinates([
          [0, 0, 7],
          [1, 1],
        ])}</LineString>`,
      ),
      [{ shape: corridor }] as Expected,
    ],
    ['a point', placemark(`<Point>${coordinates([[1, 2, 3]])}</Point>`), [{ places: [{ lat: 2, lng: 1 }] }]],
    [
      'a point with a radius',
      placemark(
        `<ExtendedData><Data name="radius"><value> 500 </value></Data></ExtendedData><Point>${coordinates([[-86.25, 41.66]])}</Point>`,
      ),
      [{ shape: circle }] as Expected,
    ],
    [
      'a table',
      placemark(
        `<ExtendedData><SchemaData><SimpleData name="NAME">B</SimpleData><SimpleData name="category">Yard</SimpleData></SchemaData></ExtendedData>${kmlPolygon(OUTER_XY)}`,
      ),
      [{ name: 'A', category: 'Yard' }],
    ],
    [
      'a track',
      placemark('<gx:Track><when>2026</when><gx:coord>0 0 5</gx:coord><gx:coord>1 1 5</gx:coord></gx:Track>'),
      [{ shape: corridor }] as Expected,
    ],
    [
      'prefixes',
      `<k:Placemark><k:name>A</k:name><k:Point><k:coordinates>1,2</k:coordinates></k:Point></k:Placemark>`,
      [{ name: 'A', places: [{ lat: 2, lng: 1 }] }],
    ],
    [
      'folders, and texts in HTML and CDATA',
      `<Folder><name>F</name>${placemark(`<description><![CDATA[<b>Gate</b> 3<br/>open]]></description>${kmlPolygon(OUTER_XY)}`, 'A &amp; <![CDATA[<B>]]> &#65;&#x42;&other;')}</Folder>`,
      [{ name: 'A & <B> AB&other;', description: 'Gate 3 open' }],
    ],
    [
      'characters that there are not',
      placemark('<Point><coordinates>1,2</coordinates></Point>', '&#x110000;&#9999999;&#0x1;'),
      [{ name: '&#x110000;&#9999999;&#0x1;' }],
    ],
    [
      'spaces beside commas',
      placemark('<LineString><coordinates> 0, 0\n1 ,1 </coordinates></LineString>'),
      [{ shape: corridor }] as Expected,
    ],
    [
      'commas between positions',
      placemark('<LineString><coordinates>0,0, 1,1</coordinates></LineString>'),
      [{ problem: { code: 'unreadableCoordinate', vertex: 0 } }],
    ],
    [
      'an open hole',
      placemark(kmlPolygon(OUTER_XY, HOLE_XY.slice(0, 4))),
      [{ shape: WITH_HOLE, problem: expect.objectContaining({ code: 'openRing', ring: 1 }) }],
    ],
    [
      'a coordinate that is text',
      placemark(kmlPolygon(OUTER_XY, [[0, 0]]).replace('0,0</coord', '0,x</coord')) +
        placemark(kmlPolygon(OUTER_XY), 'B'),
      [
        { name: 'A', problem: { code: 'unreadableCoordinate', part: 0, ring: 0, vertex: 4 } },
        { name: 'B', shape: SQUARE },
      ],
    ],
    [
      'a polygon without outer ring',
      placemark(`<Polygon><innerBoundaryIs>${kmlRing(OUTER_XY)}</innerBoundaryIs></Polygon>`),
      [{ problem: expect.objectContaining({ code: 'tooFewVertices', ring: 0 }) }],
    ],
    ['a placemark without geometry', placemark(''), [{ name: 'A', problem: { code: 'noGeometry' } }]],
    [
      'a damaged placemark between good ones',
      `${placemark(kmlPolygon(OUTER_XY))}<Placemark><name>B</nam></Placemark>${placemark(kmlPolygon(OUTER_XY), 'C')}`,
      [{ shape: SQUARE }, { row: 2, problem: { code: 'unreadable' } }, { row: 3, name: 'C', shape: SQUARE }],
    ],
  ])('reads %s', (_, content, expected) => {
    const result = read(kml(content));
    expect(featuresOf(result)).toEqual(expected.map((one) => expect.objectContaining(one)));
  });

  it('ignores links, overlays and comments, and counts them', () => {
    const content = `<!-- <Placemark> --><NetworkLink><Link><href>https://example.com/a.kml</href></Link></NetworkLink>
      <GroundOverlay><LatLonBox><north>1</north></LatLonBox></GroundOverlay><ScreenOverlay/>`;
    expect(read(kml(content + placemark(kmlPolygon(OUTER_XY))))).toMatchObject({
      format: 'kml',
      features: [{ name: 'A' }],
      notes: [
        { code: 'ignoredLinks', count: 1 },
        { code: 'ignoredOverlays', count: 2 },
      ],
    });
  });

  it('reads a KMZ, and counts its images and other files', () => {
    const files = { 'images/a.png': utf8('x'), 'other.kml': kml(''), 'doc.kml': kml(placemark(kmlPolygon(OUTER_XY))) };
    expect(read(zip(files), 'yards.zip')).toMatchObject({
      format: 'kmz',
      features: [{ name: 'A', shape: SQUARE }],
      notes: [
        { code: 'ignoredFiles', count: 1 },
        { code: 'ignoredLinks', count: 1 },
      ],
    });
  });
});

describe('GPX', () => {
  const gpx = (content: string) => `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">${content}</gpx>`;
  const points = (element: string, all: readonly (readonly number[])[]) =>
    all.map(([lng, lat]) => `<${element} lat="${lat}" lon='${lng}'><ele>200</ele></${element}>`).join('');
  const segment = (all: readonly (readonly number[])[]) => `<trkseg>${points('trkpt', all)}</trkseg>`;

  it.each<[string, string, Expected]>([
    [
      'a closed track',
      `<trk><name>A</name><desc>x</desc>${segment(OUTER_XY)}</trk>`,
      [{ name: 'A', description: 'x', shape: SQUARE }],
    ],
    [
      'a track that ends near its start',
      `<trk>${segment([...OUTER_XY.slice(0, 4), [0, 0.0001]])}</trk>`,
      [{ problem: undefined, shape: expect.objectContaining({ type: 'polygon' }) }],
    ],
    [
      'an open track',
      `<trk>${segment([
        [0, 0],
        [1, 1],
      ])}</trk>`,
      [{ name: 'yards 1', shape: corridor }] as Expected,
    ],
    [
      'closed segments as one area',
      `<trk>${segment(OUTER_XY)}${segment(otherXy)}</trk>`,
      [{ shape: both }] as Expected,
    ],
    [
      'open segments as several areas',
      `<trk><name>A</name>${segment([
        [0, 0],
        [1, 1],
      ])}${segment([
        [3, 0],
        [4, 1],
      ])}</trk>`,
      [{ name: 'A', shape: corridor }, { name: 'A 2' }] as Expected,
    ],
    [
      'a route',
      `<rte><name>A</name>${points('rtept', [
        [0, 0],
        [1, 1],
      ])}</rte>`,
      [{ name: 'A', shape: corridor }] as Expected,
    ],
    ['a waypoint', '<wpt lat="2" lon="1"><name>A</name></wpt>', [{ name: 'A', places: [{ lat: 2, lng: 1 }] }]],
    [
      'a point without latitude',
      `<trk><name>A</name><trkseg><trkpt lon="1"/></trkseg></trk>${'<wpt lat="2" lon="1"/>'}`,
      [{ problem: { code: 'unreadableCoordinate', vertex: 0 } }, { row: 2 }],
    ],
    [
      'an attribute with the name of another',
      '<wpt cmt=" lat=\'9\' >" lat="2" lon="1"/>',
      [{ places: [{ lat: 2, lng: 1 }] }],
    ],
  ])('reads %s', (_, content, expected) => {
    const result = read(gpx(content));
    expect(result).toMatchObject({ format: 'gpx' });
    expect(featuresOf(result)).toEqual(expected.map((one) => expect.objectContaining(one)));
  });
});

describe('WKT', () => {
  it.each<[string, Expected]>([
    [
      'POLYGON ((0 0, 2 0, 2 2, 0 2, 0 0), (0.5 0.5, 0.5 1.5, 1.5 1.5, 1.5 0.5, 0.5 0.5))',
      [{ row: 1, name: 'yards 1', shape: WITH_HOLE }],
    ],
    ['# Comment\n\nA b\tSRID=4326;polygon((0 0,2 0,2 2,0 2,0 0))', [{ row: 3, name: 'A b', shape: SQUARE }]],
    ['POLYGON Z ((0 0 1, 2 0 1, 2 2 1, 0 2 1, 0 0 1))', [{ shape: SQUARE }]],
    ['POLYGONZM((0 0 1 1,2 0 1 1,2 2 1 1,0 2 1 1,0 0 1 1))', [{ shape: SQUARE }]],
    ['MULTIPOLYGON (((0 0, 2 0, 2 2, 0 2, 0 0)), ((5 5, 6 5, 6 6, 5 6, 5 5)))', [{ shape: both }] as Expected],
    ['LINESTRING (0 0, 1 1)', [{ shape: corridor }] as Expected],
    ['MULTILINESTRING ((0 0, 1 1), (2 2, 3 3))', [{ shape: corridor }, { name: 'yards 1 2' }] as Expected],
    ['POINT (1 2)', [{ places: [{ lat: 2, lng: 1 }] }]],
    ['A\tPOINT (-86.25 41.66)\tradius_meters=500', [{ name: 'A', shape: circle }] as Expected],
    ['MULTIPOINT ((0 0), 1 1)', [{ places: line }]],
    ['GEOMETRYCOLLECTION (POINT (1 2), POLYGON ((0 0, 2 0, 2 2, 0 2, 0 0)))', [{ shape: SQUARE }]],
    ['POLYGON EMPTY', [{ problem: { code: 'noGeometry' } }]],
    ['A\tCURVEPOLYGON (CIRCULARSTRING (0 0, 1 1, 0 0))', [{ name: 'A', problem: { code: 'unknownGeometry' } }]],
    ['A\tSRID=3857;POINT (1 2)\nPOINT (1 2)', [{ name: 'A', problem: { code: 'unknownProjection' } }, { row: 2 }]],
    ['POLYGON ((0 0, 2 0, x 2, 0 0))', [{ problem: { code: 'unreadableCoordinate', part: 0, ring: 0, vertex: 2 } }]],
    [
      'POLYGON ((0 0, 2 0, 2 2, 0 2, 0 0)\nPOINT (1 2) x',
      [{ problem: { code: 'unreadable' } }, { problem: { code: 'unreadable' } }],
    ],
    ['POINT (1 2)\nelse', [{ row: 1 }, { row: 2, problem: { code: 'unreadable' } }]],
  ])('reads %j', (text, expected) => {
    const result = read(text);
    expect(result).toMatchObject({ format: 'wkt' });
    expect(featuresOf(result)).toEqual(expected.map((one) => expect.objectContaining(one)));
  });
});

describe('CSV', () => {
  const header = 'name,latitude,longitude,radius_meters';

  it.each<[string, string, Expected]>([
    ['a circle', `${header}\nA,41.66,-86.25,500`, [{ row: 2, name: 'A', shape: circle }] as Expected],
    ['a place', `\uFEFFName;LAT;Lng\r\nA;2;1\r\n`, [{ places: [{ lat: 2, lng: 1 }] }]],
    [
      'tabs and decimal commas',
      'name\tlatitude\tlongitude\tRadius (m)\nA\t41,66\t-86,25\t500',
      [{ shape: circle }] as Expected,
    ],
    ['a declared separator', 'sep=;\nname;latitude;longitude\nA, b;2;1', [{ row: 3, name: 'A, b' }]],
    ['WKT', 'WKT,name\n"POLYGON ((0 0, 2 0, 2 2, 0 2, 0 0))",A', [{ name: 'A', shape: SQUARE }]],
    [
      'quotes and line breaks',
      `${header},category\n"A ""b"" \nc",2,1,,Yard\nd,2,1,,`,
      [
        { row: 2, name: 'A "b" c', category: 'Yard' },
        { row: 4, name: 'd' },
      ],
    ],
    ['guarded formulas', `${header}\n'=1+1,2,1,\n''x,2,1,`, [{ name: '=1+1' }, { name: "''x" }]],
    ['a row without a place', `${header}\nA,,,500`, [{ name: 'A', problem: { code: 'noGeometry' } }]],
    ['a latitude that is text', `${header}\nA,north,1,`, [{ problem: { code: 'unreadableLatitude' } }]],
    ['a missing longitude', `${header}\nA,2,,`, [{ problem: { code: 'unreadableLongitude' } }]],
    [
      'a radius that is text',
      `${header}\nA,2,1,5 km\nB,2,1,0x10`,
      [{ name: 'A', problem: { code: 'unreadableRadius' } }, { problem: { code: 'unreadableRadius' } }],
    ],
    [
      'a radius that is too small',
      `${header}\nA,2,1,5`,
      [{ problem: expect.objectContaining({ code: 'radiusOutOfRange' }) }],
    ],
    [
      'too many cells',
      `${header}\nA, b,2,1,5\nB,41.66,-86.25,500`,
      [{ name: 'A', problem: { code: 'tooManyCells' } }, { shape: circle }] as Expected,
    ],
  ])('reads %s', (_, text, expected) => {
    const result = read(text);
    expect(result).toMatchObject({ format: 'csv' });
    expect(featuresOf(result)).toEqual(expected.map((one) => expect.objectContaining(one)));
  });

  it('notes columns that it doesn’t know, and an encoding that it assumed', () => {
    const text = LATIN_1('name,latitude,longitude,Größe\nM\u00FCller,2,1,3');
    expect(read(text)).toMatchObject({
      features: [{ name: 'Müller' }],
      notes: [{ code: 'unknownColumns', names: ['Größe'] }, { code: 'assumedWindows1252' }],
    });
  });
});

describe('Shapefile', () => {
  const turned = square.map((one) => [...one].reverse());
  const hole = [HOLE_XY.slice().reverse()] as unknown as [number, number][][];
  const shp = shpOf([turned, [...turned, ...hole]]);

  it('reads names and holes, and notes that WGS 84 was assumed', () => {
    const dbf = dbfOf(
      ['NAME', 'ID', 'descriptio'],
      [
        ['Yard 1', '7', 'x'],
        ['Müller', '8', ''],
      ],
    );
    const result = read(zip({ 'a/Yards.SHP': shp, 'a/yards.dbf': dbf, 'a/yards.shx': utf8('') }));
    expect(result).toMatchObject({
      format: 'shapefile',
      features: [
        { row: 1, name: 'Yard 1', description: 'x' },
        { row: 2, name: 'Müller' },
      ],
      notes: [{ code: 'assumedWgs84' }],
    });
    const shapes = result.kind === 'read' ? result.features.map(({ shape }) => shape) : [];
    expect(shapes.map((shape, index) => shape && isSameArea(shape, index === 0 ? SQUARE : WITH_HOLE))).toEqual([
      true,
      true,
    ]);
  });

  it.each([
    ['windows-1252', LATIN_1('1252'), LATIN_1],
    ['UTF-8', utf8('UTF-8'), utf8],
    ['an unknown encoding', utf8('x-none'), LATIN_1],
  ])('reads names in %s', (_, cpg, encode) => {
    const files = { 'a.shp': shp, 'a.cpg': cpg, 'a.dbf': dbfOf(['name'], [['Müller'], ['B']], encode) };
    expect(read(zip(files))).toMatchObject({ features: [{ name: 'Müller' }, { name: 'B' }] });
  });

  it('reads projected shapes', () => {
    const prj =
      'PROJCS["WGS_1984_UTM_Zone_16N",GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",500000.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",-87.0],PARAMETER["Scale_Factor",0.9996],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]';
    const projected = shpOf([
      [
        [
          [562_000, 4_612_000],
          [562_000, 4_613_000],
          [563_000, 4_613_000],
          [562_000, 4_612_000],
        ],
      ],
    ]);
    const result = read(zip({ 'a.shp': projected, 'a.prj': prj }));
    const [first] = result.kind === 'read' ? result.features : [];
    const corner = first?.shape?.type === 'polygon' ? first.shape.parts[0]?.outer[0] : undefined;
    expect(first?.problem).toBeUndefined();
    expect(corner?.lat).toBeCloseTo(41.657, 3);
    expect(corner?.lng).toBeCloseTo(-86.255, 3);
    expect(result).toMatchObject({ notes: [] });
  });

  it.each([
    ['an unknown projection', 'PROJCS["A",GEOGCS["B"],PROJECTION["None"]]'],
    ['a local system', 'LOCAL_CS["A"]'],
    ['no projection', '<html>'],
    ['brackets without end', `GEOGCS${'['.repeat(19_000)}`],
  ])('refuses %s', (_, prj) => {
    expect(read(zip({ 'a.shp': shp, 'a.prj': prj }))).toEqual({ kind: 'refused', problem: 'unknownProjection' });
  });

  it('reads good shapes beside a record that is too short', () => {
    const short = new Uint8Array([...shpOf([turned]), ...new Uint8Array(28)]);
    const view = new DataView(short.buffer);
    view.setInt32(24, short.length / 2);
    view.setInt32(short.length - 24, 10);
    view.setInt32(short.length - 20, 5, true);
    expect(read(zip({ 'a.shp': short }))).toMatchObject({
      features: [
        { row: 1, problem: undefined },
        { row: 2, problem: { code: 'unreadable' } },
      ],
    });
  });

  it('reads good shapes beside damaged ones, and without damaged attributes', () => {
    const damaged = shpOf([turned, turned, turned]);
    const record = 100 + 8 + 44 + 4 + 5 * 16;
    new DataView(damaged.buffer).setInt32(record + 8 + 40, 1_000_000, true);
    const result = read(zip({ 'a.shp': damaged, 'a.dbf': utf8('x'.repeat(40)) }));
    expect(result).toMatchObject({
      features: [{ name: 'yards 1' }, { row: 2, problem: { code: 'unreadable' } }, { row: 3 }],
      notes: [{ code: 'assumedWgs84' }, { code: 'unreadableAttributes', count: 1 }],
    });
  });
});

describe('encodings', () => {
  const text = kml(placemark(`<Point>${coordinates([[1, 2]])}</Point>`, 'Müller'));
  const declared = (encoding: string) => text.replace('UTF-8', encoding);

  it.each<[string, Uint8Array]>([
    ['UTF-8 with a mark', utf8(`\uFEFF${text}`)],
    ['UTF-16 with a mark', utf16(`\uFEFF${declared('UTF-16')}`)],
    ['UTF-16 big-endian with a mark', utf16(`\uFEFF${declared('UTF-16')}`, false)],
    ['UTF-16 without a mark', utf16(text)],
    ['Latin-1 that is declared', LATIN_1(declared('ISO-8859-1'))],
    ['UTF-8 that is declared as UTF-16', utf8(declared('UTF-16'))],
  ])('reads %s', (_, bytes) => {
    expect(read(bytes)).toMatchObject({ features: [{ name: 'Müller' }] });
  });
});
