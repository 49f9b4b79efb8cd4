import { defineMessages } from '../locale/messages';
/** Texts of a `TimeSeriesChart` that a host can replace. */
export interface TimeSeriesChartTexts {
  /** @default 'Show as table' */
  showTable: string;
  /** @default 'Show as chart' */
  showChart: string;
  /** Header of the table's first column. @default 'Time' */
  time: string;
  /** Shown in a gap, and for a missing value. @default 'no reports' */
  noReports: string;
  /** Name of the cursor for screen readers. @default 'Time at the cursor' */
  cursor: string;
  /** @default 'No readings in this period' */
  empty: string;
  /** @default (label, min, max, last) => `${label} between ${min} and ${max}, last ${last}` */
  series: (label: string, min: string, max: string, last: string) => string;
  /** @default (label) => `${label} has no readings` */
  noSeries: (label: string) => string;
  /** @default (count) => `${count} gaps in the reports` */
  gaps: (count: number) => string;
  /** @default (label, from) => `${label} since ${from}` */
  mark: (label: string, from: string) => string;
}

export const CHART_MESSAGES = defineMessages<TimeSeriesChartTexts>('chart', {
  showTable: 'Show as table',
  showChart: 'Show as chart',
  time: 'Time',
  noReports: 'no reports',
  cursor: 'Time at the cursor',
  empty: 'No readings in this period',
  series: (label, min, max, last) => `${label} between ${min} and ${max}, last ${last}`,
  noSeries: (label) => `${label} has no readings`,
  gaps: (count) => (count === 1 ? '1 gap in the reports' : `${count} gaps in the reports`),
  mark: (label, from) => `${label} since ${from}`,
});
