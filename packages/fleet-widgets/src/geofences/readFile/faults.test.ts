import { describe, expect, it } from 'vitest';
import { LATIN_1, read, shpOf, utf8, utf16, zip } from './readFile.test.parts';
import { READ_LIMITS } from './readLimits';
import type { FileProblemCode } from './readResult';

const kml = (content: string) => `<?xml version="1.0"?><kml><Document>${content}</Document></kml>`;
const POINT = '<Placemark><name>A</name><Point><coordinates>1,2</coordinates></Point></Placemark>';
const folders = (count: number) => '<Folder>'.repeat(count) + POINT + '</Folder>'.repeat(count);
const archive = (change: (bytes: Uint8Array, view: DataView, entry: number) => void) => {
  const bytes = zip({ 'doc.kml': kml(POINT.repeat(50)) });
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  change(bytes, view, view.getUint32(bytes.length - 6, true));
  return bytes;
};
/** 110 MB of spaces in a KML file, packed to 107 kB. */
const bomb = () => zip({ 'doc.kml': utf8(kml(' '.repeat(110_000_000))) });
const line = (count: number) => `LINESTRING (${Array(count).fill('1 2').join(',')})\n`;

describe('files that are refused', () => {
  it.each<[string, FileProblemCode, () => string | Uint8Array]>([
    ['nothing', 'empty', () => ''],
    ['spaces', 'empty', () => ' \r\n\t'],
    ['more than 20 MB', 'tooLarge', () => new Uint8Array(READ_LIMITS.fileBytes + 1)],
    ['an image', 'unknownFormat', () => Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70)],
    ['prose', 'unknownFormat', () => 'All our yards.'],
    ['a web page', 'unknownFormat', () => '<!DOCTYPE html><html><body></body></html>'],
    ['TopoJSON', 'unknownFormat', () => '{"type":"Topology","arcs":[]}'],
    ['a bare Shapefile', 'bareShapefile', () => shpOf([])],
    ['an archive of something else', 'nothingInArchive', () => zip({ 'a.png': 'x', '__MACOSX/._a.kml': 'x' })],
    ['an archive that was cut', 'brokenArchive', () => archive(() => {}).slice(0, -30)],
    ['an archive with damaged content', 'brokenArchive', () => archive((bytes) => bytes.fill(0xff, 40, 60))],
    ['an archive with a damaged directory', 'brokenArchive', () => archive((_, view, at) => view.setUint32(at, 0))],
    [
      'an archive whose directory points nowhere',
      'brokenArchive',
      () => archive((_, view, at) => view.setUint32(at + 42, 0xfffffff0, true)),
    ],
    [
      'an archive that is smaller than it says',
      'brokenArchive',
      () => archive((_, view, at) => view.setUint32(at + 24, 7, true)),
    ],
    ['an archive with a password', 'encryptedArchive', () => archive((_, view, at) => view.setUint16(at + 8, 1, true))],
    ['a zip bomb', 'unpackedTooLarge', bomb],
    ['an XML file that was cut', 'brokenXml', () => kml(POINT).slice(0, -20)],
    ['an unclosed comment', 'brokenXml', () => `<kml><!-- ${POINT}</kml>`],
    ['101 nested folders', 'nestedTooDeep', () => kml(folders(101))],
    ['folders without end', 'nestedTooDeep', () => '<kml>'.repeat(1_000_000)],
    ['lists in lists', 'nestedTooDeep', () => `{"type":"FeatureCollection","features":${'['.repeat(1_000_000)}`],
    [
      'collections in collections',
      'nestedTooDeep',
      () => `${'{"type":"GeometryCollection","geometries":['.repeat(60)}${']}'.repeat(60)}`,
    ],
    ['entities', 'entities', () => `<!DOCTYPE kml [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${kml(POINT)}`],
    [
      'an entity of another file',
      'entities',
      () => `<!DOCTYPE kml [\n<!ELEMENT a ANY>\n<!ENTITY a SYSTEM "file:///etc/passwd">]><kml>&a;</kml>`,
    ],
    ['damaged JSON', 'brokenJson', () => '{"type":"FeatureCollection","features":['],
    [
      'JSON in another projection',
      'unknownProjection',
      () => '{"type":"FeatureCollection","features":[],"crs":{"properties":{"name":"urn:ogc:def:crs:EPSG::3857"}}}',
    ],
    ['CSV without a place', 'missingColumns', () => 'name,radius_meters\nA,500'],
    ['CSV with an open quote', 'openQuote', () => 'name,latitude,longitude\n"A,1,2\nB,1,2'],
    [
      'bytes that aren’t the declared encoding',
      'wrongEncoding',
      () => LATIN_1(`<?xml version="1.0" encoding="utf-8"?><kml>\u00fc</kml>`),
    ],
    ['an unknown encoding', 'unknownEncoding', () => '<?xml version="1.0" encoding="x-none"?><kml></kml>'],
    ['UTF-16 that was cut', 'wrongEncoding', () => utf16(`\uFEFF${kml(POINT)}`).slice(0, -1)],
    ['JSON in Latin-1', 'wrongEncoding', () => LATIN_1('{"a":"\u00fc"}')],
    ['no features', 'noFeatures', () => kml('')],
    ['an empty collection', 'noFeatures', () => '{"type":"FeatureCollection","features":[]}'],
    [
      'a Shapefile that was cut',
      'brokenShapefile',
      () =>
        zip({
          'a.shp': shpOf([
            [
              [
                [0, 0],
                [1, 1],
              ],
            ],
          ]).slice(0, -8),
        }),
    ],
    ['a Shapefile with negative lengths', 'brokenShapefile', () => zip({ 'a.shp': withLength(-8) })],
    ['more than 10,000 features', 'tooManyFeatures', () => kml(POINT.repeat(READ_LIMITS.features + 1))],
    [
      'more than 10,000 rows',
      'tooManyFeatures',
      () => `latitude,longitude\n${'1,2\n'.repeat(READ_LIMITS.features + 1)}`,
    ],
    [
      'more than 10,000 lines in one feature',
      'tooManyFeatures',
      () => `MULTILINESTRING (${Array(10_001).fill('(1 2, 3 4)').join(',')})`,
    ],
    ['more than 500,000 vertices', 'tooManyVertices', () => line(250_000).repeat(2) + line(1)],
  ])('%s', (_, problem, content) => {
    expect(read(content())).toEqual({ kind: 'refused', problem });
  });

  it.each<[string, () => string]>([
    ['100 nested elements', () => kml(folders(95))],
    ['a document type without entities', () => `<!DOCTYPE kml SYSTEM "a.dtd">${kml(POINT)}`],
    ['10,000 features', () => kml(POINT.repeat(READ_LIMITS.features))],
    ['500,000 vertices', () => line(250_000).repeat(2)],
  ])('but not %s', (_, content) => {
    expect(read(content())).toMatchObject({ kind: 'read' });
  });
});

