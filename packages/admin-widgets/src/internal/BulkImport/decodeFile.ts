/** The encoding of a file, as it is shown on the screen. */
export type FileEncoding = 'UTF-8' | 'UTF-16 LE' | 'UTF-16 BE' | 'Windows-1252';

/** The number of bytes that are examined to detect UTF-16. */
const LOOKED_AT_BYTES = 4_096;

/**
 * The text of a file and its encoding. A byte order mark decides. Without one, UTF-16 is detected by its zero bytes,
 * and text that is not valid UTF-8 is read as Windows-1252.
 */
export function decodeFile(bytes: Uint8Array): { text: string; encoding: FileEncoding } {
  const encoding = markOf(bytes) ?? utf16Of(bytes);
  if (encoding) return { text: new TextDecoder(LABELS[encoding]).decode(bytes), encoding };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
}

const LABELS: Readonly<Record<FileEncoding, string>> = {
  'UTF-8': 'utf-8',
  'UTF-16 LE': 'utf-16le',
  'UTF-16 BE': 'utf-16be',
  'Windows-1252': 'windows-1252',
};

function markOf([first, second, third]: Uint8Array): FileEncoding | undefined {
  if (first === 0xff && second === 0xfe) return 'UTF-16 LE';
  if (first === 0xfe && second === 0xff) return 'UTF-16 BE';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'UTF-8' : undefined;
}

function utf16Of(bytes: Uint8Array): FileEncoding | undefined {
  const zeros: [even: number, odd: number] = [0, 0];
  const count = Math.min(bytes.length, LOOKED_AT_BYTES) & ~1;
  for (let i = 0; i < count; i++) if (bytes[i] === 0) zeros[i % 2 === 0 ? 0 : 1]++;
  const most = count / 4;
  if (count < 4) return undefined;
  if (zeros[1] > most && zeros[0] < zeros[1] / 4) return 'UTF-16 LE';
  return zeros[0] > most && zeros[1] < zeros[0] / 4 ? 'UTF-16 BE' : undefined;
}
