import type { TreeIndex } from './treeIndex';
import { NONE, type TreeNode } from './treeTypes';

const NO_FLAGS = new Uint8Array(0);
const NO_COUNTS = new Int32Array(0);

/** The listed nodes of a tree: those whose ancestors are open or, during a search, matches and their ancestors. */
export class TreeView<Node extends TreeNode = TreeNode> {
  readonly index: TreeIndex<Node>;
  /** Nodes in list order; the first `count` entries are used. */
  readonly rows: Int32Array;
  count = 0;
  /** Number of nodes that contain the search text. */
  matchCount = 0;
  query = '';
  readonly #open: Uint8Array;
  #matches = NO_FLAGS;
  /** During a search: kept nodes, nodes that the user closed, and the counts of the index among the kept ones. */
  #keep = NO_FLAGS;
  #shut = NO_FLAGS;
  #kids = NO_COUNTS;
  #place = NO_COUNTS;

  constructor(index: TreeIndex<Node>, openIds: readonly string[] = []) {
    const size = index.nodes.length;
    this.index = index;
    this.rows = new Int32Array(size);
    this.#open = new Uint8Array(size);
    for (const id of openIds) {
      const i = index.at(id);
      if (i >= 0) this.#open[i] = 1;
    }
    this.#list();
  }

  /** The node of a list row, or -1. */
  nodeAt(row: number): number {
    return row >= 0 && row < this.count ? (this.rows[row] as number) : NONE;
  }

  /** The row of a listed node, or -1. */
  rowOf(i: number): number {
    let low = 0;
    let high = this.count - 1;
    // The list is in preorder, so indexes ascend.
    while (low <= high) {
      const middle = (low + high) >> 1;
      const node = this.rows[middle] as number;
      if (node === i) return middle;
      if (node < i) low = middle + 1;
      else high = middle - 1;
    }
    return NONE;
  }

  /** The row of a node or, if it isn't listed, of its closest listed ancestor. */
  rowNear(i: number): number {
    for (let at = i; at >= 0; at = this.index.parent[at] as number) {
      const row = this.rowOf(at);
      if (row >= 0) return row;
    }
    return this.count > 0 ? 0 : NONE;
  }

