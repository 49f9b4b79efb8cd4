/** A picture in few colours: each pixel is an index of the palette, row by row. */
export interface IndexedPicture {
  width: number;
  height: number;
  /** Red, green and blue from 0 to 255; at most 256 entries. */
  palette: readonly (readonly [number, number, number])[];
  pixels: Uint8Array;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const BITS = 8;
const INDEXED = 3;

/** Writes a picture as PNG (RFC 2083), with the compression that every platform brings. */
export async function encodePng({ width, height, palette, pixels }: IndexedPicture): Promise<Uint8Array<ArrayBuffer>> {
  const rows = new Uint8Array(height * (width + 1));
  // each row begins with its filter: none
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  head.set([BITS, INDEXED, 0, 0, 0], 8);
  return joined([
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', head),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', await deflated(rows)),
    chunk('IEND', new Uint8Array()),
  ]);
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Length, type, data and the checksum of type and data. */
function chunk(type: string, data: Uint8Array): Uint8Array {
  const named = joined([new TextEncoder().encode(type), data]);
  const bytes = new Uint8Array(named.length + 8);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(named, 4);
  view.setUint32(named.length + 4, crc32(named));
  return bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let crc = index;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
