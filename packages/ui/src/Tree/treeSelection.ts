import type { TreeIndex } from './treeIndex';
import type { TreeNode } from './treeTypes';

export type CheckState = 'off' | 'on' | 'mixed';

/**
 * The checked leaves of a tree as an immutable value: a toggle returns a new one. It keeps a count per node, so a
 * toggle fills one range and updates the ancestors; lists of ids are created on demand.
 */
export class TreeSelection<Node extends TreeNode = TreeNode> {
  readonly index: TreeIndex<Node>;
  /** Number of checked leaves below each node. */
  readonly #on: Int32Array;
  /** Number of those that are disabled and stay. Undefined if nothing in the tree is disabled. */
  readonly #kept: Int32Array | undefined;
  #topIds: readonly string[] | undefined;
  #leafIds: readonly string[] | undefined;

  private constructor(index: TreeIndex<Node>, on: Int32Array, kept: Int32Array | undefined) {
    this.index = index;
    this.#on = on;
    this.#kept = kept;
  }

  /** The selection of these ids: a branch includes all of its leaves. Unknown ids are ignored. */
  static of<Node extends TreeNode>(index: TreeIndex<Node>, ids: readonly string[]): TreeSelection<Node> {
    const on = new Int32Array(index.nodes.length);
    for (const id of ids) {
      const i = index.at(id);
      if (i >= 0) on.set(index.leaves.subarray(i, index.end[i]), i);
    }
    if (ids.length > 0) countUp(index, on);
    if (!index.hasLocked) return new TreeSelection(index, on, undefined);
    const kept = new Int32Array(on.length);
    for (let i = 0; i < kept.length; i++) {
      if (index.locked[i] && index.end[i] === i + 1) kept[i] = on[i] as number;
    }
    countUp(index, kept);
    return new TreeSelection(index, on, kept);
  }

  /** Number of checked leaves. */
  get count(): number {
    let count = 0;
    const { end } = this.index;
    for (let i = 0; i < end.length; i = end[i] as number) count += this.#on[i] as number;
    return count;
  }

  /**
   * The shortest list of ids for this selection: the topmost nodes that are fully checked. Use it in forms and
   * requests; `TreeSelection.of` reads it.
   */
  get topIds(): readonly string[] {
    this.#topIds ??= this.#collect((i) => this.#on[i] === this.index.leaves[i]);
    return this.#topIds;
  }

  /** Ids of all checked leaves. */
  get leafIds(): readonly string[] {
    this.#leafIds ??= this.#collect((i) => this.index.end[i] === i + 1);
    return this.#leafIds;
  }

  /** Whether this list was created here, so that it needn't be read again. */
  gave(ids: readonly string[]): boolean {
    return ids === this.#topIds || ids === this.#leafIds;
  }

  stateOf(id: string): CheckState {
    const i = this.index.at(id);
    return i < 0 ? 'off' : this.stateAt(i);
  }

  stateAt(i: number): CheckState {
    const on = this.#on[i];
    return on === 0 ? 'off' : on === this.index.leaves[i] ? 'on' : 'mixed';
  }

  /** Checks everything selectable below a node; if all of it is checked, unchecks it. */
  toggledAt(i: number): TreeSelection<Node> {
    return this.toggled([i]);
  }

  /** The same for several nodes, none of which is below another. */
  toggled(parts: readonly number[]): TreeSelection<Node> {
    const whole = parts.every((i) => (this.#on[i] as number) - (this.#kept?.[i] ?? 0) === this.index.free[i]);
    return this.#with(parts, !whole);
  }

  /** Checks or unchecks everything selectable below a node. */
  withAt(i: number, checked: boolean): TreeSelection<Node> {
    return this.#with([i], checked);
  }

  #with(parts: readonly number[], checked: boolean): TreeSelection<Node> {
    const { free, locked } = this.index;
    let on: Int32Array | undefined;
    for (const i of parts) {
      const after = (this.#kept?.[i] ?? 0) + (checked ? (free[i] as number) : 0);
      const change = after - (this.#on[i] as number);
      if (change === 0 || locked[i]) continue;
      on ??= this.#on.slice();
      this.#fill(on, i, checked);
      this.#tellAbove(on, i, change);
    }
    return on ? new TreeSelection(this.index, on, this.#kept) : this;
  }

  #fill(on: Int32Array, i: number, checked: boolean): void {
    const { free, leaves, end } = this.index;
    const to = end[i] as number;
    const kept = this.#kept;
    if (!checked) kept ? on.set(kept.subarray(i, to), i) : on.fill(0, i, to);
    else if (!kept) on.set(leaves.subarray(i, to), i);
    else for (let k = i; k < to; k++) on[k] = (kept[k] as number) + (free[k] as number);
  }

  /**
   * Applies the change to all ancestors. If a branch with `own` was fully checked, unchecking a part of it also unchecks
   * the branch itself.
   */
  #tellAbove(on: Int32Array, i: number, change: number): void {
    const { parent, leaves, nodes } = this.index;
    let delta = change;
    for (let p = parent[i] as number; p >= 0; p = parent[p] as number) {
      if (delta < 0 && on[p] === leaves[p] && nodes[p]?.own) delta--;
      on[p] = (on[p] as number) + delta;
    }
  }

  /** Ids of checked nodes that satisfy `stop`. Descendants of such a node and unchecked nodes are skipped. */
  #collect(stop: (i: number) => boolean): string[] {
    const { nodes, end } = this.index;
    const ids: string[] = [];
    for (let i = 0; i < nodes.length; ) {
      if (this.#on[i] === 0) {
        i = end[i] as number;
      } else if (stop(i)) {
        ids.push((nodes[i] as Node).id);
        i = end[i] as number;
      } else i++;
    }
    return ids;
  }
}

/** Makes each branch the sum of its children, plus itself if it has `own` and was checked. */
function countUp({ parent, end, leaves, nodes }: TreeIndex, counts: Int32Array): void {
  for (let i = 0; i < counts.length; i++) {
    if ((end[i] as number) > i + 1) counts[i] = nodes[i]?.own && counts[i] === leaves[i] ? 1 : 0;
  }
  for (let i = counts.length - 1; i >= 0; i--) {
    const above = parent[i] as number;
    if (above >= 0) counts[above] = (counts[above] as number) + (counts[i] as number);
  }
}