  isBranch(i: number): boolean {
    return this.query ? (this.#kids[i + 1] as number) > 0 : this.index.isBranch(i);
  }

  isOpen(i: number): boolean {
    if (this.query) return !this.#shut[i];
    // An open node without loaded children looks closed.
    return this.#open[i] === 1 && (this.index.end[i] as number) > i + 1;
  }

  isMatch(i: number): boolean {
    return this.query !== '' && this.#matches[i] === 1;
  }

  /** Number of listed siblings of a node, including itself. */
  setSize(i: number): number {
    return (this.query ? this.#kids : this.index.kids)[(this.index.parent[i] as number) + 1] as number;
  }

  /** Position among them, counted from 1. */
  placeInSet(i: number): number {
    return (this.query ? this.#place : this.index.place)[i] as number;
  }

  /**
   * The nodes that a toggle of a listed node applies to. Without a search, that is the node itself. During a search, it
   * is the lowest listed nodes below it, so that no hidden node changes. A node without listed children stands for its
   * whole branch, and so does a match with `own`.
   */
  partsOf(i: number): number[] {
    if (!this.query) return [i];
    const { end } = this.index;
    const parts: number[] = [];
    for (let k = i; k < (end[i] as number); ) {
      const itself = this.#matches[k] === 1 && this.index.nodes[k]?.own === true;
      const inwards = !itself && this.#keep[k] === 1 && (this.#kids[k + 1] as number) > 0;
      if (this.#keep[k] && !inwards) parts.push(k);
      k = inwards ? k + 1 : (end[k] as number);
    }
    return parts;
  }

  get openIds(): string[] {
    return this.index.nodes.filter((_, i) => this.#open[i] && this.index.isBranch(i)).map(({ id }) => id);
  }

  setOpen(i: number, open: boolean): void {
    if (this.query) this.#shut[i] = open ? 0 : 1;
    else this.#open[i] = open ? 1 : 0;
    this.#list();
  }

  setAllOpen(open: boolean): void {
    this.#open.fill(open ? 1 : 0);
    this.#shut.fill(open ? 0 : 1);
    this.#list();
  }

  /** Expands a node and its siblings. */
  openSiblings(i: number): void {
    const { parent, end } = this.index;
    const above = parent[i] as number;
    const to = above < 0 ? this.index.nodes.length : (end[above] as number);
    for (let k = above + 1; k < to; k = end[k] as number) {
      if (this.query) this.#shut[k] = 0;
      else this.#open[k] = 1;
    }
    this.#list();
  }

  /** Expands all ancestors of a node. Ends a search that hides it. */
  openTo(i: number): void {
    if (this.query && !this.#keep[i]) this.search('');
    for (let p = this.index.parent[i] as number; p >= 0; p = this.index.parent[p] as number) {
      this.#open[p] = 1;
      this.#shut[p] = 0;
    }
    this.#list();
  }

  /** Keeps nodes whose label contains the text, and their ancestors; an empty text lists all nodes. */
  search(text: string): void {
    const query = text.trim().toLowerCase();
    if (query === this.query) return;
    // A label without 'ab' doesn't contain 'abc' either.
    const narrower = this.query !== '' && query.startsWith(this.query);
    this.query = query;
    if (query) {
      this.#getReady();
      this.#match(query, narrower);
      this.#countKept();
      this.#shut.fill(0);
    }
    this.#list();
  }

  /** Many trees are never searched. */
  #getReady(): void {
    const size = this.rows.length;
    if (this.#keep.length === size) return;
    this.#matches = new Uint8Array(size);
    this.#keep = new Uint8Array(size);
    this.#shut = new Uint8Array(size);
    this.#kids = new Int32Array(size + 1);
    this.#place = new Int32Array(size);
  }

  #match(query: string, narrower: boolean): void {
    const { lowered, parent } = this.index;
    this.#keep.fill(0);
    this.matchCount = 0;
    for (let i = lowered.length - 1; i >= 0; i--) {
      const matches = (!narrower || this.#matches[i] === 1) && (lowered[i] as string).includes(query);
      this.#matches[i] = matches ? 1 : 0;
      if (matches) this.matchCount++;
      else if (!this.#keep[i]) continue;
      this.#keep[i] = 1;
      if ((parent[i] as number) >= 0) this.#keep[parent[i] as number] = 1;
    }
  }

  #countKept(): void {
    const { parent, end } = this.index;
    this.#kids.fill(0);
    for (let i = 0; i < this.#keep.length; ) {
      if (!this.#keep[i]) {
        i = end[i] as number;
        continue;
      }
      const above = (parent[i] as number) + 1;
      const place = (this.#kids[above] as number) + 1;
      this.#kids[above] = place;
      this.#place[i] = place;
      i++;
    }
  }

  #list(): void {
    this.count = this.query
      ? listKept(this.rows, this.index.end, this.#keep, this.#shut)
      : listOpen(this.rows, this.index.end, this.#open);
  }
}

// Separate functions, because a loop over object fields is several times slower until it is compiled.

function listOpen(rows: Int32Array, end: Int32Array, open: Uint8Array): number {
  let count = 0;
  for (let i = 0; i < rows.length; ) {
    rows[count++] = i;
    i = open[i] ? i + 1 : (end[i] as number);
  }
  return count;
}

function listKept(rows: Int32Array, end: Int32Array, keep: Uint8Array, shut: Uint8Array): number {
  let count = 0;
  for (let i = 0; i < rows.length; ) {
    if (keep[i]) rows[count++] = i;
    i = keep[i] && !shut[i] ? i + 1 : (end[i] as number);
  }
  return count;
}
