/** A recycled row: its element, and the index of its list row; -1 while unused. */
export interface WindowRow {
  readonly el: HTMLElement;
  row: number;
}

export interface WindowSource<Row extends WindowRow> {
  count: () => number;
  create: () => Row;
  /** Called when a row is no longer shown. */
  forget: (row: Row) => void;
  /** Writes the content of list row `row.row`. */
  write: (row: Row) => void;
  /** Called with the first and last visible row after all rows are written. */
  painted?: ((first: number, last: number) => void) | undefined;
}

const OVERSCAN = 2;

/**
 * Writes the visible rows into recycled elements. All rows have the same height, so positions are computed. The row
 * passed to `keep` stays rendered even out of view, so that scrolling never loses the focus.
 */
export class RowWindow<Row extends WindowRow> {
  readonly #viewport: HTMLElement;
  readonly #body: HTMLElement;
  readonly #source: WindowSource<Row>;
  readonly #slots: Row[] = [];
  readonly #sizes: ResizeObserver;
  #aside: Row | undefined;
  #kept = -1;
  #first = -1;
  #heightPx = 0;
  #rowHeightPx = 28;

  constructor(viewport: HTMLElement, body: HTMLElement, source: WindowSource<Row>) {
    this.#viewport = viewport;
    this.#body = body;
    this.#source = source;
    this.#heightPx = viewport.clientHeight;
    viewport.addEventListener('scroll', this.#onScroll, { passive: true });
    this.#sizes = new ResizeObserver(() => {
      if (this.#heightPx === viewport.clientHeight) return;
      this.#heightPx = viewport.clientHeight;
      this.#paint(false);
    });
    this.#sizes.observe(viewport);
  }

  destroy(): void {
    this.#viewport.removeEventListener('scroll', this.#onScroll);
    this.#sizes.disconnect();
    for (const slot of this.#drawn()) this.#source.forget(slot);
    this.#body.replaceChildren();
  }

  get rowHeightPx(): number {
    return this.#rowHeightPx;
  }

  set rowHeightPx(heightPx: number) {
    if (this.#rowHeightPx === heightPx) return;
    this.#rowHeightPx = heightPx;
    for (const slot of this.#drawn()) slot.row = -1;
  }

  /** Number of fully visible rows, for Page keys. */
  get pageRows(): number {
    return Math.max(1, Math.floor(this.#viewport.clientHeight / this.#rowHeightPx) - 1);
  }

  /** Writes changes of the list. The row `kept` stays rendered. */
  refresh(kept: number): void {
    this.#kept = kept;
    const height = this.#source.count() * this.#rowHeightPx;
    // Read before writing, or the page would be laid out twice. A shorter list also limits the scroll position.
    const topPx = Math.min(this.#viewport.scrollTop, Math.max(0, height - this.#heightPx));
    const heightPx = `${height}px`;
    if (this.#body.style.height !== heightPx) this.#body.style.height = heightPx;
    this.#paint(true, topPx);
  }

  /** Keeps another row rendered. */
  keep(row: number): void {
    this.#kept = row;
    this.#paint(true);
  }

  /** Scrolls as little as needed to make a row visible; `center` moves a row that was out of view to the center. */
  reveal(row: number, center = false): void {
    const top = row * this.#rowHeightPx;
    const room = this.#viewport.clientHeight - this.#rowHeightPx;
    const at = this.#viewport.scrollTop;
    if (top >= at && top <= at + room) return;
    if (center) this.#viewport.scrollTop = top - room / 2;
    else this.#viewport.scrollTop = top < at ? top : top - room;
    this.#paint(false);
  }

  at(row: number): Row | undefined {
    return row < 0 ? undefined : this.#drawn().find((slot) => slot.row === row);
  }

  holding(target: Node): Row | undefined {
    return this.#drawn().find((slot) => slot.row >= 0 && slot.el.contains(target));
  }

  #onScroll = () => this.#paint(false);

  #drawn(): Row[] {
    return this.#aside ? [...this.#slots, this.#aside] : this.#slots;
  }

  #paint(force: boolean, topPx = this.#viewport.scrollTop): void {
    const first = Math.max(0, Math.floor(topPx / this.#rowHeightPx) - OVERSCAN);
    const size = Math.ceil(this.#heightPx / this.#rowHeightPx) + 1 + 2 * OVERSCAN;
    const grown = this.#slots.length < size;
    if (!force && !grown && first === this.#first) return;
    this.#first = first;
    while (this.#slots.length < size) this.#slots.push(this.#add());
    const length = this.#slots.length;
    const count = this.#source.count();
    for (let k = 0; k < length; k++) {
      const row = first + ((k - (first % length) + length) % length);
      const slot = this.#slotFor(k, row);
      const moved = slot.row !== row;
      if (moved || force) this.#show(slot, row < count ? row : -1, moved);
    }
    this.#showAside(first, length, count, force);
    if (count > 0) this.#source.painted?.(first, Math.min(count, first + length) - 1);
  }

  /** Moves the element of the kept row out of the window and back. */
  #slotFor(k: number, row: number): Row {
    const slot = this.#slots[k] as Row;
    if (slot.row === row || this.#kept < 0) return slot;
    const leaves = slot.row === this.#kept;
    const returns = row === this.#kept && this.#aside?.row === row;
    if (!leaves && !returns) return slot;
    const other = this.#aside ?? this.#add();
    this.#aside = slot;
    this.#slots[k] = other;
    return other;
  }

  #showAside(first: number, length: number, count: number, force: boolean): void {
    const outside = this.#kept >= 0 && this.#kept < count && (this.#kept < first || this.#kept >= first + length);
    const aside = this.#aside ?? (outside ? this.#add() : undefined);
    if (!aside) return;
    this.#aside = aside;
    const row = outside ? this.#kept : -1;
    const moved = aside.row !== row;
    if (moved || force) this.#show(aside, row, moved);
  }

  #show(slot: Row, row: number, moved: boolean): void {
    slot.row = row;
    if (row < 0) {
      if (slot.el.hidden) return;
      slot.el.hidden = true;
      this.#source.forget(slot);
      return;
    }
    if (slot.el.hidden) slot.el.hidden = false;
    if (moved) slot.el.style.transform = `translateY(${row * this.#rowHeightPx}px)`;
    this.#source.write(slot);
  }

  #add(): Row {
    const slot = this.#source.create();
    slot.row = -1;
    slot.el.hidden = true;
    this.#body.append(slot.el);
    return slot;
  }
}
