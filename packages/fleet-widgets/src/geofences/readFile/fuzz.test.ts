import { checkShape } from '@gladhand/domain/geofences';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFile } from './readFile';
import { dbfOf, shpOf, utf8, zip } from './readFile.test.parts';

const SQUARE = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
  [0, 0],
] as [number, number][];
const KML = `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE kml><kml xmlns="http://www.opengis.net/kml/2.2"><Folder><!-- a -->
<Placemark id="1"><name>A &amp; B</name><description><![CDATA[<b>x</b>]]></description><ExtendedData><Data name="radius"><value>50</value></Data></ExtendedData>
<MultiGeometry><Polygon><outerBoundaryIs><LinearRing><coordinates>0,0 2,0 2,2 0,2 0,0</coordinates></LinearRing></outerBoundaryIs><innerBoundaryIs><LinearRing><coordinates>0.5,0.5 1,1 1,0.5 0.5,0.5</coordinates></LinearRing></innerBoundaryIs></Polygon><LineString><coordinates>0,0 1,1</coordinates></LineString></MultiGeometry></Placemark>
<Placemark><Point><coordinates>1,2,3</coordinates></Point></Placemark><NetworkLink/></Folder></kml>`;
const GEO_JSON = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { name: 'A', type: 'circle', center: [1, 2], radiusMeters: 50 },
      geometry: { type: 'MultiPolygon', coordinates: [[SQUARE]] },
    },
    { type: 'Feature', properties: { name: 'B', radius: 50 }, geometry: { type: 'Point', coordinates: [1, 2] } },
    {
      type: 'Feature',
      properties: null,
      geometry: { type: 'GeometryCollection', geometries: [{ type: 'LineString', coordinates: SQUARE }] },
    },
  ],
});
const shp = shpOf([[SQUARE, SQUARE.slice().reverse()], [SQUARE]]);

const SAMPLES: readonly Uint8Array[] = [
  KML,
  GEO_JSON,
  '{"type":"Point","coordinates":[1,2]}\n{"type":"Polygon","coordinates":[[[0,0],[2,0],[2,2],[0,0]]]}\n',
  '<gpx><wpt lat="1" lon="2"><name>A</name></wpt><trk><trkseg><trkpt lat="1" lon="2"/><trkpt lat="2" lon="2"/></trkseg></trk><rte><rtept lat="1" lon="2"/></rte></gpx>',
  'A\tPOLYGON ((0 0, 2 0, 2 2, 0 2, 0 0), (0.5 0.5, 1 1, 1 0.5, 0.5 0.5))\nSRID=4326;MULTIPOINT ((1 2), 3 4)\nGEOMETRYCOLLECTION (LINESTRING Z (0 0 1, 1 1 1))',
  'sep=,\nname,latitude,longitude,radius_meters,wkt\n"A, ""b""",1,2,50,\nB,,,,"POINT (1 2)"\n',
].map(utf8);
const ARCHIVES: readonly Uint8Array[] = [
  zip({ 'doc.kml': KML, 'a.png': 'x' }),
  zip({
    'a.shp': shp,
    'a.dbf': dbfOf(
      ['name', 'radius'],
      [
        ['A', '5'],
        ['B', ''],
      ],
    ),
    'a.prj': 'GEOGCS["GCS_WGS_1984"]',
  }),
];

/** Words that a mutation puts into a file: marks of the formats, and numbers that overflow. */
const WORDS = [
  '<',
  '</Placemark>',
  '<Placemark>',
  '<Polygon>',
  ']]>',
  '<!--',
  '&#x110000;',
  '&',
  '"',
  "'",
  '[',
  ']',
  '{',
  '}',
  ',',
  '\t',
  '\n',
  '(',
  ')',
  'EMPTY',
  'NaN',
  '1e999',
  '-',
  '__proto__',
  '\u0000',
  '\u00ff\u00fe',
];

type Mutation = (bytes: Uint8Array) => Uint8Array;
const spliced = (bytes: Uint8Array, at: number, removed: number, added: Uint8Array) =>
  Uint8Array.from([...bytes.subarray(0, at), ...added, ...bytes.subarray(at + removed)]);

const share = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.tuple(share, fc.nat(255)).map(
    ([at, byte]): Mutation =>
      (bytes) =>
        spliced(bytes, Math.floor(at * bytes.length), 1, Uint8Array.of(byte)),
  ),
  fc.tuple(share, fc.constantFrom(0, 1, 0x7f, 0x80, 0xff), fc.nat(4)).map(
    ([at, byte, count]): Mutation =>
      (bytes) =>
        spliced(bytes, Math.floor(at * bytes.length), count, new Uint8Array(count).fill(byte)),
  ),
  fc.tuple(share, fc.constantFrom(...WORDS)).map(
    ([at, word]): Mutation =>
      (bytes) =>
        spliced(bytes, Math.floor(at * bytes.length), 0, utf8(word)),
  ),
  fc.tuple(share, share).map(
    ([at, length]): Mutation =>
      (bytes) =>
        spliced(bytes, Math.floor(at * bytes.length), Math.floor(length * 50), new Uint8Array()),
  ),
  fc.tuple(share, share).map(
    ([at, from]): Mutation =>
      (bytes) =>
        spliced(
          bytes,
          Math.floor(at * bytes.length),
          0,
          bytes.subarray(Math.floor(from * bytes.length), Math.floor(from * bytes.length) + 200),
        ),
  ),
  share.map(
    (at): Mutation =>
      (bytes) =>
        bytes.slice(0, Math.floor(at * bytes.length)),
  ),
);

const mutated = (samples: readonly Uint8Array[]) =>
  fc
    .tuple(fc.constantFrom(...samples), fc.array(mutation, { minLength: 1, maxLength: 6 }))
    .map(([sample, mutations]) => mutations.reduce((bytes, mutate) => mutate(bytes), sample));

/** Content of an archive that is damaged before it is packed, so that its readers see the damage. */
const packed = fc.oneof(
  mutated([utf8(KML)]).map((kml) => zip({ 'doc.kml': kml })),
  fc
    .tuple(
      mutated([shp]),
      mutated([dbfOf(['name'], [['A'], ['B']])]),
      mutated([utf8('PROJCS["A",GEOGCS["B"],PROJECTION["Transverse_Mercator"],UNIT["Meter",1]]')]),
    )
    .map(([a, b, c]) => zip({ 'a.shp': a, 'a.dbf': b, 'a.prj': c })),
  mutated([shp]).map((a) => zip({ 'a.shp': a })),
);

const input = fc.oneof(
  { weight: 6, arbitrary: mutated(SAMPLES) },
  { weight: 2, arbitrary: mutated(ARCHIVES) },
  { weight: 3, arbitrary: packed },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }) },
  { weight: 1, arbitrary: fc.string().map(utf8) },
);

/** How many files are tried; more with FUZZ_RUNS=100000 in the environment. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 3_000);

it('reads or refuses any file, and never crashes', { timeout: 60_000 + RUNS * 20 }, () => {
  fc.assert(
    fc.property(input, (bytes) => {
      const start = performance.now();
      const result = readFile({ name: 'a', bytes });
      expect(performance.now() - start).toBeLessThan(2_000);
      if (result.kind === 'refused') {
        // The last resort for an error that no reader expects.
        expect(result.problem).not.toBe('unreadable');
        return;
      }
      for (const { name, shape, places, problem } of result.features) {
        expect(name).not.toBe('');
        expect(shape ?? places ?? problem).toBeDefined();
        if (shape && !problem) expect(checkShape(shape)).toEqual([]);
      }
    }),
    { numRuns: RUNS },
  );
});
