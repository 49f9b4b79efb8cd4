/** Limits of cargo camera images. */
export const CARGO_IMAGE_POLICY = {
  maxBytes: 1024 * 1024,
  /** Minimum lifetime of an image link. */
  linkMs: 5 * 60_000,
  pageSize: 12,
  maxPageSize: 50,
} as const;

/** Accepted image types. */
export type CargoImageType = 'image/jpeg' | 'image/png';

const MAGIC: readonly (readonly [CargoImageType, readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

/** The image type according to the first bytes, regardless of the declared type; undefined if it is not accepted. */
export function cargoImageType(bytes: Uint8Array): CargoImageType | undefined {
  return MAGIC.find(([, magic]) => magic.every((byte, index) => bytes[index] === byte))?.[0];
}
