import { createContext, useContext, useMemo } from 'react';
import type { PaginationTexts } from '../Pagination/Pagination';

/** Words of a `DataGrid` or a `PagedGrid` that a host may replace. */
export interface GridTexts {
  /** Name of a row's box. @default (row) => `Select ${row}` */
  selectRow: (rowLabel: string) => string;
  /** Name of the box in the header of a `DataGrid`. @default 'Select the rows loaded so far' */
  selectLoaded: string;
  /** Name of the box in the header of a `PagedGrid`. @default 'Select the rows of this page' */
  selectPage: string;
  /** Of a row that is still on its way, from 1. @default (row) => `Loading row ${row}` */
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
  /** @default 'Move towards start' */
  moveToStart: string;
  /** @default 'Move towards end' */
  moveToEnd: string;
  /** @default 'Wider' */
  wider: string;
  /** @default 'Narrower' */
  narrower: string;
  /** @default 'Reset width' */
  resetWidth: string;
  /** Beside 'Wider', in CSS pixels. @default (px) => `${px} px` */
  width: (px: number) => string;
  /** @default 'Hide column' */
  hideColumn: string;
  /** Tooltip of a column's edge. @default (column) => `Resize ${column}` */
  resize: (column: string) => string;
  /** Name of a filter's control. @default (column) => `Filter ${column}` */
  filter: (column: string) => string;
  /** Name of a filter's face. @default (column, value) => `Filter ${column}: ${value}` */
  filterValue: (column: string, value: string) => string;
  /** On the face of a filter that is not set and has no placeholder. @default 'All' */
  all: string;
  /** Of a column that cannot be filtered. @default (column) => `No filter for ${column}` */
  noFilter: (column: string) => string;
  /** Name of the field while a cell is edited. @default (column, row) => `${column}, ${row}` */
  cell: (column: string, rowLabel: string) => string;
  /** Name of the button that edits a cell of a `PagedGrid`. @default (column, row, value) => `Edit ${column}, ${row}: ${value}` */
  edit: (column: string, rowLabel: string, value: string) => string;
  /** When a cell's `save` fails without a message. @default 'This was not saved. Try again.' */
  notSaved: string;
  /** Caption of a `PagedGrid`. @default (label, page, pages) => `${label}, page ${page} of ${pages}` */
  page: (label: string, page: number, pages: number) => string;
  /** Words of the steps below a `PagedGrid`. @default English */
  pagination: Partial<PaginationTexts>;
}

const TEXTS: GridTexts = {
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
  moveToStart: 'Move towards start',
  moveToEnd: 'Move towards end',
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
  notSaved: 'This was not saved. Try again.',
  page: (label, page, pages) => `${label}, page ${page} of ${pages}`,
  pagination: {},
};

/** The words for everything inside a grid. It changes with the host's `texts` alone, so no cell is drawn for it. */
export const GridTextsContext = createContext(TEXTS);

export const useGridTexts = () => useContext(GridTextsContext);

/** English, where the host has no words of its own. */
export const useAllGridTexts = (given: Partial<GridTexts> | undefined): GridTexts =>
  useMemo(() => ({ ...TEXTS, ...given }), [given]);
