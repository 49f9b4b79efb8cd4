import { ChartLineIcon, Table2Icon } from 'lucide-react';
import { type ComponentProps, Suspense, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { EmptyState } from '../EmptyState/EmptyState';
import { IconButton } from '../IconButton/IconButton';
import { Icon } from '../icons/Icon';
import { lazyPart } from '../lazyPart/lazyPart';
import { useMessages } from '../locale/LocaleProvider';
import { Skeleton } from '../Skeleton/Skeleton';
import { ChartLegend } from './ChartLegend';
import { ChartTable } from './ChartTable';
import { chartLines, chartRows, findGaps, nearestRow } from './chartData';
import { chartFormat, chartSummary, momentSummary } from './chartFormat';
import type { ChartMark, ChartSeries, ChartSpan, ChartThreshold, ChartZone } from './chartTypes';
import { CHART_MESSAGES, type TimeSeriesChartTexts } from './messages';

const Plot = lazyPart(() => import('./Plot').then((module) => module.Plot));

export interface TimeSeriesChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Name of the chart for screen readers: 'Temperatures, zone 1'. */
  label: string;
  /** Times of the readings in ms since 1970, ascending. Keep the same array while they don't change. */
  times: readonly number[];
  /** One to four lines. */
  series: readonly ChartSeries[];
  /** Bands of values, e.g. a set point with its tolerance. */
  zones?: readonly ChartZone[] | undefined;
  /** Limits over the whole time range. */
  thresholds?: readonly ChartThreshold[] | undefined;
  /** Faults and other events with a start: a dashed line and a light background. */
  marks?: readonly ChartMark[] | undefined;
  /** Longer pauses are gaps: hatched, with interrupted lines. Without it there are no gaps. */
  maxGapMs?: number | undefined;
  /** The time range, if several charts share it. @default from the first to the last reading */
  span?: ChartSpan | undefined;
  /** Cursor position in ms; null for none. Use it with `onCursor` to share the cursor of several charts and a map. */
  cursor?: number | null | undefined;
  /** Called when the cursor moves to a reading, or disappears (null). */
  onCursor?: ((atMs: number | null) => void) | undefined;
  /** IANA time zone: 'America/Chicago'. @default the system's zone */
  timeZone?: string | undefined;
  /** Locale of numbers and times. @default the system's locale */
  locale?: string | undefined;
  /** Each value is that of a day, which starts at its time, so no time of day is shown. @default false */
  daily?: boolean | undefined;
  /** Height of the canvas in px. @default 260 */
  heightPx?: number | undefined;
  /** Readings are loading, and there are none to show yet. @default false */
  loading?: boolean | undefined;
  /** Words to replace. */
  texts?: Partial<TimeSeriesChartTexts> | undefined;
}

const NONE: never[] = [];

/**
 * Readings over time: a `figure` with a legend that shows the values at the cursor, and the same readings as a table.
 * Arrow keys move the cursor. For a small trend in a text or a cell, use a `Sparkline`.
 */
export function TimeSeriesChart(props: TimeSeriesChartProps) {
  const messages = useMessages(CHART_MESSAGES);

  const { label, times, series, zones = NONE, thresholds = NONE, marks = NONE, maxGapMs, span, ...more } = props;
  const { cursor, onCursor, timeZone, locale, daily = false, heightPx = 260, loading = false, texts, ...rest } = more;
  const words = { ...messages, ...texts };
  const [ownCursor, setOwnCursor] = useState<number | null>(null);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [asTable, setAsTable] = useState(false);

  const gaps = useMemo(() => (maxGapMs === undefined ? NONE : findGaps(times, maxGapMs)), [times, maxGapMs]);
  const rows = useMemo(() => chartRows(times, series, gaps), [times, series, gaps]);
  const lines = useMemo(() => chartLines(series), [series]);
  const format = useMemo(() => chartFormat(locale, timeZone, daily), [locale, timeZone, daily]);
  const firstUnit = series[0]?.unit ?? '';
  const { noReports } = words;
  const scenery = useMemo(
    () => ({
      zones,
      thresholds,
      gaps,
      marks,
      noReports,
      markText: (mark: ChartMark) => `${format.clock(mark.fromMs)} ${mark.label}`,
      scaleOf: (unit: string | undefined) => `y:${unit ?? firstUnit}`,
    }),
    [zones, thresholds, gaps, marks, noReports, format, firstUnit],
  );

  const atMs = cursor === undefined ? ownCursor : cursor;
  const row = atMs === null ? -1 : nearestRow(rows.times, atMs);
  const shownRow = row < 0 ? rows.times.length - 1 : row;
  const shownMs = rows.times[shownRow];
  const shownValues = rows.values.map((column) => column[shownRow]);

  function moveTo(next: number) {
    if (next === row) return;
    const nextMs = rows.times[next] ?? null;
    setOwnCursor(nextMs);
    onCursor?.(nextMs);
  }

  function toggle(id: string) {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    setHidden(next);
  }

  if (shownMs === undefined) {
    return (
      <Figure aria-label={label} aria-busy={loading || undefined} {...rest}>
        {loading ? (
          <Skeleton height={heightPx + 32} />
        ) : (
          <EmptyPlace title={words.empty} style={{ blockSize: heightPx }} />
        )}
      </Figure>
    );
  }
  return (
    <Figure aria-label={label} aria-busy={loading || undefined} {...rest}>
      <ChartLegend
        moment={format.moment(shownMs)}
        lines={lines}
        values={lines.map((line, i) => {
          const value = shownValues[i];
          return value == null ? undefined : format.value(line, value);
        })}
        zones={zones}
        noReports={noReports}
        hidden={hidden}
        onToggle={toggle}
        action={
          <IconButton
            size="xsmall"
            kind="quiet"
            label={asTable ? words.showChart : words.showTable}
            icon={<Icon icon={asTable ? ChartLineIcon : Table2Icon} size={15} />}
            onClick={() => setAsTable(!asTable)}
          />
        }
      />
      {asTable ? (
        <ChartTable {...{ label, times, series, format, heightPx, noReports }} timeLabel={words.time} />
      ) : (
        <Suspense fallback={<Skeleton height={heightPx} />}>
          <Plot
            {...{ lines, rows, hidden, scenery, span, timeZone, format, heightPx, row }}
            onRow={moveTo}
            summary={chartSummary(label, series, gaps.length, marks, format, words)}
            cursorLabel={words.cursor}
            cursorText={momentSummary(shownMs, series, shownValues, format, words)}
          />
        </Suspense>
      )}
    </Figure>
  );
}

const Figure = styled.figure`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  min-inline-size: 0;
  margin: 0;
`;

const EmptyPlace = styled(EmptyState)`
  justify-content: center;
`;
