import type { HistoryEvent } from '@gladhand/domain';
import {
  HISTORY_POLICY,
  type HistoryReport,
  type HistoryTrack,
  REPORT_INTERVAL_MS,
  SENSOR_LIMITS,
} from '@gladhand/domain';
import { type ChartSeries, TimeSeriesChart } from '@gladhand/ui';
import { useMemo } from 'react';
import { faultMarks } from './faultMarks';

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

/** Speed and temperatures over the same time as the map, with the same cursor. */
export function HistoryChart({ track, events, atMs, onMove, ...rest }: HistoryChartProps) {
  const maxGapMs = useMemo(() => longestKnownLegMs(track), [track]);
  const times = useMemo(() => track.reports.map(({ at }) => at), [track]);
  const series = useMemo(() => chartSeries(track, maxGapMs), [track, maxGapMs]);
  const marks = useMemo(() => faultMarks(events), [events]);
  return (
    <TimeSeriesChart
      label="Speed and temperatures"
      times={times}
      series={series}
      marks={marks}
      maxGapMs={maxGapMs}
      cursor={atMs}
      // the cursor stays where the pointer left it: map and list show the same instant
      onCursor={(next) => next !== null && onMove(next)}
      {...rest}
    />
  );
}

/** The chart's gaps are the track's. */
function longestKnownLegMs({ legs }: HistoryTrack): number {
  const shortest = HISTORY_POLICY.gapFromIntervals * REPORT_INTERVAL_MS.tethered;
  return legs.reduce((most, { kind, from, to }) => (kind === 'gap' ? most : Math.max(most, to.at - from.at)), shortest);
}

type ValueOf = (report: HistoryReport) => number | null;
const LINES: readonly (Omit<ChartSeries, 'values'> & { of: ValueOf })[] = [
  { id: 'speed', label: 'Speed', unit: 'mph', color: 'blue', main: true, digits: 0, of: ({ speed }) => speed },
  { id: 'returnAir', label: 'Return air', unit: '°F', color: 'orange', of: ({ returnAirF }) => possible(returnAirF) },
  { id: 'setPoint', label: 'Set point', unit: '°F', color: 'slate', dash: 'dashed', of: ({ setPointF }) => setPointF },
  { id: 'tire', label: 'Hottest tire', unit: '°F', color: 'teal', of: ({ tireMaxF }) => possible(tireMaxF) },
];

const possible = (degreesF: number | null) =>
  degreesF !== null && degreesF > SENSOR_LIMITS.temperatureDegrees ? null : degreesF;

/** A line for speed, and one for each temperature that was reported. A value holds until the next report of it. */
function chartSeries({ reports, impossible }: HistoryTrack, maxGapMs: number): ChartSeries[] {
  const unreached = new Set(impossible.map(({ id }) => id));
  return LINES.flatMap(({ of, ...line }) => {
    let last: { at: number; value: number } | undefined;
    const values = reports.map((report) => {
      const value = unreached.has(report.id) && line.id === 'speed' ? null : of(report);
      if (value !== null) last = { at: report.at, value };
      return last && report.at - last.at <= maxGapMs ? last.value : null;
    });
    return last || line.id === 'speed' ? [{ ...line, values }] : [];
  });
}
