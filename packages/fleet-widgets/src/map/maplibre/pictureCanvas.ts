import type { MapPalette } from '../mapPalette';
import type { MarkPicture } from '../markerShapes';

/** A picture on a canvas of its own, with so many pixels per CSS pixel. */
export function pictureCanvas({ widthPx, draw }: MarkPicture, pixelRatio: number, palette: MapPalette) {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = widthPx * pixelRatio;
  // Pixels that are read back from a graphics card would block the page.
  const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
  context.scale(pixelRatio, pixelRatio);
  context.translate(widthPx / 2, widthPx / 2);
  draw(context, palette);
  return { canvas, context };
}
