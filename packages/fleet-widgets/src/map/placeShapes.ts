import type { PlaceType } from './mapFeatures';
import type { MapPalette } from './mapPalette';
import type { MarkPicture } from './markerShapes';

/** Headings of the pointer: finer steps wouldn't be visible. */
const DIRECTIONS = 36;

/** From the lowest to the topmost, which is the most important. */
export const PLACE_ORDER: readonly PlaceType[] = ['doubt', 'event', 'stop', 'start', 'end', 'found'];

/** The picture of a place and its name. Each type has its own shape. */
export function placePicture(type: PlaceType): { key: string; picture: MarkPicture } {
  return { key: `place-${type}`, picture: { widthPx: 24, draw: (context, palette) => DRAW[type](context, palette) } };
}

/** The picture of the pointer and its name: an arrow while the trailer moves, a disc while it is parked. */
export function pointerPicture(heading: number | null): { key: string; picture: MarkPicture } {
  const step = heading === null ? undefined : Math.round((heading / 360) * DIRECTIONS) % DIRECTIONS;
  return {
    key: `pointer-${step ?? 'parked'}`,
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

const DRAW: Readonly<Record<PlaceType, Draw>> = {
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
  // A pin without a stem, because every marker is centered on its position.
  found(context, { casing, selected }) {
    disc(context, 10, casing);
    context.strokeStyle = selected;
    context.lineWidth = 2.5;
    context.stroke();
    disc(context, 3.5, selected);
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
