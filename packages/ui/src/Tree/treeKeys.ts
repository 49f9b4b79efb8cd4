import { NONE } from './treeTypes';
import type { TreeView } from './treeView';

/** The effect of a key on a tree. */
export type TreeStep = { kind: 'go'; row: number } | { kind: 'open' | 'close' | 'openSiblings' } | undefined;

interface Place {
  view: TreeView;
  /** The row with the focus. */
  row: number;
  /** Rows of a Page key. */
  pageRows: number;
  rtl: boolean;
}

/** Keys of the tree pattern of the ARIA Authoring Practices Guide. */
export function treeStep(key: string, place: Place): TreeStep {
  const { view, row, pageRows, rtl } = place;
  const last = view.count - 1;
  const to = (next: number): TreeStep => ({ kind: 'go', row: Math.max(0, Math.min(last, next)) });
  switch (key) {
    case 'ArrowDown':
      return to(row + 1);
    case 'ArrowUp':
      return to(row - 1);
    case 'Home':
      return to(0);
    case 'End':
      return to(last);
    case 'PageDown':
      return to(row + pageRows);
    case 'PageUp':
      return to(row - pageRows);
    case '*':
      return { kind: 'openSiblings' };
    case rtl ? 'ArrowLeft' : 'ArrowRight':
      return inwards(place);
    case rtl ? 'ArrowRight' : 'ArrowLeft':
      return outwards(place);
  }
}

/** Expands a closed branch; moves from an open one to its first child. */
function inwards({ view, row }: Place): TreeStep {
  const i = view.nodeAt(row);
  if (!view.isBranch(i)) return undefined;
  if (!view.isOpen(i)) return { kind: 'open' };
  const first = view.nodeAt(row + 1);
  return first !== NONE && view.index.parent[first] === i ? { kind: 'go', row: row + 1 } : undefined;
}

/** Closes an open branch; moves from any other node to its parent. */
function outwards({ view, row }: Place): TreeStep {
  const i = view.nodeAt(row);
  if (view.isBranch(i) && view.isOpen(i)) return { kind: 'close' };
  const above = view.index.parent[i] ?? NONE;
  return above < 0 ? undefined : { kind: 'go', row: view.rowOf(above) };
}

const TYPE_AHEAD_MS = 600;

/** Finds the next row that starts with letters typed in quick succession. */
export class TypeAhead {
  #letters = '';
  #atMs = Number.NEGATIVE_INFINITY;

  /** While letters are typed, a space belongs to them; otherwise it is a key of its own. */
  isTyping(nowMs: number): boolean {
    return this.#letters !== '' && nowMs - this.#atMs < TYPE_AHEAD_MS;
  }

  /** Any other key ends the typed text. */
  end(): void {
    this.#letters = '';
  }

  /** The row to move to, or -1. */
  type(letter: string, nowMs: number, view: TreeView, row: number): number {
    this.#letters = (this.isTyping(nowMs) ? this.#letters : '') + letter.toLowerCase();
    this.#atMs = nowMs;
    const { lowered } = view.index;
    // Repeating a letter steps through the rows that start with it; a longer text may stay at its row.
    const same = [...this.#letters].every((each) => each === this.#letters[0]);
    const searched = same ? (this.#letters[0] as string) : this.#letters;
    const start = same ? row + 1 : row;
    for (let k = 0; k < view.count; k++) {
      const at = (start + k) % view.count;
      if (lowered[view.nodeAt(at)]?.startsWith(searched)) return at;
    }
    return NONE;
  }
}
