import type { PlacedColumn } from './gridLayout';
import type { GridPosition, GridRows } from './gridTypes';

/** Everything the painter needs to know; a new object is a repaint, and only differences are written. */
export interface GridModel<Row> {
  columns: readonly PlacedColumn<Row>[];
  pinnedCount: number;
  rows: GridRows<Row>;
  rowId: (row: Row) => string;
  /** Name of a row's box. */
  boxLabel: (row: Row | undefined, index: number) => string;
  rowHeightPx: number;
  /** Height of header and filters, which cover the top of the viewport. */
  headHeightPx: number;
  /** Undefined when rows cannot be selected. */
  selected: ReadonlySet<string> | undefined;
  active: GridPosition;
  /** Rows of the header, for aria-rowindex. */
  headRows: number;
  rtl: boolean;
  /** Some columns can be edited, so the others say that they cannot. */
  editable: boolean;
}

/** Width of the columns that stay in place, in CSS pixels. */
export function pinnedWidthPx<Row>({ columns, pinnedCount }: GridModel<Row>): number {
  const last = columns[pinnedCount - 1];
  return last ? last.offset + last.width : 0;
}

/** Whether the same columns stand in the same places; their cells and filters may differ. */
export function sameGeometry<Row>(a: GridModel<Row>, b: GridModel<Row>): boolean {
  if (a.columns.length !== b.columns.length) return false;
  return a.columns.every((entry, index) => {
    const other = b.columns[index];
    return entry.column.id === other?.column.id && entry.width === other.width && entry.pinned === other.pinned;
  });
}
