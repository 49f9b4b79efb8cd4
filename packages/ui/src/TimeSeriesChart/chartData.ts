import { CHART_COLORS, type ChartColor, type ChartDash, type ChartSeries, type ChartSpan } from './chartTypes';

/** Pauses between reports longer than `maxGapMs`. */
export function findGaps(times: readonly number[], maxGapMs: number): ChartSpan[] {
  const gaps: ChartSpan[] = [];
  let fromMs = times[0] ?? 0;
  for (const toMs of times) {
    if (toMs - fromMs > maxGapMs) gaps.push({ fromMs, toMs });
    fromMs = toMs;
  }
  return gaps;
}

/** Times and values for the chart, with an empty row inside each gap that interrupts the lines. */
export interface ChartRows {
  times: number[];
  values: (number | null)[][];
}

/** Arranges the series in rows, with gaps. */
export function chartRows(
  times: readonly number[],
  series: readonly Pick<ChartSeries, 'values'>[],
  gaps: readonly ChartSpan[],
): ChartRows {
  const gapBefore = new Map(gaps.map((gap) => [gap.toMs, gap]));
  const rows: ChartRows = { times: [], values: series.map(() => []) };
  times.forEach((time, i) => {
    const gap = gapBefore.get(time);
    if (gap) {
      rows.times.push((gap.fromMs + gap.toMs) / 2);
      for (const column of rows.values) column.push(null);
    }
    rows.times.push(time);
    series.forEach(({ values }, s) => {
      rows.values[s]?.push(values[i] ?? null);
    });
  });
  return rows;
}

/** The row with the nearest time, the earlier one in a tie; -1 without rows. */
export function nearestRow(times: readonly number[], atMs: number): number {
  let low = 0;
  let high = times.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) < atMs) low = middle + 1;
    else high = middle;
  }
  const [before, after] = [times[low - 1], times[low]];
  if (after === undefined) return -1;
  return before !== undefined && atMs - before <= after - atMs ? low - 1 : low;
}

/** How a key moves the cursor through `count` rows; undefined for other keys. */
export function rowAfterKey(key: string, row: number, count: number): number | undefined {
  const page = Math.max(1, Math.round(count / 10));
  const steps: Record<string, number> = {
    ArrowRight: row + 1,
    ArrowUp: row + 1,
    ArrowLeft: row - 1,
    ArrowDown: row - 1,
    PageUp: row + page,
    PageDown: row - page,
    Home: 0,
    End: count - 1,
  };
  const target = steps[key];
  return target === undefined ? undefined : Math.min(count - 1, Math.max(0, target));
}

/** A series with its color and dash. */
export type ChartLine = ChartSeries & { color: ChartColor; dash: ChartDash };

/** Assigns colors and dashes. Many people confuse blue and plum, so plum is dashed if blue is used. */
export function chartLines(series: readonly ChartSeries[]): ChartLine[] {
  const taken = new Set(series.map((line) => line.color));
  const free = CHART_COLORS.filter((color) => !taken.has(color));
  const lines: ChartLine[] = series.map((line) => ({
    ...line,
    color: line.color ?? free.shift() ?? 'slate',
    dash: line.dash ?? 'solid',
  }));
  const solidBlue = lines.some((line) => line.color === 'blue' && line.dash === 'solid');
  return lines.map((line) =>
    solidBlue && line.color === 'plum' && line.dash === 'solid' ? { ...line, dash: 'dashed' } : line,
  );
}

/** Smallest, largest and last known value. */
export function valueRange(values: readonly (number | null)[]) {
  let range: { min: number; max: number; last: number } | undefined;
  for (const value of values) {
    if (value === null) continue;
    range = { min: Math.min(range?.min ?? value, value), max: Math.max(range?.max ?? value, value), last: value };
  }
  return range;
}

/**
 * True if the lines of an axis have no decimals: its marks are then whole numbers, because there are no half faults.
 */
export function isCounted(lines: readonly Pick<ChartSeries, 'unit' | 'digits'>[], unit: string): boolean {
  const own = lines.filter((line) => (line.unit ?? '') === unit);
  return own.length > 0 && own.every(({ digits }) => digits === 0);
}
