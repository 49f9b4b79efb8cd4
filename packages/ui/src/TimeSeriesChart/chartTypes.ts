/** Colours of the data palette, in the order in which they are given out. Severities are no series colours. */
export const CHART_COLORS = ['blue', 'orange', 'teal', 'plum', 'sky', 'umber', 'rose', 'slate'] as const;
export type ChartColor = (typeof CHART_COLORS)[number];

/** How a line is drawn, the second difference beside its colour. */
export type ChartDash = 'solid' | 'dashed' | 'dotted' | 'dash-dot';

/** One line of a chart. */
export interface ChartSeries {
  /** Unique in the chart. */
  id: string;
  /** Name in the legend and the table. */
  label: string;
  /** One value for each time of the chart; null where it was not reported. */
  values: readonly (number | null)[];
  /** Unit: '°F'. Lines of one unit share an axis; two units at most. */
  unit?: string;
  /** @default the next colour of the palette */
  color?: ChartColor;
  /** @default 'solid'; plum beside blue is dashed */
  dash?: ChartDash;
  /** The line that the chart is about: drawn heavier. @default false */
  main?: boolean;
  /** Digits after the point. @default 1 */
  digits?: number;
}

/** A band of values, such as the set point and what may lie around it. */
export interface ChartZone {
  /** Name in the legend: 'Set point 34.0 ± 4'. */
  label: string;
  /** Lower edge, in the unit of its axis. */
  from: number;
  /** Upper edge. */
  to: number;
  /** Value of the dashed line in it. */
  middle?: number;
  /** Which axis it belongs to. @default the first series' unit */
  unit?: string;
}

/** A limit across the whole time. */
export interface ChartThreshold {
  /** Written at its line: 'Alarm above 50'. */
  label: string;
  /** Where the line is drawn, in the unit of its axis. */
  value: number;
  /** @default 'neutral' */
  tone?: 'neutral' | 'caution' | 'critical';
  /** Which axis it belongs to. @default the first series' unit */
  unit?: string;
}

/** Something that began, and perhaps ended: a fault, an open door. */
export interface ChartMark {
  /** Written at its start: 'Alarm 84, restart null'. */
  label: string;
  /** When it began, in ms since 1970. */
  fromMs: number;
  /** Until when; null or left out while it lasts. */
  toMs?: number | null;
  /** @default 'critical' */
  tone?: 'neutral' | 'caution' | 'critical';
}

/** A span of time. */
export interface ChartSpan {
  /** Beginning, in ms since 1970. */
  fromMs: number;
  /** End, in ms since 1970. */
  toMs: number;
}

/** Words of a `TimeSeriesChart` that a host may replace. */
export interface TimeSeriesChartTexts {
  /** @default 'Show as table' */
  showTable: string;
  /** @default 'Show as chart' */
  showChart: string;
  /** Head of the table's first column. @default 'Time' */
  time: string;
  /** Written in a gap, and where a value is missing. @default 'no reports' */
  noReports: string;
  /** Name of the cursor for screen readers. @default 'Time at the cursor' */
  cursor: string;
  /** @default 'No readings in this time' */
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

export const CHART_TEXTS: TimeSeriesChartTexts = {
  showTable: 'Show as table',
  showChart: 'Show as chart',
  time: 'Time',
  noReports: 'no reports',
  cursor: 'Time at the cursor',
  empty: 'No readings in this time',
  series: (label, min, max, last) => `${label} between ${min} and ${max}, last ${last}`,
  noSeries: (label) => `${label} has no readings`,
  gaps: (count) => (count === 1 ? '1 gap in the reports' : `${count} gaps in the reports`),
  mark: (label, from) => `${label} since ${from}`,
};
