import type { ItemRange } from './gridTypes';

/** Extra header cells on both sides, so that scrolling rarely renders new ones. */
const SPARE_COLUMNS = 4;

/** The scrollable columns that have a header cell. The painter extends it while scrolling; the header subscribes. */
export class ColumnWindow {
  #range: ItemRange = { first: 0, last: -1 };
  readonly #listeners = new Set<() => void>();

  /** Adds the columns from `first` to `last` to the window. */
  cover(first: number, last: number): void {
    if (first >= this.#range.first && last <= this.#range.last) return;
    this.#range = { first: Math.max(0, first - SPARE_COLUMNS), last: last + SPARE_COLUMNS };
    for (const listener of this.#listeners) listener();
  }

  /** Indexes among the scrollable columns, without pinned ones. */
  readonly get = (): ItemRange => this.#range;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
