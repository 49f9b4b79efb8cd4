/** Limits of pictures that people upload. */
export const PICTURE_POLICY = {
  /** Of a stored picture. A larger one is scaled down before it is uploaded. */
  maxBytes: 2 * 1024 * 1024,
  /** Of a picture that is chosen. Phones take photos of up to about 15 MB. */
  maxChosenBytes: 40 * 1024 * 1024,
  /** Longer side of a picture after it was scaled down, in pixels. */
  edgePx: 1_600,
  /** Minimum lifetime of a link. */
  linkMs: 5 * 60_000,
  /** A picture that nothing refers to is deleted after this time. */
  unusedMs: 24 * 60 * 60_000,
} as const;

/** Accepted picture types. */
export type PictureType = 'image/jpeg' | 'image/png';

const MAGIC: readonly (readonly [PictureType, readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

/** The type according to the first bytes, regardless of the declared type; undefined if it is not accepted. */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  return MAGIC.find(([, magic]) => magic.every((byte, index) => bytes[index] === byte))?.[0];
}
