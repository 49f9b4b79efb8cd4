import { type ChartBar, longestBars, type ReportChart } from './reportChart';
import type { ReportRow } from './reportRow';

/** What a result is about, counted while its rows are read. */
export interface ReportSummary {
  readonly rows: number;
  /** Different trailers. */
  readonly trailers: number;
  readonly geofences: number;
  readonly chart: ReportChart | null;
}

interface ChartOf {
  readonly heading: string;
  readonly kind: ReportChart['kind'];
  readonly series: ReportChart['series'];
  /** The bar that a row belongs to. */
  label: (row: ReportRow) => string;
  /** What the row adds to each series. */
  values: (row: ReportRow) => readonly number[];
}

const numberOf = (row: ReportRow, column: string): number => {
  const value = row.values[column];
  return typeof value === 'number' ? value : 0;
};
const textOf = (row: ReportRow, column: string): string => String(row.values[column] ?? '');
const counted = (heading: string, column: string): ChartOf => ({
  ...{ heading, kind: 'count', series: [{ heading: 'Trailers', look: 'solid' }] },
  label: (row) => textOf(row, column),
  values: () => [1],
});

/** The chart of each type; types without one are left out. */
const CHARTS: Readonly<Record<number, ChartOf>> = {
  1: counted('Trailers by geofence', 'geofence'),
  2: {
    ...{ heading: 'Dwell by geofence', kind: 'duration' },
    series: [
      { heading: 'Within free time', look: 'quiet' },
      { heading: 'Detention at least', look: 'solid' },
      { heading: 'Up to at most', look: 'possible' },
    ],
    label: (row) => textOf(row, 'geofence'),
    values: (row) => {
      const dwell = row.values.dwell;
      const atLeast = Array.isArray(dwell) ? Number(dwell[0]) : 0;
      const [least, most] = [numberOf(row, 'detentionAtLeast'), numberOf(row, 'detentionAtMost')];
      return [Math.max(0, atLeast - least), least, Math.max(0, most - least)];
    },
  },
  3: {
    ...{ heading: 'Faults by trailer', kind: 'count', series: [{ heading: 'Faults', look: 'solid' }] },
    label: (row) => textOf(row, 'unitId'),
    values: (row) => [numberOf(row, 'critical') + numberOf(row, 'caution')],
  },
  4: { ...counted('Faults by suspect component', 'suspectComponent'), series: [{ heading: 'Faults', look: 'solid' }] },
  5: counted('Trailers by geofence', 'geofence'),
  6: counted('Trailers by reason', 'reason'),
  7: counted('Trailers by issue', 'issue'),
  9: counted('Trailers by last report', 'reportedWithin'),
};

interface Bar {
  geofenceId: string | undefined;
  values: number[];
}

/** Counts rows as they are read, with a memory that depends on the trailers and bars only. */
export function createReportSummary(reportTypeId: number): { add(row: ReportRow): void; summary(): ReportSummary } {
  const chart = CHARTS[reportTypeId];
  const trailers = new Set<string>();
  const geofences = new Set<string>();
  const bars = new Map<string, Bar>();
  let rows = 0;
  return {
    add(row) {
      rows++;
      if (row.vin !== undefined) trailers.add(row.vin);
      if (row.geofenceId !== undefined) geofences.add(row.geofenceId);
      if (!chart) return;
      const label = chart.label(row);
      const known = bars.get(label) ?? { geofenceId: row.geofenceId, values: chart.series.map(() => 0) };
      bars.set(label, known);
      chart.values(row).forEach((value, index) => {
        known.values[index] = (known.values[index] ?? 0) + value;
      });
    },
    summary: () => ({
      ...{ rows, trailers: trailers.size, geofences: geofences.size },
      chart: chart && rows > 0 ? chartOf(chart, bars) : null,
    }),
  };
}

function chartOf({ heading, kind, series }: ChartOf, bars: ReadonlyMap<string, Bar>): ReportChart {
  const all: ChartBar[] = [...bars].map(([label, bar]) => ({ label, ...bar }));
  return { heading, kind, series, ...longestBars(all) };
}
