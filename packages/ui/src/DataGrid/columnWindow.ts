import type { ItemRange } from './gridTypes';

/** Extra header cells on both sides, so that scrolling rarely renders new ones. */
const SPARE_COLUMNS = 4;
/** Header cells that were rendered once are kept up to this number, so that scrolling back renders none. */
const MAX_COLUMNS = 80;

/** The scrollable columns that have a header cell. The painter extends it while scrolling; the header subscribes. */
export class ColumnWindow {
  #range: ItemRange = { first: 0, last: -1 };
  readonly #listeners = new Set<() => void>();

  /** Adds the columns from `first` to `last` to the window. */
  cover(first: number, last: number): void {
    if (first >= this.#range.first && last <= this.#range.last) return;
    const wanted = { first: Math.max(0, first - SPARE_COLUMNS), last: last + SPARE_COLUMNS };
    const both = isEmpty(this.#range)
      ? wanted
      : { first: Math.min(wanted.first, this.#range.first), last: Math.max(wanted.last, this.#range.last) };
    this.#range = both.last - both.first < MAX_COLUMNS ? both : wanted;
    for (const listener of this.#listeners) listener();
  }

  /** Indexes among the scrollable columns, without pinned ones. */
  readonly get = (): ItemRange => this.#range;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

const isEmpty = ({ first, last }: ItemRange) => last < first;
