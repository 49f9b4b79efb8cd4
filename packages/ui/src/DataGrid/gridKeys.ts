import type { GridPosition } from './gridTypes';

export interface GridExtent {
  rowCount: number;
  columnCount: number;
  /** Rows that fit in the viewport, for the Page keys. */
  pageRows: number;
  hasFilters: boolean;
  rtl: boolean;
}

export const HEADER_ROW = -2;
export const FILTER_ROW = -1;

/**
 * The next position for a key in the grid pattern of the ARIA Authoring Practices Guide; undefined if the key doesn't
 * move the focus.
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

/** Keeps the row within the grid and skips a missing filter row. */
function clampRow(row: number, from: number, extent: GridExtent): number {
  if (row === FILTER_ROW && !extent.hasFilters) return from < FILTER_ROW && extent.rowCount > 0 ? 0 : HEADER_ROW;
  return Math.min(
    Math.max(row, HEADER_ROW),
    Math.max(extent.rowCount - 1, extent.hasFilters ? FILTER_ROW : HEADER_ROW),
  );
}
