import type { AreaLook, PinMarker } from './mapFeatures';
import type { MapPalette } from './mapPalette';
import type { MarkPicture } from './markerShapes';

/** Room for a press; the dot is smaller. */
const DOT_BOX_PX = 24;
/** Width of a pin for several areas, by their number. */
const COUNT_WIDTHS_PX: readonly (readonly [from: number, widthPx: number])[] = [
  [1000, 38],
  [100, 32],
  [0, 26],
];

/** From the lowest to the topmost. */
export const PIN_ORDER: readonly AreaLook[] = ['inactive', 'plain', 'hovered', 'selected'];

/** The picture of a pin and its name: a dot for one area, a disc for several. */
export function pinPicture({ count, look }: Pick<PinMarker, 'count' | 'look'>): { key: string; picture: MarkPicture } {
  if (count === 1) {
    return {
      key: `pin-${look}`,
      picture: { widthPx: DOT_BOX_PX, draw: (context, palette) => dot(context, palette, look) },
    };
  }
  const widthPx = COUNT_WIDTHS_PX.find(([from]) => count >= from)?.[1] ?? DOT_BOX_PX;
  return { key: `pins-${widthPx}`, picture: { widthPx, draw: (context, palette) => disc(context, palette, widthPx) } };
}

function dot(context: CanvasRenderingContext2D, palette: MapPalette, look: AreaLook): void {
  const isMarked = look === 'hovered' || look === 'selected';
  circle(context, isMarked ? 8 : 6, palette.casing);
  const color = isMarked ? palette.selected : palette.geofenceLine;
  if (look === 'inactive') {
    context.setLineDash([2, 1.5]);
    stroke(context, color, 1.5, 4);
    context.setLineDash([]);
  } else {
    circle(context, isMarked ? 6 : 4, color);
  }
}

function disc(
  context: CanvasRenderingContext2D,
  { casing, geofence, geofenceLine }: MapPalette,
  widthPx: number,
): void {
  circle(context, widthPx / 2 - 1, casing);
  context.globalAlpha = 0.35;
  circle(context, widthPx / 2 - 2, geofence);
  context.globalAlpha = 1;
  stroke(context, geofenceLine, 2, widthPx / 2 - 2);
}

function circle(context: CanvasRenderingContext2D, radius: number, color: string): void {
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.fillStyle = color;
  context.fill();
}

function stroke(context: CanvasRenderingContext2D, color: string, widthPx: number, radius: number): void {
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.strokeStyle = color;
  context.lineWidth = widthPx;
  context.stroke();
}
