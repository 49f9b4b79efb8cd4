import type { TrackedSeverity } from '@gladhand/domain/tracking';
import type { SeverityCounts, TrailerMarker } from './mapFeatures';
import type { MapPalette } from './mapPalette';

/** The order around a ring: the worst severity starts at twelve o'clock and is drawn on top. */
const RING_ORDER: readonly TrackedSeverity[] = ['critical', 'caution', 'unknown'];
/** Width of a cluster by its number of trailers. */
const CLUSTER_WIDTHS_PX: readonly (readonly [from: number, widthPx: number])[] = [
  [1000, 52],
  [300, 46],
  [100, 41],
  [30, 37],
  [0, 32],
];
/**
 * Number of steps in a ring. Every map tile copies the pictures it shows, so finer steps would make more pictures and
 * slow down a refresh of many clusters.
 */
const RING_STEPS = 20;
/** Number of headings that have a picture. */
const DIRECTIONS = 24;

/** Width of a trailer's marker in CSS pixels. */
export const TRAILER_MARK_PX = 30;

/** A square picture of a marker, drawn around the center of a canvas in CSS pixels. */
export interface MarkPicture {
  widthPx: number;
  draw: (context: CanvasRenderingContext2D, palette: MapPalette) => void;
}

/** The properties of a trailer that its picture shows. */
type TrailerLook = Pick<TrailerMarker, 'severity' | 'heading' | 'stale'>;

/**
 * The picture of a trailer and its name. There is one per severity and heading, one for parked trailers, and a hollow one
 * for old positions. The sign inside stays upright, so each heading needs its own picture.
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

/** The picture of a cluster and its name: a disc with a ring of its severities. */
export function clusterPicture(total: number, counts: SeverityCounts): { key: string; picture: MarkPicture } {
  const widthPx = CLUSTER_WIDTHS_PX.find(([from]) => total >= from)?.[1] ?? 32;
  const steps = ringSteps(total, counts);
  return {
    key: `cluster-${widthPx}-${steps.join('-')}`,
    picture: { widthPx: widthPx + 4, draw: (context, palette) => drawCluster(context, palette, widthPx, steps) },
  };
}

/** The number of steps of each severity, in the order of the ring. */
export function ringSteps(total: number, counts: SeverityCounts): number[] {
  return RING_ORDER.map((severity) => {
    if (counts[severity] === 0) return 0;
    // Even the smallest share is visible.
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

/** A trailer with an old position: its shape and sign without the fill. */
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
  // The casing also surrounds the outline, so that it is visible on any background.
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

/** A moving trailer in good health: only its direction. Points north. */
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

/** The heading of a marker with a sign. Points north and is drawn below the marker. */
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

function drawExclamation(context: CanvasRenderingContext2D, color: string, downPx: number): void {
  context.fillStyle = color;
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

function disc(context: CanvasRenderingContext2D, radiusPx: number, color: string): void {
  context.beginPath();
  context.arc(0, 0, radiusPx, 0, 2 * Math.PI);
  context.fillStyle = color;
  context.fill();
}
