/** The look of a series: in the background, as the main value, or as what is only possible. */
export type ChartLook = 'quiet' | 'solid' | 'possible';

/** A chart of a report, drawn alike on the screen and in a PDF. */
export interface ReportChart {
  readonly heading: string;
  /** What the values are: counts, or durations in ms. */
  readonly kind: 'count' | 'duration';
  /** Parts of a bar, in order. */
  readonly series: readonly { readonly heading: string; readonly look: ChartLook }[];
  /** Longest first, with one value per series. */
  readonly bars: readonly ChartBar[];
  /** Bars that are added up in the last one; 0 without. */
  readonly restBars: number;
}

/** One bar. */
export interface ChartBar {
  readonly label: string;
  readonly geofenceId?: string | undefined;
  readonly values: readonly number[];
}

/** Bars that a chart shows one by one. Same as in the look. */
const MAX_BARS = 7;

/** The bars of a chart: the longest one by one, the others added up. */
export function longestBars(bars: readonly ChartBar[]): Pick<ReportChart, 'bars' | 'restBars'> {
  const sorted = bars.toSorted((a, b) => lengthOf(b) - lengthOf(a) || (a.label < b.label ? -1 : 1));
  const rest = sorted.slice(MAX_BARS);
  if (rest.length < 2) return { bars: sorted, restBars: 0 };
  const values = (rest[0]?.values ?? []).map((_, series) =>
    rest.reduce((sum, bar) => sum + (bar.values[series] ?? 0), 0),
  );
  return { bars: [...sorted.slice(0, MAX_BARS), { label: '', values }], restBars: rest.length };
}

const lengthOf = ({ values }: ChartBar): number => values.reduce((sum, value) => sum + value, 0);
