import { describe, expect, it } from 'vitest';
import { PIECE_BYTES } from '../../../engine/files/storeFile';
import type { OtaFileRepository, OtaPackageRecord } from '../repository';
import { contentStream, requestedRange } from './packageContent';

const headers = (range?: string, ifRange?: string) =>
  new Headers({ ...(range && { range }), ...(ifRange && { 'if-range': ifRange }) });

describe('requestedRange', () => {
  it.each<[string | undefined, string | undefined, unknown]>([
    [undefined, undefined, undefined],
    ['bytes=0-9', undefined, { first: 0, last: 9 }],
    ['bytes=10-', undefined, { first: 10, last: 99 }],
    ['bytes=90-1000', undefined, { first: 90, last: 99 }],
    ['bytes=-5', undefined, { first: 95, last: 99 }],
    ['bytes=-500', undefined, { first: 0, last: 99 }],
    ['bytes=-', undefined, undefined],
    ['bytes=5-2', undefined, undefined],
    ['bytes=0-1,3-4', undefined, undefined],
    ['items=0-1', undefined, undefined],
    ['bytes=10-', '"same"', { first: 10, last: 99 }],
    ['bytes=10-', '"other"', undefined],
  ])('%s, If-Range %s', (range, ifRange, expected) => {
    expect(requestedRange(headers(range, ifRange), '"same"', 100)).toEqual(expected);
  });

  it('refuses a range behind the end', () => {
    expect(() => requestedRange(headers('bytes=100-'), '"same"', 100)).toThrow('behind the end');
  });
});

describe('contentStream', () => {
  const bytes = Uint8Array.from({ length: PIECE_BYTES + 1_000 }, (_, at) => at % 251);
  const files = {
    piece: async (_: unknown, number: number) => {
      const piece = bytes.slice(number * PIECE_BYTES, (number + 1) * PIECE_BYTES);
      return piece.byteLength > 0 ? piece : undefined;
    },
  } as unknown as OtaFileRepository;
  const otaPackage = { fileId: 'f', store: 'database' } as OtaPackageRecord;

  it.each([
    [0, bytes.length - 1],
    [5, 9],
    [PIECE_BYTES - 3, PIECE_BYTES + 3],
    [PIECE_BYTES, bytes.length - 1],
  ])('has bytes %i to %i', async (first, last) => {
    let ends = 0;
    const stream = contentStream(otaPackage, { first, last }, files, () => ends++);
    const read = new Uint8Array(await new Response(stream).arrayBuffer());
    expect(read).toEqual(bytes.slice(first, last + 1));
    expect(ends).toBe(1);
  });

  it('fails if a piece is missing', async () => {
    let ends = 0;
    const stream = contentStream(otaPackage, { first: 0, last: bytes.length + 10 }, files, () => ends++);
    await expect(new Response(stream).arrayBuffer()).rejects.toThrow('is missing');
    expect(ends).toBe(1);
  });
});
