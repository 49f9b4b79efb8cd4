import { valueRange } from './chartData';
import type { ChartMark, ChartSeries } from './chartTypes';
import type { TimeSeriesChartTexts } from './messages';

/** Formats numbers and times of a chart. */
export interface ChartFormat {
  /** '45.6', with the digits of its series. */
  number: (series: Pick<ChartSeries, 'digits'>, value: number) => string;
  /** '45.6 °F'. */
  value: (series: Pick<ChartSeries, 'digits' | 'unit'>, value: number) => string;
  /** 'Nov 20, 11:00', or 'Nov 20' where each value is that of a day. */
  moment: (ms: number) => string;
  /** '11:00'. */
  clock: (ms: number) => string;
  /** 'Nov 20'. */
  day: (ms: number) => string;
}

/**
 * Formats for a locale and a time zone. Intl formats are slow to create, so create them once per chart. @param daily
 * whether each value is that of a day, so that moments have no time
 */
export function chartFormat(locale: string | undefined, timeZone: string | undefined, daily = false): ChartFormat {
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  const day = { month: 'short', day: 'numeric', timeZone } as const;
  const moments = new Intl.DateTimeFormat(locale, { ...day, ...clock });
  const clocks = new Intl.DateTimeFormat(locale, clock);
  const days = new Intl.DateTimeFormat(locale, day);
  const numbers = new Map<number, Intl.NumberFormat>();

  function number({ digits = 1 }: Pick<ChartSeries, 'digits'>, value: number): string {
    let format = numbers.get(digits);
    if (!format) {
      format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
      numbers.set(digits, format);
    }
    return format.format(value);
  }

  return {
    number,
    value: (series, value) => (series.unit ? `${number(series, value)} ${series.unit}` : number(series, value)),
    moment: (ms) => (daily ? days : moments).format(ms),
    clock: (ms) => clocks.format(ms),
    day: (ms) => days.format(ms),
  };
}

/** Describes the chart in a few sentences, for users who can't see it. */
export function chartSummary(
  label: string,
  series: readonly ChartSeries[],
  gapCount: number,
  marks: readonly ChartMark[],
  format: ChartFormat,
  texts: TimeSeriesChartTexts,
): string {
  const lines = series.map((line) => {
    const range = valueRange(line.values);
    if (!range) return texts.noSeries(line.label);
    const { min, max, last } = range;
    return texts.series(line.label, format.number(line, min), format.number(line, max), format.value(line, last));
  });
  const faults = marks.map((mark) => texts.mark(mark.label, format.moment(mark.fromMs)));
  const gaps = gapCount > 0 ? [texts.gaps(gapCount)] : [];
  return `${[label, ...lines, ...gaps, ...faults].join('. ')}.`;
}

/** Describes one instant: 'Nov 20, 11:00: Return air 45.6 °F, Ambient no reports'. */
export function momentSummary(
  atMs: number,
  series: readonly ChartSeries[],
  values: readonly (number | null | undefined)[],
  format: ChartFormat,
  texts: TimeSeriesChartTexts,
): string {
  const parts = series.map((line, i) => {
    const value = values[i];
    return `${line.label} ${value == null ? texts.noReports : format.value(line, value)}`;
  });
  return `${format.moment(atMs)}: ${parts.join(', ')}`;
}
