import { encode } from 'fast-png';

/** An image with few colors: each pixel is an index of the palette, row by row. */
export interface IndexedPicture {
  width: number;
  height: number;
  /** Red, green and blue from 0 to 255; at most 256 entries. */
  palette: readonly (readonly [number, number, number])[];
  pixels: Uint8Array;
}

/** Encodes an image as PNG. */
export const encodePng = ({ width, height, palette, pixels }: IndexedPicture): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    encode({ width, height, data: pixels, depth: 8, channels: 1, palette: palette.map((rgb) => [...rgb]) }),
  );
