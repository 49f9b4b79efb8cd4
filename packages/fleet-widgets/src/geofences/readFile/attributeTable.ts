/** Attributes of each shape, by column. */
export type AttributeTable = readonly Readonly<Record<string, string>>[];

const HEADER_BYTES = 32;
const FIELD_BYTES = 32;
const FIELDS_END = 13;
/** Columns that can matter; a table can have 255. */
const COLUMNS = /^(?:name|title|label|description|desc|comment|notes|category|radius\w*|half_width\w*)$/i;
/** dBASE cuts names of columns after ten characters. */
const CUT: Readonly<Record<string, string>> = {
  descriptio: 'description',
  radius_met: 'radius_meters',
  radiusmete: 'radiusMeters',
  half_width: 'half_width_meters',
};

/** Reads the names and descriptions of a dBASE table; undefined if it is damaged. Without a table it is empty. */
export function readAttributes(dbf: Uint8Array | undefined, cpg: Uint8Array | undefined): AttributeTable | undefined {
  if (!dbf) return [];
  const view = new DataView(dbf.buffer, dbf.byteOffset, dbf.byteLength);
  if (view.byteLength < HEADER_BYTES) return undefined;
  const count = view.getUint32(4, true);
  const headerBytes = view.getUint16(8, true);
  const rowBytes = view.getUint16(10, true);
  if (headerBytes < HEADER_BYTES || rowBytes < 1 || headerBytes + count * rowBytes > view.byteLength) return undefined;
  const decode = decoderOf(cpg);
  const fields: { name: string; start: number; bytes: number }[] = [];
  // Each row begins with a mark for deleted ones.
  let start = 1;
  for (let at = HEADER_BYTES; at + FIELD_BYTES <= headerBytes && dbf[at] !== FIELDS_END; at += FIELD_BYTES) {
    const name = decode(dbf.subarray(at, at + 11))
      .replace(/\0[\s\S]*$/, '')
      .trim();
    const bytes = dbf[at + 16] ?? 0;
    const whole = CUT[name.toLowerCase()] ?? name;
    if (COLUMNS.test(whole)) fields.push({ name: whole, start, bytes });
    start += bytes;
  }
  return Array.from({ length: count }, (_, row) => {
    const first = headerBytes + row * rowBytes;
    return Object.fromEntries(
      fields.map(({ name, start: from, bytes }) => {
        const end = Math.min(from + bytes, rowBytes);
        return [
          name,
          decode(dbf.subarray(first + from, first + end))
            .replaceAll('\0', '')
            .trim(),
        ];
      }),
    );
  });
}

/** Without a known encoding, a text is UTF-8 if it can be, and Windows-1252 otherwise. */
function decoderOf(cpg: Uint8Array | undefined): (bytes: Uint8Array) => string {
  const label = cpg
    ? new TextDecoder()
        .decode(cpg.subarray(0, 40))
        .trim()
        .replace(/^(?:ANSI )?(125\d)$/i, 'windows-$1')
    : '';
  try {
    const known = new TextDecoder(label);
    return (bytes) => known.decode(bytes);
  } catch {
    const [utf8, western] = [new TextDecoder('utf-8', { fatal: true }), new TextDecoder('windows-1252')];
    return (bytes) => {
      try {
        return utf8.decode(bytes);
      } catch {
        return western.decode(bytes);
      }
    };
  }
}
