import type { Random } from '@gladhand/domain/fleet';
import { encodePng } from './png';

const WIDTH = 480;
const HEIGHT = 300;
/** How much smaller the front wall appears compared to the door frame. */
const DEPTH = 3.2;
const SHADES = 24;
const MARGIN = 8;
/** Number of boxes across and up the face of the load. */
const ACROSS = 6;
const UP = 4;
const RIBS = 14;

type Color = readonly [number, number, number];
const DARK: Color = [14, 16, 18];
/** Shades from far and dark to near. */
const ramp = (near: Color): Color[] =>
  Array.from({ length: SHADES }, (_, step) => {
    const light = 0.22 + (0.78 * step) / (SHADES - 1);
    const [red, green, blue] = near.map((part) => Math.round(part * light));
    return [red ?? 0, green ?? 0, blue ?? 0];
  });
const MATERIALS = {
  wall: ramp([168, 172, 176]),
  rib: ramp([120, 124, 130]),
  roof: ramp([196, 199, 202]),
  floor: ramp([142, 108, 74]),
  carton: ramp([206, 164, 112]),
  pale: ramp([222, 190, 148]),
  edge: ramp([118, 86, 52]),
} as const;
type Material = keyof typeof MATERIALS;
const ORDER = Object.keys(MATERIALS) as Material[];
const PALETTE: readonly Color[] = [DARK, ...ORDER.flatMap((name) => MATERIALS[name])];

/** Draws a PNG of the camera's view from above the door for a fullness. The cargo is loaded from the front wall. */
export function drawCargo(fullnessPercent: number, random: Random): Uint8Array<ArrayBuffer> {
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  const loadAt = 1 - Math.min(100, Math.max(0, fullnessPercent)) / 100;
  const isLoaded = fullnessPercent >= 1;
  const pale = Array.from({ length: ACROSS * UP }, () => random.chance(0.4));
  const missing = Array.from({ length: ACROSS }, () => random.chance(0.3));
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) pixels[y * WIDTH + x] = pixelAt(x, y);
  }
  return encodePng({ width: WIDTH, height: HEIGHT, palette: PALETTE, pixels });

  function pixelAt(x: number, y: number): number {
    // From -1 to 1 within the door frame; the camera is in the middle, slightly above.
    const across = ((x - WIDTH / 2) / (WIDTH / 2 - MARGIN)) * 1;
    const up = ((HEIGHT * 0.44 - y) / (HEIGHT / 2 - MARGIN)) * 1;
    const outer = Math.max(Math.abs(across), up > 0 ? up / 0.9 : -up / 1.1);
    if (outer > 1) return 0;
    const backEdge = scaleAt(isLoaded ? loadAt : 1);
    if (outer <= backEdge) return backAt(across / backEdge, up / backEdge);
    const depth = depthOf(outer);
    if (Math.abs(across) === outer) return shade(isRib(depth) ? 'rib' : 'wall', depth);
    return up > 0
      ? shade(isRib(depth) ? 'rib' : 'roof', depth)
      : shade(isPlank(across / outer) ? 'edge' : 'floor', depth);
  }

  /** The face of the load, or the bare front wall. */
  function backAt(across: number, up: number): number {
    const depth = isLoaded ? loadAt : 1;
    if (!isLoaded) return shade(isRib((across + 1) / 2) ? 'rib' : 'wall', 1);
    const column = Math.min(ACROSS - 1, Math.floor(((across + 1) / 2) * ACROSS));
    const height = (up + 1.1) / 2;
    const row = Math.min(UP - 1, Math.floor(height * UP));
    // Stacks end below the roof, and some are one box lower.
    if (height > 0.92 || (row === UP - 1 && missing[column])) return shade('roof', Math.min(1, depth + 0.25));
    const inColumn = ((across + 1) / 2) * ACROSS - column;
    const inRow = height * UP - row;
    if (inColumn < 0.04 || inColumn > 0.96 || inRow < 0.05 || inRow > 0.95) return shade('edge', depth);
    if (Math.abs(inColumn - 0.5) < 0.05) return shade('pale', depth);
    return shade(pale[row * ACROSS + column] ? 'pale' : 'carton', Math.min(1, depth + 0.08));
  }
}

const scaleAt = (depth: number) => 1 / (1 + DEPTH * depth);
const depthOf = (scale: number) => (1 / scale - 1) / DEPTH;
const isRib = (depth: number) => (depth * RIBS) % 1 < 0.16;
const isPlank = (across: number) => ((across + 1) * 5) % 1 < 0.05;

function shade(material: Material, depth: number): number {
  const step = Math.round((1 - Math.min(1, Math.max(0, depth))) * (SHADES - 1));
  return 1 + ORDER.indexOf(material) * SHADES + step;
}
