import { TREE_MESSAGES } from './messages';
import type { TreeFace } from './TreeList';
import { TreeList } from './TreeList';
import { insertChildren, type TreeIndex } from './treeIndex';
import { TypeAhead, treeStep } from './treeKeys';
import { formatNumber, type TreeBaseProps, type TreeChecked, type TreeHandle } from './treeProps';
import type { TreeModel, TreeRow } from './treeRow';
import { TreeSelection } from './treeSelection';
import type { TreeNode } from './treeTypes';
import { TreeView } from './treeView';

interface Parts {
  viewport: HTMLElement;
  body: HTMLElement;
  /** Announces the result of a search. */
  status: HTMLElement;
  /** Called with whether a search has no matches. */
  onNothing: (nothing: boolean) => void;
}

/** A tree on the page: keeps the open and checked nodes and the search, and writes the rows without React. */
export class TreeCore<Node extends TreeNode, Row extends TreeRow> implements TreeHandle {
  readonly list: TreeList<Node, Row>;
  model: TreeModel;
  readonly typed = new TypeAhead();
  readonly #parts: Parts;
  readonly #loaded = new Map<string, readonly Node[]>();
  readonly #loads = new Map<string, 'loading' | 'failed'>();
  #props: TreeBaseProps<Node>;
  #given: TreeIndex<Node>;
  /** The given nodes, with loaded children. */
  #whole: TreeIndex<Node>;
  #selection: TreeSelection<Node> | undefined;
  #checked: TreeChecked<Node> | undefined;
  #searchText: string | undefined;

  constructor(parts: Parts, props: TreeBaseProps<Node>, given: TreeIndex<Node>, face: TreeFace<Row>) {
    this.#parts = parts;
    this.#props = props;
    this.#given = given;
    this.#whole = given;
    const view = new TreeView(given, props.defaultExpanded);
    this.list = new TreeList(parts.viewport, parts.body, view, face);
    this.model = this.#newModel();
  }

  get view(): TreeView<Node> {
    return this.list.view;
  }

  destroy(): void {
    this.list.window.destroy();
  }

  /** Updates the rows for new props or nodes. */
  update(props: TreeBaseProps<Node>, given: TreeIndex<Node>, rowHeightPx: number): void {
    this.#props = props;
    if (given !== this.#given) {
      this.#given = given;
      this.#whole = given;
      for (const [id, children] of this.#loaded) this.#whole = insertChildren(this.#whole, id, children);
      this.#setIndex();
    }
    this.#readSelection();
    if (props.searchText !== undefined && props.searchText !== this.#searchText) {
      this.#searchText = props.searchText;
      this.view.search(props.searchText);
      this.#saySearch();
    }
    this.list.window.rowHeightPx = rowHeightPx;
    this.paint();
  }

  paint(): void {
    this.model = this.#newModel();
    this.list.repaint();
  }

  /** The node of the row that contains `target`. */
  nodeAt(target: EventTarget): number {
    const row = this.list.window.holding(target as HTMLElement);
    return row ? this.view.nodeAt(row.row) : -1;
  }

  setOpen(i: number, open: boolean): void {
    const node = this.view.index.nodes[i];
    if (!node || !this.view.isBranch(i)) return;
    if (open && this.view.index.end[i] === i + 1) {
      this.#load(node);
      return;
    }
    this.view.setOpen(i, open);
    this.paint();
    this.#props.onExpandedChange?.(node, open);
  }

  /** Handles a click on a row, Space or Enter: checks, selects or opens it. */
  choose(i: number): void {
    const { disabled, onSelect } = this.#props;
    const node = this.view.index.nodes[i];
    if (!node) return;
    const locked = disabled || this.view.index.locked[i];
    if (this.#selection) {
      if (!locked) this.#check(i);
    } else if (this.model.selected !== undefined) {
      if (!locked) onSelect?.(node);
    } else this.setOpen(i, !this.view.isOpen(i));
  }

  /** Handles Enter and double-click. Returns whether the host has a listener. */
  activate(i: number): boolean {
    const node = this.view.index.nodes[i];
    const { onActivate } = this.#props;
    if (node && onActivate) onActivate(node);
    return onActivate !== undefined;
  }

  /** Handles a key. Returns whether it belongs to the tree pattern. */
  press(key: string, rtl: boolean): boolean {
    const row = this.view.rowOf(this.list.active);
    const step = treeStep(key, { view: this.view, row, pageRows: this.list.window.pageRows, rtl });
    if (!step) return false;
    if (step.kind === 'go') this.list.goTo(step.row);
    else if (step.kind === 'openSiblings') {
      this.view.openSiblings(this.list.active);
      this.paint();
    } else this.setOpen(this.list.active, step.kind === 'open');
    return true;
  }

  typeAhead(letter: string, nowMs: number): void {
    const row = this.view.rowOf(this.list.active);
    this.list.goTo(this.typed.type(letter, nowMs, this.view, row));
  }

  focus = () => this.list.focus();
  expandAll = () => this.#setAllOpen(true);
  collapseAll = () => this.#setAllOpen(false);
  expandedIds = () => this.view.openIds;

  reveal = (id: string) => {
    const i = this.view.index.at(id);
    if (i < 0) return;
    this.view.openTo(i);
    this.list.active = i;
    this.paint();
    this.list.goTo(this.view.rowOf(i), false, true);
  };

  search = (text: string) => {
    this.view.search(text);
    this.#parts.viewport.scrollTop = 0;
    this.#saySearch();
    this.paint();
    return this.view.matchCount;
  };

  #setAllOpen(open: boolean): void {
    this.view.setAllOpen(open);
    this.paint();
  }

