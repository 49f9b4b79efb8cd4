import { focusedElement } from '../internal/focusedElement';
import { type GridModel, pinnedWidthPx } from './gridModel';
import type { GridPosition } from './gridTypes';

/**
 * Keeps one cell in the tab order: the active one, or the viewport while that cell isn't drawn. Focus follows, so it is
 * never lost when a node is recycled.
 */
export class GridFocus {
  readonly #viewport: HTMLElement;
  readonly #body: HTMLElement;
  #tabStop: HTMLElement | undefined;

  constructor(viewport: HTMLElement, body: HTMLElement) {
    this.#viewport = viewport;
    this.#body = body;
  }

  /** @param cell element of the active cell, if it is drawn */
  sync(active: GridPosition, cell: HTMLElement | undefined): void {
    if (this.#tabStop !== cell) {
      if (this.#tabStop) this.#tabStop.tabIndex = -1;
      if (cell) cell.tabIndex = 0;
      this.#tabStop = cell;
    }
    const viewportTab = active.row >= 0 && !cell ? 0 : -1;
    if (this.#viewport.tabIndex !== viewportTab) this.#viewport.tabIndex = viewportTab;
    const focused = focusedElement();
    if (focused !== this.#viewport && !this.#body.contains(focused)) return;
    const target = cell ?? this.#viewport;
    if (focused !== target) target.focus({ preventScroll: true });
  }
}

/** Scrolls until the header and pinned columns don't cover the cell. */
export function reveal<Row>(viewport: HTMLElement, { row, column }: GridPosition, model: GridModel<Row>): void {
  if (row >= 0) {
    const top = row * model.rowHeightPx;
    const room = viewport.clientHeight - model.headHeightPx - model.rowHeightPx;
    const at = viewport.scrollTop;
    if (top < at) viewport.scrollTop = top;
    else if (top > at + room) viewport.scrollTop = top - room;
  }
  const placed = model.columns[column];
  if (!placed || placed.pinned) return;
  const sign = model.rtl ? -1 : 1;
  const at = viewport.scrollLeft * sign;
  const start = placed.offset - pinnedWidthPx(model);
  const room = viewport.clientWidth - pinnedWidthPx(model) - placed.width;
  if (start < at) viewport.scrollLeft = start * sign;
  else if (start > at + room) viewport.scrollLeft = (start - Math.max(0, room)) * sign;
}
