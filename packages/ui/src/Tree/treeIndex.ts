import { type FlatTreeNode, NONE, type TreeNode } from './treeTypes';

/**
 * A tree as arrays in preorder: what stands below node `i` is the range from `i + 1` up to `end[i]`. So a branch is
 * checked, skipped or searched by one pass over a range, without following a pointer.
 */
export class TreeIndex<Node extends TreeNode = TreeNode> {
  readonly nodes: readonly Node[];
  readonly parent: Int32Array;
  readonly end: Int32Array;
  readonly depth: Uint16Array;
  /** Leaves below a node; a leaf counts itself. */
  readonly leaves: Int32Array;
  /** Those of `leaves` that may be chosen. */
  readonly free: Int32Array;
  /** Place among the siblings, from 1 on. */
  readonly place: Int32Array;
  /** Number of children at `i + 1`; of roots at 0. */
  readonly kids: Int32Array;
  /** 1 where a node, or one above it, is disabled. */
  readonly locked: Uint8Array;
  readonly hasLocked: boolean;
  #places: Map<string, number> | undefined;
  #lowered: string[] | undefined;

  constructor(nodes: readonly Node[], parent: Int32Array) {
    const size = nodes.length;
    this.nodes = nodes;
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

  /** Index of the node with this id, or -1. */
  at(id: string): number {
    this.#places ??= new Map(this.nodes.map((node, i) => [node.id, i]));
    return this.#places.get(id) ?? NONE;
  }

  /** Whether a node can be opened. */
  isBranch(i: number): boolean {
    return (this.end[i] as number) > i + 1 || this.nodes[i]?.lazy === true;
  }

  /** Labels in lower case, made when they are needed first. */
  get lowered(): readonly string[] {
    this.#lowered ??= this.nodes.map(({ label }) => label.toLowerCase());
    return this.#lowered;
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
      }
      const above = this.parent[i] as number;
      if (above < 0) continue;
      // the last child comes first in this direction, and ends where its parent does
      if (this.end[above] === 0) this.end[above] = this.end[i] as number;
      this.leaves[above] = (this.leaves[above] as number) + (this.leaves[i] as number);
      this.free[above] = (this.free[above] as number) + (this.free[i] as number);
    }
  }
}

/** Arrays of a nested tree. Make them once, outside of a render, when a tree is large. */
export function indexTree<Node extends TreeNode>(roots: readonly Node[]): TreeIndex<Node> {
  return inPreorder(roots, (node) => node.children);
}

/** Arrays of rows that name their parents, in any order. A row whose parent is not among them stands at the top. */
export function indexFlat<Row extends FlatTreeNode>(rows: readonly Row[]): TreeIndex<Row & TreeNode> {
  const known = new Set(rows.map(({ id }) => id));
  const below = Map.groupBy(rows, ({ parentId }) => (parentId != null && known.has(parentId) ? parentId : undefined));
  const index = inPreorder((below.get(undefined) ?? []) as (Row & TreeNode)[], (row) => below.get(row.id) as never);
  const lost = rows.length - index.nodes.length;
  if (lost === 0) return index;
  throw new Error(
    `[ui] indexFlat found ${lost} rows whose parents lead round in a circle, so they stand nowhere. Correct their parentId.`,
  );
}

function inPreorder<Node extends TreeNode>(roots: readonly Node[], childrenOf: (node: Node) => Node['children']) {
  const nodes: Node[] = [];
  const parents: number[] = [];
  // a stack of our own: a chain of nodes may be deeper than calls can be
  const levels: { list: readonly Node[]; next: number; parent: number }[] = [{ list: roots, next: 0, parent: NONE }];
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
  return new TreeIndex(nodes, Int32Array.from(parents));
}
