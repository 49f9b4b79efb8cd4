import { type CellNode, createCellNode, paintCell } from './cellNode';
import type { PlacedColumn } from './gridLayout';
import type { GridModel } from './gridModel';
import type { ItemRange } from './gridTypes';

/** A recycled row: its nodes, and the row and columns that they show. */
export interface RowSlot {
  readonly el: HTMLElement;
  readonly pinnedEl: HTMLElement;
  box: HTMLElement | undefined;
  pinned: CellNode[];
  center: CellNode[];
  /** Row index; -1 while unused. */
  index: number;
  selected: boolean | undefined;
  current: boolean;
}

/** The slot of an item among `size` slots. Each item keeps its slot while it is visible. */
export const slotOf = (item: number, size: number): number => ((item % size) + size) % size;

export function createRowSlot(): RowSlot {
  const el = document.createElement('div');
  el.setAttribute('role', 'row');
  el.className = 'gh-row';
  const pinnedEl = document.createElement('div');
  pinnedEl.className = 'gh-pin';
  pinnedEl.setAttribute('role', 'presentation');
  el.append(pinnedEl);
  return { el, pinnedEl, box: undefined, pinned: [], center: [], index: -1, selected: undefined, current: false };
}

/** Makes sure that there are `count` scrollable cells. All of them are assigned again. */
export function growRow(slot: RowSlot, count: number): void {
  slot.index = -1;
  while (slot.center.length < count) {
    const node = createCellNode();
    slot.center.push(node);
    slot.el.append(node.el);
  }
  for (const node of slot.center) node.column = -1;
}

/** Clears the assignment of cells to columns. */
export function resetRow(slot: RowSlot): void {
  for (const node of slot.center) node.column = -1;
  for (const node of slot.pinned) node.el.remove();
  slot.pinned = [];
  dropBox(slot);
}

export function hideRow(slot: RowSlot): void {
  if (!slot.el.hidden) slot.el.hidden = true;
  slot.index = -1;
}

export function placeRow<Row>(slot: RowSlot, index: number, model: GridModel<Row>): void {
  if (slot.index === index) return;
  if (slot.el.hidden) slot.el.hidden = false;
  slot.index = index;
  slot.el.style.transform = `translateY(${index * model.rowHeightPx}px)`;
  slot.el.setAttribute('aria-rowindex', String(index + model.headRows + 1));
}

/** Writes the pinned cells and the selection. */
export function writePinned<Row>(slot: RowSlot, row: Row | undefined, model: GridModel<Row>): void {
  writeSelection(slot, row, model);
  writeCurrent(slot, row, model);
  for (let column = 0; column < model.pinnedCount; column++) {
    let node = slot.pinned[column];
    if (!node) {
      node = createCellNode();
      slot.pinned.push(node);
      slot.pinnedEl.append(node.el);
      assign(node, column, model);
    }
    write(node, row, model);
  }
}

/** The checkbox is in the first cell, whether pinned or not, and scrolls with it. */
export function writeBox<Row>(slot: RowSlot, row: Row | undefined, model: GridModel<Row>): void {
  const isPinned = model.pinnedCount > 0;
  // The first scrollable column always uses the first node.
  const node = isPinned ? slot.pinned[0] : slot.center[0];
  if (model.selected && node) {
    const box = slot.box ?? addBox(slot, node, row, model);
    if (!isPinned) box.hidden = node.column !== 0;
  } else dropBox(slot);
}

/** @param whole whether the row has changed, so that cells that stay in place must be written, too */
export function writeCenter<Row>(
  slot: RowSlot,
  row: Row | undefined,
  range: ItemRange,
  whole: boolean,
  model: GridModel<Row>,
): void {
  const size = slot.center.length;
  for (let k = 0; k < size; k++) {
    const node = slot.center[k] as CellNode;
    const column = range.first + slotOf(k - range.first, size);
    if (column > range.last) {
      if (node.column !== -1) node.el.hidden = true;
      node.column = -1;
      continue;
    }
    const fresh = node.column !== column + model.pinnedCount;
    if (fresh) assign(node, column + model.pinnedCount, model);
    if (fresh || whole) write(node, row, model);
  }
}

function assign<Row>(node: CellNode, column: number, model: GridModel<Row>): void {
  const { column: entry, offset, width } = model.columns[column] as PlacedColumn<Row>;
  if (node.column === -1) node.el.hidden = false;
  node.column = column;
  node.el.style.insetInlineStart = `${offset}px`;
  if (node.widthPx !== width) {
    node.widthPx = width;
    node.el.style.width = `${width}px`;
  }
  node.el.setAttribute('aria-colindex', String(column + 1));
  if (model.editable) node.el.setAttribute('aria-readonly', String(!entry.editor));
}

function write<Row>(node: CellNode, row: Row | undefined, model: GridModel<Row>): void {
  const { column } = model.columns[node.column] as PlacedColumn<Row>;
  paintCell(node, row === undefined ? undefined : column.cell(row), column.align === 'end');
}

function writeSelection<Row>(slot: RowSlot, row: Row | undefined, model: GridModel<Row>): void {
  if (!model.selected) {
    if (slot.selected !== undefined) slot.el.removeAttribute('aria-selected');
    slot.selected = undefined;
    return;
  }
  const selected = row !== undefined && model.selected.has(model.rowId(row));
  slot.box?.setAttribute('aria-label', model.boxLabel(row, slot.index));
  if (slot.selected === selected) return;
  slot.selected = selected;
  slot.el.setAttribute('aria-selected', String(selected));
  slot.box?.setAttribute('aria-checked', String(selected));
}

function writeCurrent<Row>(slot: RowSlot, row: Row | undefined, model: GridModel<Row>): void {
  const current = model.currentId !== undefined && row !== undefined && model.rowId(row) === model.currentId;
  if (slot.current === current) return;
  slot.current = current;
  if (current) slot.el.setAttribute('aria-current', 'true');
  else slot.el.removeAttribute('aria-current');
}

function addBox<Row>(slot: RowSlot, node: CellNode, row: Row | undefined, model: GridModel<Row>): HTMLElement {
  const box = document.createElement('span');
  box.setAttribute('role', 'checkbox');
  node.el.prepend(box);
  slot.box = box;
  slot.selected = undefined;
  writeSelection(slot, row, model);
  return box;
}

function dropBox(slot: RowSlot): void {
  slot.box?.remove();
  slot.box = undefined;
}
