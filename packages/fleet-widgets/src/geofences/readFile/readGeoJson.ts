import type { LatLng } from '@gladhand/domain/history';
import { addFeature } from './addFeature';
import { addPart, type Drawn, FeatureRefused, nothingDrawn } from './drawn';
import { FileRefused } from './fileRefused';
import type { ReadingFile } from './readingFile';
import { READ_LIMITS } from './readLimits';
import type { FileFormat } from './readResult';

/** Reads GeoJSON: a collection, a feature, a geometry, a list of them, or one of them per line. */
export function readGeoJson(file: ReadingFile, text: string): FileFormat {
  checkNesting(text);
  const whole = parseJson(text);
  if (whole === undefined) {
    readLines(file, text);
    return 'geoJsonLines';
  }
  const features = listOf(whole);
  for (const [index, feature] of features.entries()) {
    addJson(file, file.countFeature(), feature);
    file.progress((index + 1) / features.length);
  }
  return 'geoJson';
}

/** RFC 8142 has it before each text. */
const SEPARATOR = '\u001E';

function readLines(file: ReadingFile, text: string): void {
  const lines = text.split(/\r\n|[\r\n]/).map((line) => (line.startsWith(SEPARATOR) ? line.slice(1) : line).trim());
  const first = lines.find((line) => line !== '');
  if (first === undefined || !isObject(parseJson(first))) throw new FileRefused('brokenJson');
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    file.countFeature();
    addJson(file, index + 1, parseJson(line));
    file.progress((index + 1) / lines.length);
  }
}

/** Brackets in brackets. The reading of lists in lists without end could overflow the stack. */
function checkNesting(text: string): void {
  let depth = 0;
  const marks = /["[\]{}]/g;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    if (mark[0] === '"') {
      marks.lastIndex = endOfText(text, marks.lastIndex);
    } else if (mark[0] === '[' || mark[0] === '{') {
      depth++;
      if (depth > READ_LIMITS.nesting) throw new FileRefused('nestedTooDeep');
    } else depth--;
  }
}

function endOfText(text: string, start: number): number {
  for (let at = start; ; at++) {
    const end = text.indexOf('"', at);
    if (end < 0) return text.length;
    let slashes = 0;
    while (text[end - 1 - slashes] === '\\') slashes++;
    if (slashes % 2 === 0) return end + 1;
    at = end;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const GEOMETRY = /^(?:Multi)?(?:Point|LineString|Polygon)$|^GeometryCollection$/;

function listOf(json: unknown): readonly unknown[] {
  if (Array.isArray(json)) {
    if (json.every(isObject)) return json;
    throw new FileRefused('unknownFormat');
  }
  if (!isObject(json)) throw new FileRefused('brokenJson');
  if (isOtherProjection(json.crs)) throw new FileRefused('unknownProjection');
  if (json.type === 'FeatureCollection' && Array.isArray(json.features)) return json.features;
  if (json.type === 'Feature' || GEOMETRY.test(String(json.type))) return [json];
  throw new FileRefused('unknownFormat');
}

/** GeoJSON of 2008 could name a projection. Those of WGS 84 are what GeoJSON always has today. */
function isOtherProjection(crs: unknown): boolean {
  if (!isObject(crs)) return false;
  const name = isObject(crs.properties) ? String(crs.properties.name ?? '') : '';
  return name !== '' && !/(?:CRS:?84|EPSG:+4326)$/i.test(name);
}

function addJson(file: ReadingFile, row: number, json: unknown): void {
  addFeature(file, row, () => {
    if (!isObject(json)) throw new FeatureRefused('unreadable');
    const drawn = nothingDrawn();
    if (json.type !== 'Feature') {
      addGeometry(file, drawn, json);
      return { properties: {}, drawn };
    }
    const properties = isObject(json.properties) ? json.properties : {};
    return { properties, drawn: drawnOf(file, json.geometry) };
  });
}

function drawnOf(file: ReadingFile, geometry: unknown): Drawn {
  const drawn = nothingDrawn();
  // A feature keeps its name, even if its geometry can't be read.
  try {
    if (isObject(geometry)) addGeometry(file, drawn, geometry);
  } catch (error) {
    if (!(error instanceof FeatureRefused)) throw error;
    return { ...nothingDrawn(), problem: error.problem };
  }
  return drawn;
}

function addGeometry(file: ReadingFile, drawn: Drawn, { type, coordinates, geometries }: Json): void {
  const line = (value: unknown) => lineOf(file, value);
  const polygon = (value: unknown) => {
    const part = drawn.parts.length;
    addPart(
      drawn,
      listIn(value).map((ring, index) => lineOf(file, ring, { part, ring: index })),
    );
  };
  switch (type) {
    case 'Point':
      drawn.points.push(...line([coordinates]));
      break;
    case 'MultiPoint':
      for (const point of line(coordinates)) drawn.points.push(point);
      break;
    case 'LineString':
      drawn.lines.push(line(coordinates));
      break;
    case 'MultiLineString':
      for (const one of listIn(coordinates)) drawn.lines.push(line(one));
      break;
    case 'Polygon':
      polygon(coordinates);
      break;
    case 'MultiPolygon':
      for (const one of listIn(coordinates)) polygon(one);
      break;
    case 'GeometryCollection':
      for (const one of listIn(geometries)) if (isObject(one)) addGeometry(file, drawn, one);
      break;
    default:
      throw new FeatureRefused('unknownGeometry');
  }
}

function listIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new FeatureRefused('unreadableCoordinate');
}

function lineOf(file: ReadingFile, value: unknown, place: { part?: number; ring?: number } = {}): LatLng[] {
  const positions = listIn(value);
  file.countVertices(positions.length);
  return positions.map((position, vertex) => {
    const [lng, lat] = Array.isArray(position) ? (position as unknown[]) : [];
    if (!isFiniteNumber(lng) || !isFiniteNumber(lat)) {
      throw new FeatureRefused('unreadableCoordinate', { ...place, vertex });
    }
    return { lat, lng };
  });
}

const isFiniteNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
