import { useMemo } from 'react';
import { ClientRows, type GridTextFilter } from './clientRows';
import type { GridColumn, GridRows, GridSort } from './gridTypes';

/** What `useClientRows` works on. */
export interface ClientRowsOptions<Row> {
  /** All rows. A new array forgets what was sorted before. */
  rows: readonly Row[];
  /** Keep the same array while the columns stay the same. */
  columns: readonly GridColumn<Row>[];
  /** What the rows are sorted by. */
  sort?: GridSort | undefined;
  /** A row stays when every filter finds its words. */
  filters?: readonly GridTextFilter[] | undefined;
}

/** Rows in memory, sorted and filtered, for the `rows` of a `DataGrid`. A list on a server brings its own `GridRows`. */
export function useClientRows<Row>({ rows, columns, sort, filters }: ClientRowsOptions<Row>): GridRows<Row> {
  const kept = useMemo(() => new ClientRows(rows, columns), [rows, columns]);
  return useMemo(() => kept.view(sort, filters), [kept, sort, filters]);
}
