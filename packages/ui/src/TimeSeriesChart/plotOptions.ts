import uPlot from 'uplot';
import { type ChartLine, isCounted } from './chartData';
import type { ChartFormat } from './chartFormat';
import { type ChartInk, DASHES, DASHES_IN_TURN } from './chartInk';
import type { ChartSpan } from './chartTypes';
import { paintBehind, paintOver, paintUnit, type Scenery } from './paintChart';

/** Steps between the marks of a whole-number axis. */
const WHOLE_STEPS = [0, 1, 2, 3, 4, 5, 6].flatMap((power) => [1, 2, 5].map((step) => step * 10 ** power));

const DAY_MS = 86_400_000;
const HALF_HOUR_MS = 1_800_000;

/** State of the painting, read on each draw, so that a theme change needs no new plot. */
export interface PlotState {
  ink: ChartInk;
  format: ChartFormat;
  scenery: Scenery;
  span?: ChartSpan | undefined;
  timeZone?: string | undefined;
  onMove: (plot: uPlot) => void;
  onReady: (plot: uPlot) => void;
}

/** The options of a plot; `now` returns the values that may change during its lifetime. */
export function plotOptions(
  lines: readonly ChartLine[],
  size: { width: number; height: number },
  now: () => PlotState,
): uPlot.Options {
  const units = [...new Set(lines.map((line) => line.unit ?? ''))];
  const forced = globalThis.matchMedia?.('(forced-colors: active)').matches ?? false;
  return {
    ...size,
    ms: 1,
    padding: [units.some(Boolean) ? 22 : 10, units.length > 1 ? 0 : 20, 0, 0],
    tzDate: (ms) => inZone(new Date(ms), now().timeZone),
    legend: { show: false },
    cursor: {
      y: false,
      drag: { x: false, y: false, setScale: false },
      move: (plot, left, top) => [snapped(plot, left), top],
      points: {
        size: 9,
        width: 2,
        // CSS variables, so that the marks follow the theme.
        fill: (_, i) => (forced ? 'CanvasText' : `var(--gh-viz-${lines[i - 1]?.color})`),
        stroke: () => 'var(--gh-color-surface-panel)',
      },
    },
    scales: {
      x: { time: true, range: (_, min, max) => timeScale(now().span, min, max) },
      ...Object.fromEntries(units.map((unit) => [`y:${unit}`, { range: valueScale(unit, now) }])),
    },
    axes: [
      {
        stroke: () => now().ink.axis,
        font: now().ink.font,
        size: 28,
        gap: 8,
        space: 72,
        grid: { show: false },
        ticks: { show: false },
        values: (_, splits, __, ___, stepMs) => timeLabels(splits, stepMs, now().format),
      },
      ...units.slice(0, 2).map((unit, i) => ({
        scale: `y:${unit}`,
        side: i === 0 ? 3 : 1,
        stroke: () => now().ink.axis,
        font: now().ink.font,
        size: axisSize,
        gap: 8,
        space: 32,
        ...(isCounted(lines, unit) && { incrs: WHOLE_STEPS }),
        grid: { show: i === 0, stroke: () => now().ink.grid, width: 1 },
        ticks: { show: false },
      })),
    ],
    series: [
      {},
      ...lines.map((line, i) => ({
        scale: `y:${line.unit ?? ''}`,
        stroke: () => now().ink.line(line.color),
        width: line.main ? 2.25 : 1.5,
        dash: DASHES[(forced && DASHES_IN_TURN[i]) || line.dash],
        points: { show: loneOnly, size: 4, fill: () => now().ink.line(line.color) },
      })),
    ],
    hooks: {
      drawAxes: [(plot) => paintBehind(plot, now().scenery, now().ink)],
      draw: [
        (plot) => {
          paintOver(plot, now().scenery, now().ink);
          units.slice(0, 2).forEach((unit, i) => {
            paintUnit(plot, unit, i === 0 ? 'start' : 'end', now().ink);
          });
        },
      ],
      setCursor: [(plot) => now().onMove(plot)],
      ready: [(plot) => now().onReady(plot)],
    },
  };
}

function inZone(date: Date, timeZone: string | undefined): Date {
  return timeZone ? uPlot.tzDate(date, timeZone) : date;
}

function timeScale(span: ChartSpan | undefined, min: number, max: number): [number, number] {
  if (span) return [span.fromMs, span.toMs];
  return min === max ? [min - HALF_HOUR_MS, max + HALF_HOUR_MS] : [min, max];
}

/** The cursor is always at a reading. */
function snapped(plot: uPlot, left: number): number {
  const at = plot.data[0][plot.posToIdx(left)];
  return left < 0 || at === undefined ? left : plot.valToPos(at, 'x');
}

function valueScale(unit: string, now: () => PlotState): uPlot.Scale.Range {
  return (_, dataMin, dataMax) => {
    const { zones, thresholds, scaleOf } = now().scenery;
    const here = (item: { unit?: string }) => scaleOf(item.unit) === `y:${unit}`;
    const edges = [
      ...zones.filter(here).flatMap((zone) => [zone.from, zone.to]),
      ...thresholds.filter(here).map((threshold) => threshold.value),
    ];
    const known = [dataMin, dataMax, ...edges].filter((value) => value != null);
    if (known.length === 0) return [0, 1];
    return uPlot.rangeNum(Math.min(...known), Math.max(...known), 0.1, true);
  };
}

/** A point between two gaps has no line. */
function loneOnly(plot: uPlot, seriesIndex: number, from: number, to: number): boolean {
  const values = plot.data[seriesIndex];
  for (let i = from; values && i <= to; i++) {
    if (values[i] != null && values[i - 1] == null && values[i + 1] == null) return true;
  }
  return false;
}

function axisSize(plot: uPlot, values: string[] | null, axisIndex: number): number {
  const longest = (values ?? []).reduce((widest, value) => Math.max(widest, String(value ?? '').length), 2);
  const axis = plot.axes[axisIndex] as { font?: string | string[] };
  plot.ctx.font = [axis.font].flat()[0] ?? '';
  return Math.ceil(plot.ctx.measureText('0'.repeat(longest)).width / devicePixelRatio) + 12;
}

/** Dates for steps of a day; otherwise times, and the date where a day starts. */
function timeLabels(splits: number[], stepMs: number, format: ChartFormat): string[] {
  return splits.map((ms) => {
    const opensDay = format.day(ms) !== format.day(ms - 1);
    return stepMs >= DAY_MS || opensDay ? format.day(ms) : format.clock(ms);
  });
}
