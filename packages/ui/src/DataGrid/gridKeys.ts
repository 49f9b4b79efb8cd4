import type { GridPosition } from './gridTypes';

export interface GridExtent {
  rowCount: number;
  columnCount: number;
  /** Rows that fit on the screen: how far a Page key goes. */
  pageRows: number;
  hasFilters: boolean;
  rtl: boolean;
}

export const HEADER_ROW = -2;
export const FILTER_ROW = -1;

/**
 * Where a key takes the focus, by the grid pattern of the ARIA Authoring Practices Guide; undefined for a key that
 * does not move it.
 */
export function nextPosition(
  key: string,
  withControl: boolean,
  from: GridPosition,
  extent: GridExtent,
): GridPosition | undefined {
  const lastColumn = extent.columnCount - 1;
  const lastRow = extent.rowCount - 1;
  const to = (row: number, column: number): GridPosition => ({
    row: clampRow(row, from.row, extent),
    column: Math.min(lastColumn, Math.max(0, column)),
  });
  const forward = extent.rtl ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return to(from.row, from.column + forward);
    case 'ArrowLeft':
      return to(from.row, from.column - forward);
    case 'ArrowDown':
      return to(from.row + 1, from.column);
    case 'ArrowUp':
      return to(from.row - 1, from.column);
    case 'PageDown':
      return to(Math.max(0, from.row) + extent.pageRows, from.column);
    case 'PageUp':
      return to(Math.max(0, from.row - extent.pageRows), from.column);
    case 'Home':
      return withControl ? to(0, 0) : to(from.row, 0);
    case 'End':
      return withControl ? to(lastRow, lastColumn) : to(from.row, lastColumn);
    default:
      return undefined;
  }
}

/** Keeps the row inside the grid and steps over the filter row when there is none. */
function clampRow(row: number, from: number, extent: GridExtent): number {
  if (row === FILTER_ROW && !extent.hasFilters) return from < FILTER_ROW && extent.rowCount > 0 ? 0 : HEADER_ROW;
  return Math.min(
    Math.max(row, HEADER_ROW),
    Math.max(extent.rowCount - 1, extent.hasFilters ? FILTER_ROW : HEADER_ROW),
  );
}
