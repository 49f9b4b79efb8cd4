import { type ReadingFormats, SENSOR_LIMITS } from '@gladhand/domain/formats';
import type { HistoryEvent } from '@gladhand/domain/history';
import { HISTORY_POLICY, type HistoryReport, type HistoryTrack } from '@gladhand/domain/history';
import { useReadingFormats } from '@gladhand/domain/react';
import { REPORT_INTERVAL_MS, type ReadingUnit } from '@gladhand/domain/readings';
import { type ChartSeries, perLanguage, TimeSeriesChart, useMessages } from '@gladhand/ui';
import { useMemo } from 'react';
import { faultMarks } from './faultMarks';
import { TRAILER_HISTORY_MESSAGES } from './messages';

interface HistoryChartProps {
  track: HistoryTrack;
  events: readonly HistoryEvent[];
  atMs: number | null;
  onMove: (atMs: number) => void;
  timeZone: string;
  locale: string;
  heightPx: number;
  loading: boolean;
}

/** Speed and temperatures over the period of the map, with a shared cursor. */
export function HistoryChart({ track, events, atMs, onMove, ...rest }: HistoryChartProps) {
  const messages = useMessages(TRAILER_HISTORY_MESSAGES);
  const formats = useReadingFormats();

  const maxGapMs = useMemo(() => longestKnownLegMs(track), [track]);
  const times = useMemo(() => track.reports.map(({ at }) => at), [track]);
  const series = useMemo(() => chartSeries(track, maxGapMs, formats, messages), [track, maxGapMs, formats, messages]);
  const marks = useMemo(() => faultMarks(events, messages), [events, messages]);
  return (
    <TimeSeriesChart
      label={messages.speedAndTemperatures}
      times={times}
      series={series}
      marks={marks}
      maxGapMs={maxGapMs}
      cursor={atMs}
      // The cursor stays where the pointer left it, so that map and list show the same instant
      onCursor={(next) => next !== null && onMove(next)}
      {...rest}
    />
  );
}

/** The chart has the gaps of the track. */
function longestKnownLegMs({ legs }: HistoryTrack): number {
  const shortest = HISTORY_POLICY.gapFromIntervals * REPORT_INTERVAL_MS.tethered;
  return legs.reduce((most, { kind, from, to }) => (kind === 'gap' ? most : Math.max(most, to.at - from.at)), shortest);
}

type ValueOf = (report: HistoryReport) => number | null;
const linesOf = perLanguage(
  (
    messages: typeof TRAILER_HISTORY_MESSAGES,
  ): readonly (Omit<ChartSeries, 'values'> & { unit: ReadingUnit; of: ValueOf })[] => [
    {
      id: 'speed',
      label: messages.speed,
      unit: 'mph',
      color: 'blue',
      main: true,
      of: ({ speed }) => speed,
    },
    {
      id: 'returnAir',
      label: messages.returnAir,
      unit: '°F',
      color: 'orange',
      of: ({ returnAirF }) => possible(returnAirF),
    },
    {
      id: 'setPoint',
      label: messages.setPoint,
      unit: '°F',
      color: 'slate',
      dash: 'dashed',
      of: ({ setPointF }) => setPointF,
    },
    {
      id: 'tire',
      label: messages.hottestTire,
      unit: '°F',
      color: 'teal',
      of: ({ tireMaxF }) => possible(tireMaxF),
    },
  ],
);

const possible = (degreesF: number | null) =>
  degreesF !== null && degreesF > SENSOR_LIMITS.temperatureDegrees ? null : degreesF;

/** A line for speed and one for each reported temperature. A value holds until the next report of it. */
function chartSeries(
  { reports, impossible }: HistoryTrack,
  maxGapMs: number,
  formats: ReadingFormats,
  messages = TRAILER_HISTORY_MESSAGES,
): ChartSeries[] {
  const unreached = new Set(impossible.map(({ id }) => id));
  return linesOf(messages).flatMap(({ of, unit, ...line }) => {
    let last: { at: number; value: number } | undefined;
    const values = reports.map((report) => {
      const value = unreached.has(report.id) && line.id === 'speed' ? null : of(report);
      if (value !== null) last = { at: report.at, value: formats.toShown(value, unit) };
      return last && report.at - last.at <= maxGapMs ? last.value : null;
    });
    return last || line.id === 'speed'
      ? [{ ...line, unit: formats.unit(unit), digits: formats.digits(unit), values }]
      : [];
  });
}
