import type { ReactNode } from 'react';
import type { GridColumn, GridLayout, GridRows, GridSort } from './gridTypes';
import type { GridTexts } from './messages';

export interface DataGridProps<Row> {
  /** Accessible name of the grid. */
  label: string;
  /** The columns in their default order. Keep the same array between renders. */
  columns: readonly GridColumn<Row>[];
  /** The rows. A new object repaints the visible rows and writes only differences. */
  rows: GridRows<Row>;
  /** Stable and unique; identifies selected rows. */
  rowId: (row: Row) => string;
  /** Name of a row, e.g. its unit ID. */
  rowLabel: (row: Row) => string;
  /** Visibility, order, width and pinning of columns. Start with `EMPTY_LAYOUT`. */
  layout: GridLayout;
  /** Called when the user moves, resizes, pins or hides a column. */
  onLayoutChange: (layout: GridLayout) => void;
  /** The current sort. The grid only shows it; pass sorted rows. */
  sort?: GridSort | undefined;
  /** Called with the new sort; undefined if it was cleared. */
  onSortChange?: ((sort: GridSort | undefined) => void) | undefined;
  /** Ids of the selected rows, with checkboxes in the first column. Without it, rows can't be selected. */
  selected?: ReadonlySet<string> | undefined;
  /** Called with the new selection. Use it with `selected`. */
  onSelectedChange?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** Called with the first and last drawn row, including some out of view: load missing rows. */
  onVisibleRowsChange?: ((first: number, last: number) => void) | undefined;
  /** Called with the first and last fully visible row, for texts like 'Rows 1 to 22 of 1,204'. */
  onRowsInViewChange?: ((first: number, last: number) => void) | undefined;
  /** Called on Enter or double-click on a row. Without it, Enter follows the first link of the row. */
  onRowActivate?: ((row: Row) => void) | undefined;
  /** Called on a plain click on a link of a row, instead of following it; not in columns with `linksElsewhere`. */
  onLinkClick?: ((row: Row) => void) | undefined;
  /** Id of the row whose details are open. It is highlighted. */
  currentId?: string | undefined;
  /** Row height of 28 or 40 px. @default 'compact' */
  density?: 'compact' | 'comfortable' | undefined;
  /** Height of a row in CSS pixels. @default 28 when compact, 40 when comfortable */
  rowHeightPx?: number | undefined;
  /** The rows are loading or refreshing. @default false */
  busy?: boolean | undefined;
  /** Words to replace. Keep the same object between renders. */
  texts?: Partial<GridTexts> | undefined;
  /** Shown instead of rows: empty, failed or forbidden states. */
  children?: ReactNode;
}
