interface Range {
  first: number;
  last: number;
}

/** The visible rows. Scrolling changes them many times a second, so only the component that shows them subscribes. */
export class RowRange {
  #range: Range = { first: 0, last: 0 };
  readonly #listeners = new Set<() => void>();

  set = (first: number, last: number): void => {
    this.#range = { first, last };
    for (const listener of this.#listeners) listener();
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  snapshot = (): Range => this.#range;
}
