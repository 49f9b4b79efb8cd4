import { ChartLineIcon, Table2Icon } from 'lucide-react';
import { type ComponentProps, Suspense, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { EmptyState } from '../EmptyState/EmptyState';
import { IconButton } from '../IconButton/IconButton';
import { Icon } from '../icons/Icon';
import { lazyPart } from '../lazyPart/lazyPart';
import { Skeleton } from '../Skeleton/Skeleton';
import { ChartLegend } from './ChartLegend';
import { ChartTable } from './ChartTable';
import { chartLines, chartRows, findGaps, nearestRow } from './chartData';
import { chartFormat, chartSummary, momentSummary } from './chartFormat';
import {
  CHART_TEXTS,
  type ChartMark,
  type ChartSeries,
  type ChartSpan,
  type ChartThreshold,
  type ChartZone,
  type TimeSeriesChartTexts,
} from './chartTypes';

const Plot = lazyPart(() => import('./Plot').then((module) => module.Plot));

export interface TimeSeriesChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What the chart shows, for screen readers: 'Temperatures, zone 1'. */
  label: string;
  /** Times of the readings in ms since 1970, rising. Keep the same array while they do not change. */
  times: readonly number[];
  /** One to four lines. */
  series: readonly ChartSeries[];
  /** Bands of values, such as a set point with what may lie around it. */
  zones?: readonly ChartZone[];
  /** Limits across the whole time. */
  thresholds?: readonly ChartThreshold[];
  /** Faults and other things that began: a dashed line and a faint wash. */
  marks?: readonly ChartMark[];
  /** Pauses longer than this are gaps: hatched, and the lines break. Without it there are none. */
  maxGapMs?: number;
  /** The time shown, where several charts share it. @default from the first to the last reading */
  span?: ChartSpan;
  /** Where the cursor stands, in ms: give it and `onCursor` to let several charts and a map share one. null for none. */
  cursor?: number | null;
  /** The cursor has moved to a reading, or has gone (null). */
  onCursor?: (atMs: number | null) => void;
  /** Zone of the times: 'America/Chicago'. @default the system's */
  timeZone?: string;
  /** Locale of numbers and times. @default the system's */
  locale?: string;
  /** Height of the picture in px. @default 260 */
  heightPx?: number;
  /** Readings are under way and there are none to show yet. @default false */
  loading?: boolean;
  /** Words to replace. */
  texts?: Partial<TimeSeriesChartTexts>;
}

const NONE: never[] = [];

/**
 * Readings over time: a `figure` with a legend that holds the values at the cursor, and the same readings as a table.
 * Arrow keys move the cursor. For one small trend inside a line of text or a cell take a `Sparkline`.
 */
export function TimeSeriesChart(props: TimeSeriesChartProps) {
  const { label, times, series, zones = NONE, thresholds = NONE, marks = NONE, maxGapMs, span, ...more } = props;
  const { cursor, onCursor, timeZone, locale, heightPx = 260, loading = false, texts, ...rest } = more;
  const words = { ...CHART_TEXTS, ...texts };
  const [ownCursor, setOwnCursor] = useState<number | null>(null);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [asTable, setAsTable] = useState(false);

  const gaps = useMemo(() => (maxGapMs === undefined ? NONE : findGaps(times, maxGapMs)), [times, maxGapMs]);
  const rows = useMemo(() => chartRows(times, series, gaps), [times, series, gaps]);
  const lines = useMemo(() => chartLines(series), [series]);
  const format = useMemo(() => chartFormat(locale, timeZone), [locale, timeZone]);
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
