import { elementScroll, observeElementOffset, observeElementRect, Virtualizer } from '@tanstack/react-virtual';
import { type CellNode, createCellNode, paintCell } from './cellNode';
import type { PlacedColumn } from './gridLayout';
import type { GridPosition, GridRows } from './gridTypes';

/** Everything the painter needs to know; a new object is a repaint, and only differences are written. */
export interface GridModel<Row> {
  columns: readonly PlacedColumn<Row>[];
  pinnedCount: number;
  rows: GridRows<Row>;
  rowId: (row: Row) => string;
  rowLabel: (row: Row) => string;
  rowHeightPx: number;
  /** Height of header and filters, which cover the top of the viewport. */
  headHeightPx: number;
  /** Undefined when rows cannot be selected. */
  selected: ReadonlySet<string> | undefined;
  active: GridPosition;
  /** Rows of the header, for aria-rowindex. */
  headRows: number;
  rtl: boolean;
}

/** Both ends included. */
export interface RowRange {
  first: number;
  last: number;
}

interface RowSlot {
  el: HTMLElement;
  pinnedEl: HTMLElement;
  box: HTMLElement | undefined;
  pinned: CellNode[];
  center: CellNode[];
  index: number;
  selected: boolean | undefined;
}

const ROW_OVERSCAN = 2;
const COLUMN_OVERSCAN = 1;

type Geometry = readonly { column: { id: string }; width: number; pinned: boolean }[];

/** Whether the same columns stand in the same places; their cells and filters may differ. */
function sameGeometry(a: Geometry, b: Geometry): boolean {
  if (a.length !== b.length) return false;
  return a.every((entry, index) => {
    const other = b[index];
    return entry.column.id === other?.column.id && entry.width === other.width && entry.pinned === other.pinned;
  });
}

/** `index` of the slot that shows `item`, among `size` slots: each item keeps its slot while it stays in view. */
const slotOf = (item: number, size: number) => ((item % size) + size) % size;

/**
 * Draws the visible window of a grid into recycled nodes: one pass per scroll event, text writes only. TanStack
 * Virtual says which rows and columns are in view; React takes no part.
 */
export class GridPainter<Row> {
  #model: GridModel<Row> | undefined;
  readonly #viewport: HTMLElement;
  readonly #body: HTMLElement;
  readonly #rowRange: Virtualizer<HTMLElement, HTMLElement>;
  readonly #columnRange: Virtualizer<HTMLElement, HTMLElement>;
  readonly #slots: RowSlot[] = [];
  #centerPool = 0;
  #firstRow = 0;
  #lastRow = -1;
  #firstColumn = 0;
  #lastColumn = -1;
  readonly #onRows: (drawn: RowRange, inView: RowRange) => void;
  readonly #stop: (() => void)[] = [];
  #tabStop: HTMLElement | undefined;

