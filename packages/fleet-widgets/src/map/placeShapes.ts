import type { MapPlaceKind } from './mapEngine';
import type { MapPalette } from './mapPalette';
import type { MarkPicture } from './markerShapes';

/** Directions of the moving mark, as many as the eye tells apart. */
const DIRECTIONS = 36;

/** The order of drawing, the most important on top. */
export const PLACE_ORDER: readonly MapPlaceKind[] = ['doubt', 'event', 'stop', 'start', 'end'];

/** Names the picture of a place: each kind has a shape of its own. */
export function placePicture(kind: MapPlaceKind): { key: string; picture: MarkPicture } {
  return { key: `place-${kind}`, picture: { widthPx: 24, draw: (context, palette) => DRAW[kind](context, palette) } };
}

/** Names the picture of the mark that moves along a track: an arrow in its direction, a disc while it stands. */
export function pointerPicture(heading: number | null): { key: string; picture: MarkPicture } {
  const step = heading === null ? undefined : Math.round((heading / 360) * DIRECTIONS) % DIRECTIONS;
  return {
    key: `pointer-${step ?? 'standing'}`,
    picture: {
      widthPx: 34,
      draw(context, palette) {
        disc(context, 12, palette.selected, palette.casing, 2.5);
        context.fillStyle = palette.casing;
        if (step === undefined) return disc(context, 4, palette.casing);
        context.rotate((step / DIRECTIONS) * 2 * Math.PI);
        shape(context, [
          [0, -7.5],
          [5.5, 6],
          [0, 3],
          [-5.5, 6],
        ]);
        context.fill();
      },
    },
  };
}

type Draw = (context: CanvasRenderingContext2D, palette: MapPalette) => void;

const DRAW: Readonly<Record<MapPlaceKind, Draw>> = {
  start: (context, { casing, selected }) => disc(context, 6, casing, selected, 3),
  end: (context, { casing, selected }) => disc(context, 7, selected, casing, 2),
  stop(context, { casing, text }) {
    context.fillStyle = text;
    context.strokeStyle = casing;
    context.lineWidth = 2;
    context.beginPath();
    context.roundRect(-6, -6, 12, 12, 3);
    context.fill();
    context.stroke();
    context.fillStyle = casing;
    context.fillRect(-2.5, -2.5, 5, 5);
  },
  event(context, { casing, text }) {
    context.fillStyle = casing;
    context.strokeStyle = text;
    context.lineWidth = 1.75;
    shape(context, [
      [0, -6],
      [6, 0],
      [0, 6],
      [-6, 0],
    ]);
    context.fill();
    context.stroke();
  },
  doubt(context, { severity }) {
    disc(context, 6.5, severity.unknown.fill);
    context.strokeStyle = severity.unknown.line;
    context.lineWidth = 1.5;
    context.setLineDash([2.4, 1.8]);
    context.stroke();
    context.setLineDash([]);
    context.beginPath();
    context.moveTo(-2.4, -2.4);
    context.lineTo(2.4, 2.4);
    context.moveTo(2.4, -2.4);
    context.lineTo(-2.4, 2.4);
    context.stroke();
  },
};

function disc(context: CanvasRenderingContext2D, radius: number, fill: string, line?: string, linePx = 0): void {
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.fillStyle = fill;
  context.fill();
  if (!line) return;
  context.strokeStyle = line;
  context.lineWidth = linePx;
  context.stroke();
}

function shape(context: CanvasRenderingContext2D, corners: readonly (readonly [x: number, y: number])[]): void {
  context.beginPath();
  corners.forEach(([x, y], index) => {
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  });
  context.closePath();
}
