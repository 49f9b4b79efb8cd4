// Writes a PMTiles archive, version 3 (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md). Tiles are sorted
// by id, equal tiles are stored once, and a run of equal neighbors is a single entry.
import { gzipSync } from 'node:zlib';

const HEADER_BYTES = 127;
/** Header and root directory must be within the first bytes that a reader asks for. */
const ROOT_WITHIN_BYTES = 16_384;
const GZIP = 2;
const MVT = 1;

/**
 * @param {{ id: number, bytes: Uint8Array }[]} tiles compressed vector tiles
 * @param {{ maxZoom: number, bounds: [number, number, number, number], center: [number, number, number], metadata: object }} about
 */
export function pmtilesArchive(tiles, { maxZoom, bounds, center, metadata }) {
  const { entries, blobs, length } = packed([...tiles].sort((a, b) => a.id - b.id));
  const root = gzipSync(directory(entries));
  if (HEADER_BYTES + root.length > ROOT_WITHIN_BYTES) throw new Error('The directory needs leaves: too many tiles.');
  const about = gzipSync(JSON.stringify(metadata));
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 0, 'latin1');
  header.writeUInt8(3, 7);
  const dataAt = HEADER_BYTES + root.length + about.length;
  const places = [HEADER_BYTES, root.length, HEADER_BYTES + root.length, about.length, dataAt, 0, dataAt, length];
  const counts = [tiles.length, entries.length, blobs.length];
  [...places, ...counts].forEach((value, index) => {
    header.writeBigUInt64LE(BigInt(value), 8 + index * 8);
  });
  // The flag for clustered tiles, both compressions (directories, tiles), the tile type, and the zoom range.
  [1, GZIP, GZIP, MVT, 0, maxZoom].forEach((value, index) => {
    header.writeUInt8(value, 96 + index);
  });
  bounds.forEach((degrees, index) => {
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4);
  });
  header.writeUInt8(center[2], 118);
  header.writeInt32LE(Math.round(center[0] * 1e7), 119);
  header.writeInt32LE(Math.round(center[1] * 1e7), 123);
  return Buffer.concat([header, root, about, ...blobs]);
}

function packed(tiles) {
  const placeOf = new Map();
  const blobs = [];
  const entries = [];
  let length = 0;
  for (const { id, bytes } of tiles) {
    const key = Buffer.from(bytes).toString('latin1');
    let place = placeOf.get(key);
    if (!place) {
      place = { offset: length, length: bytes.length };
      placeOf.set(key, place);
      blobs.push(bytes);
      length += bytes.length;
    }
    const last = entries.at(-1);
    if (last && last.offset === place.offset && last.id + last.run === id) last.run++;
    else entries.push({ id, run: 1, ...place });
  }
  return { entries, blobs, length };
}

function directory(entries) {
  const bytes = [];
  const write = (value) => {
    let rest = value;
    while (rest >= 0x80) {
      bytes.push((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    bytes.push(rest);
  };
  write(entries.length);
  entries.forEach(({ id }, index) => {
    write(id - (entries[index - 1]?.id ?? 0));
  });
  for (const { run } of entries) write(run);
  for (const { length } of entries) write(length);
  entries.forEach(({ offset }, index) => {
    const before = entries[index - 1];
    // 0 means: directly after the one before
    write(before && before.offset + before.length === offset ? 0 : offset + 1);
  });
  return Buffer.from(bytes);
}
