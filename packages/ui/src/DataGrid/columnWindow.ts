import type { ItemRange } from './gridTypes';

/** Header cells kept on both sides, so that scrolling seldom asks React for new ones. */
const SPARE_COLUMNS = 4;

/** Which columns that scroll have a header cell. The painter widens it while scrolling; the header listens. */
export class ColumnWindow {
  #range: ItemRange = { first: 0, last: -1 };
  readonly #listeners = new Set<() => void>();

  /** Makes sure that the columns from `first` to `last` are in the window. */
  cover(first: number, last: number): void {
    if (first >= this.#range.first && last <= this.#range.last) return;
    this.#range = { first: Math.max(0, first - SPARE_COLUMNS), last: last + SPARE_COLUMNS };
    for (const listener of this.#listeners) listener();
  }

  /** Among the columns that scroll, pinned ones not counted. */
  readonly get = (): ItemRange => this.#range;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
