import type { TrailerPosition } from '@gladhand/domain';

/** The rows of a list; some may not be here yet. */
export interface ListRows<Row = TrailerPosition> {
  count: number;
  at: (index: number) => Row | undefined;
  /** -1: not among those that are here. */
  indexOf: (id: string) => number;
}

/** Rows that are all here. */
export function rowsInHand<Row extends { readonly id: string }>(trailers: readonly Row[]): ListRows<Row> {
  return {
    count: trailers.length,
    at: (index) => trailers[index],
    indexOf: (wanted) => trailers.findIndex(({ id }) => id === wanted),
  };
}
