const DELAY_MS = 350;
const GAP_PX = 6;

/**
 * One tooltip for all cells: shown after a short hover, immediately on keyboard focus, hidden by Escape, scrolling and
 * leaving. Linked to the cell by `aria-describedby`.
 */
export class GridHint {
  readonly #box: HTMLElement;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #cell: Element | undefined;

  constructor(box: HTMLElement) {
    this.#box = box;
  }

  /** @param textOf called after the delay, because the pointer only crosses most cells */
  soon(cell: Element, textOf: () => string): void {
    if (cell === this.#cell) return;
    this.hide();
    this.#cell = cell;
    this.#timer = setTimeout(() => {
      const text = textOf();
      if (text) this.#show(cell, text);
    }, DELAY_MS);
  }

  now(cell: Element, text: string): void {
    this.hide();
    if (text) this.#show(cell, text);
  }

  /** Returns true if a tooltip was visible. */
  hide(): boolean {
    clearTimeout(this.#timer);
    const shown = !this.#box.hidden;
    if (shown) {
      this.#cell?.removeAttribute('aria-describedby');
      this.#box.hidden = true;
    }
    this.#cell = undefined;
    return shown;
  }

  #show(cell: Element, text: string): void {
    this.#cell = cell;
    this.#box.textContent = text;
    this.#box.hidden = false;
    cell.setAttribute('aria-describedby', this.#box.id);
    const at = cell.getBoundingClientRect();
    const own = this.#box.getBoundingClientRect();
    const view = this.#box.ownerDocument.documentElement;
    const below = at.bottom + GAP_PX + own.height <= view.clientHeight;
    const left = Math.max(GAP_PX, Math.min(at.left + GAP_PX, view.clientWidth - own.width - GAP_PX));
    this.#box.style.left = `${left}px`;
    this.#box.style.top = `${below ? at.bottom + 2 : at.top - own.height - 2}px`;
  }
}
