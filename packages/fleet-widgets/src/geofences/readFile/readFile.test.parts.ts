import type { GeofenceShape } from '@gladhand/domain/geofences';
import type { LatLng } from '@gladhand/domain/history';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { readFile } from './readFile';
import type { ReadGeofences } from './readResult';

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

export const read = (content: string | Uint8Array, name = 'yards.txt'): ReadGeofences =>
  readFile({ name, bytes: typeof content === 'string' ? utf8(content) : content });

export const zip = (files: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content]),
    ) as Zippable,
  );

export const ring = (...points: readonly [lng: number, lat: number][]): LatLng[] =>
  points.map(([lng, lat]) => ({ lat, lng }));

/** A square, and a hole in it. */
export const OUTER = ring([0, 0], [2, 0], [2, 2], [0, 2]);
export const HOLE = ring([0.5, 0.5], [0.5, 1.5], [1.5, 1.5], [1.5, 0.5]);
export const SQUARE: GeofenceShape = { type: 'polygon', parts: [{ outer: OUTER, holes: [] }] };
export const WITH_HOLE: GeofenceShape = { type: 'polygon', parts: [{ outer: OUTER, holes: [HOLE] }] };
/** A square of 1 degree at a longitude and a latitude of 5 degrees. */
export const OTHER: GeofenceShape = {
  type: 'polygon',
  parts: [{ outer: ring([5, 5], [6, 5], [6, 6], [5, 6]), holes: [] }],
};

/** A Shapefile with polygons, each a list of rings. */
export function shpOf(polygons: readonly (readonly (readonly [number, number][])[])[]): Uint8Array {
  const records = polygons.map((rings) => {
    const points = rings.flat();
    const view = new DataView(new ArrayBuffer(44 + rings.length * 4 + points.length * 16));
    view.setInt32(0, 5, true);
    view.setInt32(36, rings.length, true);
    view.setInt32(40, points.length, true);
    let first = 0;
    for (const [index, one] of rings.entries()) {
      view.setInt32(44 + index * 4, first, true);
      first += one.length;
    }
    for (const [index, [x, y]] of points.entries()) {
      view.setFloat64(44 + rings.length * 4 + index * 16, x, true);
      view.setFloat64(52 + rings.length * 4 + index * 16, y, true);
    }
    return view;
  });
  const bytes = records.reduce((sum, { byteLength }) => sum + 8 + byteLength, 100);
  const file = new DataView(new ArrayBuffer(bytes));
  file.setInt32(0, 9_994);
  file.setInt32(24, bytes / 2);
  file.setInt32(28, 1_000, true);
  file.setInt32(32, 5, true);
  const all = new Uint8Array(file.buffer);
  let at = 100;
  for (const [index, record] of records.entries()) {
    file.setInt32(at, index + 1);
    file.setInt32(at + 4, record.byteLength / 2);
    all.set(new Uint8Array(record.buffer), at + 8);
    at += 8 + record.byteLength;
  }
  return all;
}

/** A dBASE table with columns of 20 characters. */
export function dbfOf(columns: readonly string[], rows: readonly (readonly string[])[], encode = utf8): Uint8Array {
  const headerBytes = 32 + columns.length * 32 + 1;
  const rowBytes = 1 + columns.length * 20;
  const all = new Uint8Array(headerBytes + rows.length * rowBytes).fill(0);
  const view = new DataView(all.buffer);
  view.setUint32(4, rows.length, true);
  view.setUint16(8, headerBytes, true);
  view.setUint16(10, rowBytes, true);
  for (const [index, column] of columns.entries()) {
    all.set(utf8(column), 32 + index * 32);
    all[32 + index * 32 + 11] = 'C'.charCodeAt(0);
    all[32 + index * 32 + 16] = 20;
  }
  all[headerBytes - 1] = 13;
  for (const [row, cells] of rows.entries()) {
    for (const [index, cell] of cells.entries()) all.set(encode(cell), headerBytes + row * rowBytes + 1 + index * 20);
  }
  return all;
}

export const LATIN_1 = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

export function utf16(text: string, isLittle = true): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), isLittle);
  return new Uint8Array(view.buffer);
}
