import type { LatLng } from '@gladhand/domain/history';
import { addFeature } from './addFeature';
import { addPart, type Drawn, FeatureRefused, nothingDrawn, numberOf } from './drawn';
import type { ReadingFile } from './readingFile';
import { READ_LIMITS } from './readLimits';

const KINDS = ['POINT', 'LINESTRING', 'POLYGON', 'MULTIPOINT', 'MULTILINESTRING', 'MULTIPOLYGON', 'GEOMETRYCOLLECTION'];
/** Well-known texts that can't be a geofence. */
const OTHER_KINDS =
  /^(?:CIRCULARSTRING|COMPOUNDCURVE|CURVEPOLYGON|MULTICURVE|MULTISURFACE|CURVE|SURFACE|POLYHEDRALSURFACE|TIN|TRIANGLE)\b/i;
const WKT = new RegExp(
  `^"?\\s*(?:SRID\\s*=\\s*\\d+\\s*;\\s*)?(?:${KINDS.join('|')})\\s*(?:ZM|Z|M)?\\s*(?:\\(|EMPTY)`,
  'i',
);
const WGS84 = 4326;

/** Whether a text begins like a well-known text. */
const isWkt = (text: string): boolean => WKT.test(text.trimStart()) || OTHER_KINDS.test(text.trimStart());

/** Whether the first line of a text that is no comment has a well-known text. */
export function isWktFile(text: string): boolean {
  for (const line of text.split(/[\r\n]+/)) {
    if (line.split('\t').some(isWkt)) return true;
    if (line.trim() !== '' && !line.startsWith('#')) return false;
  }
  return false;
}

/** Reads well-known text, one per line; a name and a radius or half-width can be beside it, with tabs between. */
export function readWktLines(file: ReadingFile, text: string): void {
  const lines = text.split(/\r\n|[\r\n]/);
  for (const [index, line] of lines.entries()) {
    const cells = line.split('\t').map((cell) => cell.trim());
    const place = cells.findLastIndex(isWkt);
    if (line.trim() === '' || (place < 0 && line.startsWith('#'))) continue;
    file.countFeature();
    addFeature(file, index + 1, () => {
      const properties: Record<string, unknown> = {};
      for (const [column, cell] of cells.entries()) {
        const size = column > place ? /^(radius_meters|half_width_meters)=(.*)$/.exec(cell) : undefined;
        if (size?.[1]) properties[size[1]] = size[2];
        else if (column !== Math.max(0, place)) properties.name ??= cell;
      }
      return { properties, drawn: drawnWkt(file, cells[Math.max(0, place)] ?? '') };
    });
    file.progress((index + 1) / lines.length);
  }
}

/** The geometry of a well-known text. One that can't be read is its problem. */
export function drawnWkt(file: ReadingFile, text: string): Drawn {
  try {
    return new WktReader(file, text.replace(/^"([\s\S]*)"$/, '$1')).read();
  } catch (error) {
    if (!(error instanceof FeatureRefused)) throw error;
    return { ...nothingDrawn(), problem: error.problem };
  }
}

/** The reader of one well-known text. */
class WktReader {
  readonly #file: ReadingFile;
  readonly #tokens: readonly string[];
  readonly #drawn = nothingDrawn();
  #at = 0;

  constructor(file: ReadingFile, text: string) {
    const prefixed = /^\s*SRID\s*=\s*(\d+)\s*;([\s\S]*)$/i.exec(text);
    if (prefixed && Number(prefixed[1]) !== WGS84) throw new FeatureRefused('unknownProjection');
    this.#file = file;
    this.#tokens = (prefixed?.[2] ?? text).match(/[(),]|[^\s(),]+/g) ?? [];
  }

  read(): Drawn {
    if (this.#tokens.length === 0) throw new FeatureRefused('noGeometry');
    this.#geometry(0);
    if (this.#at < this.#tokens.length) throw new FeatureRefused('unreadable');
    return this.#drawn;
  }

  #geometry(depth: number): void {
    if (depth > READ_LIMITS.nesting) throw new FeatureRefused('unreadable');
    const kind = this.#next()
      .toUpperCase()
      .replace(/(?<=[A-Z]{5})(?:ZM|Z|M)$/, '');
    if (OTHER_KINDS.test(kind)) throw new FeatureRefused('unknownGeometry');
    if (/^(?:ZM|Z|M)$/i.test(this.#tokens[this.#at] ?? '')) this.#at++;
    if (this.#tokens[this.#at]?.toUpperCase() === 'EMPTY') {
      this.#at++;
      return;
    }
    switch (kind) {
      case 'POINT':
        this.#drawn.points.push(...this.#line());
        break;
      case 'MULTIPOINT':
        for (const point of this.#points()) this.#drawn.points.push(point);
        break;
      case 'LINESTRING':
        this.#drawn.lines.push(this.#line());
        break;
      case 'MULTILINESTRING':
        this.#list(() => this.#drawn.lines.push(this.#line()));
        break;
      case 'POLYGON':
        this.#polygon();
        break;
      case 'MULTIPOLYGON':
        this.#list(() => this.#polygon());
        break;
      case 'GEOMETRYCOLLECTION':
        this.#list(() => this.#geometry(depth + 1));
        break;
      default:
        throw new FeatureRefused('unreadable');
    }
  }

  #polygon(): void {
    const part = this.#drawn.parts.length;
    const rings: LatLng[][] = [];
    this.#list(() => rings.push(this.#line({ part, ring: rings.length })));
    addPart(this.#drawn, rings);
  }

  /** Points may be in parentheses of their own. */
  #points(): LatLng[] {
    const points: LatLng[] = [];
    this.#list(() => {
      if (this.#tokens[this.#at] === '(') points.push(...this.#line());
      else points.push(this.#position({ vertex: points.length }));
    });
    return points;
  }

  #line(place: { part?: number; ring?: number } = {}): LatLng[] {
    const line: LatLng[] = [];
    this.#list(() => line.push(this.#position({ ...place, vertex: line.length })));
    return line;
  }

  #position(place: { vertex: number }): LatLng {
    const numbers: string[] = [];
    while (!/^[(),]?$/.test(this.#tokens[this.#at] ?? '')) numbers.push(this.#next());
    const [lng, lat] = numbers.map(numberOf);
    if (lng === undefined || lat === undefined || numbers.length > 4) {
      throw new FeatureRefused('unreadableCoordinate', place);
    }
    this.#file.countVertices(1);
    return { lat, lng };
  }

  #list(element: () => void): void {
    this.#expect('(');
    element();
    while (this.#tokens[this.#at] === ',') {
      this.#at++;
      element();
    }
    this.#expect(')');
  }

  #expect(token: string): void {
    if (this.#next() !== token) throw new FeatureRefused('unreadable');
  }

  #next(): string {
    return this.#tokens[this.#at++] ?? '';
  }
}
