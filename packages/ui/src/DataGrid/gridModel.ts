import type { PlacedColumn } from './gridLayout';
import type { GridPosition, GridRows } from './gridTypes';

/** Everything the painter needs. A new object triggers a repaint that writes only differences. */
export interface GridModel<Row> {
  columns: readonly PlacedColumn<Row>[];
  pinnedCount: number;
  rows: GridRows<Row>;
  rowId: (row: Row) => string;
  /** Accessible name of a row's checkbox. */
  boxLabel: (row: Row | undefined, index: number) => string;
  rowHeightPx: number;
  /** Height of titles and filters, which cover the top of the viewport. */
  headHeightPx: number;
  /** Undefined if rows can't be selected. */
  selected: ReadonlySet<string> | undefined;
  /** Id of the row whose details are open. */
  currentId: string | undefined;
  active: GridPosition;
  /** Number of header rows, for aria-rowindex. */
  headRows: number;
  rtl: boolean;
  /** Some columns are editable, so the others are marked as read-only. */
  editable: boolean;
}

/** Total width of the pinned columns, in CSS pixels. */
export function pinnedWidthPx<Row>({ columns, pinnedCount }: GridModel<Row>): number {
  const last = columns[pinnedCount - 1];
  return last ? last.offset + last.width : 0;
}

/** Whether both models have the same columns at the same positions; cells and filters may differ. */
export function sameGeometry<Row>(a: GridModel<Row>, b: GridModel<Row>): boolean {
  if (a.columns.length !== b.columns.length) return false;
  return a.columns.every((entry, index) => {
    const other = b.columns[index];
    return entry.column.id === other?.column.id && entry.width === other.width && entry.pinned === other.pinned;
  });
}
