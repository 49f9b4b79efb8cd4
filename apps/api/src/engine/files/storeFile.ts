import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { FilePlace, FileStore } from './fileStore';

/** Bytes of a stored piece. */
export const PIECE_BYTES = 512 * 1_024;

export interface StoredFile {
  readonly sizeBytes: number;
  /** Hex. */
  readonly sha256: string;
}

/**
 * Stores a file in pieces of one size, so that its memory doesn't depend on its size.
 *
 * @param onPiece is awaited before each piece is stored; a rejection ends it
 */
export async function storeFile(
  store: FileStore,
  file: FilePlace,
  parts: AsyncIterable<Uint8Array<ArrayBuffer>>,
  onPiece: () => Promise<void>,
): Promise<StoredFile> {
  const hash = sha256.create();
  let sizeBytes = 0;
  let number = 0;
  const piece = new Uint8Array(PIECE_BYTES);
  let used = 0;
  const flush = async () => {
    if (used === 0) return;
    await onPiece();
    const bytes = piece.slice(0, used);
    hash.update(bytes);
    await store.addPiece(file, number++, bytes);
    sizeBytes += used;
    used = 0;
  };
  for await (const part of parts) {
    for (let from = 0; from < part.byteLength; ) {
      const length = Math.min(PIECE_BYTES - used, part.byteLength - from);
      piece.set(part.subarray(from, from + length), used);
      used += length;
      from += length;
      if (used === PIECE_BYTES) await flush();
    }
  }
  await flush();
  return { sizeBytes, sha256: bytesToHex(hash.digest()) };
}
