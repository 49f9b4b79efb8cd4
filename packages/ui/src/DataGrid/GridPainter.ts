import type { CellNode } from './cellNode';
import type { ColumnWindow } from './columnWindow';
import { GridRanges } from './GridRanges';
import { GridFocus, reveal } from './gridFocus';
import { type GridModel, sameGeometry } from './gridModel';
import {
  createRowSlot,
  growRow,
  hideRow,
  placeRow,
  type RowSlot,
  resetRow,
  slotOf,
  writeBox,
  writeCenter,
  writePinned,
} from './gridRow';
import type { GridPosition, ItemRange } from './gridTypes';
import { hintText } from './hintText';

const NONE: ItemRange = { first: 0, last: -1 };
const same = (a: ItemRange, b: ItemRange) => a.first === b.first && a.last === b.last;

export interface GridPainterParts {
  viewport: HTMLElement;
  body: HTMLElement;
  /** Receives the columns that need a header cell. */
  columnWindow: ColumnWindow;
  /** Called after each change with the drawn rows, including some out of view, and the fully visible rows. */
  onRows: (drawn: ItemRange, inView: ItemRange) => void;
}

/** Draws the visible window of a grid into recycled nodes: once per scroll event, without React. */
export class GridPainter<Row> {
  #model: GridModel<Row> | undefined;
  readonly #parts: GridPainterParts;
  readonly #ranges: GridRanges;
  readonly #focus: GridFocus;
  readonly #slots: RowSlot[] = [];
  #centerPool = 0;
  #rows = NONE;
  #columns = NONE;

  constructor(parts: GridPainterParts) {
    this.#parts = parts;
    this.#ranges = new GridRanges(parts.viewport, () => this.#paint(false));
    this.#focus = new GridFocus(parts.viewport, parts.body);
  }

  destroy(): void {
    this.#ranges.stop();
    this.#parts.body.replaceChildren();
  }

  update(model: GridModel<Row>): void {
    const before = this.#model;
    this.#model = model;
    const { rowHeightPx, rows, columns, pinnedCount, rtl } = model;
    this.#parts.body.style.height = `${rows.count * rowHeightPx}px`;
    // Rows are positioned when they get their index, so a new row height assigns it again.
    if (before && before.rowHeightPx !== rowHeightPx) for (const slot of this.#slots) slot.index = -1;
    if (!before || before.rtl !== rtl || !sameGeometry(before, model)) {
      this.#ranges.setColumns(
        columns.slice(pinnedCount).map(({ width }) => width),
        rtl,
      );
      for (const slot of this.#slots) resetRow(slot);
    }
    this.#paint(true);
  }

  /** The element of a data cell, if it is drawn. */
  cellAt(position: GridPosition): HTMLElement | undefined {
    return this.#nodeAt(position)?.el;
  }

  /** The hint of the cell that contains `target`; without one, the text of the cell if it is cut off. */
  hintAt(target: Element): string {
    const place = this.positionOf(target);
    const node = place && this.#nodeAt(place);
    if (!node) return '';
    const cutOff = node.el.scrollWidth > node.el.clientWidth;
    return hintText(node) || (cutOff ? (node.el.textContent ?? '') : '');
  }

  /** The first link in a row, if the row is drawn and has one. */
  linkAt(row: number): HTMLAnchorElement | undefined {
    const slot = this.#slots.find(({ index }) => index === row);
    return slot?.el.querySelector<HTMLAnchorElement>('a[href]') ?? undefined;
  }

  positionOf(target: Element): GridPosition | undefined {
    const cell = target.closest('[role=gridcell]');
    const row = cell?.closest('[role=row]');
    const slot = row && this.#slots.find(({ el }) => el === row);
    const node = slot && [...slot.pinned, ...slot.center].find(({ el }) => el === cell);
    return node ? { row: slot.index, column: node.column } : undefined;
  }

  /** Scrolls as little as needed to make the cell visible. */
  reveal(position: GridPosition): void {
    if (this.#model) reveal(this.#parts.viewport, position, this.#model);
  }

  #nodeAt({ row, column }: GridPosition): CellNode | undefined {
    const model = this.#model;
    if (!model || row < this.#rows.first || row > this.#rows.last) return undefined;
    const slot = this.#slots[slotOf(row, this.#slots.length)];
    if (column < model.pinnedCount) return slot?.pinned[column];
    const center = column - model.pinnedCount;
    if (center < this.#columns.first || center > this.#columns.last) return undefined;
    return slot?.center[slotOf(center, this.#centerPool)];
  }

  #paint(force: boolean): void {
    const model = this.#model;
    if (!model) return;
    const rows = this.#ranges.rowsToDraw(model, this.#slots.length);
    const columns = this.#ranges.columnsToDraw(model, this.#centerPool);
    const rowsMoved = !same(rows, this.#rows);
    const columnsMoved = !same(columns, this.#columns);
    if (!force && !rowsMoved && !columnsMoved) return;
    this.#rows = rows;
    this.#columns = columns;
    const whole = this.#grow() || force;
    const size = this.#slots.length;
    for (let i = 0; i < size; i++) {
      const slot = this.#slots[i] as RowSlot;
      const index = rows.first + slotOf(i - rows.first, size);
      const moved = slot.index !== index;
      if (index > rows.last) hideRow(slot);
      else if (moved || whole || columnsMoved) this.#write(slot, index, moved || whole, model);
    }
    this.#focus.sync(model.active, this.cellAt(model.active));
    this.#parts.columnWindow.cover(columns.first, columns.last);
    if (rowsMoved || force) this.#parts.onRows(rows, this.#ranges.rowsInView(model));
  }

  #write(slot: RowSlot, index: number, whole: boolean, model: GridModel<Row>): void {
    placeRow(slot, index, model);
    const row = model.rows.at(index);
    if (whole) writePinned(slot, row, model);
    writeCenter(slot, row, this.#columns, whole, model);
    if (whole || model.pinnedCount === 0) writeBox(slot, row, model);
  }

  /** Adds nodes if more is visible than before. Returns true if rows moved to other slots. */
  #grow(): boolean {
    const wider = this.#columns.last - this.#columns.first + 1 > this.#centerPool;
    if (wider) this.#centerPool = this.#columns.last - this.#columns.first + 1;
    const taller = this.#rows.last - this.#rows.first + 1 > this.#slots.length;
    const made = document.createDocumentFragment();
    while (this.#slots.length < this.#rows.last - this.#rows.first + 1) {
      const slot = createRowSlot();
      this.#slots.push(slot);
      made.append(slot.el);
    }
    if (wider || taller) for (const slot of this.#slots) growRow(slot, this.#centerPool);
    this.#parts.body.append(made);
    return wider || taller;
  }
}
