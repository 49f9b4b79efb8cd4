import { type FlatTreeNode, NONE, type TreeNode } from './treeTypes';

const SCANS = 3;

/**
 * A tree as arrays in preorder: the descendants of node `i` are the range from `i + 1` up to `end[i]`. Checking,
 * skipping or searching a branch is a pass over a range, without following pointers.
 */
export class TreeIndex<Node extends TreeNode = TreeNode> {
  readonly nodes: readonly Node[];
  readonly parent: Int32Array;
  readonly end: Int32Array;
  readonly depth: Uint16Array;
  /** Number of leaves below a node. A leaf counts itself, and so does a branch with `own`. */
  readonly leaves: Int32Array;
  /** Number of those that can be selected. */
  readonly free: Int32Array;
  /** Position among the siblings, counted from 1. */
  readonly place: Int32Array;
  /** Number of children at `i + 1`; of roots at 0. */
  readonly kids: Int32Array;
  /** 1 if the node or an ancestor is disabled. */
  readonly locked: Uint8Array;
  readonly hasLocked: boolean;
  /** Labels in lower case, for search and typeahead. */
  readonly lowered: readonly string[];
  #places: Map<string, number> | undefined;
  #scans = 0;

  constructor(nodes: readonly Node[], parent: Int32Array) {
    const size = nodes.length;
    this.nodes = nodes;
    this.lowered = nodes.map(({ label }) => label.toLowerCase());
    this.parent = parent;
    this.end = new Int32Array(size);
    this.depth = new Uint16Array(size);
    this.leaves = new Int32Array(size);
    this.free = new Int32Array(size);
    this.place = new Int32Array(size);
    this.kids = new Int32Array(size + 1);
    this.locked = new Uint8Array(size);
    this.hasLocked = this.#fillDown();
    this.#fillUp();
  }

  /** Index of the node with an id, or -1. */
  at(id: string): number {
    // Scanning all nodes a few times is cheaper than a map, which many trees never need.
    if (!this.#places && this.#scans++ < SCANS) return this.nodes.findIndex((node) => node.id === id);
    this.#places ??= new Map(this.nodes.map((node, i) => [node.id, i]));
    return this.#places.get(id) ?? NONE;
  }

  /** Whether a node can be expanded. */
  isBranch(i: number): boolean {
    return (this.end[i] as number) > i + 1 || this.nodes[i]?.lazy === true;
  }

  #fillDown(): boolean {
    let anyLocked = false;
    for (let i = 0; i < this.nodes.length; i++) {
      const above = this.parent[i] as number;
      const place = (this.kids[above + 1] as number) + 1;
      this.kids[above + 1] = place;
      this.place[i] = place;
      if (above >= 0) this.depth[i] = (this.depth[above] as number) + 1;
      if (this.nodes[i]?.disabled || (above >= 0 && this.locked[above])) {
        this.locked[i] = 1;
        anyLocked = true;
      }
    }
    return anyLocked;
  }

  #fillUp(): void {
    for (let i = this.nodes.length - 1; i >= 0; i--) {
      if (this.end[i] === 0) {
        this.end[i] = i + 1;
        this.leaves[i] = 1;
        this.free[i] = this.locked[i] ? 0 : 1;
      } else if (this.nodes[i]?.own) {
        this.leaves[i] = (this.leaves[i] as number) + 1;
        this.free[i] = (this.free[i] as number) + (this.locked[i] ? 0 : 1);
      }
      const above = this.parent[i] as number;
      if (above < 0) continue;
      // In this direction, the last child comes first and ends where its parent does.
      if (this.end[above] === 0) this.end[above] = this.end[i] as number;
      this.leaves[above] = (this.leaves[above] as number) + (this.leaves[i] as number);
      this.free[above] = (this.free[above] as number) + (this.free[i] as number);
    }
  }
}

/** Builds the arrays of a nested tree. For a large tree, build them once, outside of a render. */
export function indexTree<Node extends TreeNode>(roots: readonly Node[]): TreeIndex<Node> {
  return inPreorder<Node>(roots, (node) => node.children as readonly Node[] | undefined);
}

/** Builds the arrays from rows with parent ids, in any order. Rows with an unknown parent are at the top level. */
export function indexFlat<Row extends FlatTreeNode>(rows: readonly Row[]): TreeIndex<Row & TreeNode> {
  const known = new Set(rows.map(({ id }) => id));
  const below = new Map<string | undefined, Row[]>();
  for (const row of rows) {
    const above = row.parentId != null && known.has(row.parentId) ? row.parentId : undefined;
    const siblings = below.get(above);
    if (siblings) siblings.push(row);
    else below.set(above, [row]);
  }
  const index = inPreorder<Row>(below.get(undefined) ?? [], (row) => below.get(row.id));
  const lost = rows.length - index.nodes.length;
  if (lost === 0) return index;
  throw new Error(
    `[ui] indexFlat found ${lost} rows whose parents lead round in a circle, so they stand nowhere. Correct their parentId.`,
  );
}

/** Adds children to a node that has none yet. */
export function insertChildren<Node extends TreeNode>(
  index: TreeIndex<Node>,
  id: string,
  children: readonly Node[],
): TreeIndex<Node> {
  const at = index.at(id);
  if (at < 0 || index.end[at] !== at + 1) return index;
  const below = indexTree(children);
  const size = below.nodes.length;
  const parents = new Int32Array(index.nodes.length + size);
  for (let i = 0; i < index.nodes.length; i++) {
    const above = index.parent[i] as number;
    parents[i > at ? i + size : i] = above > at ? above + size : above;
  }
  for (let i = 0; i < size; i++) parents[at + 1 + i] = at + 1 + (below.parent[i] as number);
  const opened = { ...(index.nodes[at] as Node), lazy: false };
  return new TreeIndex(index.nodes.toSpliced(at, 1, opened, ...below.nodes), parents);
}

function inPreorder<Row>(roots: readonly Row[], childrenOf: (node: Row) => readonly Row[] | undefined) {
  const nodes: Row[] = [];
  const parents: number[] = [];
  // An explicit stack, because a chain of nodes can be deeper than the call stack.
  const levels: { list: readonly Row[]; next: number; parent: number }[] = [{ list: roots, next: 0, parent: NONE }];
  for (let level = levels.at(-1); level; level = levels.at(-1)) {
    const node = level.list[level.next++];
    if (!node) {
      levels.pop();
      continue;
    }
    parents.push(level.parent);
    nodes.push(node);
    const list = childrenOf(node);
    if (list?.length) levels.push({ list, next: 0, parent: nodes.length - 1 });
  }
  return new TreeIndex(nodes as (Row & TreeNode)[], Int32Array.from(parents));
}
