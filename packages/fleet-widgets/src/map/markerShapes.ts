import type { TrackedSeverity } from '@gladhand/domain';
import type { SeverityCounts, TrailerMarker } from './mapEngine';
import type { MapPalette } from './mapPalette';

/** The order around a ring and of drawing: the worst begins at twelve o'clock and lies on top. */
const RING_ORDER: readonly TrackedSeverity[] = ['critical', 'caution', 'unknown'];
/** Width of a cluster by how many trailers it holds. */
const CLUSTER_WIDTHS_PX: readonly (readonly [from: number, widthPx: number])[] = [
  [1000, 52],
  [300, 46],
  [100, 41],
  [30, 37],
  [0, 32],
];
/**
 * Shares are drawn in so many steps, so that rings that look alike are one picture: each picture is a copy for every tile
 * of the map, and with finer steps a refresh of many clusters holds the page up.
 */
const RING_STEPS = 20;
/** Headings are drawn in so many directions. */
const DIRECTIONS = 24;

/** Width of a trailer's mark in CSS pixels. */
export const TRAILER_MARK_PX = 30;

/** Pictures of marks, drawn once each. They answer square pixels of so many device pixels a CSS pixel. */
export interface MarkPicture {
  widthPx: number;
  draw: (context: CanvasRenderingContext2D, palette: MapPalette) => void;
}

/** Of a trailer's mark, what its picture shows. */
type TrailerLook = Pick<TrailerMarker, 'severity' | 'heading' | 'stale'>;

/**
 * Names the picture of a trailer: one for each severity, standing, heading somewhere, or hollow because its place is old.
 * The sign inside stays upright, so each direction is a picture of its own.
 */
export function trailerPicture({ severity, heading, stale = false }: TrailerLook): {
  key: string;
  picture: MarkPicture;
} {
  const step = heading === null ? undefined : Math.round((heading / 360) * DIRECTIONS) % DIRECTIONS;
  const turn = step === undefined ? undefined : (step / DIRECTIONS) * 2 * Math.PI;
  return {
    key: [severity, step, stale ? 'stale' : undefined].filter((part) => part !== undefined).join('-'),
    picture: {
      widthPx: TRAILER_MARK_PX,
      draw: (context, palette) =>
        stale ? drawHollow(context, palette, severity) : drawTrailer(context, palette, severity, turn),
    },
  };
}

/** Names the picture of a cluster: a disc whose ring shows what is in it. */
export function clusterPicture(total: number, counts: SeverityCounts): { key: string; picture: MarkPicture } {
  const widthPx = CLUSTER_WIDTHS_PX.find(([from]) => total >= from)?.[1] ?? 32;
  const steps = ringSteps(total, counts);
  return {
    key: `cluster-${widthPx}-${steps.join('-')}`,
    picture: { widthPx: widthPx + 4, draw: (context, palette) => drawCluster(context, palette, widthPx, steps) },
  };
}

/** How many steps of the ring each severity takes, in the ring's order. */
export function ringSteps(total: number, counts: SeverityCounts): number[] {
  return RING_ORDER.map((severity) => {
    if (counts[severity] === 0) return 0;
    // a share that is there can be seen
    return Math.max(1, Math.round((counts[severity] / total) * RING_STEPS));
  });
}

/** '934', '1.3k', '12k'. */
export function shortCount(total: number): string {
  if (total < 1000) return String(total);
  return total < 10_000 ? `${Math.floor(total / 100) / 10}k` : `${Math.floor(total / 1000)}k`;
}

function drawTrailer(
  context: CanvasRenderingContext2D,
  palette: MapPalette,
  severity: TrackedSeverity,
  headingRadians: number | undefined,
): void {
  const moving = headingRadians !== undefined;
  const { fill, line, sign } = palette.severity[severity];
  context.lineJoin = 'round';
  context.lineWidth = 1.5;
  context.strokeStyle = line;
  context.fillStyle = fill;
  if (moving) {
    context.rotate(headingRadians);
    if (severity === 'good') drawArrow(context);
    else drawNose(context);
    context.rotate(-headingRadians);
  }
  context.beginPath();
  if (severity === 'critical') polygon(context, 8, 8, Math.PI / 8);
  else if (severity === 'caution') polygon(context, 3, 9.5, -Math.PI / 2, 1.5);
  else context.arc(0, 0, severity === 'good' ? (moving ? 0 : 4.5) : 5, 0, 2 * Math.PI);
  context.closePath();
  if (severity === 'unknown') context.setLineDash([2.6, 1.9]);
  if (severity !== 'good' || !moving) {
    context.fill();
    context.stroke();
  }
  context.setLineDash([]);
  if (severity === 'critical' || severity === 'caution') drawExclamation(context, sign, severity === 'caution' ? 1 : 0);
}

