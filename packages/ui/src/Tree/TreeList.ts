import { focusedElement } from '../internal/focusedElement';
import { RowWindow } from '../internal/RowWindow';
import { forgetRow, type TreeRow } from './treeRow';
import type { TreeNode } from './treeTypes';
import type { TreeView } from './treeView';

/** How rows of a kind of tree are written. */
export interface TreeFace<Row extends TreeRow> {
  create: () => Row;
  write: (row: Row, node: number) => void;
  /** The focusable element of a row. */
  focusable: (row: Row) => HTMLElement;
}

/** The listed nodes of a tree in recycled rows, and the active one, which has or gets the focus. */
export class TreeList<Node extends TreeNode, Row extends TreeRow> {
  view: TreeView<Node>;
  /** The node in the tab order. */
  active = 0;
  readonly window: RowWindow<Row>;
  readonly #body: HTMLElement;
  readonly #face: TreeFace<Row>;
  #tabStop: HTMLElement | undefined;

  constructor(viewport: HTMLElement, body: HTMLElement, view: TreeView<Node>, face: TreeFace<Row>) {
    this.view = view;
    this.#body = body;
    this.#face = face;
    this.window = new RowWindow(viewport, body, {
      count: () => this.view.count,
      create: face.create,
      forget: forgetRow,
      write: (row) => face.write(row, this.view.nodeAt(row.row)),
    });
  }

  get node(): Node | undefined {
    return this.view.index.nodes[this.active];
  }

  /** Sets other nodes; open and active ones are found again by their ids. */
  setView(view: TreeView<Node>): void {
    const before = this.node;
    this.view = view;
    if (before) this.active = Math.max(0, view.index.at(before.id));
  }

  /** Writes changes. The closest listed node above replaces one that is no longer listed. */
  repaint(): void {
    const row = this.view.rowNear(this.active);
    if (row >= 0) this.active = this.view.nodeAt(row);
    const focused = this.#hasFocus();
    this.window.refresh(row);
    this.#syncFocus(focused);
  }

  /** Makes a listed node the active one and scrolls it into view. */
  goTo(row: number, focus = true, center = false): void {
    if (row < 0 || row >= this.view.count) return;
    this.active = this.view.nodeAt(row);
    const focused = focus || this.#hasFocus();
    this.window.reveal(row, center);
    this.window.refresh(row);
    this.#syncFocus(focused);
  }

  focus(): void {
    this.#tabStop?.focus();
  }

  #hasFocus(): boolean {
    return this.#body.contains(focusedElement());
  }

  #syncFocus(focused: boolean): void {
    const row = this.window.at(this.view.rowOf(this.active));
    const stop = row && this.#face.focusable(row);
    if (this.#tabStop !== stop) {
      if (this.#tabStop) this.#tabStop.tabIndex = -1;
      if (stop) stop.tabIndex = 0;
      this.#tabStop = stop;
    }
    if (focused && stop && focusedElement() !== stop) stop.focus({ preventScroll: true });
  }
}
