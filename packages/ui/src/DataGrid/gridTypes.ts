import type { ReactNode } from 'react';
import type { fieldIcons } from '../icons/fieldIcons';

/** How urgent a cell is. Each tone draws its own shape, so that colour is never the only carrier. */
export type GridCellTone = 'good' | 'caution' | 'critical' | 'unknown';

/**
 * What stands in one cell. Plain data, because the grid writes it into recycled nodes itself: no React element is
 * made while scrolling.
 */
export interface GridCell {
  /** What the cell says. */
  text: string;
  /** Quiet text right before `text`, e.g. the first 11 characters of a VIN. */
  lead?: string | undefined;
  /** Quiet text after `text`: a unit or an age. */
  unit?: string | undefined;
  /** The value where `text` is a number: files hold it as a number, with the unit in the heading. */
  amount?: number | undefined;
  /** `code` for VINs and numbers that are read out, `strong` for names, `pill` and `solid` for statuses. */
  look?: 'plain' | 'code' | 'strong' | 'quiet' | 'pill' | 'solid' | undefined;
  /** Draws its shape before the text, and colours a `pill` or `solid` look. */
  tone?: GridCellTone | undefined;
  /** A field icon before the text; a tone's shape takes its place. */
  icon?: keyof typeof fieldIcons | undefined;
  /** How far the value can be trusted. `missing` and `absent` are quiet, `stale` is underlined with dots. */
  state?: 'fresh' | 'stale' | 'missing' | 'absent' | undefined;
  /** Value, age and why, in words: shown on hover and focus, and read after the cell. Lines are split at \n. */
  hint?: string | undefined;
}

/** The filter of a column: a face in the header, and the control behind it. */
export interface GridColumnFilter {
  /** What the filter is set to; empty when it is not. */
  summary: string;
  /** Shown while `summary` is empty. @default 'All' */
  placeholder?: string | undefined;
  /** `inline` swaps the face for the control in place, `popover` opens the control under it. */
  kind: 'inline' | 'popover';
  /** The control. Focus it at once; call `close` when the user is done. */
  render: (props: { close: () => void }) => ReactNode;
}

/** How the cells of a column are edited: as a text, or by one of `options`. */
export interface GridEditor<Row> {
  /** What the editor starts with. */
  text: (row: Row) => string;
  /** Leave it out for a free text. */
  options?: readonly { value: string; label: string }[] | undefined;
  /** `decimal` and `numeric` bring up the keyboard for numbers. */
  inputMode?: 'text' | 'decimal' | 'numeric' | 'email' | undefined;
  /** Some rows may be closed. @default every row is open */
  canEdit?: ((row: Row) => boolean) | undefined;
  /** A sentence that says what is wrong and what to do; undefined when the text is good. */
  check?: ((text: string, row: Row) => string | undefined) | undefined;
  /** Keeps the text. While it works the editor waits; when it fails the editor stays open with what was typed. */
  save: (row: Row, text: string) => void | Promise<void>;
}

/** What rows are sorted by; undefined when there is no value. */
export type GridValue = string | number | boolean | Date | undefined;

/** One column of a `DataGrid`. */
export interface GridColumn<Row> {
  /** Unique among the columns; layout and sort refer to it. */
  id: string;
  /** What the header says. */
  title: string;
  /** CSS pixels. @default 140 */
  width?: number | undefined;
  /** Numbers stand at the end. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** The header sorts by it. @default false */
  sortable?: boolean | undefined;
  /** Said in the header's tooltip, e.g. why a column cannot be sorted. */
  description?: string | undefined;
  /** What stands in the cell of a row. Called for every cell that comes into view: keep it cheap. */
  cell: (row: Row) => GridCell;
  /** What rows in memory are sorted by. @default the cell's text */
  value?: ((row: Row) => GridValue) | undefined;
  /** Makes the cells editable. */
  editor?: GridEditor<Row> | undefined;
  /** Stands under the title, in a row of filters. */
  filter?: GridColumnFilter | undefined;
}

/** The rows as far as they are known. `at` answers undefined for a row that is still on its way. */
export interface GridRows<Row> {
  /** How many rows there are in all. */
  count: number;
  /** The row at an index, from 0. */
  at: (index: number) => Row | undefined;
}

/** Which columns are shown, where and how wide. Plain data: keep it anywhere. */
export interface GridLayout {
  /** Column ids in the user's order; ids that are missing follow in the order of the columns. */
  order: readonly string[];
  /** Ids of the columns that are not shown. */
  hidden: readonly string[];
  /** Column ids that stay in place while the others scroll. */
  pinned: readonly string[];
  /** CSS pixels by column id, where they differ from the column's own. */
  widths: Readonly<Record<string, number>>;
}

/** What rows are sorted by. */
export interface GridSort {
  /** Id of the column. */
  columnId: string;
  /** Smallest first. */
  ascending: boolean;
}

/** A cell by its place on the screen: row -2 is the header, -1 the filters, from 0 on the data. */
export interface GridPosition {
  row: number;
  column: number;
}

/** A run of rows or columns by index, both ends included; empty when `last` is before `first`. */
export interface ItemRange {
  first: number;
  last: number;
}