function withLength(words: number): Uint8Array {
  const bytes = shpOf([
    [
      [
        [0, 0],
        [1, 1],
        [1, 0],
        [0, 0],
      ],
    ],
  ]);
  new DataView(bytes.buffer).setInt32(104, words);
  return bytes;
}

/** Inputs for which a careless expression or loop takes time that grows with the square of their length. */
describe('hostile files', () => {
  const long = 2_000_000;

  it.each<[string, () => string | Uint8Array]>([
    ['spaces in coordinates', () => kml(POINT.replace('1,2', `1,2${' '.repeat(long)}`))],
    ['commas in coordinates', () => kml(POINT.replace('1,2', ','.repeat(long)))],
    ['a name of spaces', () => kml(POINT.replace('A', `a${' '.repeat(long)}b`))],
    [
      'a name of tags',
      () => kml(POINT.replace('<name>A</name>', `<description><![CDATA[${'<a '.repeat(long / 3)}]]></description>`)),
    ],
    ['a tag of letters', () => `<gpx><wpt ${'a'.repeat(long)}/></gpx>`],
    ['a tag of spaces', () => `<gpx><wpt ${' '.repeat(long)}"/></gpx>`],
    ['tags of quotes', () => `<gpx>${`<a b="'"/>`.repeat(long / 10)}</gpx>`],
    ['open comments', () => '<!--'.repeat(long / 4)],
    ['open declarations', () => `<!DOCTYPE kml [${'<!E '.repeat(long / 4)}`],
    ['closing tags', () => `<kml>${'</a>'.repeat(long / 4)}</kml>`],
    ['elements', () => `<kml>${'<a/>'.repeat(long / 4)}</kml>`],
    ['ampersands', () => kml(POINT.replace('A', '&#x1;&'.repeat(long / 6)))],
    ['quotes in CSV', () => `latitude,longitude\n${'"'.repeat(long)}`],
    ['separators', () => ','.repeat(long)],
    ['columns', () => 'name,'.repeat(long / 5)],
    ['lines', () => `{}${'\n'.repeat(long)}`],
    ['slashes in JSON', () => `["${'\\'.repeat(long)}`],
    ['quotes in JSON', () => `["${'\\"'.repeat(long / 2)}`],
    ['parentheses in WKT', () => `POLYGON ${'('.repeat(long)}`],
    ['collections in WKT', () => 'GEOMETRYCOLLECTION('.repeat(long / 20)],
    ['empty rings', () => `{"type":"Polygon","coordinates":[${'[],'.repeat(long / 3)}[]]}`],
    [
      'rings in a Shapefile',
      () =>
        zip({
          'a.shp': shpOf([
            Array(50_000).fill([
              [0, 0],
              [1, 1],
              [1, 0],
              [0, 0],
            ]),
          ]),
        }),
    ],
    ['numbers', () => `POINT (${'1'.repeat(long)} 2)`],
  ])('are read within seconds: %s', (_, content) => {
    const input = content();
    const start = performance.now();
    expect(['read', 'refused']).toContain(read(input).kind);
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
