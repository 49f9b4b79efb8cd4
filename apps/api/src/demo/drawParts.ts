import { encodePng } from '../simulator/png';

/** Of the drawing; shapes are in units of a sheet of 960 by 540. */
const WIDTH = 720;
const HEIGHT = 405;
const SCALE = 960 / WIDTH;
/** Samples of a pixel along each side, so that edges are smooth. */
const SAMPLES = 2;
const LEVELS = 32;
const PAPER = 246;
const PALETTE = Array.from({ length: LEVELS }, (_, level) => {
  const gray = Math.round(30 + ((PAPER - 30) * level) / (LEVELS - 1));
  return [gray, gray, Math.min(255, gray + 4)] as const;
});

/** A filled outline: `gray` from 0 (ink) to 1 (paper). Later ones cover earlier ones. */
type Shape = { gray: number } & (
  | { box: readonly [x: number, y: number, width: number, height: number] }
  | { disc: readonly [x: number, y: number, radius: number] }
  | { line: readonly [x1: number, y1: number, x2: number, y2: number]; width: number }
);

const box = (x: number, y: number, width: number, height: number, gray: number): Shape[] => [
  { box: [x, y, width, height], gray: 0.1 },
  { box: [x + 3, y + 3, width - 6, height - 6], gray },
];
const disc = (x: number, y: number, radius: number, gray: number): Shape[] => [
  { disc: [x, y, radius], gray: 0.1 },
  { disc: [x, y, radius - 3], gray },
];
const cable = (points: readonly (readonly [x: number, y: number])[]): Shape[] =>
  [16, 10].flatMap((width) =>
    points.slice(1).map(([x2, y2], index) => {
      const [x1, y1] = points[index] ?? [x2, y2];
      return { line: [x1, y1, x2, y2] as const, width, gray: width === 16 ? 0.1 : 0.6 };
    }),
  );

const SENSOR: readonly Shape[] = [
  ...cable([
    [470, 270],
    [520, 200],
    [600, 210],
    [640, 300],
    [720, 320],
  ]),
  ...box(150, 255, 30, 40, 0.75),
  ...box(180, 235, 150, 80, 0.85),
  ...[205, 230, 255, 280, 305].map((x): Shape => ({ line: [x, 238, x, 312], width: 3, gray: 0.4 })),
  ...box(330, 225, 90, 100, 0.7),
  ...disc(430, 275, 50, 0.7),
  ...box(720, 285, 90, 70, 0.85),
  ...box(810, 297, 34, 14, 0.6),
  ...box(810, 329, 34, 14, 0.6),
];

const VALVE: readonly Shape[] = [
  ...box(300, 150, 360, 210, 0.82),
  ...disc(400, 255, 62, 0.7),
  ...disc(400, 255, 26, 0.9),
  ...disc(560, 255, 62, 0.7),
  ...disc(560, 255, 26, 0.9),
  ...box(250, 210, 50, 40, 0.65),
  ...box(250, 270, 50, 40, 0.65),
  ...box(660, 190, 60, 120, 0.6),
  ...[205, 235, 265, 295].map((y): Shape => ({ line: [668, y, 712, y], width: 4, gray: 0.25 })),
  ...box(350, 360, 60, 40, 0.65),
  ...box(550, 360, 60, 40, 0.65),
];

const TONE_RING: readonly Shape[] = [
  ...disc(480, 270, 190, 0.75),
  ...Array.from({ length: 60 }, (_, index): Shape => {
    const angle = (index / 60) * 2 * Math.PI;
    const at = (radius: number) => [480 + radius * Math.cos(angle), 270 + radius * Math.sin(angle)] as const;
    return { line: [...at(165), ...at(188)] as const, width: 5, gray: 0.1 };
  }),
  ...disc(480, 270, 130, 1),
];

/** Line drawings of parts in the demonstration. */
export const PART_DRAWINGS = {
  sensor: () => draw(SENSOR),
  valve: () => draw(VALVE),
  toneRing: () => draw(TONE_RING),
} as const;

function draw(shapes: readonly Shape[]): Uint8Array<ArrayBuffer> {
  const [across, down] = [WIDTH * SAMPLES, HEIGHT * SAMPLES];
  const samples = new Float32Array(across * down).fill(1);
  const unit = SCALE / SAMPLES;
  for (const shape of shapes) {
    const [left, top, right, bottom] = boundsOf(shape).map((edge) => Math.round(edge / unit));
    for (let y = Math.max(0, top ?? 0); y <= Math.min(down - 1, bottom ?? 0); y++) {
      for (let x = Math.max(0, left ?? 0); x <= Math.min(across - 1, right ?? 0); x++) {
        if (covers(shape, (x + 0.5) * unit, (y + 0.5) * unit)) samples[y * across + x] = shape.gray;
      }
    }
  }
  const sampleAt = (x: number, y: number) => samples[y * across + x] ?? 1;
  const pixels = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, index) => {
    const [x, y] = [SAMPLES * (index % WIDTH), SAMPLES * Math.floor(index / WIDTH)];
    const sum = sampleAt(x, y) + sampleAt(x + 1, y) + sampleAt(x, y + 1) + sampleAt(x + 1, y + 1);
    return Math.round((sum / SAMPLES ** 2) * (LEVELS - 1));
  });
  return encodePng({ width: WIDTH, height: HEIGHT, palette: PALETTE, pixels });
}

function boundsOf(shape: Shape): readonly number[] {
  if ('box' in shape) {
    const [x, y, width, height] = shape.box;
    return [x, y, x + width, y + height];
  }
  if ('disc' in shape) {
    const [x, y, radius] = shape.disc;
    return [x - radius, y - radius, x + radius, y + radius];
  }
  const [x1, y1, x2, y2] = shape.line;
  const { width } = shape;
  return [Math.min(x1, x2) - width, Math.min(y1, y2) - width, Math.max(x1, x2) + width, Math.max(y1, y2) + width];
}

function covers(shape: Shape, x: number, y: number): boolean {
  if ('box' in shape) {
    const [left, top, width, height] = shape.box;
    return x >= left && x <= left + width && y >= top && y <= top + height;
  }
  if ('disc' in shape) return Math.hypot(x - shape.disc[0], y - shape.disc[1]) <= shape.disc[2];
  const [x1, y1, x2, y2] = shape.line;
  const along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / ((x2 - x1) ** 2 + (y2 - y1) ** 2);
  const nearest = Math.min(1, Math.max(0, along));
  return Math.hypot(x - x1 - nearest * (x2 - x1), y - y1 - nearest * (y2 - y1)) <= shape.width / 2;
}
