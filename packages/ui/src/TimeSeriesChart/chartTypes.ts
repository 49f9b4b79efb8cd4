/** Colors of the data palette, in order of use. Colors of severities are never used for series. */
export const CHART_COLORS = ['blue', 'orange', 'teal', 'plum', 'sky', 'umber', 'rose', 'slate'] as const;
export type ChartColor = (typeof CHART_COLORS)[number];

/** Dash of a line, so that color is not its only distinction. */
export type ChartDash = 'solid' | 'dashed' | 'dotted' | 'dash-dot';

/** One line of a chart. */
export interface ChartSeries {
  /** Unique in the chart. */
  id: string;
  /** Name in the legend and the table. */
  label: string;
  /** One value per time of the chart; null if not reported. */
  values: readonly (number | null)[];
  /** Unit: '°F'. Lines with the same unit share an axis; at most two units. */
  unit?: string | undefined;
  /** @default the next color of the palette */
  color?: ChartColor | undefined;
  /** @default 'solid'; plum beside blue is dashed */
  dash?: ChartDash | undefined;
  /** The main line of the chart, drawn thicker. @default false */
  main?: boolean | undefined;
  /** Number of decimals. @default 1 */
  digits?: number | undefined;
}

/** A band of values, e.g. a set point with its tolerance. */
export interface ChartZone {
  /** Name in the legend: 'Set point 34.0 ± 4'. */
  label: string;
  /** Lower edge, in the unit of its axis. */
  from: number;
  /** Upper edge. */
  to: number;
  /** Value of the dashed line inside. */
  middle?: number | undefined;
  /** Unit of its axis. @default the first series' unit */
  unit?: string | undefined;
}

/** A limit over the whole time range. */
export interface ChartThreshold {
  /** Label at the line: 'Alarm above 50'. */
  label: string;
  /** Value of the line, in the unit of its axis. */
  value: number;
  /** @default 'neutral' */
  tone?: 'neutral' | 'caution' | 'critical' | undefined;
  /** Unit of its axis. @default the first series' unit */
  unit?: string | undefined;
}

/** An event with a start and possibly an end: a fault, an open door. */
export interface ChartMark {
  /** Label at its start: 'Alarm 84, restart null'. */
  label: string;
  /** Start, in ms since 1970. */
  fromMs: number;
  /** End, in ms since 1970; null or undefined while it lasts. */
  toMs?: number | null | undefined;
  /** @default 'critical' */
  tone?: 'neutral' | 'caution' | 'critical' | undefined;
}

/** A time range. */
export interface ChartSpan {
  /** Start, in ms since 1970. */
  fromMs: number;
  /** End, in ms since 1970. */
  toMs: number;
}
