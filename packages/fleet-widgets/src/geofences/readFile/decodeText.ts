import { FileRefused } from './fileRefused';

/** Bytes that are examined for an encoding. */
const EXAMINED_BYTES = 4_096;

/** The text of a file, and whether Windows-1252 was assumed. */
export interface DecodedText {
  readonly text: string;
  readonly isAssumed: boolean;
}

/**
 * The text of a file. A byte order mark decides, then zero bytes of UTF-16, then the declaration of XML, then whether it
 * is UTF-8. Text of spreadsheets that is none of these is Windows-1252; XML and JSON are refused.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const label = markOf(bytes) ?? utf16Of(bytes) ?? declaredIn(bytes);
  if (label !== undefined) return { text: decode(bytes, label), isAssumed: false };
  try {
    return { text: decode(bytes, 'utf-8'), isAssumed: false };
  } catch (error) {
    if (isStructured(bytes)) throw error;
    return { text: decode(bytes, 'windows-1252'), isAssumed: true };
  }
}

function decode(bytes: Uint8Array, label: string): string {
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(label, { fatal: true });
  } catch {
    throw new FileRefused('unknownEncoding');
  }
  try {
    return decoder.decode(bytes);
  } catch {
    throw new FileRefused('wrongEncoding');
  }
}

function markOf([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : undefined;
}

/** Every second byte of Western text in UTF-16 is zero. */
function utf16Of(bytes: Uint8Array): string | undefined {
  const zeros: [even: number, odd: number] = [0, 0];
  const count = Math.min(bytes.length, EXAMINED_BYTES) & ~1;
  for (let i = 0; i < count; i++) if (bytes[i] === 0) zeros[i % 2 === 0 ? 0 : 1]++;
  const enough = count / 4;
  if (count < 4) return undefined;
  if (zeros[1] > enough && zeros[0] < zeros[1] / 4) return 'utf-16le';
  return zeros[0] > enough && zeros[1] < zeros[0] / 4 ? 'utf-16be' : undefined;
}

const startOf = (bytes: Uint8Array) => new TextDecoder('windows-1252').decode(bytes.subarray(0, EXAMINED_BYTES));

function declaredIn(bytes: Uint8Array): string | undefined {
  const label = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']+)["']/.exec(startOf(bytes))?.[1];
  // These bytes are not UTF-16, whatever they declare: their zero bytes were not there.
  return label && /^utf-?16/i.test(label) ? undefined : label;
}

const isStructured = (bytes: Uint8Array) => /^\s*[<{[]/.test(startOf(bytes));
