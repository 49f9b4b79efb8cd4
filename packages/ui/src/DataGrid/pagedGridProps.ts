import type { ReactNode } from 'react';
import type { DataGridProps } from './dataGridProps';

export interface PagedGridProps<Row>
  extends Pick<
    DataGridProps<Row>,
    | 'label'
    | 'columns'
    | 'rows'
    | 'rowId'
    | 'rowLabel'
    | 'layout'
    | 'sort'
    | 'onSortChange'
    | 'selected'
    | 'onSelectedChange'
    | 'onVisibleRowsChange'
    | 'busy'
    | 'texts'
  > {
  /** Called when a row is opened, by the button in its first read-only cell or by a double-click. */
  onRowActivate?: ((row: Row) => void) | undefined;
  /** Rows per page, at most 100. @default 50 */
  pageSize?: number | undefined;
  /** Shown instead of rows: empty, failed or forbidden states. */
  children?: ReactNode;
}
