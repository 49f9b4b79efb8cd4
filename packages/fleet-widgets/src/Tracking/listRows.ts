import type { TrailerPosition } from '@gladhand/domain';

/** The rows of the tracking list; some may not be here yet. */
export interface ListRows {
  count: number;
  at: (index: number) => TrailerPosition | undefined;
  /** -1: not among those that are here. */
  indexOf: (id: string) => number;
}

/** Rows that are all here. */
export function rowsInHand(trailers: readonly TrailerPosition[]): ListRows {
  return {
    count: trailers.length,
    at: (index) => trailers[index],
    indexOf: (wanted) => trailers.findIndex(({ id }) => id === wanted),
  };
}