/** A trailer whose place is old: its shape and sign, without the colour that fills the others. */
function drawHollow(context: CanvasRenderingContext2D, palette: MapPalette, severity: TrackedSeverity): void {
  const { ink } = palette.severity[severity];
  context.lineJoin = 'round';
  context.beginPath();
  if (severity === 'critical') polygon(context, 8, 7.5, Math.PI / 8);
  else if (severity === 'caution') polygon(context, 3, 9, -Math.PI / 2, 1.5);
  else context.arc(0, 0, severity === 'good' ? 4 : 5, 0, 2 * Math.PI);
  context.closePath();
  context.fillStyle = palette.casing;
  context.fill();
  // around the line too, so that it is seen on whatever lies under it
  context.strokeStyle = palette.casing;
  context.lineWidth = 4;
  context.stroke();
  if (severity === 'unknown') context.setLineDash([2.6, 1.9]);
  context.strokeStyle = ink;
  context.lineWidth = 1.75;
  context.stroke();
  context.setLineDash([]);
  if (severity === 'critical' || severity === 'caution') drawExclamation(context, ink, severity === 'caution' ? 1 : 0);
}

/** A trailer that drives and is well: nothing but its direction. Points north. */
function drawArrow(context: CanvasRenderingContext2D): void {
  context.beginPath();
  context.moveTo(0, -9);
  context.lineTo(5, 5);
  context.lineTo(0, 2.5);
  context.lineTo(-5, 5);
  context.closePath();
  context.stroke();
  context.fill();
}

/** Where a mark with a sign is heading. Points north, and is drawn before the mark. */
function drawNose(context: CanvasRenderingContext2D): void {
  context.beginPath();
  context.moveTo(0, -14);
  context.lineTo(5.5, -6);
  context.lineTo(-5.5, -6);
  context.closePath();
  context.stroke();
  context.fill();
}

function polygon(context: CanvasRenderingContext2D, corners: number, radiusPx: number, turn: number, downPx = 0): void {
  for (let i = 0; i < corners; i++) {
    const angle = turn + (i * 2 * Math.PI) / corners;
    context.lineTo(radiusPx * Math.cos(angle), downPx + radiusPx * Math.sin(angle));
  }
}

function drawExclamation(context: CanvasRenderingContext2D, colour: string, downPx: number): void {
  context.fillStyle = colour;
  context.fillRect(-1, -4.5 + downPx, 2, 5.5);
  context.fillRect(-1, 2.5 + downPx, 2, 2);
}

function drawCluster(
  context: CanvasRenderingContext2D,
  palette: MapPalette,
  widthPx: number,
  steps: readonly number[],
): void {
  const radius = widthPx / 2;
  disc(context, radius, palette.casing);
  disc(context, radius - 1, palette.ring);
  let at = 0;
  RING_ORDER.forEach((severity, index) => {
    const share = (steps[index] ?? 0) / RING_STEPS;
    if (share === 0) return;
    const { fill, line } = palette.severity[severity];
    context.beginPath();
    context.moveTo(0, 0);
    context.arc(0, 0, radius - 1, angleAt(at), angleAt(Math.min(1, at + share)));
    context.closePath();
    context.fillStyle = severity === 'unknown' ? line : fill;
    context.fill();
    at += share;
  });
  disc(context, radius - 4.5, palette.casing);
}

const angleAt = (share: number) => (share - 0.25) * 2 * Math.PI;

function disc(context: CanvasRenderingContext2D, radiusPx: number, colour: string): void {
  context.beginPath();
  context.arc(0, 0, radiusPx, 0, 2 * Math.PI);
  context.fillStyle = colour;
  context.fill();
}
