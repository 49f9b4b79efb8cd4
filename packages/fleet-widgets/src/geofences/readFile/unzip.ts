import { Inflate } from 'fflate';
import { FileRefused } from './fileRefused';
import { READ_LIMITS } from './readLimits';

/** A file in an archive. */
export interface ZipEntry {
  readonly name: string;
  /** Unpacks the file. Files beyond the limit end the reading. */
  read(): Uint8Array;
}

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const MAX_COMMENT_BYTES = 0xffff;
/** At most a thousandfold of a slice is unpacked before its size is checked: 4 MB. */
const SLICE_BYTES = 4_096;
const STORED = 0;
const DEFLATED = 8;

/** Lists the files of an archive from its directory, without folders and what macOS adds. */
export function listZip(bytes: Uint8Array): readonly ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const budget = { bytes: READ_LIMITS.unpackedBytes as number };
  const entries: ZipEntry[] = [];
  for (let i = 0; i < count; i++) {
    if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== ENTRY_SIGNATURE) broken();
    const entry = {
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      local: view.getUint32(at + 42, true),
    };
    const nameBytes = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes));
    at += ENTRY_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (name.endsWith('/') || /(^|\/)(__MACOSX\/|\.)/.test(name)) continue;
    entries.push({ name, read: () => unpack(bytes, view, entry, budget) });
  }
  return entries;
}

interface Packed {
  readonly isEncrypted: boolean;
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly local: number;
}

function broken(): never {
  throw new FileRefused('brokenArchive');
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_BYTES - MAX_COMMENT_BYTES);
  for (let at = view.byteLength - END_BYTES; at >= first; at--) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  }
  return broken();
}

function unpack(bytes: Uint8Array, view: DataView, entry: Packed, budget: { bytes: number }): Uint8Array {
  if (entry.isEncrypted) throw new FileRefused('encryptedArchive');
  if (entry.local + LOCAL_BYTES > view.byteLength || view.getUint32(entry.local, true) !== LOCAL_SIGNATURE) broken();
  const start =
    entry.local + LOCAL_BYTES + view.getUint16(entry.local + 26, true) + view.getUint16(entry.local + 28, true);
  if (start + entry.packed > view.byteLength) broken();
  const packed = bytes.subarray(start, start + entry.packed);
  const spend = (count: number) => {
    budget.bytes -= count;
    if (budget.bytes < 0) throw new FileRefused('unpackedTooLarge');
  };
  if (entry.method !== STORED && entry.method !== DEFLATED) broken();
  const unpacked = entry.method === STORED ? packed : inflate(packed, spend);
  if (entry.method === STORED) spend(unpacked.length);
  return unpacked.length === entry.unpacked ? unpacked : broken();
}

function inflate(packed: Uint8Array, spend: (count: number) => void): Uint8Array {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const stream = new Inflate((chunk) => {
    spend(chunk.length);
    chunks.push(chunk);
    length += chunk.length;
  });
  try {
    for (let at = 0; at < packed.length; at += SLICE_BYTES) {
      stream.push(packed.subarray(at, at + SLICE_BYTES), at + SLICE_BYTES >= packed.length);
    }
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    broken();
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
