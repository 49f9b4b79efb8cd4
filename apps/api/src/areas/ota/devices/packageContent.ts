import { ApiErrorCode } from '@gladhand/domain';
import { PIECE_BYTES } from '../../../engine/files/storeFile';
import { apiError } from '../../../http/apiError';
import { OTA_DEVICE_MESSAGES } from '../messages';
import type { OtaFileRepository, OtaPackageRecord } from '../repository';

/** A part of a file: its first and last byte. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The single byte range that a request asks for; undefined for the whole file, also if `If-Range` names another file or
 * several ranges are given. Throws if the range begins behind the end.
 */
export function requestedRange(headers: Headers, etag: string, size: number): ByteRange | undefined {
  const ifRange = headers.get('if-range');
  if (ifRange !== null && ifRange !== etag) return undefined;
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.get('range')?.trim() ?? '') ?? [];
  if (from === undefined || (from === '' && to === '')) return undefined;
  if (from === '') return { first: Math.max(0, size - Number(to)), last: size - 1 };
  const first = Number(from);
  const last = to ? Math.min(Number(to), size - 1) : size - 1;
  if (first >= size) throw apiError(ApiErrorCode.BadUserInput, OTA_DEVICE_MESSAGES.range, { status: 416 });
  return first <= last ? { first, last } : undefined;
}

/**
 * Bytes of a package, read piece by piece as the device takes them. If a piece can't be read the stream fails, so that
 * no device takes a part for the whole.
 *
 * @param onEnd is called once when the stream has ended, failed or was canceled
 */
export function contentStream(
  { fileId, store }: OtaPackageRecord,
  { first, last }: ByteRange,
  files: OtaFileRepository,
  onEnd: () => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let position = first;
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const number = Math.floor(position / PIECE_BYTES);
          const piece = await files.piece({ customerId: 0, fileId, store }, number);
          const part = piece?.subarray(position - number * PIECE_BYTES, last + 1 - number * PIECE_BYTES);
          if (!part || part.byteLength === 0) throw new Error(`[api] Piece ${number} of a package is missing.`);
          position += part.byteLength;
          controller.enqueue(part);
          if (position <= last) return;
          controller.close();
          onEnd();
        } catch (error) {
          onEnd();
          throw error;
        }
      },
      cancel: onEnd,
    },
    // Nothing is read ahead: each download has at most one piece in memory.
    { highWaterMark: 0 },
  );
}
