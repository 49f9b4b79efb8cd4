import type { ColumnWindow } from './columnWindow';
import type { PlacedColumn } from './gridLayout';
import type { GridColumn, GridLayout, GridPosition, GridSort } from './gridTypes';

export interface DataGridHeadProps<Row> {
  columns: readonly GridColumn<Row>[];
  placed: readonly PlacedColumn<Row>[];
  columnWindow: ColumnWindow;
  layout: GridLayout;
  onLayoutChange: (layout: GridLayout) => void;
  sort: GridSort | undefined;
  onSortChange: ((sort: GridSort | undefined) => void) | undefined;
  /** The header or filter cell in the tab order, if it is the active cell. */
  active: GridPosition | undefined;
  hasFilters: boolean;
  pinnedWidthPx: number;
  totalWidthPx: number;
  /** A dragged column would go to this x coordinate in the window, in CSS pixels; undefined for nowhere. */
  onDropLine: (clientX: number | undefined) => void;
  /** Selects all loaded rows. */
  selection: { checked: boolean | 'mixed'; onToggle: () => void } | undefined;
}
