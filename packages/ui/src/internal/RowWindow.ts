/** A recycled row: its element, and the row of the list that it shows; -1 while it shows none. */
export interface WindowRow {
  readonly el: HTMLElement;
  row: number;
}

export interface WindowSource<Row extends WindowRow> {
  count: () => number;
  create: () => Row;
  /** Called when a row is shown no longer. */
  forget: (row: Row) => void;
  /** Writes what belongs in `row.row`. */
  write: (row: Row) => void;
  /** Called when all rows in view are written: the first of them, and the last. */
  painted?: (first: number, last: number) => void;
}

const OVERSCAN = 2;

/**
 * Draws the rows in view into recycled elements, by arithmetic, because all rows are of one height. One row is kept
 * for as long as it is told to, in view or not: the one that holds the focus, so that scrolling never loses it.
 */
export class RowWindow<Row extends WindowRow> {
  /** Covers the top of the viewport. */
  headHeightPx = 0;
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

  /** Rows that fit at once: how far a page key goes. */
  get pageRows(): number {
    return Math.max(1, Math.floor((this.#viewport.clientHeight - this.headHeightPx) / this.#rowHeightPx) - 1);
  }

  /** The list has changed: writes what differs. `kept` is the row that stays drawn. */
  refresh(kept: number): void {
    this.#kept = kept;
    const height = this.#source.count() * this.#rowHeightPx;
    // read before anything is written, or the page is laid out twice; a shorter list ends the scrolling where it ends
    const topPx = Math.min(this.#viewport.scrollTop, Math.max(0, this.headHeightPx + height - this.#heightPx));
    const heightPx = `${height}px`;
    if (this.#body.style.height !== heightPx) this.#body.style.height = heightPx;
    this.#paint(true, topPx);
  }

  /** Another row stays drawn from now on. */
  keep(row: number): void {
    this.#kept = row;
    this.#paint(true);
  }

  /** Scrolls just far enough that a row stands in view; `centre` puts one that was out of view into the middle. */
  reveal(row: number, centre = false): void {
    const top = row * this.#rowHeightPx;
    const room = this.#viewport.clientHeight - this.headHeightPx - this.#rowHeightPx;
    const at = this.#viewport.scrollTop;
    if (top >= at && top <= at + room) return;
    if (centre) this.#viewport.scrollTop = top - room / 2;
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

  /** The kept row takes its element along, out of the window and back. */
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
