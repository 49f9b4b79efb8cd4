/** The inner size of a box in CSS pixels. */
export interface BoxPx {
  /** 0 if unknown. */
  widthPx: number;
  /** 0 if unknown. */
  heightPx: number;
}

/** The size of one box, for those who follow it. */
export class BoxSize {
  #px: BoxPx;
  readonly #followers = new Set<() => void>();

  /** @param guess is used until the box is measured */
  constructor(guess: BoxPx) {
    this.#px = guess;
  }

  get px(): BoxPx {
    return this.#px;
  }

  readonly subscribe = (follower: () => void): (() => void) => {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  };

  /** Measures an element now and whenever it changes. Returns a function that stops. */
  measure(element: HTMLElement): () => void {
    this.#set({ widthPx: element.clientWidth, heightPx: element.clientHeight });
    if (typeof ResizeObserver === 'undefined') return () => undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) this.#set({ widthPx: entry.contentRect.width, heightPx: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }

  #set(px: BoxPx): void {
    // An element that is not rendered keeps the layout that it had.
    if (px.widthPx === 0) return;
    this.#px = px;
    for (const follower of this.#followers) follower();
  }
}

/** The window, for what is in no box. */
export function windowPx(): BoxPx {
  if (typeof document === 'undefined') return { widthPx: 0, heightPx: 0 };
  const { clientWidth, clientHeight } = document.documentElement;
  return { widthPx: clientWidth, heightPx: clientHeight };
}
