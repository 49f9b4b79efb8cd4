import type { ReactNode } from 'react';
import type { fieldIcons } from '../icons/fieldIcons';

/** Urgency of a cell. Each tone has its own shape, so that color is never the only carrier. */
export type GridCellTone = 'good' | 'caution' | 'critical' | 'unknown';

/** Content of a cell. Plain data, because the grid writes it into recycled nodes without React. */
export interface GridCell {
  /** The text of the cell. */
  text: string;
  /** Muted text before `text`, e.g. the first 11 characters of a VIN. */
  lead?: string | undefined;
  /** Muted text after `text`: a unit or an age. */
  unit?: string | undefined;
  /** The number in the column's unit, if there is one. Files contain it instead of the text. */
  amount?: number | undefined;
  /** `code` for VINs and other identifiers, `strong` for names, `pill` and `solid` for statuses. */
  look?: 'plain' | 'code' | 'strong' | 'quiet' | 'pill' | 'solid' | undefined;
  /** Adds its shape before the text, and colors a `pill` or `solid` look. */
  tone?: GridCellTone | undefined;
  /** A field icon before the text. The shape of a tone replaces it. */
  icon?: keyof typeof fieldIcons | undefined;
  /** Reliability of the value. `missing` and `absent` are muted, `stale` has a dotted underline. */
  state?: 'fresh' | 'stale' | 'missing' | 'absent' | undefined;
  /** URL of the page about the row, which makes the text a link. */
  href?: string | undefined;
  /**
   * Value, age and reason as text: shown on hover and focus, and announced after the cell. Lines are separated by \n.
   * Pass a function if formatting takes time: it is called only when the hint is needed.
   */
  hint?: string | (() => string) | undefined;
}

/** The filter of a column: a button in the header with a control behind it. */
export interface GridColumnFilter {
  /** The current filter; empty if there is none. */
  summary: string;
  /** Shown while `summary` is empty. @default 'All' */
  placeholder?: string | undefined;
  /** `inline` replaces the button by the control, `popover` opens the control below it. */
  kind: 'inline' | 'popover';
  /** Renders the control. Focus it immediately and call `close` when the user is done. */
  render: (props: { close: () => void }) => ReactNode;
}

/** How cells of a column are edited: as text, or by selecting one of `options`. */
export interface GridEditor<Row> {
  /** The initial text of the editor. */
  text: (row: Row) => string;
  /** The options; leave it out for free text. */
  options?: readonly { value: string; label: string }[] | undefined;
  /** Keyboard of touch devices. */
  inputMode?: 'text' | 'decimal' | 'numeric' | 'email' | undefined;
  /** Whether the cell of a row is editable. @default every row */
  canEdit?: ((row: Row) => boolean) | undefined;
  /** Returns an error with what to do; undefined if the text is valid. */
  check?: ((text: string, row: Row) => string | undefined) | undefined;
  /** Saves the text. The editor waits, and stays open with the text if saving fails. */
  save: (row: Row, text: string) => void | Promise<void>;
}

/** Sort value of a cell; undefined if there is none. */
export type GridValue = string | number | boolean | Date | undefined;

/** One column of a `DataGrid`. */
export interface GridColumn<Row> {
  /** Unique among the columns; used by layout and sort. */
  id: string;
  /** Text of the header. */
  title: string;
  /** CSS pixels. @default 140 */
  width?: number | undefined;
  /** Unit of `GridCell.amount`, for the heading in files: 'mph'. */
  unit?: string | undefined;
  /** Use 'end' for numbers. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** Whether the header sorts by this column. @default false */
  sortable?: boolean | undefined;
  /** Shown in the header's tooltip, e.g. why a column can't be sorted. */
  description?: string | undefined;
  /** Returns the content of a cell. Called for every visible cell, so it must be fast. */
  cell: (row: Row) => GridCell;
  /** Links of its cells lead to another page than that of the row, and are always followed. @default false */
  linksElsewhere?: boolean | undefined;
  /** Sort value of rows in memory. @default the cell's text */
  value?: ((row: Row) => GridValue) | undefined;
  /** Makes cells editable. */
  editor?: GridEditor<Row> | undefined;
  /** Shown below the title, in a row of filters. */
  filter?: GridColumnFilter | undefined;
}

/** The rows. `at` returns undefined for rows that are still loading. */
export interface GridRows<Row> {
  /** Total number of rows. */
  count: number;
  /** The row at an index, counted from 0. */
  at: (index: number) => Row | undefined;
}

/** Visibility, order, width and pinning of columns. Plain data that can be stored anywhere. */
export interface GridLayout {
  /** Column ids in the user's order; missing ids follow in the default order. */
  order: readonly string[];
  /** Ids of the hidden columns. */
  hidden: readonly string[];
  /** Ids of the columns that stay in place while the others scroll. */
  pinned: readonly string[];
  /** CSS pixels by column id, where they differ from the default. */
  widths: Readonly<Record<string, number>>;
}

/** Sort column and direction. */
export interface GridSort {
  /** Id of the column. */
  columnId: string;
  /** True for the smallest first. */
  ascending: boolean;
}

/** Position of a cell: row -2 is the header, -1 the filters, data starts at 0. */
export interface GridPosition {
  row: number;
  column: number;
}

/** A range of rows or columns by index, inclusive; empty if `last` is less than `first`. */
export interface ItemRange {
  first: number;
  last: number;
}
