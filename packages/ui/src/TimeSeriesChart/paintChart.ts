import type uPlot from 'uplot';
import type { ChartInk } from './chartInk';
import type { ChartMark, ChartSpan, ChartThreshold, ChartZone } from './chartTypes';
import { markLabelY, thresholdLabelY, type WrittenLabel } from './labelPlaces';

/** What is painted behind and in front of the lines. */
export interface Scenery {
  zones: readonly ChartZone[];
  thresholds: readonly ChartThreshold[];
  gaps: readonly ChartSpan[];
  marks: readonly ChartMark[];
  noReports: string;
  markText: (mark: ChartMark) => string;
  scaleOf: (unit: string | undefined) => string;
}

const HATCH_PX = 7;
const LABEL_PX = 11;

/** Paints behind the lines: bands, gaps, backgrounds of events. */
export function paintBehind(plot: uPlot, { zones, gaps, marks, noReports, scaleOf }: Scenery, ink: ChartInk) {
  clipped(plot, (ctx, px) => {
    const { left, top, width, height } = plot.bbox;
    for (const zone of zones) {
      const scale = scaleOf(zone.unit);
      const [high, low] = [plot.valToPos(zone.to, scale, true), plot.valToPos(zone.from, scale, true)];
      ctx.fillStyle = ink.zone;
      ctx.fillRect(left, high, width, low - high);
      if (zone.middle === undefined) continue;
      ctx.setLineDash([5 * px, 3 * px]);
      stroke(ctx, ink.zoneLine, 1.5 * px, [left, plot.valToPos(zone.middle, scale, true)], [width, 0]);
      ctx.setLineDash([]);
    }
    for (const mark of marks) {
      const [from, to] = spanOf(plot, mark.fromMs, mark.toMs);
      ctx.fillStyle = ink.tones[mark.tone ?? 'critical'].wash;
      ctx.fillRect(from, top, to - from, height);
    }
    for (const gap of gaps) {
      const [from, to] = spanOf(plot, gap.fromMs, gap.toMs);
      hatch(ctx, ink.hatch, px, from, to, top, height);
      write(ctx, ink, ink.axis, noReports, (from + to) / 2, top + height - 8 * px, px, {
        align: 'center',
        room: to - from,
        ground: ink.ground,
      });
    }
  });
}

/** Paints in front of the lines: limits, and starts of events. */
export function paintOver(plot: uPlot, { thresholds, marks, markText, scaleOf }: Scenery, ink: ChartInk) {
  clipped(plot, (ctx, px) => {
    const { left, top, width, height } = plot.bbox;
    const limits: WrittenLabel[] = [];
    for (const { value, label, tone = 'neutral', unit } of thresholds) {
      const y = Math.round(plot.valToPos(value, scaleOf(unit), true));
      ctx.setLineDash([2 * px, 2 * px]);
      stroke(ctx, ink.tones[tone].line, px, [left, y], [width, 0]);
      ctx.setLineDash([]);
      const labelY = thresholdLabelY(y, top, px);
      const end = left + width - 6 * px;
      ctx.font = scaledFont(ink.font, px);
      limits.push({ from: end - ctx.measureText(label).width, to: end, y: labelY });
      write(ctx, ink, ink.tones[tone].text, label, end, labelY, px, { align: 'right' });
    }
    const written: { from: number; to: number }[] = [];
    for (const mark of marks) {
      const { line, text } = ink.tones[mark.tone ?? 'critical'];
      const x = Math.round(plot.valToPos(mark.fromMs, 'x', true));
      if (x < left || x > left + width) continue;
      ctx.setLineDash([3 * px, 3 * px]);
      stroke(ctx, line, 1.25 * px, [x, top], [0, height]);
      ctx.setLineDash([]);
      const words = markText(mark);
      ctx.font = scaledFont(ink.font, px);
      const wide = ctx.measureText(words).width + 7 * px;
      const fits = x + wide <= left + width;
      const from = fits ? x : x - wide;
      // Overlapping labels would be unreadable, so only the line is drawn. Its time is still announced.
      if (written.some((other) => from < other.to && other.from < from + wide)) continue;
      written.push({ from, to: from + wide });
      const labelY = markLabelY({ from, to: from + wide }, limits, top, px);
      write(ctx, ink, text, words, fits ? x + 7 * px : x - 7 * px, labelY, px, {
        align: fits ? 'left' : 'right',
      });
    }
  });
}

/** The unit above the numbers of its axis. */
export function paintUnit(plot: uPlot, unit: string, side: 'start' | 'end', ink: ChartInk) {
  const px = devicePixelRatio;
  const { left, top, width } = plot.bbox;
  plot.ctx.font = scaledFont(ink.font, px);
  const wide = plot.ctx.measureText(unit).width;
  // An axis with short numbers is narrower than its unit, which then extends over the plot.
  const x =
    side === 'start' ? Math.max(left - 8 * px, wide) : Math.min(left + width + 8 * px, plot.ctx.canvas.width - wide);
  write(plot.ctx, ink, ink.axis, unit, x, top - 12 * px, px, { align: side === 'start' ? 'right' : 'left' });
}

function clipped(plot: uPlot, paint: (ctx: CanvasRenderingContext2D, px: number) => void) {
  const { ctx, bbox } = plot;
  ctx.save();
  ctx.beginPath();
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height);
  ctx.clip();
  paint(ctx, devicePixelRatio);
  ctx.restore();
}

function spanOf(plot: uPlot, fromMs: number, toMs: number | null | undefined): [number, number] {
  const end = plot.bbox.left + plot.bbox.width;
  return [plot.valToPos(fromMs, 'x', true), toMs == null ? end : plot.valToPos(toMs, 'x', true)];
}

function stroke(
  ctx: CanvasRenderingContext2D,
  color: string,
  width: number,
  [x, y]: [number, number],
  [dx, dy]: [number, number],
) {
  ctx.strokeStyle = color;
  ctx.lineWidth = width;
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.lineTo(x + dx, y + dy);
  ctx.stroke();
}

function hatch(
  ctx: CanvasRenderingContext2D,
  color: string,
  px: number,
  from: number,
  to: number,
  top: number,
  height: number,
) {
  ctx.save();
  ctx.beginPath();
  ctx.rect(from, top, to - from, height);
  ctx.clip();
  const step = HATCH_PX * px;
  for (let x = Math.floor((from - height) / step) * step; x < to; x += step) {
    stroke(ctx, color, px, [x, top + height], [height, -height]);
  }
  ctx.restore();
}

function scaledFont(font: string, px: number): string {
  return font.replace(`${LABEL_PX}px`, `${LABEL_PX * px}px`);
}

function write(
  ctx: CanvasRenderingContext2D,
  ink: ChartInk,
  color: string,
  text: string,
  x: number,
  y: number,
  px: number,
  { align, room, ground }: { align: CanvasTextAlign; room?: number; ground?: string },
) {
  ctx.save();
  ctx.font = scaledFont(ink.font, px);
  ctx.textAlign = align;
  ctx.textBaseline = 'alphabetic';
  const { width } = ctx.measureText(text);
  if (room === undefined || width + 4 * px <= room) {
    if (ground) {
      ctx.fillStyle = ground;
      ctx.fillRect(x - width / 2 - 3 * px, y - LABEL_PX * px, width + 6 * px, (LABEL_PX + 4) * px);
    }
    ctx.fillStyle = color;
    ctx.fillText(text, x, y);
  }
  ctx.restore();
}
