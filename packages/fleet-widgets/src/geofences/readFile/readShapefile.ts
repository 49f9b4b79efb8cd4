import type { Ring } from '@gladhand/domain/geofences';
import type { LatLng } from '@gladhand/domain/history';
import { addFeature } from './addFeature';
import { type AttributeTable, readAttributes } from './attributeTable';
import { addPart, type Drawn, FeatureRefused, nothingDrawn } from './drawn';
import { FileRefused } from './fileRefused';
import { readProjection, type Unproject } from './projection';
import type { ReadingFile } from './readingFile';
import type { ZipEntry } from './unzip';

/** The first bytes of the file with the shapes. */
export const SHP_SIGNATURE = 9_994;
const HEADER_BYTES = 100;
const RECORD_HEADER_BYTES = 8;
const POINT_BYTES = 16;
/** Kinds of shapes. Those with heights or measures are ten or twenty more, and begin alike. */
const NOTHING = 0;
const POINT = 1;
const LINES = 3;
const POLYGON = 5;
const POINTS = 8;

/** Reads the Shapefiles of an archive: `.shp` with the shapes, `.dbf` with their names, `.prj` and `.cpg`. */
export function readShapefiles(file: ReadingFile, entries: readonly ZipEntry[]): void {
  const shapes = entries.filter(({ name }) => /\.shp$/i.test(name));
  for (const shp of shapes) {
    const base = shp.name.slice(0, -'.shp'.length).toLowerCase();
    const beside = (extension: string) => entries.find(({ name }) => name.toLowerCase() === `${base}.${extension}`);
    const prj = beside('prj')?.read();
    if (!prj) file.note({ code: 'assumedWgs84' });
    const unproject = prj && readProjection(new TextDecoder().decode(prj));
    const table = readAttributes(beside('dbf')?.read(), beside('cpg')?.read());
    if (!table) file.count('unreadableAttributes');
    readShapes(file, shp.read(), table ?? [], unproject);
  }
}

function readShapes(file: ReadingFile, bytes: Uint8Array, table: AttributeTable, unproject?: Unproject): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < HEADER_BYTES || view.getInt32(0) !== SHP_SIGNATURE) throw new FileRefused('brokenShapefile');
  let at = HEADER_BYTES;
  const end = endOf(view);
  for (let index = 0; at + RECORD_HEADER_BYTES <= end; index++) {
    const length = view.getInt32(at + 4) * 2;
    const start = at + RECORD_HEADER_BYTES;
    if (length < 4 || start + length > view.byteLength) throw new FileRefused('brokenShapefile');
    const record = new DataView(bytes.buffer, bytes.byteOffset + start, length);
    const properties = table[index] ?? {};
    addFeature(file, file.countFeature(), () => ({ properties, drawn: drawnOf(file, record, unproject) }));
    at = start + length;
    file.progress(at / view.byteLength);
  }
}

/** Some programs write more bytes than the header counts. */
function endOf(view: DataView): number {
  const counted = view.getInt32(24) * 2;
  return counted >= HEADER_BYTES && counted < view.byteLength ? counted : view.byteLength;
}

function drawnOf(file: ReadingFile, record: DataView, unproject: Unproject | undefined): Drawn {
  const drawn = nothingDrawn();
  const kind = record.getInt32(0, true) % 10;
  try {
    if (kind === POINT) drawn.points.push(...positions(file, record, 4, 1, unproject));
    else if (kind === POINTS) {
      for (const point of positions(file, record, 40, record.getInt32(36, true), unproject)) drawn.points.push(point);
    } else if (kind === LINES) drawn.lines = lines(file, record, unproject);
    else if (kind === POLYGON) addRings(drawn, lines(file, record, unproject));
    else if (kind !== NOTHING) throw new FeatureRefused('unknownGeometry');
    return drawn;
  } catch (error) {
    if (error instanceof FeatureRefused) return { ...nothingDrawn(), problem: error.problem };
    // The counts of the record point beyond its end.
    if (error instanceof RangeError) return { ...nothingDrawn(), problem: { code: 'unreadable' } };
    throw error;
  }
}

function lines(file: ReadingFile, record: DataView, unproject: Unproject | undefined): LatLng[][] {
  const count = record.getInt32(36, true);
  const points = record.getInt32(40, true);
  const start = 44 + count * 4;
  if (count < 0 || points < 0 || start + points * POINT_BYTES > record.byteLength)
    throw new FeatureRefused('unreadable');
  return Array.from({ length: count }, (_, index) => {
    const first = record.getInt32(44 + index * 4, true);
    const end = index + 1 < count ? record.getInt32(48 + index * 4, true) : points;
    if (first < 0 || end < first || end > points) throw new FeatureRefused('unreadable');
    return positions(file, record, start + first * POINT_BYTES, end - first, unproject);
  });
}

function positions(
  file: ReadingFile,
  record: DataView,
  start: number,
  count: number,
  unproject: Unproject | undefined,
): LatLng[] {
  if (count < 0 || start + count * POINT_BYTES > record.byteLength) throw new FeatureRefused('unreadable');
  file.countVertices(count);
  return Array.from({ length: count }, (_, vertex) => {
    const at = start + vertex * POINT_BYTES;
    const x = record.getFloat64(at, true);
    const y = record.getFloat64(at + 8, true);
    const point = unproject ? unproject(x, y) : { lat: y, lng: x };
    if (!Number.isFinite(point.lat) || !Number.isFinite(point.lng)) {
      throw new FeatureRefused('unreadableCoordinate', { vertex });
    }
    return point;
  });
}

/** More rings than a geofence can have parts and holes; their order is not worth finding. */
const MAX_SORTED_RINGS = 1_000;

/** Outer rings are clockwise. A hole belongs to the outer ring that it is in. */
function addRings(drawn: Drawn, rings: readonly (readonly LatLng[])[]): void {
  const outers = rings.filter((ring) => signedArea(ring) <= 0);
  const holes = rings.filter((ring) => signedArea(ring) > 0);
  if (outers.length === 0 || rings.length > MAX_SORTED_RINGS) {
    for (const ring of rings) addPart(drawn, [ring]);
    return;
  }
  const owned = outers.map((outer) => [outer]);
  for (const hole of holes) {
    const owner = outers.findIndex((outer) => hole[0] !== undefined && isInRing(outer, hole[0]));
    owned[Math.max(0, owner)]?.push(hole);
  }
  for (const part of owned) addPart(drawn, part);
}

function signedArea(ring: Ring): number {
  let sum = 0;
  let from = ring.at(-1);
  for (const to of ring) {
    if (from) sum += from.lng * to.lat - to.lng * from.lat;
    from = to;
  }
  return sum;
}

function isInRing(ring: Ring, point: LatLng): boolean {
  let isInside = false;
  let from = ring.at(-1);
  for (const to of ring) {
    if (from && from.lat > point.lat !== to.lat > point.lat) {
      const lng = from.lng + ((point.lat - from.lat) / (to.lat - from.lat)) * (to.lng - from.lng);
      if (lng > point.lng) isInside = !isInside;
    }
    from = to;
  }
  return isInside;
}