  #check(i: number): void {
    const before = this.#selection as TreeSelection<Node>;
    const next = before.toggled(this.view.partsOf(i));
    if (next === before) return;
    if (this.#props.checked === undefined) {
      this.#selection = next;
      this.paint();
    }
    this.#props.onCheckedChange?.(next);
  }

  #saySearch(): void {
    const { found, nothingFound } = { ...TREE_MESSAGES, ...this.#props.texts };
    const { query, matchCount, count } = this.view;
    const { onNothing, status } = this.#parts;
    onNothing(query !== '' && count === 0);
    status.textContent = query === '' ? '' : matchCount === 0 ? nothingFound : found(matchCount);
  }

  #setIndex(): void {
    const { query, openIds } = this.view;
    const view = new TreeView(this.#whole, openIds);
    view.search(query);
    this.list.setView(view);
  }

  #readSelection(): void {
    const { checked, defaultChecked, onCheckedChange } = this.#props;
    if (checked === undefined && defaultChecked === undefined && !onCheckedChange) {
      this.#selection = undefined;
      return;
    }
    const { index } = this.view;
    const value = checked ?? this.#selection ?? defaultChecked ?? [];
    const same = this.#selection?.index === index;
    if (same && (value === this.#checked || value === this.#selection)) return;
    this.#checked = value;
    if (value instanceof TreeSelection) {
      this.#selection = value.index === index ? value : TreeSelection.of(index, value.topIds);
    } else if (!same || !this.#selection?.gave(value)) this.#selection = TreeSelection.of(index, value);
  }

  #load(node: Node): void {
    const { loadChildren } = this.#props;
    if (!loadChildren || this.#loads.get(node.id) === 'loading') return;
    this.#loads.set(node.id, 'loading');
    this.paint();
    loadChildren(node).then(
      (children) => {
        this.#loads.delete(node.id);
        this.#loaded.set(node.id, children);
        this.#whole = insertChildren(this.#whole, node.id, children);
        this.#setIndex();
        this.#readSelection();
        this.setOpen(this.view.index.at(node.id), true);
        this.paint();
      },
      () => {
        this.#loads.set(node.id, 'failed');
        this.paint();
      },
    );
  }

  #newModel(): TreeModel {
    const { selectedId, onSelect, disabled = false, formatCount = formatNumber, texts } = this.#props;
    const selectable = selectedId !== undefined || onSelect !== undefined;
    return {
      view: this.view,
      selection: this.#selection,
      selected: selectable ? (selectedId ? this.view.index.at(selectedId) : -1) : undefined,
      disabled,
      loads: this.#loads,
      failedText: texts?.failed ?? TREE_MESSAGES.failed,
      formatCount,
    };
  }
}
