import { defineMessages } from '../locale/messages';
import type { PaginationTexts } from '../Pagination/messages';

/** Texts of a `DataGrid` or a `PagedGrid` that a host can replace. */
export interface GridTexts {
  /** Name of a row's checkbox. @default (row) => `Select ${row}` */
  selectRow: (rowLabel: string) => string;
  /** Name of the checkbox in the header of a `DataGrid`. @default 'Select the rows loaded so far' */
  selectLoaded: string;
  /** Name of the checkbox in the header of a `PagedGrid`. @default 'Select the rows of this page' */
  selectPage: string;
  /** Name of a loading row, counted from 1. @default (row) => `Loading row ${row}` */
  loadingRow: (row: number) => string;
  /** Name of the menu of a column. @default (column) => `Column menu: ${column}` */
  columnMenu: (column: string) => string;
  /** @default 'Sort ascending' */
  sortAscending: string;
  /** @default 'Sort descending' */
  sortDescending: string;
  /** @default 'Clear sort' */
  clearSort: string;
  /** @default 'Pin' */
  pin: string;
  /** @default 'Unpin' */
  unpin: string;
  /** @default 'Move toward start' */
  moveToStart: string;
  /** @default 'Move toward end' */
  moveToEnd: string;
  /** @default 'Wider' */
  wider: string;
  /** @default 'Narrower' */
  narrower: string;
  /** @default 'Reset width' */
  resetWidth: string;
  /** Shown next to 'Wider', in CSS pixels. @default (px) => `${px} px` */
  width: (px: number) => string;
  /** @default 'Hide column' */
  hideColumn: string;
  /** Tooltip of a column's resizer. @default (column) => `Resize ${column}` */
  resize: (column: string) => string;
  /** Name of a filter's control. @default (column) => `Filter ${column}` */
  filter: (column: string) => string;
  /** Name of a filter's button. @default (column, value) => `Filter ${column}: ${value}` */
  filterValue: (column: string, value: string) => string;
  /** Shown on the button of an empty filter without a placeholder. @default 'All' */
  all: string;
  /** Name of the cell below a column without a filter. @default (column) => `No filter for ${column}` */
  noFilter: (column: string) => string;
  /** Name of the input of a cell editor. @default (column, row) => `${column}, ${row}` */
  cell: (column: string, rowLabel: string) => string;
  /**
   * Name of the button that edits a cell of a `PagedGrid`. @default (column, row, value) => `Edit ${column}, ${row}:
   * ${value}`
   */
  edit: (column: string, rowLabel: string, value: string) => string;
  /** Error of a failed save without a message. @default "Couldn't save. Try again." */
  notSaved: string;
  /** Caption of a `PagedGrid`. @default (label, page, pages) => `${label}, page ${page} of ${pages}` */
  page: (label: string, page: number, pages: number) => string;
  /** Texts of the pagination below a `PagedGrid`. @default English */
  pagination: Partial<PaginationTexts>;
}

export const GRID_MESSAGES = defineMessages<GridTexts>('grid', {
  selectRow: (rowLabel) => `Select ${rowLabel}`,
  selectLoaded: 'Select the rows loaded so far',
  selectPage: 'Select the rows of this page',
  loadingRow: (row) => `Loading row ${row}`,
  columnMenu: (column) => `Column menu: ${column}`,
  sortAscending: 'Sort ascending',
  sortDescending: 'Sort descending',
  clearSort: 'Clear sort',
  pin: 'Pin',
  unpin: 'Unpin',
  moveToStart: 'Move toward start',
  moveToEnd: 'Move toward end',
  wider: 'Wider',
  narrower: 'Narrower',
  resetWidth: 'Reset width',
  width: (px) => `${px} px`,
  hideColumn: 'Hide column',
  resize: (column) => `Resize ${column}`,
  filter: (column) => `Filter ${column}`,
  filterValue: (column, value) => `Filter ${column}: ${value}`,
  all: 'All',
  noFilter: (column) => `No filter for ${column}`,
  cell: (column, rowLabel) => `${column}, ${rowLabel}`,
  edit: (column, rowLabel, value) => `Edit ${column}, ${rowLabel}: ${value}`,
  notSaved: "Couldn't save. Try again.",
  page: (label, page, pages) => `${label}, page ${page} of ${pages}`,
  pagination: {},
});
