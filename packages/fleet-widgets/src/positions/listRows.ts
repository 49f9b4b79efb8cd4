import type { TrailerPosition } from '@gladhand/domain/tracking';

/** The rows of a list; some may not have loaded yet. */
export interface ListRows<Row = TrailerPosition> {
  count: number;
  at: (index: number) => Row | undefined;
  /** -1 if it isn't among the loaded rows. */
  indexOf: (id: string) => number;
}

/** Rows that have all loaded. */
export function rowsInHand<Row extends { readonly id: string }>(trailers: readonly Row[]): ListRows<Row> {
  return {
    count: trailers.length,
    at: (index) => trailers[index],
    indexOf: (wanted) => trailers.findIndex(({ id }) => id === wanted),
  };
}
