/**
 * One value of a file. A `Date` is a wall time whose UTC parts are shown, see `wallTimeOf`; null is an empty cell.
 */
export type FileValue = string | number | Date | null;

/** One column of a file. */
export interface FileColumn {
  /** With the unit of numbers and the zone of times: 'Speed (mph)', 'Last report (UTC)'. */
  readonly heading: string;
  /** The values are wall times, in the zone that the heading names. @default false */
  readonly isTime?: boolean | undefined;
  /** Width in characters, for formats with widths. Never less than the heading. @default 10, or that of a time */
  readonly widthCharacters?: number | undefined;
}

/** A table to write as a file. Its rows come in pages, so that no format has to hold all of them. */
export interface FileTable {
  readonly columns: readonly FileColumn[];
  readonly pages: AsyncIterable<readonly (readonly FileValue[])[]>;
}
