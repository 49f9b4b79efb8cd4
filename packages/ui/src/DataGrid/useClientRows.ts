import { useMemo } from 'react';
import { ClientRows, type GridTextFilter } from './clientRows';
import type { GridColumn, GridRows, GridSort } from './gridTypes';

/** Input of `useClientRows`. */
export interface ClientRowsOptions<Row> {
  /** All rows. A new array discards the cached order. */
  rows: readonly Row[];
  /** Keep the same array while the columns don't change. */
  columns: readonly GridColumn<Row>[];
  /** The current sort. */
  sort?: GridSort | undefined;
  /** Keeps rows that match every filter. */
  filters?: readonly GridTextFilter[] | undefined;
}

/** Sorts and filters rows in memory, for the `rows` of a `DataGrid`. A list on a server provides its own `GridRows`. */
export function useClientRows<Row>({ rows, columns, sort, filters }: ClientRowsOptions<Row>): GridRows<Row> {
  const kept = useMemo(() => new ClientRows(rows, columns), [rows, columns]);
  return useMemo(() => kept.view(sort, filters), [kept, sort, filters]);
}