  constructor(viewport: HTMLElement, body: HTMLElement, onRows: (drawn: RowRange, inView: RowRange) => void) {
    this.#viewport = viewport;
    this.#body = body;
    this.#onRows = onRows;
    const shared = {
      count: 0,
      getScrollElement: () => viewport,
      scrollToFn: elementScroll,
      observeElementRect,
      observeElementOffset,
      overscan: 0,
      initialRect: { width: viewport.clientWidth, height: viewport.clientHeight },
    };
    const onChange = () => this.#paint(false);
    this.#rowRange = new Virtualizer({ ...shared, estimateSize: () => 28, onChange });
    this.#columnRange = new Virtualizer({ ...shared, estimateSize: () => 140, horizontal: true, onChange });
    for (const range of [this.#rowRange, this.#columnRange]) this.#stop.push(range._didMount());
  }

  destroy(): void {
    for (const stop of this.#stop) stop();
    this.#body.replaceChildren();
  }

  update(model: GridModel<Row>): void {
    const before = this.#model;
    this.#model = model;
    const center = model.columns.slice(model.pinnedCount);
    const columnsMoved = !before || !sameGeometry(before.columns, model.columns);
    const { rowHeightPx } = model;
    if (before?.rows.count !== model.rows.count || before.rowHeightPx !== rowHeightPx) {
      this.#rowRange.setOptions({
        ...this.#rowRange.options,
        count: model.rows.count,
        estimateSize: () => rowHeightPx,
      });
      if (before && before.rowHeightPx !== rowHeightPx) {
        this.#rowRange.measure();
        this.#resetRows();
      }
      this.#body.style.height = `${model.rows.count * rowHeightPx}px`;
    }
    if (columnsMoved) {
      this.#columnRange.setOptions({
        ...this.#columnRange.options,
        count: center.length,
        estimateSize: (index) => center[index]?.width ?? 0,
        isRtl: model.rtl,
      });
      this.#columnRange.measure();
    }
    this.#rowRange._willUpdate();
    this.#columnRange._willUpdate();
    if (columnsMoved) this.#resetColumns();
    this.#paint(true);
  }

  /** The element of a data cell, when it is drawn. */
  cellAt({ row, column }: GridPosition): HTMLElement | undefined {
    return this.#nodeAt(row, column)?.el;
  }

  /** Value, age and why of the cell that holds `target`; a cell without a hint says its text when that is cut off. */
  hintAt(target: Element): string {
    const place = this.positionOf(target);
    const node = place && this.#nodeAt(place.row, place.column);
    if (!node) return '';
    const cutOff = node.el.scrollWidth > node.el.clientWidth;
    return node.hint || (cutOff ? (node.text.parentElement?.textContent ?? '') : '');
  }

  positionOf(target: Element): GridPosition | undefined {
    const cell = target.closest('[role=gridcell]');
    if (!cell) return undefined;
    for (const slot of this.#slots) {
      if (!slot.el.contains(cell)) continue;
      const node = slot.pinned.find((entry) => entry.el === cell) ?? slot.center.find((entry) => entry.el === cell);
      return node ? { row: slot.index, column: node.column } : undefined;
    }
    return undefined;
  }

  /** Scrolls just far enough that the cell stands clear of header and pinned columns. */
  reveal({ row, column }: GridPosition): void {
    const model = this.#model;
    if (!model) return;
    if (row >= 0) {
      const top = row * model.rowHeightPx;
      const room = this.#viewport.clientHeight - model.headHeightPx - model.rowHeightPx;
      const at = this.#viewport.scrollTop;
      if (top < at) this.#viewport.scrollTop = top;
      else if (top > at + room) this.#viewport.scrollTop = top - room;
    }
    const placed = model.columns[column];
    if (!placed || placed.pinned) return;
    const sign = model.rtl ? -1 : 1;
    const at = this.#viewport.scrollLeft * sign;
    const start = placed.offset - this.#pinnedWidth(model);
    const room = this.#viewport.clientWidth - this.#pinnedWidth(model) - placed.width;
    if (start < at) this.#viewport.scrollLeft = start * sign;
    else if (start > at + room) this.#viewport.scrollLeft = (start - Math.max(0, room)) * sign;
  }

  #pinnedWidth(model: GridModel<Row>): number {
    const last = model.columns[model.pinnedCount - 1];
    return last ? last.offset + last.width : 0;
  }

  #nodeAt(row: number, column: number): CellNode | undefined {
    const model = this.#model;
    if (!model || row < this.#firstRow || row > this.#lastRow || this.#slots.length === 0) return undefined;
    const slot = this.#slots[slotOf(row, this.#slots.length)];
    if (column < model.pinnedCount) return slot?.pinned[column];
    const center = column - model.pinnedCount;
    if (center < this.#firstColumn || center > this.#lastColumn) return undefined;
    return slot?.center[slotOf(center, this.#centerPool)];
  }

  /** Rows are placed when they get their index, so another height has to give it to them again. */
  #resetRows(): void {
    for (const slot of this.#slots) slot.index = -1;
  }

  /** The last item of a range that starts before the viewport's end, less what is covered of the viewport. */
  #lastBefore(
    range: Virtualizer<HTMLElement, HTMLElement>,
    { startIndex, endIndex }: { startIndex: number; endIndex: number },
    coveredPx: number,
  ): number {
    const horizontal = range === this.#columnRange;
    const seenPx = (horizontal ? range.scrollRect?.width : range.scrollRect?.height) ?? 0;
    const end = (range.scrollOffset ?? 0) + seenPx - coveredPx;
    let last = endIndex;
    while (last > startIndex && (range.measurementsCache[last]?.start ?? 0) >= end) last--;
    return last;
  }

  /**
   * One more than asked for when a node is there for it. While scrolling, the number in view changes by one all the
   * time; drawing the last one costs less than hiding and showing its nodes.
   */
  #filled(first: number, last: number, nodes: number, count: number): number {
    const one = last - first + 1 < nodes ? 1 : 0;
    return Math.min(count - 1, last + one);
  }

  #resetColumns(): void {
    for (const slot of this.#slots) {
      for (const node of slot.center) node.column = -1;
      for (const node of slot.pinned) node.el.remove();
      slot.pinned = [];
      slot.box = undefined;
    }
  }

  /**
   * One cell is in the tab order: the active one, or the viewport while that cell is not drawn. Focus follows, so that
   * it is never lost to the page when its node is recycled.
   */
  #syncFocus(model: GridModel<Row>): void {
    const cell = model.active.row < 0 ? undefined : this.cellAt(model.active);
    if (this.#tabStop !== cell) {
      if (this.#tabStop) this.#tabStop.tabIndex = -1;
      if (cell) cell.tabIndex = 0;
      this.#tabStop = cell;
    }
    this.#viewport.tabIndex = model.active.row >= 0 && !cell ? 0 : -1;
    const focused = this.#viewport.ownerDocument.activeElement;
    if (focused !== this.#viewport && !this.#body.contains(focused)) return;
    const target = cell ?? this.#viewport;
    if (focused !== target) target.focus({ preventScroll: true });
  }

  #paint(force: boolean): void {
    const model = this.#model;
    if (!model) return;
    const rows = this.#rowRange.calculateRange();
    const columns = this.#columnRange.calculateRange();
    // The ranges span the whole viewport; what header and pinned columns cover of it needs no cells.
    const lastSeenRow = rows && this.#lastBefore(this.#rowRange, rows, model.headHeightPx);
    const lastSeenColumn = columns && this.#lastBefore(this.#columnRange, columns, this.#pinnedWidth(model));
    const firstRow = rows ? Math.max(0, rows.startIndex - ROW_OVERSCAN) : 0;
    const lastRow =
      lastSeenRow === null
        ? -1
        : this.#filled(firstRow, lastSeenRow + ROW_OVERSCAN, this.#slots.length, model.rows.count);
    const centerCount = model.columns.length - model.pinnedCount;
    const firstColumn = columns ? Math.max(0, columns.startIndex - COLUMN_OVERSCAN) : 0;
    const lastColumn =
      lastSeenColumn === null
        ? -1
        : this.#filled(firstColumn, lastSeenColumn + COLUMN_OVERSCAN, this.#centerPool, centerCount);
    const rowsMoved = firstRow !== this.#firstRow || lastRow !== this.#lastRow;
    const columnsMoved = firstColumn !== this.#firstColumn || lastColumn !== this.#lastColumn;
    if (!force && !rowsMoved && !columnsMoved) return;
    this.#firstRow = firstRow;
    this.#lastRow = lastRow;
    this.#firstColumn = firstColumn;
    this.#lastColumn = lastColumn;
    const grown = this.#grow(lastRow - firstRow + 1, lastColumn - firstColumn + 1);
    const size = this.#slots.length;
    for (let i = 0; i < size; i++) {
      const slot = this.#slots[i] as RowSlot;
      const index = firstRow + slotOf(i - firstRow, size);
      const moved = slot.index !== index;
      if (moved || force || grown || columnsMoved) this.#fill(slot, index, moved || force || grown, model);
    }
    this.#syncFocus(model);
    if (rowsMoved || force) this.#onRows({ first: firstRow, last: lastRow }, this.#inView(model));
  }

  /** The rows that stand free of the header; one that shows by more than half counts. */
  #inView({ rowHeightPx, headHeightPx, rows }: GridModel<Row>): RowRange {
    const { scrollTop, clientHeight } = this.#viewport;
    const first = Math.round(scrollTop / rowHeightPx);
    const end = Math.round((scrollTop + clientHeight - headHeightPx - 1) / rowHeightPx);
    return { first: Math.min(first, rows.count - 1), last: Math.max(first, Math.min(end, rows.count) - 1) };
  }

  /** More slots when more is visible than ever before; true when the assignment of items to slots changed. */
  #grow(rowCount: number, columnCount: number): boolean {
    const wider = columnCount > this.#centerPool;
    if (wider) this.#centerPool = columnCount;
    const taller = rowCount > this.#slots.length;
    while (this.#slots.length < rowCount) this.#slots.push(this.#addSlot());
    if (wider || taller) {
      for (const slot of this.#slots) {
        slot.index = -1;
        while (slot.center.length < this.#centerPool) {
          const node = createCellNode();
          slot.center.push(node);
          slot.el.append(node.el);
        }
        for (const node of slot.center) node.column = -1;
      }
    }
    return wider || taller;
  }

  #addSlot(): RowSlot {
    const el = document.createElement('div');
    el.setAttribute('role', 'row');
    el.className = 'gh-row';
    const pinnedEl = document.createElement('div');
    pinnedEl.className = 'gh-pin';
    pinnedEl.setAttribute('role', 'presentation');
    el.append(pinnedEl);
    this.#body.append(el);
    return { el, pinnedEl, box: undefined, pinned: [], center: [], index: -1, selected: undefined };
  }

  #fill(slot: RowSlot, index: number, whole: boolean, model: GridModel<Row>): void {
    if (index > this.#lastRow) {
      slot.el.hidden = true;
      slot.index = -1;
      return;
    }
    if (slot.index !== index) {
      slot.index = index;
      slot.el.hidden = false;
      slot.el.style.transform = `translateY(${index * model.rowHeightPx}px)`;
      slot.el.setAttribute('aria-rowindex', String(index + model.headRows + 1));
    }
    const row = model.rows.at(index);
    if (whole) {
      this.#fillSelection(slot, row, model);
      for (let column = 0; column < model.pinnedCount; column++) {
        let node = slot.pinned[column];
        if (!node) {
          node = createCellNode();
          slot.pinned.push(node);
          slot.pinnedEl.append(node.el);
          this.#assign(node, column, model);
        }
        this.#write(node, row, model);
        if (column === 0 && model.selected) this.#ensureBox(slot, node);
      }
    }
    for (let k = 0; k < this.#centerPool; k++) {
      const node = slot.center[k] as CellNode;
      const column = this.#firstColumn + slotOf(k - this.#firstColumn, this.#centerPool);
      if (column > this.#lastColumn) {
        if (node.column !== -1 || whole) {
          node.column = -1;
          node.el.hidden = true;
        }
        continue;
      }
      const fresh = node.column !== column + model.pinnedCount;
      if (fresh) this.#assign(node, column + model.pinnedCount, model);
      if (fresh || whole) this.#write(node, row, model);
    }
  }

  #assign(node: CellNode, column: number, model: GridModel<Row>): void {
    const placed = model.columns[column] as PlacedColumn<Row>;
    node.column = column;
    node.el.hidden = false;
    node.el.style.insetInlineStart = `${placed.offset}px`;
    node.el.style.width = `${placed.width}px`;
    node.el.setAttribute('aria-colindex', String(column + 1));
  }

  #write(node: CellNode, row: Row | undefined, model: GridModel<Row>): void {
    const { column } = model.columns[node.column] as PlacedColumn<Row>;
    paintCell(node, row === undefined ? undefined : column.cell(row), column.align === 'end');
  }

  #fillSelection(slot: RowSlot, row: Row | undefined, model: GridModel<Row>): void {
    if (!model.selected) return;
    const selected = row !== undefined && model.selected.has(model.rowId(row));
    if (slot.box && row !== undefined) slot.box.setAttribute('aria-label', `Select ${model.rowLabel(row)}`);
    if (slot.selected === selected) return;
    slot.selected = selected;
    slot.el.setAttribute('aria-selected', String(selected));
    slot.box?.setAttribute('aria-checked', String(selected));
  }

  #ensureBox(slot: RowSlot, node: CellNode): void {
    if (node.el.querySelector('[role=checkbox]')) return;
    slot.box = document.createElement('span');
    slot.box.setAttribute('role', 'checkbox');
    slot.box.setAttribute('aria-checked', String(slot.selected ?? false));
    slot.box.setAttribute('aria-label', 'Select row');
    node.el.replaceChildren(slot.box, ...node.el.childNodes);
    slot.selected = undefined;
    const row = this.#model?.rows.at(slot.index);
    if (this.#model) this.#fillSelection(slot, row, this.#model);
  }
}
